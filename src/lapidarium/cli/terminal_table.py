"""A table in the terminal: it asks at the keyboard or a bot, and the table does the rest.

Everybody sits at one keyboard, so one person stands for each seat that has no bot, and all of
them agree when a decision is taken back.
"""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lapidarium import words
from lapidarium.arena.game_loop import play_out
from lapidarium.cli.files import write_file
from lapidarium.cli.opponents import choose_move, level_name
from lapidarium.cli.output import CommandError, console, render, render_refusal, translate
from lapidarium.cli.rules import find_clause, how_to_play, print_clause
from lapidarium.games.errors import RulesError
from lapidarium.games.game import CHANCE
from lapidarium.games.registry import game_type
from lapidarium.messages import Message
from lapidarium.record import Record, write
from lapidarium.table import Made, Refused, Table, Terms, turn_commands
from lapidarium.table.entries import Began
from lapidarium.table.import_commands import import_game
from lapidarium.table.moment import Moment, Sent

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lapidarium.dealing import Dealer
    from lapidarium.games.game import Game
    from lapidarium.table import Entry

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - typed lines can be edited and fetched back

QUIT_WORDS = ("quit", "exit", "q")
INTERRUPTED = 130


class TerminalTable:
    """One game in the terminal. Its record is written after every decision."""

    def __init__(
        self,
        record: Record,
        path: Path,
        dealer: Dealer,
        setup: tuple[str, ...],
        bots: Mapping[int, str],
    ) -> None:
        self.game = record.game
        self.path = path
        self.dealer = dealer
        self.drawing = game_type(record.game.name).terminal(record.game, translate)
        made = _made(record.game, dealer.seed, setup, bots)
        table = Table.start(path.stem, made, record.game)
        self.table = table.after(
            *import_game(table, record.game, record.steps(), record.names, made.at)
        )

    def run(self) -> None:
        """Play until the game is over or somebody leaves; nothing is lost either way."""
        try:
            self.begin()
            self.show()
            play_out(self.table, self.ask)
        except EOFError:
            self.leave(0)
        except KeyboardInterrupt:
            self.leave(INTERRUPTED)
        self.end()

    def begin(self) -> None:
        """Set the game up, or resume it; everything fixed by hand must be part of the setup."""
        entries = turn_commands.begin_if_full(self.table, self.moment())
        drawn = [text for entry in entries if isinstance(entry, Began) for text in entry.drawn]
        for text in self.table.terms.setup:
            if text not in drawn:
                raise CommandError(Message("cli-set-unused", event=text))
        self.apply(entries)

    def moment(self) -> Moment:
        """Now, with the dealer of this game."""
        return Moment(_now(), self.dealer.draw)

    def ask(self, table: Table, seat: int) -> Table:
        """Ask a bot or at the keyboard, once; the table after what was decided."""
        if (level := table.seats[seat].bot) is not None:
            self.ask_bot(seat, level)
        else:
            self.ask_person(seat)
        return self.table

    def ask_bot(self, seat: int, level: str) -> None:
        """Let a bot make its move; the table is drawn when it is a person's turn again."""
        seed = f"{self.dealer.seed}/{len(self.table.steps)}"
        move = self.game.text(choose_move(self.game, self.table.state, level, seed))
        sent = Sent(move, self.table.touched)
        self.apply(turn_commands.play_for_bot(self.table, seat, sent, self.moment()))
        self.keep()
        if self.table.to_act < 0 or self.table.seats[self.table.to_act].bot is None:
            self.show()

    def ask_person(self, seat: int) -> None:
        """Read a line, and do what it says."""
        prompt = translate("play-prompt", who=self.who(seat))
        text = console.input(f"[bold yellow]{prompt}[/] ").strip()
        word, _, rest = text.partition(" ")
        match word.lower():
            case "":
                pass
            case "?" | "help":
                self.help(rest.strip())
            case "list" | "l":
                self.list_moves(rest.strip())
            case "show":
                self.show()
            case "undo" | "u":
                self.undo(seat)
            case "save":
                self.save(rest.strip())
            case typed if typed in QUIT_WORDS:
                self.leave(0)
            case _:
                self.move(seat, text)

    def help(self, clause: str) -> None:
        """Print a clause of the rules; else how to play, to write moves and to use the terminal."""
        if clause:
            self.explain(clause)
            return
        for line in how_to_play(self.game.name):
            console.print(line, markup=False)
        code = f"play-help-{self.game.name}"
        if words.has(code):
            console.print(translate(code), markup=False)
        console.print(translate("play-help", clause=self.game.clause_of_turns), markup=False)

    def explain(self, clause: str) -> None:
        """Print a clause of the rules, or which ones there are."""
        try:
            print_clause(find_clause(self.game.name, clause))
        except CommandError as error:
            console.print(render(error.message), style="red", markup=False)

    def list_moves(self, about: str) -> None:
        """Print what may be done, or why that cannot be listed."""
        try:
            console.print(self.drawing.choices(self.table.state, about))
        except RulesError as error:
            console.print(render_refusal(error), style="red", markup=False)

    def move(self, seat: int, text: str) -> None:
        """Make a move, or the moves that a word stands for, or print why not."""
        gesture = self.drawing.gesture(self.table.state, text)
        try:
            self.play(seat, text if gesture is None else self.game.text(gesture))
        except Refused as refused:
            console.print(_refusal(text, refused), style="red", markup=False)
            return
        while gesture and (gesture := self.drawing.gesture(self.table.state, text)):
            self.play(seat, self.game.text(gesture))
        self.keep()
        self.show()

    def play(self, seat: int, move: str) -> None:
        """A person's move; raises Refused."""
        sent = Sent(move, self.table.number)
        self.apply(turn_commands.play(self.table, _person(seat), sent, self.moment()))

    def undo(self, seat: int) -> None:
        """Take back the last decision that a person made; the order of draws stays."""
        decided = [d.seat for d in self.table.decisions if self.table.seats[d.seat].is_human]
        asker = decided[-1] if decided else seat
        sent = Sent("", self.table.number)
        try:
            self.apply(turn_commands.undo(self.table, _person(asker), sent, _now()))
        except Refused:
            console.print(translate("play-nothing-to-undo"))
            return
        for other, own in enumerate(self.table.seats):
            if self.table.undo_asked >= 0 and other != asker and own.is_human:
                person = _person(other)
                self.apply(turn_commands.answer_undo(self.table, person, True, _now()))
        self.keep()
        console.print(translate("play-undone"))
        self.show()

    def apply(self, entries: Sequence[Entry]) -> None:
        """Go on to the table after these entries, and print what happened."""
        before, self.table = self.table, self.table.after(*entries)
        state = before.state
        for step in self.table.steps[len(before.steps) :]:
            self.print_event(state, step.event, step.state)
            state = step.state

    def print_event(self, before: Any, event: Any, after: Any) -> None:
        """An event as everybody at the keyboard may see it; the setup is not printed."""
        seat = self.game.to_act(before)
        seen = self.game.seen(before, event, None)
        if self.game.turns(after) or seat != CHANCE:
            message = self.game.describe(before, seen)
            line = translate("play-line", who=self.who(seat), message=message)
            console.print(line, style="dim" if seat == CHANCE else "", markup=False)
        for gain in self.game.gains(before, seen):
            console.print(f"  {render(gain)}", style="bold green", markup=False)

    def who(self, seat: int) -> str:
        """The name of a seat, or of the table."""
        if seat == CHANCE:
            return translate("play-table")
        if self.table.names and self.table.names[seat]:
            return self.table.names[seat]
        level = self.table.seats[seat].bot
        return translate("seat", seat=seat + 1) if level is None else level_name(level)

    def show(self) -> None:
        """Draw the table as everybody may see it, and what can be done."""
        console.print(self.drawing.table(self.table.state, None))
        if self.table.to_act >= 0:
            console.print(self.drawing.choices(self.table.state, ""))

    def text(self) -> str:
        """The game so far as a record: the table's own, complete."""
        return write(
            Record(self.game, self.table.events, self.table.names, known=self.table.states)
        )

    def keep(self) -> None:
        """Write the game to its file."""
        write_file(self.path, self.text())

    def save(self, name: str) -> None:
        """Write the record to another file, which must not exist yet."""
        if not name:
            console.print(translate("play-save-where"))
            return
        try:
            if Path(name).exists():
                raise CommandError(Message("cli-file-exists", path=name))
            write_file(Path(name), self.text())
        except CommandError as error:
            console.print(render(error.message), style="red", markup=False)
            return
        console.print(translate("play-saved", path=name), markup=False)

    def leave(self, code: int) -> None:
        """Stop in the middle; the game can be resumed."""
        self.keep()
        console.print()
        console.print(translate("play-left", path=str(self.path)), markup=False, soft_wrap=True)
        raise click.exceptions.Exit(code)

    def end(self) -> None:
        """Print how it ended and where the record is."""
        ending = self.table.ending
        assert ending is not None
        console.print(self.drawing.sheet(self.table.state))
        console.print(render(Message("play-ended", reason=ending.ended)), markup=False)
        console.print(render(ending.decided), style="bold", markup=False)
        console.print(translate("play-record", path=str(self.path)), markup=False, soft_wrap=True)


def _made(game: Game[Any, Any], seed: str, setup: tuple[str, ...], bots: Mapping[int, str]) -> Made:
    """The entry of a table at which everybody sits already; raises CommandError."""
    fixed = tuple(_event(game, text) for text in setup)
    terms = Terms.of(game, setup=fixed, practice=True)
    people = {seat: _person(seat) for seat in range(game.players) if seat not in bots}
    host = next(iter(people.values()))
    return Made(at=_now(), terms=terms, host=host, seed=seed, people=people, bots=dict(bots))


def _event(game: Game[Any, Any], text: str) -> str:
    """An event as the game writes it."""
    try:
        return game.text(game.parse(text))
    except RulesError:
        raise CommandError(Message("cli-set-unused", event=text)) from None


def _person(seat: int) -> str:
    return f"seat{seat + 1}"


def _now() -> int:
    return time.time_ns() // 1_000_000


def _refusal(text: str, refused: Refused) -> str:
    """Why the table refused what was typed."""
    if refused.clause is not None:
        return translate("refused", reason=refused.message, clause=refused.clause)
    return translate("unreadable", text=text, reason=refused.message)
