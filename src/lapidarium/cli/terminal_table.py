"""A game in the terminal line by line: it asks at the keyboard or a bot.

The table itself is `terminal/local_table`; here is what is printed and typed.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import click

from lapidarium import words
from lapidarium.arena.game_loop import play_out
from lapidarium.cli.output import (
    CommandError,
    console,
    render,
    render_refusal,
    render_you,
    translate,
)
from lapidarium.cli.rules import find_clause, how_to_play, print_clause
from lapidarium.games.errors import RulesError
from lapidarium.games.game import CHANCE
from lapidarium.games.registry import game_type
from lapidarium.messages import Message
from lapidarium.refusals import Refused

if TYPE_CHECKING:
    from lapidarium import bots
    from lapidarium.table import Table
    from lapidarium.terminal.local_table import LocalTable

with contextlib.suppress(ImportError):
    import readline

QUIT_WORDS = ("quit", "exit", "q")
INTERRUPTED = 130


class TerminalTable:
    """One game in the terminal. Its record is written after every decision."""

    def __init__(self, local: LocalTable) -> None:
        self.local = local
        self.game = local.game
        self.drawing = game_type(local.game.name).terminal(local.game, translate)
        self.printed = len(local.table.steps)
        """How many events have been printed."""

    def run(self) -> None:
        """Play until the game is over or somebody leaves; nothing is lost either way."""
        try:
            self.begin()
            play_out(self.local.table, self.ask)
        except EOFError:
            self.leave(0)
        except KeyboardInterrupt:
            self.leave(INTERRUPTED)
        self.end()

    def begin(self) -> None:
        """Set the game up, or resume it, and draw it."""
        self.local.begin()
        self.print_events()
        self.show()
        if self.local.problem is not None:
            console.print(render(self.local.problem), style="red", markup=False)

    def ask(self, table: Table, seat: int) -> Table:
        """Ask a bot or at the keyboard, once; the table after what was decided."""
        if table.seats[seat].bot is not None:
            self.ask_bot(seat)
        else:
            self.ask_person(seat)
        return self.local.table

    def ask_bot(self, seat: int) -> None:
        """Let a bot make its move; the table is drawn when it is a person's turn again."""
        with console.status(translate("play-thinking", who=self.who(seat))):
            choice = self.local.bot_choice()
        self.print_choice(choice)
        self.local.play_for_bot(choice)
        self.print_events()
        table = self.local.table
        if table.to_act < 0 or table.seats[table.to_act].bot is None:
            self.show()

    def print_choice(self, choice: bots.Choice) -> None:
        """What a bot expects of its move."""
        if choice.expected:
            points = " : ".join(f"{points:.0f}" for points in choice.expected)
            console.print(translate("play-expects", points=points), style="dim", markup=False)
        if choice.note is not None:
            console.print(render(choice.note), style="dim", markup=False)

    def ask_person(self, seat: int) -> None:
        """Read a line, and do what it says."""
        prompt = translate("play-prompt", who=self.who(seat))
        with self.completion():
            text = console.input(f"[bold yellow]{prompt}[/] ").strip()
        word, _, rest = text.partition(" ")
        match word.lower():
            case "":
                pass
            case "?" | "help":
                self.help(rest.strip())
            case "list" | "l":
                self.list_moves(rest.strip())
            case "hint":
                self.hint()
            case "show":
                self.show()
            case "undo" | "u":
                self.undo()
            case "save":
                self.save(rest.strip())
            case typed if typed in QUIT_WORDS:
                self.leave(0)
            case _:
                self.move(text)

    @contextlib.contextmanager
    def completion(self) -> Any:
        """While a line is typed, Tab completes moves and words."""
        if not console.is_terminal or "readline" not in globals():
            yield
            return
        state = self.local.table.state
        known = [self.game.text(move) for move in self.game.legal(state)]
        known += ["list", "show", "undo", "save", "hint", "quit", "help"]

        def complete(_text: str, number: int) -> str | None:
            line = readline.get_line_buffer()
            start = line.rfind(" ") + 1
            found = [one[start:] for one in known if one.lower().startswith(line.lower())]
            following = sorted({one.split(" ")[0] for one in found})
            return following[number] if number < len(following) else None

        readline.set_completer_delims(" ")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")
        try:
            yield
        finally:
            readline.set_completer(None)

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
            console.print(self.drawing.choices(self.local.table.state, about))
        except RulesError as error:
            console.print(render_refusal(error), style="red", markup=False)

    def hint(self) -> None:
        """Print what a bot would do."""
        state = self.local.table.state
        with console.status(translate("ui-thinking")):
            choice = self.local.hint()
        said = render_you(Message("hint", move=self.game.describe(state, choice.move)))
        console.print(f"{said} ({self.game.text(choice.move)})", style="green", markup=False)

    def move(self, text: str) -> None:
        """Make a move, or the moves that a word stands for, or print why not."""
        gesture = self.drawing.gesture(self.local.table.state, text)
        try:
            self.local.play(text if gesture is None else self.game.text(gesture))
        except Refused as refused:
            console.print(_refusal(text, refused), style="red", markup=False)
            return
        while gesture and (gesture := self.drawing.gesture(self.local.table.state, text)):
            self.local.play(self.game.text(gesture))
        self.local.keep()
        self.print_events()
        self.show()

    def undo(self) -> None:
        """Take back the last decision that a person made; the order of draws stays."""
        try:
            self.local.undo()
        except Refused:
            console.print(translate("play-nothing-to-undo"))
            return
        self.printed = len(self.local.table.steps)
        console.print(translate("play-undone"))
        self.show()

    def print_events(self) -> None:
        """Print what has happened since the last time."""
        table = self.local.table
        for number in range(self.printed, len(table.steps)):
            self.print_event(
                table.states[number], table.steps[number].event, table.states[number + 1]
            )
        self.printed = len(table.steps)

    def print_event(self, before: Any, event: Any, after: Any) -> None:
        """An event as whoever sits at the keyboard may see it; the setup is not printed."""
        seat = self.game.to_act(before)
        seen = self.game.seen(before, event, self.local.viewer)
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
        found = self.local.who(seat)
        return found if isinstance(found, str) else render(found)

    def show(self) -> None:
        """Draw the table as whoever sits at the keyboard may see it, and what can be done."""
        table = self.local.table
        console.print(self.drawing.table(table.state, self.local.viewer))
        if table.to_act >= 0:
            console.print(self.drawing.choices(table.state, ""))

    def save(self, name: str) -> None:
        """Write the record to another file, which must not exist yet."""
        try:
            console.print(render(self.local.save(name)), markup=False)
        except Refused as refused:
            console.print(render(refused.message), style="red", markup=False)

    def leave(self, code: int) -> None:
        """Stop in the middle; the game can be resumed."""
        self.local.keep()
        console.print()
        console.print(render(self.local.left()), markup=False, soft_wrap=True)
        raise click.exceptions.Exit(code)

    def end(self) -> None:
        """Print how it ended and where the record is."""
        ending = self.local.table.ending
        assert ending is not None
        console.print(self.drawing.sheet(self.local.table.state))
        console.print(render(Message("play-ended", reason=ending.ended)), markup=False)
        console.print(render(ending.decided), style="bold", markup=False)
        if self.local.problem is None:
            path = str(self.local.path)
            console.print(translate("play-record", path=path), markup=False, soft_wrap=True)


def _refusal(text: str, refused: Refused) -> str:
    """Why the table refused what was typed."""
    if refused.clause is not None:
        return translate("refused", reason=refused.message, clause=refused.clause)
    return translate("unreadable", text=text, reason=refused.message)
