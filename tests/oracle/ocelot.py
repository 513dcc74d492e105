"""A second, deliberately naive Sir Ocelot's Cave, to compare the referee with.

Written from the rules ledger, the notation page and the component pack alone; it shares
no code with `lapidarium`. Everything is text: a place is `f7`, a gem is `opal`, a tool on
a circle is the kind that lies face up, an amethyst is what it prints (`5`, or `d`).
"""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

CAVES = {"b": "blue", "g": "green", "r": "red"}
NEXT_CAVE = {"blue": "green", "green": "red"}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
CELESTITES = ("sun", "moon", "star")
ONE_POINT = ("crystal", *CELESTITES)
SEATS = (1, 2)


def neighbour(place: str, way: str) -> str:
    """The name of the place one step that way, which may lie off the drawing."""
    right, down = STEPS[way]
    return f"{chr(ord(place[0]) + right)}{int(place[1:]) + down}"


class Mat:
    """O-C1: the drawing, place by place, and who sees what on it. It never changes."""

    def __init__(self, mat: dict[str, Any]) -> None:
        signs = self.read(mat["drawing"])
        self.cave = {place: CAVES[sign] for place, sign in signs.items() if sign in CAVES}
        self.circles = [place for place, sign in signs.items() if sign == "o"]
        # For each square the circles that see it, each with the way it looks: its side.
        self.seen_from: dict[str, list[tuple[str, str]]] = {square: [] for square in self.cave}
        for circle in self.circles:
            for way in mat.get("looks", {}).get(circle, "NESW"):
                for square in self.line_of_sight(circle, way):
                    self.seen_from[square].append((circle, way))

    @staticmethod
    def read(drawing: str) -> dict[str, str]:
        """Place name -> sign, in reading order (docs/notation.md)."""
        rows = ["".join(line.split()) for line in drawing.splitlines() if line.strip()]
        return {
            f"{chr(ord('a') + column)}{row}": sign
            for row, signs in enumerate(rows, start=1)
            for column, sign in enumerate(signs)
        }

    def line_of_sight(self, circle: str, way: str) -> list[str]:
        """O-G2: the run of squares that touches the circle on that way, to its end."""
        line = []
        place = neighbour(circle, way)
        while place in self.cave:
            line.append(place)
            place = neighbour(place, way)
        return line


@dataclass
class Player:
    """O-S4: what one player has, before them and collected."""

    tools: Counter[str]
    companion: str | None = None  # the square it stands on, once placed
    gems: list[str] = field(default_factory=list)
    amethysts: list[str] = field(default_factory=list)

    def sets(self) -> int:
        """O-G7: complete sets of celestites, each celestite in one set only."""
        return min(self.gems.count(shape) for shape in CELESTITES)


class Ocelot:
    """One game, from the draw of the first seat to the end."""

    def __init__(self, pack: dict[str, Any], players: int = 2) -> None:
        if players != len(SEATS):
            raise ValueError(f"Sir Ocelot's Cave is for 2 players, not {players}")
        self.mat = Mat(pack["mat"])
        self.values: dict[str, Any] = pack["values"]
        self.faces = {tool["letter"]: tool["faces"] for tool in pack["tool"]}
        halves = {tool["letter"]: tool["copies"] // 2 for tool in pack["tool"]}
        self.players = {seat: Player(Counter(halves)) for seat in SEATS}
        self.undealt = {cave: Counter[str]() for cave in CAVES.values()}
        self.bags: dict[str, list[str]] = {}
        for cave, left in self.undealt.items():
            left.update({k: n for k, n in pack["gems"][cave].items() if k != "provenance"})
            self.bags[cave] = [str(printed) for printed in pack["amethysts"][cave]]
        self.gems: dict[str, str] = {}  # square -> kind of the gem on it
        self.tools: dict[str, str] = {}  # circle -> kind of the tool that lies face up
        self.geodes_removed = 0
        self.step = "first"  # then deal; place, companion, collect by turns; over
        self.seat = 0
        self.to_deal = list(self.mat.cave)
        self.draws: list[str] = []  # bags that the active seat has still to draw from
        self.open: set[str] = set()  # squares whose gems can be collected this turn

    def copy(self) -> "Ocelot":
        """The same game, to be played on apart; what never changes is shared."""
        fixed = (self.mat, self.values, self.faces)
        return deepcopy(self, {id(part): part for part in fixed})

    def to_act(self) -> int | str:
        """The seat that decides, or "chance", or "over"."""
        if self.draws or self.step in ("first", "deal"):
            return "chance"
        return "over" if self.step == "over" else self.seat

    def chances(self) -> dict[str, int]:
        """O-S3, O-S5, O-G6, O-G7: what chance may do now, weighted by identical tokens."""
        if self.draws:
            bag = self.draws[0]
            return {f"amethyst {bag} {value}": n for value, n in Counter(self.bags[bag]).items()}
        if self.step == "first":
            return {f"first {seat}": 1 for seat in SEATS}
        if self.step == "deal":
            square = self.to_deal[0]
            left = self.undealt[self.mat.cave[square]]
            return {f"deal {square} {kind}": n for kind, n in left.items() if n > 0}
        return {}

    def legal(self) -> set[str]:
        """O-T1: the moves of the seat to act, none at chance or when over."""
        if not isinstance(self.to_act(), int):
            return set()
        if self.step == "place":
            return self.tool_moves() | self.first_companion_moves()
        if self.step == "companion":
            return {"stay"} | {f"companion {square}" for square in self.companion_targets()}
        return {"done"} | {f"take {square}" for square in self.open}

    def tool_moves(self) -> set[str]:
        """O-T2: any tool left, either face up, on any empty circle."""
        return {
            f"{letter}{face[0].upper()} {circle}"
            for letter, left in self.players[self.seat].tools.items()
            if left > 0
            for face in self.faces[letter]
            for circle in self.mat.circles
            if circle not in self.tools
        }

    def first_companion_moves(self) -> set[str]:
        """O-T3: the companion on a blue square, if it is not in a cave yet."""
        if self.players[self.seat].companion is not None:
            return set()
        return {f"companion {square}" for square in self.squares_for("blue", ONE_POINT)}

    def companion_targets(self) -> set[str]:
        """O-T4: from blue to green, from green to red, onto nothing or a rock crystal."""
        square = self.players[self.seat].companion
        cave = None if square is None else NEXT_CAVE.get(self.mat.cave[square])
        return set() if cave is None else self.squares_for(cave, ("crystal",))

    def squares_for(self, cave: str, kinds: tuple[str, ...]) -> set[str]:
        """O-T3, O-T4: squares of a cave that are empty or hold a gem of these kinds."""
        companions = [p.companion for p in self.players.values()]
        return {
            square
            for square, its_cave in self.mat.cave.items()
            if its_cave == cave
            and square not in companions
            and (square not in self.gems or self.gems[square] in kinds)
        }

    def collectable(self, square: str, seat: int) -> bool:
        """O-G1, O-G3, O-G4: whether there is a gem here that this seat could collect."""
        if square not in self.gems:
            return False
        own = self.players[seat].companion
        helped = own is not None and self.mat.cave[own] == self.mat.cave[square]
        seeing = [(c, side) for c, side in self.mat.seen_from[square] if c in self.tools]
        for three in combinations(seeing, 3):
            sides = {side for _, side in three}
            kinds = {self.tools[circle] for circle, _ in three}
            if len(sides) == 3 and len(kinds) >= (2 if helped else 3):
                return True
        return False

    def apply(self, text: str) -> None:
        """Carry out one event, of chance or of the seat to act."""
        if text not in self.chances() and text not in self.legal():
            raise ValueError(f"not possible here: {text!r}")
        word, *rest = text.split()
        if word == "first":
            self.seat, self.step = int(rest[0]), "deal"
        elif word == "deal":
            self.deal(*rest)
        elif word == "amethyst":
            self.draw(*rest)
        elif word == "companion":
            self.put_companion(*rest)
        elif word == "stay":
            self.begin_collecting()
        elif word == "take":
            self.open.remove(rest[0])
            self.collect(rest[0])
        elif word == "done":
            self.open = set()
        else:
            self.put_tool(word, *rest)
        self.go_on()

    def deal(self, square: str, kind: str) -> None:
        """O-S3: one gem to the next square; the first turn follows the last one."""
        self.to_deal.remove(square)
        self.undealt[self.mat.cave[square]][kind] -= 1
        self.gems[square] = kind
        if not self.to_deal:
            self.step = "place"

    def draw(self, bag: str, printed: str) -> None:
        """O-G6, O-G7: the active seat gets an amethyst."""
        self.draws.remove(bag)
        self.bags[bag].remove(printed)
        self.players[self.seat].amethysts.append(printed)

    def put_tool(self, token: str, circle: str) -> None:
        """O-T2: a tool goes on a circle; the companion may move after it (O-T4)."""
        letter, up = token[0], token[1]
        self.players[self.seat].tools[letter] -= 1
        [self.tools[circle]] = [face for face in self.faces[letter] if face[0].upper() == up]
        self.step = "companion"

    def put_companion(self, square: str) -> None:
        """O-T3, O-T4, O-T5: the companion takes the gem it comes to, if there is one."""
        self.players[self.seat].companion = square
        if square in self.gems:
            self.collect(square)
        self.begin_collecting()

    def begin_collecting(self) -> None:
        """O-G5: what can be collected is fixed from here on."""
        self.step = "collect"
        self.open = {square for square in self.gems if self.collectable(square, self.seat)}

    def collect(self, square: str) -> None:
        """O-G6, O-G7: take the gem; a geode or a new set of celestites earns a draw."""
        player, kind = self.players[self.seat], self.gems.pop(square)
        if kind == "geode":
            self.geodes_removed += 1
            self.draws.append(self.mat.cave[square])
        else:
            sets_before = player.sets()
            player.gems.append(kind)
            self.draws += ["blue"] * (player.sets() - sets_before)

    def go_on(self) -> None:
        """O-T7: pass over empty bags and over decisions that leave nothing to decide."""
        self.draws = [bag for bag in self.draws if self.bags[bag]]
        if self.draws:
            return
        if self.step == "companion" and not self.companion_targets():
            self.begin_collecting()
        if self.step == "collect" and not self.open:
            self.end_turn()

    def end_turn(self) -> None:
        """O-S5, O-E1: the other seat's turn, or the end when all tokens are placed."""
        self.seat = 2 if self.seat == 1 else 1
        left = any(p.tools.total() or p.companion is None for p in self.players.values())
        self.step = "place" if left else "over"

    def scores(self) -> list[int]:
        """O-E2: the points by seat, as if the game ended now."""
        return [self.score(self.players[seat]) for seat in SEATS]

    def score(self, player: Player) -> int:
        """O-E2, O-E3: the printed values, and what the special amethysts pay their owner."""
        printed: list[int] = [self.values[kind] for kind in player.gems]
        printed += [int(value) for value in player.amethysts if value not in "abcd"]
        left = Counter(self.mat.cave[square] for square in self.gems)
        pays = {
            "a": printed.count(1),
            "b": printed.count(3),
            "c": left["blue"],
            "d": 2 * (left["green"] + left["red"]),
        }
        return sum(printed) + sum(pays[value] for value in player.amethysts if value in "abcd")

    def winners(self) -> list[int] | None:
        """O-E4: most points, then more amethysts, else the victory is shared."""
        if self.step != "over":
            return None
        results = {s: (self.score(p), len(p.amethysts)) for s, p in self.players.items()}
        return [seat for seat in SEATS if results[seat] == max(results.values())]

    def tokens_accounted(self) -> int:
        """O-C4: all gem tokens, wherever they are."""
        owned = sum(len(p.gems) + len(p.amethysts) for p in self.players.values())
        undealt = sum(left.total() for left in self.undealt.values())
        in_bags = sum(len(bag) for bag in self.bags.values())
        return len(self.gems) + owned + undealt + in_bags + self.geodes_removed

    def placed_tokens(self) -> int:
        """O-E1: tools on circles and companions in caves, of both players."""
        return len(self.tools) + sum(p.companion is not None for p in self.players.values())
