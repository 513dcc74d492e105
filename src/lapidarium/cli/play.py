"""`lapidarium play`: a game in the terminal, everybody at one keyboard."""

from __future__ import annotations

import contextlib
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import platformdirs
import typer

from lapidarium import record
from lapidarium.cli.chance import Draws
from lapidarium.cli.opponents import Against, Opponents
from lapidarium.cli.output import (
    GameName,
    Lang,
    PackName,
    Refused,
    Seed,
    complaint,
    console,
    read_record,
    speak,
    tell,
    the_game,
    write_file,
)
from lapidarium.games.drawing import Drawing, drawing_of
from lapidarium.games.errors import RulesError
from lapidarium.games.game import CHANCE, OVER
from lapidarium.messages import Message
from lapidarium.record import LONGEST_NAME, Record

if TYPE_CHECKING:
    from lapidarium.games.game import Game

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - typed lines can be edited and fetched back

LEAVE = ("quit", "exit", "q")
INTERRUPTED = 130


def play(
    game_name: GameName = "monolyth",
    players: Annotated[
        int, typer.Option("--players", "-p", help="How many seats.", min=1, max=4)
    ] = 2,
    seed: Seed = None,
    pack: PackName = None,
    given: Annotated[
        list[str] | None,
        typer.Option(
            "--set", help="Fix what setup would draw: 'card 6', 'board 1 BOKT', 'first 2'."
        ),
    ] = None,
    names: Annotated[
        list[str] | None, typer.Option("--name", help="A name for each seat, in order.")
    ] = None,
    unfinished: Annotated[
        Path | None,
        typer.Option("--from", help="Go on with a record, with its game, players and pack."),
    ] = None,
    against: Against = None,
    lang: Lang = None,  # noqa: ARG001
) -> None:
    """Play in the terminal, everybody at one keyboard, or against bots."""
    if unfinished is None:
        game = the_game(game_name, players, pack)
        told = Record(game, (), _names(names or [], game.players))
        path = _new_file(game.name)
    else:
        told, path = read_record(unfinished), unfinished
        if told.seen_by is not None:
            raise Refused(Message("cli-seen-record", path=str(unfinished)))
    opponents = Opponents(told.game, against or [])
    Session(told, path, Draws(told, seed, given or []), opponents).run()


def _names(names: list[str], players: int) -> tuple[str, ...]:
    if len(names) > players or any(not n.strip() or len(n) > LONGEST_NAME for n in names):
        raise Refused(Message("cli-names", players=players, most=LONGEST_NAME))
    return (*names, *[""] * (players - len(names))) if names else ()


def _new_file(game: str) -> Path:
    folder = platformdirs.user_data_path("lapidarium") / "games"
    return folder / f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}.record"


class Session:
    """One sitting: the game so far, and what people type. It is kept after every decision."""

    def __init__(self, told: Record, path: Path, draws: Draws, opponents: Opponents) -> None:
        self.game: Game[Any, Any] = told.game
        self.names = told.names
        self.path = path
        self.draws = draws
        self.opponents = opponents
        self.drawing: Drawing = drawing_of(told.game)
        self.events = list(told.events)
        self.state = told.last()

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
        prompt = speak("play-prompt", who=self.who(self.game.to_act(self.state)))
        text = console.input(f"[bold yellow]{prompt}[/] ").strip()
        word, _, about = text.partition(" ")
        match word.lower():
            case "":
                pass
            case "?" | "help":
                console.print(speak(f"play-help-{self.game.name}"), markup=False)
                console.print(speak("play-help"), markup=False)
            case "list" | "l":
                self.list(about.strip())
            case "show":
                self.show()
            case "undo" | "u":
                self.undo()
            case "save":
                self.save(about.strip())
            case typed if typed in LEAVE:
                self.leave(0)
            case _:
                self.move(text)

    def list(self, about: str) -> None:
        """Tell what may be done, or say why that cannot be told."""
        try:
            console.print(self.drawing.choices(self.state, about))
        except RulesError as error:
            console.print(complaint(error), style="red", markup=False)

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
                console.print(complaint(error), style="red", markup=False)
                return
            self.happen(event)
            self.deal()
        self.keep()
        self.show()

    def who(self, seat: int) -> str:
        """The name of a seat, or of the table."""
        if seat == CHANCE:
            return speak("play-table")
        name = self.names[seat] if self.names else ""
        return name or self.opponents.name(seat) or speak("seat", seat=seat + 1)

    def happen(self, event: Any) -> None:
        """Let an event happen, and tell it as everybody at the keyboard may see it."""
        seat = self.game.to_act(self.state)
        seen = self.game.seen(self.state, event, None)
        message = speak(
            "play-line", who=self.who(seat), message=self.game.describe(self.state, seen)
        )
        after = self.game.after(self.state, event)
        if self.game.turns(after) or seat != CHANCE:
            console.print(message, style="dim" if seat == CHANCE else "", markup=False)
        for gain in self.game.gains(self.state, event):
            console.print(f"  {tell(gain)}", style="bold green", markup=False)
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
            console.print(speak("play-nothing-to-undo"))
            return
        at = decisions[-1]
        self.events, self.state = self.events[:at], states[at]
        self.keep()
        console.print(speak("play-undone"))
        self.show()

    def show(self) -> None:
        """Draw the table as everybody may see it, and what can be done."""
        console.print(self.drawing.table(self.state, None))
        if self.game.to_act(self.state) >= 0:
            console.print(self.drawing.choices(self.state, ""))

    def text(self) -> str:
        """The game so far as a record: the table's own, whole."""
        return record.write(Record(self.game, tuple(self.events), self.names))

    def keep(self) -> None:
        """Write the game to its file."""
        write_file(self.path, self.text())

    def save(self, name: str) -> None:
        """Write the record to another file, which must not be there yet."""
        if not name:
            console.print(speak("play-save-where"))
            return
        try:
            if Path(name).exists():
                raise Refused(Message("cli-file-exists", path=name))
            write_file(Path(name), self.text())
        except Refused as refused:
            console.print(tell(refused.message), style="red", markup=False)
            return
        console.print(speak("play-saved", path=name), markup=False)

    def leave(self, code: int) -> None:
        """Stop in the middle; the game can be gone on with."""
        self.keep()
        console.print()
        console.print(speak("play-left", path=str(self.path)), markup=False, soft_wrap=True)
        raise typer.Exit(code)

    def end(self) -> None:
        """Tell how it ended and where the record is."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        console.print(self.drawing.sheet(self.state))
        console.print(tell(Message("play-ended", reason=outcome.ended)), markup=False)
        console.print(tell(outcome.decided), style="bold", markup=False)
        console.print(speak("play-record", path=str(self.path)), markup=False, soft_wrap=True)
