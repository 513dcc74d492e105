"""Monolyth in a terminal: the ring of sites, the main board and the towers level by level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lapidarium.games.drawing import Beside
from lapidarium.games.monolyth.rules.cells import GRID, NAMES, cell
from lapidarium.games.monolyth.rules.events import Discard, Give, Place, Prophesy, Swap
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, State, reachable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.scoring import Wall
    from lapidarium.games.monolyth.rules.stones import Turning

STYLES = {
    "blue": "bold bright_white on rgb(42,81,153)",
    "orange": "bold black on dark_orange",
    "black": "bold bright_white on grey23",
    "turquoise": "bold black on dark_turquoise",
    "white": "bold black on grey93",
    "red": "bold white on red",
    "green": "bold white on green",
    "yellow": "bold black on yellow",
    "purple": "bold white on purple",
    "pink": "bold black on pink1",
}
RING = (
    (12, 13, 1, 2, 3),
    (11, 0, 0, 0, 4),
    (10, 0, 0, 0, 5),
    (9, 8, 0, 7, 6),
)
"""Where the sites stand on the screen, clockwise from the top; 0 is the middle."""
WIDE = 92
"""Columns of a screen on which the main board fits beside the ring, in any language."""
SIDES = ("wall-far", "wall-right", "wall-near", "wall-left")


class MonolythDrawing:
    """Draws states of one game."""

    def __init__(self, game: Monolyth, speak: Callable[..., str]) -> None:
        self.game = game
        self.speak = speak
        self.pack = game.pack
        self.tables = game.tables

    def colour(self, colour: int, text: str) -> Text:
        """A text on the colour of a stone."""
        return Text(text, style=STYLES[self.pack.colours[colour].name])

    def letter(self, colour: int) -> Text:
        """A colour's letter on its colour."""
        return self.colour(colour, f" {self.pack.colours[colour].letter} ")

    def _wall_name(self, colour: int, number: int) -> Text:
        """A wall's name in notation on its colour."""
        return self.colour(colour, f" {self.tables.wall_text(colour, number)} ")

    def stone(self, stone: int) -> Text:
        """A stone's name on its colour."""
        return self.colour(stone // self.tables.shapes, f" {self.tables.stone_text(stone)} ")

    def table(self, state: State, seat: int | None) -> RenderableType:  # noqa: ARG002
        """Ring and main board, then a tower for each seat."""
        ring, board = self._ring(state), self._main_board(state)
        top = Beside(ring, board, WIDE)
        towers = [self._tower(state, seat) for seat in range(self.game.players)]
        return Group(top, Columns(towers, padding=(0, 1)))

    def _ring(self, state: State) -> Table:
        grid = Table.grid(padding=(0, 1))
        steps = {site: n for n, site in enumerate(reachable(state), 1)}
        for row in RING:
            grid.add_row(*(self._site(state, site - 1, steps) for site in row))
        return grid

    def _site(self, state: State, site: int, steps: dict[int, int]) -> Text:
        if site < 0:
            return Text(" " * 8 + "\n")
        can_go = state.phase is Phase.TURN and site in steps
        step = Text(f" +{steps[site]}", style="bold yellow") if can_go else Text("")
        head = Text.assemble(Text(f"@{site + 1}", style="bold" if can_go else "dim"), step)
        stone = state.sites[site]
        if site == state.crystal:
            below = Text(" ◆ ", style="bold yellow")
        else:
            below = Text(" · ", style="dim") if stone == EMPTY else self.stone(stone)
        return Text.assemble(head, "\n", below)

    def _main_board(self, state: State) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        rows = (
            ("prophecies", " ".join(map(str, state.prophecies))),
            ("levels", " ".join(map(str, reversed(state.levels)))),
            ("structures", " ".join(map(str, reversed(state.structures)))),
        )
        for key, values in rows:
            grid.add_row(Text(self.speak(f"board-{key}"), style="dim"), values or "–")
        singles = Text(" ").join(
            Text.assemble(self.letter(colour), f"×{count}")
            for colour, count in enumerate(state.supply)
        )
        grid.add_row(Text(self.speak("board-singles"), style="dim"), singles)
        grid.add_row(Text(self.speak("board-lid"), style="dim"), str(sum(state.lid)))
        if state.card != EMPTY:
            grid.add_row(Text(self.speak("board-card"), style="dim"), self._card(state.card))
        return grid

    def _card(self, card: int) -> Table:
        grid = Table.grid(padding=(0, 1))
        ranges = [str(part) for part in self.pack.cards[card]]
        for row in range(GRID):
            grid.add_row(*(f"{text:>3}" for text in ranges[GRID * row : GRID * row + GRID]))
        return grid

    def _tower(self, state: State, seat: int) -> Panel:
        own = state.boards[seat]
        levels = Table.grid(padding=(0, 2))
        levels.add_row(
            self._rows(), *(self._level(own.colours, n) for n in range(self.tables.height))
        )
        walls = Table.grid(padding=(0, 1))
        for side, wall in zip(SIDES, self.game.sheets(state)[seat].walls, strict=False):
            walls.add_row(
                Text(self.speak(side), style="dim"), self.letter(wall.colour), self._wall(wall)
            )
        won = " ".join(map(str, own.levels)) or "–"
        tokens = self.speak("tower-tokens", levels=won, structure=str(own.structure or "–"))
        is_next = state.phase in (Phase.TURN, Phase.GIVE) and seat == state.active
        points = self.game.scores(state)[seat]
        return Panel(
            Group(levels, walls, Text(tokens, style="dim")),
            title=self.speak("tower-title", seat=seat + 1, points=points),
            border_style="yellow" if is_next else "dim",
            expand=False,
        )

    def _rows(self) -> Text:
        return Text("\n" + "\n".join(f"{row}" for row in range(1, GRID + 1)), style="dim")

    def _level(self, colours: tuple[int, ...], level: int) -> Text:
        text = Text.assemble(Text(" a  b  c  d ", style="dim"))
        for column in range(GRID * GRID):
            if column % GRID == 0:
                text.append("\n")
            here = cell(column, level)
            found = [colour for colour, cells in enumerate(colours) if cells & here]
            text.append_text(self.letter(found[0]) if found else Text(" · ", style="dim"))
        return text

    def choices(self, state: State, about: str) -> RenderableType:
        """A line for each site and prophecy; with a site, each way its stone can go."""
        moves = self.game.legal(state)
        if about == "lid":
            return self._lid(state)
        if about:
            return self._ways(state, moves, about)
        table = Table(box=None, pad_edge=False)
        for key in ("list-say", "list-what", "list-ways"):
            table.add_column(self.speak(key))
        for site in reachable(state) if state.phase is Phase.TURN else ():
            self._add_site(table, state, moves, site)
        values = sorted({move.value for move in moves if isinstance(move, Prophesy)})
        if values:
            walls = {(m.colour, m.number) for m in moves if isinstance(m, Prophesy)}
            letters = Text(" ").join(self._wall_name(*wall) for wall in sorted(walls))
            example = next(self.game.text(m) for m in moves if isinstance(m, Prophesy))
            table.add_row(
                example,
                self.speak("list-prophecy"),
                Text.assemble(" ".join(map(str, values)), " × ", letters),
            )
        gives = [str(move.value) for move in moves if isinstance(move, Give)]
        if gives:
            table.add_row(f"give {gives[0]}", self.speak("list-give"), " ".join(gives))
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
                text = Text(self.speak(word) + " ") + stone
                table.add_row(self.game.text(found[0]), text, str(len(found)))
        if not places and not discards:
            table.add_row(f"@{site + 1}", Text(self.speak("list-no-room") + " ") + stone, "0")

    def _ways(self, state: State, moves: Sequence[Event], about: str) -> RenderableType:
        number = about.lstrip("@")
        site = int(number) - 1 if number.isdecimal() else EMPTY
        if site not in reachable(state):
            names = ", ".join(f"@{each + 1}" for each in reachable(state))
            return Text(self.speak("list-which-site", sites=names))
        table = Table(box=None)
        shape = state.sites[site] % self.tables.shapes
        for number_of, turning in enumerate(self.tables.turnings[shape]):
            columns = [
                NAMES[m.column]
                for m in moves
                if isinstance(m, Place) and m.site == site and m.turning == number_of
            ]
            name = f"{self.pack.shapes[shape].name}/{number_of + 1}"
            table.add_row(name, draw_turning(turning), " ".join(columns) or "–")
        swaps = [NAMES[m.column] for m in moves if isinstance(m, Swap) and m.site == site]
        table.add_row("swap", "#", " ".join(swaps) or "–")
        return Group(Text(self.speak("list-ways-of", site=site + 1)), table)

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

    def _wall(self, wall: Wall) -> str:
        prophecy = str(wall.prophecy or "–")
        return self.speak("wall-count", count=wall.cubes, prophecy=prophecy, possible=wall.possible)


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
