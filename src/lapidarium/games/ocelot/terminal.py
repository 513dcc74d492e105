"""Sir Ocelot's Cave in a terminal: the mat with its caves in colour, and both players' finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lapidarium.games.drawing import Beside, Palette, Panes, SeatPane, pick
from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules.events import PlaceCompanion, PlaceTool, Stay, Take
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.events import Event
    from lapidarium.games.ocelot.rules.state import State
    from lapidarium.games.ocelot.rules.view import View

CAVE_STYLES = {"blue": "on rgb(42,81,153)", "green": "on dark_green", "red": "on dark_red"}
TOOL_STYLES = {
    "C": "bold black on gold3",
    "L": "bold black on cornsilk1",
    "P": "bold white on grey30",
}
SIGNS = {
    "crystal": "Cr",
    "sun": "Su",
    "moon": "Mo",
    "star": "St",
    "opal": "Op",
    "emerald": "Em",
    "beryl": "Be",
    "geode": "Ge",
}
COMPANIONS = ("moth", "bat")
COMPANION_SIGNS = ("=M=", "=B=")
MOST_LISTED = 12
WIDE = 112
"""Columns of a screen on which the legend fits beside the mat, in any language."""


class OcelotDrawing:
    """Draws states of one game."""

    def __init__(self, game: Ocelot, speak: Callable[..., str]) -> None:
        self.game = game
        self.speak = speak
        self.mat = game.pack.mat
        self.palette = Palette()

    def _tell(self, message: Message) -> str:
        return self.speak(message.code, **message.params)

    def table(self, state: State, seat: int | None) -> RenderableType:
        """The mat, what the signs mean, and what each seat has, as this seat sees it."""
        view = self.game.view(state, seat)
        top = Beside(self._mat(view), Group(self._legend(), Text(), self._bags(view)), WIDE)
        return Group(top, Columns([self._hand(view, own) for own in range(2)], padding=(0, 1)))

    def panes(self, state: State, seat: int | None, *, compact: bool) -> Panes:
        """The mat, what each seat has, and what the signs mean."""
        view = self.game.view(state, seat)
        bags = " ".join(map(str, view.bags))
        return Panes(
            self._mat(view, 3 if compact else 4),
            tuple(self._seat(view, own, compact) for own in range(2)),
            caption=f"{self.speak('cave-bags')} {bags}",
            notes=self._legend(),
        )

    def _seat(self, view: View, seat: int, compact: bool) -> SeatPane:
        points = f"{view.scores[seat]} + ?" if view.hidden[seat] else str(view.scores[seat])
        if not compact:
            return SeatPane(points, self._finds(view, seat))
        tools = "  ".join(
            f"{tool.letter} ({tool.faces[0][0].upper()}/{tool.faces[1][0].upper()}) ×{count}"
            for tool, count in zip(self.game.pack.tools, view.hands[seat], strict=True)
        )
        companion = self.speak(f"ocelot-companion-{COMPANIONS[seat]}")
        place = view.companions[seat] or self.speak("cave-in-hand")
        gems = " ".join(f"{SIGNS[kind]}{count}" for kind, count in view.collected[seat]) or "–"
        faint = self.palette.faint
        amethysts = Text(self.speak("cave-amethysts") + " ", style=faint)
        return SeatPane(
            points,
            Group(
                tools,
                Text.assemble((f"{companion} ", faint), place),
                gems,
                amethysts + self._amethysts(view, seat),
            ),
        )

    def _mat(self, view: View, cell: int = 4) -> Text:
        gems = {s.name: gem for s, gem in zip(self.mat.squares, view.gems, strict=True)}
        tools = {c.name: tool for c, tool in zip(self.mat.circles, view.tools, strict=True)}
        caves = {square.name: square.cave for square in self.mat.squares}
        width = max(len(row) for row in self.mat.rows)
        letters = "".join(f" {chr(ord('a') + column):<{cell - 1}}" for column in range(width))
        text = Text.assemble(Text(f"    {letters}", style="dim"))
        for number, row in enumerate(self.mat.rows, 1):
            text.append("\n")
            text.append(f"{number:>3} ", style="dim")
            for column in range(len(row)):
                name = f"{chr(ord('a') + column)}{number}"
                if name in caves:
                    square = self._square(view, name, caves[name], gems[name], cell)
                elif name in tools:
                    square = _circle(tools[name], cell)
                else:
                    square = Text(" " * cell)
                if name in caves or name in tools:
                    square.stylize(pick(name))
                text.append_text(square)
        return text

    def _square(self, view: View, name: str, cave: str, gem: str | None, cell: int) -> Text:
        if name in view.companions:
            sign = f"{COMPANION_SIGNS[view.companions.index(name)]:<{cell}}"
            return Text(sign, style=f"bold yellow {CAVE_STYLES[cave]}")
        sign = f" {SIGNS[gem] if gem else '·':<{cell - 1}}"
        return Text(sign, style=f"bright_white {CAVE_STYLES[cave]}")

    def _legend(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        values = self.game.pack.values
        for kind in GEMS:
            points = str(values[kind]) if kind in values else "→"
            grid.add_row(f"[bold]{SIGNS[kind]}[/]", self.speak(f"gem-{kind}"), points)
        for sign, tool in (("C", "compass"), ("L", "lantern"), ("P", "pick")):
            grid.add_row(Text(f"({sign})", style=TOOL_STYLES[sign]), self.speak(f"tool-{tool}"))
        for sign, companion in zip(COMPANION_SIGNS, COMPANIONS, strict=True):
            grid.add_row(
                Text(sign, style="bold yellow"), self.speak(f"ocelot-companion-{companion}")
            )
        return grid

    def _bags(self, view: View) -> Text:
        counts = [
            Text(f" {count} ", style=f"bold bright_white {CAVE_STYLES[cave]}")
            for cave, count in zip(CAVES, view.bags, strict=True)
        ]
        return Text(self.speak("cave-bags") + " ") + Text(" ").join(counts)

    def _finds(self, view: View, seat: int) -> Table:
        tools = "  ".join(
            f"{tool.letter} ({tool.faces[0][0].upper()}/{tool.faces[1][0].upper()}) ×{count}"
            for tool, count in zip(self.game.pack.tools, view.hands[seat], strict=True)
        )
        companion = view.companions[seat] or self.speak("cave-in-hand")
        gems = "  ".join(f"{SIGNS[kind]} ×{count}" for kind, count in view.collected[seat]) or "–"
        grid = Table.grid(padding=(0, 2))
        grid.add_row(Text(self.speak("cave-tools"), style="dim"), tools)
        grid.add_row(
            Text(self.speak(f"ocelot-companion-{COMPANIONS[seat]}"), style="dim"), companion
        )
        grid.add_row(Text(self.speak("cave-gems"), style="dim"), gems)
        grid.add_row(Text(self.speak("cave-amethysts"), style="dim"), self._amethysts(view, seat))
        return grid

    def _hand(self, view: View, seat: int) -> Panel:
        points, hidden = view.scores[seat], view.hidden[seat]
        known = f"{points} + ?" if hidden else str(points)
        who = self.speak(f"ocelot-seat-{seat + 1}")
        border = "yellow" if seat == view.to_act else "dim"
        title = self.speak("cave-title", who=who, seat=seat + 1, points=known)
        return Panel(self._finds(view, seat), title=title, border_style=border, expand=False)

    def _amethysts(self, view: View, seat: int) -> Text:
        found = [
            Text(
                f" {'?' if amethyst.value is None else amethyst.value} ",
                style=f"bold bright_white {CAVE_STYLES[amethyst.bag]}",
            )
            for amethyst in view.amethysts[seat]
        ]
        return Text(" ").join(found) if found else Text("–")

    def choices(self, state: State, about: str) -> RenderableType:
        """What may be done; with a circle what each tool there would bring, with a square why."""
        moves = self.game.legal(state)
        if about == "amethysts":
            view = self.game.view(state, self.game.to_act(state))
            return self._amethysts(view, view.to_act)
        if about in {circle.name for circle in self.mat.circles}:
            return self._about_circle(state, moves, about)
        if about:
            seat = self.game.to_act(state)
            return Text(self._tell(self.game.explain(state, about, seat).message))
        table = Table(box=None, pad_edge=False)
        for key in ("list-say", "list-what", "list-ways"):
            is_first = key == "list-say"
            table.add_column(self.speak(key), no_wrap=is_first, min_width=None if is_first else 8)
        self._add_tools(table, state, moves)
        for kind, code in ((PlaceCompanion, "list-companion"), (Take, "list-take")):
            found = [move for move in moves if isinstance(move, kind)]
            if found:
                squares = " ".join(str(move).split()[1] for move in found)
                word = str(found[0]).split()[0]
                table.add_row(Text(str(found[0]), style=pick(word)), self.speak(code), squares)
        for move in moves:
            if not isinstance(move, (PlaceTool, PlaceCompanion, Take)):
                code = "list-stay" if isinstance(move, Stay) else "list-done"
                table.add_row(Text(str(move), style=pick(str(move))), self.speak(code), "")
        return table

    def _add_tools(self, table: Table, state: State, moves: Sequence[Event]) -> None:
        tools = [move for move in moves if isinstance(move, PlaceTool)]
        if not tools:
            return
        circles = sorted({move.circle for move in tools}, key=lambda name: (int(name[1:]), name))
        table.add_row(str(tools[0]), self.speak("list-tool"), " ".join(circles))
        found = [(self.game.would_collect(state, move), move) for move in tools]
        found = sorted((f for f in found if f[0]), key=lambda f: len(f[0]), reverse=True)
        for squares, move in found[:MOST_LISTED]:
            say = Text(str(move), style=pick(str(move)))
            table.add_row(say, self.speak("list-collects"), " ".join(squares))

    def _about_circle(self, state: State, moves: Sequence[Event], circle: str) -> RenderableType:
        table = Table(box=None, pad_edge=False)
        tools = [move for move in moves if isinstance(move, PlaceTool) and move.circle == circle]
        for move in tools:
            squares = self.game.would_collect(state, move)
            say = Text(str(move), style=pick(str(move)))
            table.add_row(say, self._tell(self.game.describe(state, move)), " ".join(squares))
        if not tools:
            return Text(self.speak("list-nothing-here", circle=circle))
        return table

    def gesture(self, state: State, word: str) -> Event | None:
        """O-G5: `all` collects every gem that can be collected."""
        takes = [move for move in self.game.legal(state) if isinstance(move, Take)]
        return takes[0] if word == "all" and takes else None

    def sheet(self, state: State) -> RenderableType:
        """O-E2, O-E3: the points of each seat, line by line."""
        sheets = []
        for seat, sheet in enumerate(self.game.score_sheet(state)):
            table = Table(title=self.speak(f"ocelot-seat-{seat + 1}"))
            for key in ("sheet-what", "sheet-how-many", "sheet-points"):
                table.add_column(
                    self.speak(key), justify="left" if key == "sheet-what" else "right"
                )
            for row in sheet.rows:
                table.add_row(self._tell(row.what), str(row.count), str(row.points))
            table.add_section()
            table.add_row(self.speak("sheet-total"), "", f"[bold]{sheet.total}[/]")
            sheets.append(table)
        return Columns(sheets, padding=(0, 2))


def _circle(tool: str | None, cell: int) -> Text:
    gap = " " * (cell - 3)
    if tool is None:
        return Text(f"( ){gap}", style="dim")
    face = tool[1]
    return Text.assemble(Text(f"({face})", style=TOOL_STYLES[face]), gap)
