"""What a screen shows of a snapshot: drawings for its panes, in one language."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from lapidarium.games.drawing import Palette, pick
from lapidarium.games.errors import RulesError
from lapidarium.games.registry import game_type
from lapidarium.terminal.completion import matching
from lapidarium.terminal.widgets import words_in

if TYPE_CHECKING:
    from rich.console import RenderableType

    from lapidarium.games.drawing import Panes
    from lapidarium.terminal.snapshot import Line, Snapshot
    from lapidarium.terminal.speech import Speech

MOST_MOVES = 60
"""Moves that are listed; more are found by typing."""
MOST_LINES = 200
"""Lines of the log that are drawn."""
BOT, AWAY, TURN = "⚙", "○", "▶"
STYLES = {"move": "", "draw": "faint", "chat": "italic", "note": "faint", "refusal": "bold red"}


class TableView:
    """Draws one snapshot; `at` is the number of events shown, None for all of them."""

    def __init__(
        self, shown: Snapshot, speech: Speech, palette: Palette, at: int | None = None
    ) -> None:
        self.shown = shown
        self.speech = speech
        self.palette = palette
        self.at = at
        self.drawing = game_type(shown.game.name).terminal(shown.game, speech.say)
        self.drawing.palette = palette
        self.state = shown.state if at is None else shown.states[at]

    @cached_property
    def moves(self) -> list[str]:
        """Every move that can be made now at this keyboard, in notation."""
        if not self.shown.is_mine or self.at is not None:
            return []
        return [self.shown.game.text(move) for move in self.shown.game.legal(self.shown.state)]

    @cached_property
    def places(self) -> set[str]:
        """The words that pieces in the middle stand for."""
        return words_in(self.drawing.panes(self.state, self.shown.viewer, compact=True).middle)

    def panes(self, typed: str, *, compact: bool) -> Panes:
        """The table, or what it would be after the move that is typed."""
        return self.drawing.panes(self._state_after(typed), self.shown.viewer, compact=compact)

    def is_preview(self, typed: str) -> bool:
        """Is a whole move typed?"""
        return typed.strip() in self.moves

    def _state_after(self, typed: str) -> Any:
        if not self.is_preview(typed):
            return self.state
        game = self.shown.game
        return game.after(self.state, game.parse(typed.strip()))

    # ------------------------------------------------------------ people and log

    def people(self, points: list[str]) -> Text:
        """Everybody at the table on one line: turn, name, points; bots and absence by a sign."""
        parts = []
        for seat, own in enumerate(self.shown.seats):
            is_next = seat == self.shown.to_act and self.at is None
            signs = (TURN if is_next else " ", own.name or self.speech.say("ui-open-seat"))
            text = f"{signs[0]} {signs[1]}{self.sign(seat)} {points[seat]} {self.clock(seat)}"
            style = f"{self.palette.accent} reverse" if is_next else ""
            parts.append(Text(f"{text.rstrip()} ", style=pick(f"seat {seat + 1}", style)))
        return Text(" ").join(parts)

    def sign(self, seat: int) -> str:
        """A mark behind the name of a bot, or of somebody who is away."""
        own = self.shown.seats[seat]
        mark = BOT if own.is_bot else "" if own.is_here else AWAY
        return f" {mark}" if mark else ""

    def clock(self, seat: int) -> str:
        """What a seat has left on its clock."""
        left = self.shown.seats[seat].left
        if left is None:
            return ""
        minutes, seconds = divmod(max(0, left) // 1000, 60)
        return f"{minutes}:{seconds:02}"

    def log(self, said: list[Line]) -> RenderableType:
        """What happened and what was said, the latest last."""
        lines = [line for line in self.shown.lines if self.at is None or line.events <= self.at]
        text = Text()
        for line in [*lines, *(said if self.at is None else [])][-MOST_LINES:]:
            style = STYLES[line.kind]
            text.append(f"{line.text}\n", style=self.palette.faint if style == "faint" else style)
            for gain in line.gains:
                text.append(f"  {gain}\n", style="bold green")
        text.rstrip()
        return text or Text(self.speech.say("ui-record-empty"), style=self.palette.faint)

    # ------------------------------------------------------------ moves

    def choices(self, typed: str) -> RenderableType:
        """What can be done, narrowed by what is typed; after the end, the score sheet."""
        shown = self.shown
        if shown.status == "over" and self.at is None:
            return self.ending()
        if not self.moves:
            return Text(self.resting(), style=self.palette.faint)
        typed = typed.strip()
        if not typed:
            return self.drawing.choices(shown.state, "")
        if typed in self.places and typed not in self.moves:
            return self.about(typed)
        return self._list(matching(self.moves, typed))

    def about(self, word: str) -> RenderableType:
        """What there is to say about a place; raises nothing."""
        try:
            return self.drawing.choices(self.shown.state, word)
        except RulesError as error:
            return Text(self.speech.unreadable(error), style="red")

    def _list(self, moves: list[str]) -> RenderableType:
        game, state = self.shown.game, self.shown.state
        if not moves:
            return Text(self.speech.say("tui-no-such-move"), style=self.palette.faint)
        grid = Table.grid(padding=(0, 2))
        for move in moves[:MOST_MOVES]:
            said = self.speech.render(game.describe(state, game.parse(move)))
            grid.add_row(
                Text(move, style=pick(move, self.palette.accent), no_wrap=True),
                Text(said, style=pick(move)),
            )
        if len(moves) <= MOST_MOVES:
            return grid
        more = self.speech.say("ui-moves-more", count=len(moves) - MOST_MOVES)
        return Group(grid, Text(more, style=self.palette.faint))

    def resting(self) -> str:
        """Why there is nothing to do here now."""
        shown = self.shown
        if shown.notice:
            return shown.notice
        if shown.status == "waiting":
            return self.speech.say("ui-waiting-for-people")
        if self.at is None and shown.to_act >= 0:
            return self.speech.say("ui-rest-waiting", name=shown.seats[shown.to_act].name)
        return ""

    def ending(self) -> RenderableType:
        """How it ended, and the score sheet."""
        if self.shown.ending is None:
            return Text()
        ended, decided = self.shown.ending
        reason = self.speech.say("play-ended", reason=ended)
        head = Text(f"{self.speech.render(decided)}\n", style="bold")
        has_sheet = self.shown.game.outcome(self.shown.state) is not None
        sheet = [self.drawing.sheet(self.shown.state)] if has_sheet else []
        return Group(head, Text(reason), *sheet)


def size(drawing: RenderableType, width: int = 400) -> tuple[int, int]:
    """The columns and lines that a drawing takes if it has room."""
    console = Console(width=width, force_terminal=True, color_system=None)
    columns = console.measure(drawing).maximum
    lines = console.render_lines(drawing, console.options.update(width=max(columns, 1)))
    return columns, len(lines)
