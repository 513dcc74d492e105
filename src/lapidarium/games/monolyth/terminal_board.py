"""The parts of a Monolyth table in a terminal: the ring of sites, the main board, the towers."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from lapidarium.games.drawing import Palette, pick
from lapidarium.games.monolyth.rules.cells import GRID, NAMES, cell
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, State, reachable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.scoring import Wall

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
SIDES = ("wall-far", "wall-right", "wall-near", "wall-left")


SITE = 8
"""Columns of a site in the ring."""
LEVELS, STRUCTURES = "≡", "▞"
"""Signs of tokens."""
ARROWS = "↑→↓←"
"""The sides of a tower from above, in the order of SIDES."""


class BoardDrawing:
    """Draws the parts of one table."""

    def __init__(self, game: Monolyth, speak: Callable[..., str]) -> None:
        self.game = game
        self.speak = speak
        self.pack = game.pack
        self.tables = game.tables
        self.palette = Palette()

    def faint(self, code: str, **params: str | int) -> Text:
        """A word that need not be read."""
        return Text(self.speak(code, **params), style=self.palette.faint)

    def colour(self, colour: int, text: str) -> Text:
        """A text on the colour of a stone."""
        return Text(text, style=STYLES[self.pack.colours[colour].name])

    def letter(self, colour: int, width: int = 3) -> Text:
        """A colour's letter on its colour."""
        return self.colour(colour, f"{self.pack.colours[colour].letter:^{width}}")

    def stone(self, stone: int) -> Text:
        """A stone's name on its colour."""
        return self.colour(stone // self.tables.shapes, f" {self.tables.stone_text(stone)} ")

    # ------------------------------------------------------------ the ring

    def ring(self, state: State) -> Text:
        """The sites clockwise, with the tokens that are left in the middle."""
        steps = {site: n for n, site in enumerate(reachable(state), 1)}
        middle = iter(self.tokens(state))
        lines = []
        for row in RING:
            sites = [self._site(state, site - 1, steps) for site in row]
            for half in (0, 1):
                parts = [site[half] for site in sites]
                if row[1:4] == (0, 0, 0):
                    parts[1:4] = [_fit(next(middle), 3 * SITE + 2)]
                lines.append(Text(" ").join(parts))
        return Text("\n").join(lines)

    def _site(self, state: State, site: int, steps: dict[int, int]) -> tuple[Text, Text]:
        if site < 0:
            return Text(" " * SITE), Text(" " * SITE)
        can_go = state.phase is Phase.TURN and site in steps
        accent, faint = self.palette.accent, self.palette.faint
        head = Text(f"@{site + 1}", style=accent if can_go else faint)
        if can_go:
            head.append(f" +{steps[site]}", style=accent)
        stone = state.sites[site]
        if site == state.crystal:
            below = Text(" ◆ ", style=accent)
        else:
            below = Text(" · ", style=faint) if stone == EMPTY else self.stone(stone)
        head, below = _fit(head, SITE), _fit(below, SITE)
        if can_go:
            for part in (head, below):
                part.stylize(pick(f"@{site + 1}"))
        return head, below

    def tokens(self, state: State) -> list[Text]:
        """What is left on the main board, in four lines without words.

        Many prophecies need two of them; then the singles are only among the notes.
        """
        faint, width = self.palette.faint, 3 * SITE + 2
        lines = [Text(line) for line in wrap(_numbers(state.prophecies), width)]
        for mark, numbers in ((LEVELS, state.levels), (STRUCTURES, state.structures)):
            lines.append(Text.assemble((f"{mark} ", faint), _numbers(numbers[::-1])))
        return [*lines, self._singles(state, ""), Text()][:4]

    def _singles(self, state: State, times: str) -> Text:
        return Text(" ").join(
            Text.assemble(self.letter(colour), f"{times}{count}")
            for colour, count in enumerate(state.supply)
        )

    # ------------------------------------------------------------ the main board

    def main_board(self, state: State) -> RenderableType:
        """The tokens that are left, with their names, and the structure card."""
        grid = Table.grid(padding=(0, 2))
        rows = (
            ("prophecies", _numbers(state.prophecies)),
            ("levels", _numbers(state.levels[::-1])),
            ("structures", _numbers(state.structures[::-1])),
        )
        for key, values in rows:
            grid.add_row(self.faint(f"board-{key}"), values)
        grid.add_row(self.faint("board-singles"), self._singles(state, "×"))
        grid.add_row(self.faint("board-lid"), str(sum(state.lid)))
        if state.card != EMPTY:
            grid.add_row(self.faint("board-card"), self.card(state.card))
        return grid

    def notes(self, state: State) -> RenderableType:
        """The same for a narrow pane, with the signs of the ring's middle, and the card."""
        signs = ("", f"{LEVELS} ", f"{STRUCTURES} ", "")
        values = (
            Text(_numbers(state.prophecies)),
            Text(_numbers(state.levels[::-1])),
            Text(_numbers(state.structures[::-1])),
            self._singles(state, ""),
        )
        codes = ("board-prophecies", "board-levels", "board-structures", "board-singles")
        faint = self.palette.faint
        lines: list[RenderableType] = []
        for sign, code, value in zip(signs, codes, values, strict=True):
            lines += [Text(sign + self.speak(code), style=faint), value]
        if state.card != EMPTY:
            lines += [self.faint("board-card"), self.card(state.card)]
        return Group(*lines)

    def card(self, card: int) -> Table:
        """The structure card: how high each column should be."""
        grid = Table.grid(padding=(0, 1))
        ranges = [str(part) for part in self.pack.cards[card]]
        for row in range(GRID):
            grid.add_row(*(f"{text:>3}" for text in ranges[GRID * row : GRID * row + GRID]))
        return grid

    # ------------------------------------------------------------ a tower

    def levels(self, colours: tuple[int, ...], width: int = 3) -> Table:
        """A tower level by level, from the bottom; each with its name above it."""
        grid = Table.grid(padding=(0, 2 if width > 2 else 1))
        rows = "\n\n" + "\n".join(map(str, range(1, GRID + 1)))
        shown = [self._level(colours, n, width) for n in range(self.tables.height)]
        grid.add_row(Text(rows, style=self.palette.faint), *shown)
        return grid

    def _level(self, colours: tuple[int, ...], level: int, width: int) -> Text:
        name = _fit(self.faint("tower-level", level=level + 1), GRID * width, centred=True)
        letters = "".join(f"{letter:^{width}}" for letter in "abcd")
        text = Text.assemble(name, "\n", (letters, self.palette.faint))
        for column in range(GRID * GRID):
            if column % GRID == 0:
                text.append("\n")
            here = cell(column, level)
            found = [colour for colour, cells in enumerate(colours) if cells & here]
            empty = Text(f"{'·':^{width}}", style=self.palette.faint)
            square = self.letter(found[0], width) if found else empty
            square.stylize(pick(NAMES[column]))
            text.append_text(square)
        return text

    def tokens_won(self, state: State, seat: int) -> Text:
        """M-T8, M-T9: the level tokens and the structure token of a seat."""
        own = state.boards[seat]
        won = _numbers(own.levels)
        return self.faint("tower-tokens", levels=won, structure=str(own.structure or "–"))

    def walls(self, state: State, seat: int) -> list[Text]:
        """The walls of a seat in words, one after another."""
        found = self.game.sheets(state)[seat].walls
        return [
            Text.assemble(
                self.faint(side), " ", self.letter(wall.colour), " ", self.wall_count(wall)
            )
            for side, wall in zip(SIDES, found, strict=False)
        ]

    def short_walls(self, state: State, seat: int) -> list[Text]:
        """The walls of a seat in signs: cubes, prophecy, and how many it can still become."""
        found = self.game.sheets(state)[seat].walls
        return [
            Text.assemble(
                arrow,
                self.letter(wall.colour),
                f" {wall.cubes}/{wall.prophecy or '–'}",
                (f" ≤{wall.possible}", self.palette.faint),
            )
            for arrow, wall in zip(ARROWS, found, strict=False)
        ]

    def wall_count(self, wall: Wall) -> str:
        """The cubes of a wall, its prophecy, and how many it can still become."""
        prophecy = str(wall.prophecy or "–")
        return self.speak("wall-count", count=wall.cubes, prophecy=prophecy, possible=wall.possible)

    def tower(self, state: State, seat: int, *, compact: bool) -> RenderableType:
        """Levels, walls and tokens of a seat, in nine lines."""
        width = 2 if compact else 3
        walls = self.short_walls(state, seat) if compact else self.walls(state, seat)
        grid = Table.grid(padding=(0, 2))
        for pair in range(0, len(walls), 2):
            grid.add_row(*walls[pair : pair + 2])
        levels = self.levels(state.boards[seat].colours, width)
        return Group(levels, grid, self.tokens_won(state, seat))


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values)) or "–"


def _fit(text: Text, width: int, *, centred: bool = False) -> Text:
    """A text of exactly this width."""
    text.truncate(width)
    if centred:
        text.pad_left((width - text.cell_len) // 2)
    text.pad_right(width - text.cell_len)
    return text
