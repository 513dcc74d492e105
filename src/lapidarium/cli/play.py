"""`lapidarium play`: a game in the terminal, sharing a keyboard."""

from __future__ import annotations

import contextlib
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import platformdirs

from lapidarium.cli.chance import Draws
from lapidarium.cli.files import read_record, write_file
from lapidarium.cli.opponents import Opponents, bot_option
from lapidarium.cli.options import game_for, lang_option, pack_option, players_option
from lapidarium.cli.output import CommandError, console, render, render_refusal, translate
from lapidarium.games.drawing import Drawing, drawing_of
from lapidarium.games.errors import RulesError
from lapidarium.games.game import CHANCE, OVER
from lapidarium.messages import Message
from lapidarium.record import LONGEST_NAME, Record, write

if TYPE_CHECKING:
    from lapidarium.games.game import Game

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - typed lines can be edited and fetched back

QUIT_WORDS = ("quit", "exit", "q")
INTERRUPTED = 130


@click.command()
@click.argument("game_name", metavar="[GAME]", required=False)
@players_option
@click.option("--seed", help="The same seed gives the same deal.")
@pack_option
@click.option(
    "--set",
    "setup",
    multiple=True,
    metavar="EVENT",
    help="Fix something that setup would draw, such as 'first 2'.",
)
@click.option("--name", "names", multiple=True, help="A name for each seat, in order.")
@click.option(
    "--from",
    "unfinished",
    type=click.Path(path_type=Path),
    help="Resume a record, with its game, players and pack.",
)
@bot_option
@lang_option
def play(
    game_name: str | None,
    players: int | None,
    seed: str | None,
    pack_name: str | None,
    setup: tuple[str, ...],
    names: tuple[str, ...],
    unfinished: Path | None,
    bot_seats: tuple[str, ...],
) -> None:
    """Play in the terminal, sharing a keyboard or against bots."""
    if unfinished is None:
        game = game_for(game_name, players, pack_name)
        record = Record(game, (), _names(names, game.players))
        path = _new_file(game.name)
    else:
        record, path = read_record(unfinished), unfinished
        if record.seen_by is not None:
            raise CommandError(Message("cli-seen-record", path=str(unfinished)))
    opponents = Opponents(record.game, bot_seats)
    Session(record, path, Draws(record, seed, setup), opponents).run()


def _names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    if len(names) > players or any(not n.strip() or len(n) > LONGEST_NAME for n in names):
        raise CommandError(Message("cli-names", players=players, most=LONGEST_NAME))
    return (*names, *[""] * (players - len(names))) if names else ()


def _new_file(game: str) -> Path:
    folder = platformdirs.user_data_path("lapidarium") / "games"
    return folder / f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}.record"


class Session:
    """One sitting: the game so far, and what people type. It is kept after every decision."""

    def __init__(self, record: Record, path: Path, draws: Draws, opponents: Opponents) -> None:
        self.game: Game[Any, Any] = record.game
        self.names = record.names
        self.path = path
        self.draws = draws
        self.opponents = opponents
        self.drawing: Drawing = drawing_of(record.game)
        self.events = list(record.events)
        self.state = record.last()

    def run(self) -> None:
        """Play until the game is over or somebody leaves; nothing is lost either way."""
        try:
            self.deal()
            self.draws.check_used()
            self.show()
            while (seat := self.game.to_act(self.state)) != OVER:
                if seat in self.opponents.levels:
                    self.answer(seat)
                else:
                    self.turn()
        except EOFError:
            self.leave(0)
        except KeyboardInterrupt:
            self.leave(INTERRUPTED)
        self.end()

    def answer(self, seat: int) -> None:
        """Let a bot make its move; the table is shown when it is a person's turn again."""
        seed = f"{self.draws.dealer.seed}/{len(self.events)}"
        self.happen(self.opponents.choose(self.state, seat, seed))
        self.deal()
        self.keep()
        if self.game.to_act(self.state) not in self.opponents.levels:
            self.show()

    def turn(self) -> None:
        """Ask the seat to act once, and do what was typed."""
        prompt = translate("play-prompt", who=self.who(self.game.to_act(self.state)))
        text = console.input(f"[bold yellow]{prompt}[/] ").strip()
        word, _, about = text.partition(" ")
        match word.lower():
            case "":
                pass
            case "?" | "help":
                console.print(translate(f"play-help-{self.game.name}"), markup=False)
                console.print(translate("play-help"), markup=False)
            case "list" | "l":
                self.list(about.strip())
            case "show":
                self.show()
            case "undo" | "u":
                self.undo()
            case "save":
                self.save(about.strip())
            case typed if typed in QUIT_WORDS:
                self.leave(0)
            case _:
                self.move(text)

    def list(self, about: str) -> None:
        """Tell what may be done, or say why that cannot be told."""
        try:
            console.print(self.drawing.choices(self.state, about))
        except RulesError as error:
            console.print(render_refusal(error), style="red", markup=False)

    def move(self, text: str) -> None:
        """Make a move, or the moves that a word stands for, or say why not."""
        if gesture := self.drawing.gesture(self.state, text):
            while gesture:
                self.happen(gesture)
                self.deal()
                gesture = self.drawing.gesture(self.state, text)
        else:
            try:
                event = self.game.check(self.state, text, self.game.to_act(self.state))
            except RulesError as error:
                console.print(render_refusal(error), style="red", markup=False)
                return
            self.happen(event)
            self.deal()
        self.keep()
        self.show()

    def who(self, seat: int) -> str:
        """The name of a seat, or of the table."""
        if seat == CHANCE:
            return translate("play-table")
        name = self.names[seat] if self.names else ""
        return name or self.opponents.name(seat) or translate("seat", seat=seat + 1)

    def happen(self, event: Any) -> None:
        """Let an event happen, and tell it as everybody at the keyboard may see it."""
        seat = self.game.to_act(self.state)
        seen = self.game.seen(self.state, event, None)
        message = translate(
            "play-line", who=self.who(seat), message=self.game.describe(self.state, seen)
        )
        after = self.game.after(self.state, event)
        if self.game.turns(after) or seat != CHANCE:
            console.print(message, style="dim" if seat == CHANCE else "", markup=False)
        for gain in self.game.gains(self.state, event):
            console.print(f"  {render(gain)}", style="bold green", markup=False)
        self.events.append(event)
        self.state = after

    def deal(self) -> None:
        """Draw whatever has to be drawn now."""
        while self.game.to_act(self.state) == CHANCE:
            self.happen(self.draws.draw(self.game.chance(self.state)))

    def undo(self) -> None:
        """Take back a person's last decision and all that followed; the order of draws stays."""
        states = list(Record(self.game, tuple(self.events)).states())
        acted = [self.game.to_act(state) for state in states[:-1]]
        bots = self.opponents.levels
        decisions = [n for n, seat in enumerate(acted) if seat >= 0 and seat not in bots]
        if not decisions:
            console.print(translate("play-nothing-to-undo"))
            return
        at = decisions[-1]
        self.events, self.state = self.events[:at], states[at]
        self.keep()
        console.print(translate("play-undone"))
        self.show()

    def show(self) -> None:
        """Draw the table as everybody may see it, and what can be done."""
        console.print(self.drawing.table(self.state, None))
        if self.game.to_act(self.state) >= 0:
            console.print(self.drawing.choices(self.state, ""))

    def text(self) -> str:
        """The game so far as a record: the table's own, whole."""
        return write(Record(self.game, tuple(self.events), self.names))

    def keep(self) -> None:
        """Write the game to its file."""
        write_file(self.path, self.text())

    def save(self, name: str) -> None:
        """Write the record to another file, which must not be there yet."""
        if not name:
            console.print(translate("play-save-where"))
            return
        try:
            if Path(name).exists():
                raise CommandError(Message("cli-file-exists", path=name))
            write_file(Path(name), self.text())
        except CommandError as refused:
            console.print(render(refused.message), style="red", markup=False)
            return
        console.print(translate("play-saved", path=name), markup=False)

    def leave(self, code: int) -> None:
        """Stop in the middle; the game can be resumed."""
        self.keep()
        console.print()
        console.print(translate("play-left", path=str(self.path)), markup=False, soft_wrap=True)
        raise click.exceptions.Exit(code)

    def end(self) -> None:
        """Tell how it ended and where the record is."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        console.print(self.drawing.sheet(self.state))
        console.print(render(Message("play-ended", reason=outcome.ended)), markup=False)
        console.print(render(outcome.decided), style="bold", markup=False)
        console.print(translate("play-record", path=str(self.path)), markup=False, soft_wrap=True)
