"""Monolyth in a terminal: the whole table, what may be done, and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lapidarium.games.drawing import Beside, Panes, SeatPane, pick
from lapidarium.games.monolyth.rules.cells import GRID, NAMES
from lapidarium.games.monolyth.rules.events import Discard, Give, Place, Prophesy, Swap
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, State, reachable
from lapidarium.games.monolyth.terminal_board import SIDES, BoardDrawing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.scoring import Wall
    from lapidarium.games.monolyth.rules.stones import Turning

WIDE = 92
"""Columns of a screen on which the main board fits beside the ring, in any language."""


class MonolythDrawing(BoardDrawing):
    """Draws states of one game."""

    def _wall_name(self, colour: int, number: int) -> Text:
        """A wall's name in notation on its colour."""
        return self.colour(colour, f" {self.tables.wall_text(colour, number)} ")

    def table(self, state: State, seat: int | None) -> RenderableType:  # noqa: ARG002
        """Ring and main board, then a tower for each seat."""
        top = Beside(self.ring(state), self.main_board(state), WIDE)
        towers = [self._panel(state, seat) for seat in range(self.game.players)]
        return Group(top, Columns(towers, padding=(0, 1)))

    def _panel(self, state: State, seat: int) -> Panel:
        points = self.game.scores(state)[seat]
        is_next = state.phase in (Phase.TURN, Phase.GIVE) and seat == state.active
        return Panel(
            self.tower(state, seat, compact=False),
            title=self.speak("tower-title", seat=seat + 1, points=points),
            border_style="yellow" if is_next else "dim",
            expand=False,
        )

    def panes(self, state: State, seat: int | None, *, compact: bool) -> Panes:  # noqa: ARG002
        """The ring, a tower for each seat, and the main board."""
        points = self.game.scores(state)
        return Panes(
            self.ring(state),
            tuple(
                SeatPane(str(points[own]), self.tower(state, own, compact=compact))
                for own in range(self.game.players)
            ),
            caption=f"{self.speak('board-lid')}: {sum(state.lid)}",
            notes=self.notes(state),
        )

    def choices(self, state: State, about: str) -> RenderableType:
        """A line for each site and prophecy; with a site, each way its stone can go."""
        moves = self.game.legal(state)
        if about == "lid":
            return self._lid(state)
        if about:
            return self._ways(state, moves, about)
        table = Table(box=None, pad_edge=False)
        for key in ("list-say", "list-what", "list-ways"):
            is_first = key == "list-say"
            table.add_column(self.speak(key), no_wrap=is_first, min_width=None if is_first else 8)
        for site in reachable(state) if state.phase is Phase.TURN else ():
            self._add_site(table, state, moves, site)
        values = sorted({move.value for move in moves if isinstance(move, Prophesy)})
        if values:
            walls = {(m.colour, m.number) for m in moves if isinstance(m, Prophesy)}
            letters = Text(" ").join(self._wall_name(*wall) for wall in sorted(walls))
            example = next(self.game.text(m) for m in moves if isinstance(m, Prophesy))
            table.add_row(
                Text(example, style=pick("prophecy")),
                Text(self.speak("list-prophecy"), style=pick("prophecy")),
                Text.assemble(" ".join(map(str, values)), " × ", letters),
            )
        gives = [str(move.value) for move in moves if isinstance(move, Give)]
        if gives:
            first = Text(f"give {gives[0]}", style=pick("give"))
            table.add_row(first, self.speak("list-give"), " ".join(gives))
        return table

    def _lid(self, state: State) -> RenderableType:
        """M-T7: what is left in the lid."""
        stones = [
            Text.assemble(self.stone(stone), f"×{count}")
            for stone, count in enumerate(state.lid)
            if count
        ]
        return Columns(stones or [Text("–")], padding=(0, 2))

    def _add_site(self, table: Table, state: State, moves: Sequence[Event], site: int) -> None:
        places = [m for m in moves if isinstance(m, Place) and m.site == site]
        swaps = [m for m in moves if isinstance(m, Swap) and m.site == site]
        discards = [m for m in moves if isinstance(m, Discard) and m.site == site]
        stone = self.stone(state.sites[site])
        for found, word in ((places, "list-place"), (swaps, "list-swap"), (discards, "list-drop")):
            if found:
                text = Text.assemble(stone, f" {self.speak(word)}")
                text.stylize(pick(f"@{site + 1}"))
                table.add_row(
                    Text(self.game.text(found[0]), style=pick(f"@{site + 1}")),
                    text,
                    str(len(found)),
                )
        if not places and not discards:
            text = Text.assemble(stone, f" {self.speak('list-no-room')}")
            table.add_row(f"@{site + 1}", text, "0")

    def _ways(self, state: State, moves: Sequence[Event], about: str) -> RenderableType:
        number = about.lstrip("@")
        site = int(number) - 1 if number.isdecimal() else EMPTY
        if site not in reachable(state):
            names = ", ".join(f"@{each + 1}" for each in reachable(state))
            return Text(self.speak("list-which-site", sites=names))
        table = Table(box=None)
        shape = state.sites[site] % self.tables.shapes
        for number_of, turning in enumerate(self.tables.turnings[shape]):
            found = [
                m
                for m in moves
                if isinstance(m, Place) and m.site == site and m.turning == number_of
            ]
            name = f"{self.pack.shapes[shape].name}/{number_of + 1}"
            table.add_row(name, draw_turning(turning), self._columns(found))
        swaps = [m for m in moves if isinstance(m, Swap) and m.site == site]
        table.add_row("swap", "#", self._columns(swaps))
        return Group(Text(self.speak("list-ways-of", site=site + 1)), table)

    def _columns(self, moves: Sequence[Place | Swap]) -> Text:
        """The columns of moves that differ in nothing else, each to be clicked."""
        names = [Text(NAMES[m.column], style=pick(self.game.text(m))) for m in moves]
        return Text(" ").join(names) if names else Text("–")

    def gesture(self, state: State, word: str) -> None:
        """There are no shorthands for several moves."""

    def sheet(self, state: State) -> RenderableType:
        """M-E5: the points of each seat, part by part."""
        table = Table(title=self.speak("sheet-title"))
        table.add_column("")
        sheets = self.game.sheets(state)
        for seat in range(self.game.players):
            table.add_column(self.speak("seat", seat=seat + 1), justify="right")
        for side in range(GRID):
            walls = [sheet.walls[side] for sheet in sheets]
            table.add_row(self.speak(SIDES[side]), *(self._sheet_wall(wall) for wall in walls))
        table.add_row(self.speak("board-levels"), *(str(sum(sheet.levels)) for sheet in sheets))
        table.add_row(self.speak("board-structures"), *(str(sheet.structure) for sheet in sheets))
        table.add_section()
        table.add_row(self.speak("sheet-total"), *(f"[bold]{sheet.total}[/]" for sheet in sheets))
        return table

    def _sheet_wall(self, wall: Wall) -> Text:
        figures = f" {wall.cubes}/{wall.prophecy or '–'} → {wall.points}"
        return Text.assemble(self.letter(wall.colour), figures)


def draw_turning(turning: Turning) -> str:
    """A stone from above, the lowest layer first; '+' is the anchor."""
    rows = [cube[1] for cube in turning.cubes]
    places = [cube[2] for cube in turning.cubes]
    layers = []
    for level in range(max(cube[0] for cube in turning.cubes) + 1):
        lines = [
            "".join(
                "+"
                if (level, row, place) == (0, 0, 0)
                else "#"
                if (level, row, place) in turning.cubes
                else "."
                for place in range(min(places), max(places) + 1)
            )
            for row in range(min(rows), max(rows) + 1)
        ]
        layers.append(lines)
    return "\n".join("  ".join(parts) for parts in zip(*layers, strict=True))
