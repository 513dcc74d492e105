"""A second, deliberately naive Monolyth that the rules are compared with (rules ledger, M-…).

Written from the ledger, docs/notation.md and the pack alone; it shares no code with
lapidarium. A tower is a dict {(column, row, level): colour letter}, counted from 0 as the
notation draws them; a stone is the text `O-L4`. Everything is found by trying it all.
"""

import copy
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any, NamedTuple

Cell = tuple[int, int, int]
Cells = frozenset[Cell]
SINGLE: Cells = frozenset({(0, 0, 0)})
NOWHERE: Cells = frozenset()
REACH = 4


def drawn(drawing: list[Any]) -> Cells:
    """Notation: columns run right, rows down, layers up; a flat stone is drawn as one layer."""
    layers = [drawing] if isinstance(drawing[0], str) else drawing
    return frozenset(
        (column, row, level)
        for level, layer in enumerate(layers)
        for row, line in enumerate(layer)
        for column, sign in enumerate(line)
        if sign == "#"
    )


def rotations(stone: Cells) -> set[Cells]:
    """Notation: the 24 rotations of a cube (no reflections), by quarter turns until none is new."""
    found, new = set(), {stone}
    while new:
        found |= new
        spun = {frozenset((-r, c, v) for c, r, v in cells) for cells in new}
        tipped = {frozenset((c, -v, r) for c, r, v in cells) for cells in new}
        new = (spun | tipped) - found
    return found


def turnings(stone: Cells) -> list[list[Cell]]:
    """Notation: every way to turn a stone, its anchor at 0, as sorted (level, row, column)."""
    results = []
    for cells in rotations(stone):
        cubes = sorted((v, r, c) for c, r, v in cells)
        level, row, column = cubes[0]
        results.append([(v - level, r - row, c - column) for v, r, c in cubes])
    return sorted(turning for n, turning in enumerate(results) if turning not in results[:n])


class Spot(NamedTuple):
    """A stone somewhere in the grid: its turning, its anchor's column, its cells, what is below."""

    turning: int
    column: str
    cells: Cells
    below: Cells


@cache
def spots(stone: Cells, grid: int, height: int) -> list[Spot]:
    """M-T4.1, .2 and .4: every turning at every column and level, inside the grid and height."""
    found = []
    for number, turning in enumerate(turnings(stone), start=1):
        for column, row, level in product(range(grid), range(grid), range(height)):
            cells = frozenset((column + c, row + r, level + v) for v, r, c in turning)
            if all(0 <= c < grid and 0 <= r < grid and 0 <= v < height for c, r, v in cells):
                below = frozenset((c, r, under) for c, r, v in cells for under in range(v)) - cells
                found.append(Spot(number, f"{chr(ord('a') + column)}{row + 1}", cells, below))
    return found


def meets(height: int, asked: str) -> bool:
    """M-L2: `1-2` asks for 1 or 2, `3+` for 3 or more, a single figure for exactly that."""
    if asked.endswith("+"):
        return height >= int(asked[:-1])
    low, _, high = asked.partition("-")
    return int(low) <= height <= int(high or low)


def images(card: list[str]) -> list[str]:
    """M-L2: the 8 rotations and mirror images of a structure card, each read row by row."""
    found = []
    for _ in range(4):
        card = ["".join(line) for line in zip(*card[::-1], strict=True)]
        found += ["".join(card), "".join(line[::-1] for line in card)]
    return found


def wall_names(board: str) -> list[str]:
    """Notation: a wall is named by its colour; the second of a colour is `B2`, and so on."""
    seen: Counter[str] = Counter()
    names = []
    for colour in board:
        seen[colour] += 1
        names.append(colour if seen[colour] == 1 else f"{colour}{seen[colour]}")
    return names


@dataclass
class Player:
    """What lies before one player; tokens are their values, prophecies by wall."""

    board: str = ""
    tower: dict[Cell, str] = field(default_factory=dict)
    stones: int = 0
    prophecies: dict[str, int] = field(default_factory=dict)
    levels_completed: int = 0
    level_tokens: list[int] = field(default_factory=list)
    structure_tokens: list[int] = field(default_factory=list)


class Monolyth:
    """One game, from the choice of the card to the last point."""

    def __init__(self, pack: dict[str, Any], players: int) -> None:
        """M-S1, M-S2, M-S5: what the pack says; the crystal at the arrow; nothing drawn yet."""
        self.stones = {stone["shape"]: drawn(stone["cells"]) for stone in pack["stone"]}
        self.boards: list[str] = pack["player_boards"]["sides"]
        self.grid: int = pack["player_boards"]["grid"]
        self.height: int = pack["player_boards"]["heights"][players - 1]
        self.cards: list[list[str]] = [card["rows"] for card in pack["structure_card"]]
        self.signs: dict[str, str] = pack["structure_signs"]
        tokens = f"players_{players}"
        self.prophecy_tokens: list[int] = list(pack["prophecy_tokens"][tokens])
        self.level_tokens: list[int] = list(pack["level_tokens"][tokens])
        self.structure_tokens: list[int] = list(pack["structure_tokens"][tokens])
        self.supply: Counter[str] = Counter()
        self.lid: Counter[str] = Counter()
        self.sort_stones(pack)
        self.players = [Player() for _ in range(players)]
        self.card = self.first = self.active = 0
        self.last_site: int = pack["main_board"]["sites"]
        self.sites: dict[int, str] = {}
        self.to_fill = list(range(2, self.last_site + 1))
        self.crystal = self.left_site = 1
        self.removed: list[str] = []
        self.is_acting = self.owes_token = self.is_last_round = self.is_over = False
        self.known_moves: dict[str, Cells] | None = None

    def sort_stones(self, pack: dict[str, Any]) -> None:
        """M-S4, M-S6: the 1-cube stones of each colour to the supply, all others to the lid."""
        letters = [letter for letter in pack["colours"].values() if isinstance(letter, str)]
        for letter, stone in product(letters, pack["stone"]):
            if len(self.stones[stone["shape"]]) == 1:
                self.supply[letter] += stone["copies"]
            else:
                self.lid[f"{letter}-{stone['shape']}"] += stone["copies"]

    def copy(self) -> "Monolyth":
        """A game that goes its own way from here."""
        return copy.deepcopy(self, {id(self.known_moves): self.known_moves})

    def to_act(self) -> int | str:
        """A seat, `chance` or `over`."""
        if self.is_over:
            return "over"
        return "chance" if self.chances() else self.active

    def chances(self) -> dict[str, int]:
        """M-S3, M-S7, M-S8, M-S6, M-T5: what may be drawn now, with its number of components."""
        if self.is_over:
            return {}
        if not self.card:
            return {f"card {n}": 1 for n in range(1, len(self.cards) + 1)}
        dealt = [player.board for player in self.players if player.board]
        if len(dealt) < len(self.players):
            seat = len(dealt) + 1
            return {f"board {seat} {board}": 1 for board in self.boards if board not in dealt}
        if not self.first:
            return {f"first {seat}": 1 for seat in range(1, len(self.players) + 1)}
        return {
            f"fill {site} {stone}": copies
            for site in self.to_fill[:1]
            for stone, copies in self.lid.items()
            if copies
        }

    def legal(self) -> set[str]:
        """M-T1: all moves of the seat to act."""
        return set(self.moves())

    def moves(self) -> dict[str, Cells]:
        """M-T1, M-1P2: all moves of the seat to act, with the cells they fill."""
        if self.known_moves is None:
            if not isinstance(self.to_act(), int):
                self.known_moves = {}
            elif self.owes_token:
                self.known_moves = {f"give {value}": NOWHERE for value in self.prophecy_tokens}
            else:
                self.known_moves = self.crystal_moves() | self.prophecy_moves()
        return self.known_moves

    def prophecy_moves(self) -> dict[str, Cells]:
        """M-T8: any token on offer into any free slot."""
        player = self.players[self.active - 1]
        free = [wall for wall in wall_names(player.board) if wall not in player.prophecies]
        return {f"prophecy {n} {wall}": NOWHERE for n in self.prophecy_tokens for wall in free}

    def crystal_moves(self) -> dict[str, Cells]:
        """M-T3, M-T6: place a reachable stone or its single; if none can be, discard any."""
        moves = {}
        for site in self.reachable_sites():
            colour, _, shape = self.sites[site].partition("-")
            for spot in self.open_spots(self.stones[shape]):
                moves[f"@{site} {shape}/{spot.turning} {spot.column}"] = spot.cells
            if self.supply[colour] > 0:
                for spot in self.open_spots(SINGLE):
                    moves[f"@{site} swap {spot.column}"] = spot.cells
        return moves or {f"@{site} discard": NOWHERE for site in self.reachable_sites()}

    def reachable_sites(self) -> list[int]:
        """M-T2: the next four sites clockwise that hold a stone, or all if fewer do."""
        ahead = [*range(self.crystal + 1, self.last_site + 1), *range(1, self.crystal + 1)]
        return [site for site in ahead if site in self.sites][:REACH]

    def open_spots(self, stone: Cells) -> list[Spot]:
        """M-T4: where the stone meets no other and has no empty space under any part."""
        tower = self.players[self.active - 1].tower
        return [
            spot
            for spot in spots(stone, self.grid, self.height)
            if tower.keys().isdisjoint(spot.cells) and tower.keys() >= spot.below
        ]

    def apply(self, text: str) -> None:
        """Let one event happen; ValueError if it cannot happen now."""
        if text in self.chances():
            self.draw(text)
        elif text in self.moves():
            self.play(text, self.moves()[text])
        else:
            raise ValueError(f"not possible now: {text!r}")
        self.known_moves = None

    def draw(self, text: str) -> None:
        """Setup and M-T5: what chance has drawn."""
        match text.split():
            case ["card", number]:
                self.card = int(number)
            case ["board", seat, board]:
                self.players[int(seat) - 1].board = board
            case ["first", seat]:
                self.first = self.active = int(seat)
            case ["fill", site, stone]:
                self.lid[stone] -= 1
                self.sites[int(site)] = stone
                self.to_fill.remove(int(site))
                if self.is_acting:
                    self.end_action()

    def play(self, text: str, cells: Cells) -> None:
        """M-T1, M-T10: the move; with the crystal, the refill (M-T5) comes before all else."""
        match text.split():
            case ["prophecy", value, wall]:
                self.prophecy_tokens.remove(int(value))
                self.players[self.active - 1].prophecies[wall] = int(value)
                self.pay(self.players[self.active - 1])
                self.end_turn()
            case ["give", value]:
                self.prophecy_tokens.remove(int(value))
                self.owes_token = False
                self.end_turn()
            case [site, what, *_]:
                self.move_crystal(int(site[1:]), what, cells)
                self.is_acting = True
                if self.lid.total():
                    self.to_fill.append(self.left_site)
                else:
                    self.end_action()

    def end_action(self) -> None:
        """M-T10, M-1P2: the turn pays; solo a token is due, but not after the top level."""
        self.is_acting = False
        self.pay(self.players[self.active - 1])
        has_top_level = min(self.heights(self.active)) == self.height
        self.owes_token = len(self.players) == 1 and not has_top_level
        if not self.owes_token:
            self.end_turn()

    def move_crystal(self, site: int, what: str, cells: Cells) -> None:
        """M-T2, M-T3, M-T6: the crystal takes the stone's site; the stone or a single is placed."""
        player = self.players[self.active - 1]
        self.left_site, self.crystal = self.crystal, site
        stone = self.sites.pop(site)
        colour = stone.partition("-")[0]
        if what in ("swap", "discard"):
            self.removed.append(stone)
        if what == "swap":
            self.supply[colour] -= 1
        if what != "discard":
            player.stones += 1
            player.tower |= dict.fromkeys(cells, colour)

    def pay(self, player: Player) -> None:
        """M-L1, M-L2, M-L3, M-1P3: tokens for the levels completed and for the structure."""
        best = min if len(self.players) == 1 else max
        while player.levels_completed < min(self.heights(self.active)) and self.level_tokens:
            player.levels_completed += 1
            player.level_tokens.append(best(self.level_tokens))
            self.level_tokens.remove(player.level_tokens[-1])
        if self.structure_tokens and not player.structure_tokens and self.matches_card():
            player.structure_tokens.append(max(self.structure_tokens))
            self.structure_tokens.remove(player.structure_tokens[-1])

    def matches_card(self) -> bool:
        """M-L2: the active player's heights lie in the ranges of one image of the card."""
        heights = self.heights(self.active)
        return any(
            all(meets(h, self.signs[sign]) for h, sign in zip(heights, image, strict=True))
            for image in images(self.cards[self.card - 1])
        )

    def end_turn(self) -> None:
        """M-T10: is the game over? If not, the next seat."""
        if min(self.heights(self.active)) == self.height:
            self.is_last_round = True
        is_everybody_done = self.is_last_round and self.active == self.turn_order()[-1]
        is_out_of_stones = not self.sites and not self.lid.total()
        is_solo_done = len(self.players) == 1 and not self.prophecy_tokens
        if is_everybody_done or is_out_of_stones or is_solo_done:  # M-E1, M-E2, M-1P4
            self.is_over = True
            return
        self.active = self.active % len(self.players) + 1

    def turn_order(self) -> list[int]:
        """M-S8: the seats clockwise from the first."""
        count = len(self.players)
        return [(self.first - 1 + step) % count + 1 for step in range(count)]

    def heights(self, seat: int) -> list[int]:
        """The heights of the columns of a tower, row by row."""
        tower, lines = self.players[seat - 1].tower, range(self.grid)
        return [sum(cell[:2] == (c, r) for cell in tower) for r in lines for c in lines]

    def walls(self, seat: int) -> list[int]:
        """M-E3: cubes of the side's colour in each outermost layer: far, right, near, left."""
        player, edge = self.players[seat - 1], self.grid - 1
        counts = [0, 0, 0, 0]
        for (column, row, _), colour in player.tower.items():
            is_in_wall = [row == 0, column == edge, row == edge, column == 0]
            for side in range(4):
                counts[side] += is_in_wall[side] and colour == player.board[side]
        return counts

    def scores(self) -> list[int]:
        """M-E4, M-E5: kept prophecies, level tokens and structure token, by seat."""
        totals = []
        for seat, player in enumerate(self.players, start=1):
            total = sum(player.level_tokens) + sum(player.structure_tokens)
            for wall, count in zip(wall_names(player.board), self.walls(seat), strict=False):
                value = player.prophecies.get(wall, 0)
                total += value if count >= value else 0
            totals.append(total)
        return totals

    def places(self) -> list[int] | None:
        """M-E6: most points first; among equals whoever sat later in the first round."""
        if not self.is_over:
            return None
        scores, order = self.scores(), self.turn_order()
        return sorted(order, key=lambda seat: (scores[seat - 1], order.index(seat)), reverse=True)

    def stones_accounted(self) -> int:
        """M-C1: all stones, wherever they are."""
        gone = len(self.removed) + sum(player.stones for player in self.players)
        return self.lid.total() + self.supply.total() + len(self.sites) + gone
