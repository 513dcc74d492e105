"""Situations in Sir Ocelot's Cave to test at, written with the names on the mat.

The shipped mat, with the names its tests use:

       a b c d e f g h i j k l m
     1 . o o o o o . . . . . . .
     2 o b b b b b o . . . . . .      d4 is seen from d1 a4 g4 d8
     3 o b b b b b o . . . . . .      f2 is seen from f1 a2 g2 f7
     4 o b b b b b o . . . . . .
     5 o b b b b b o . . . . . .
     6 o b b b b b o o o . . . .
     7 o b b b b o g g g o . . .      h8 is seen from h6 e8 j8 h10
     8 . o o o o g g g g o o . .
     9 . . . . o g g g o r r o .      j10 is seen from j8 h10 l10 j12
    10 . . . . . o o o r r r o .
    11 . . . . . . . o r r r o .
    12 . . . . . . . . o o o . .
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from lapidarium.games import packs
from lapidarium.games.errors import Illegal
from lapidarium.games.game import CHANCE
from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS, OcelotPack
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.games.ocelot.rules.position import EMPTY, LETTERS
from lapidarium.games.packs import read

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lapidarium.games.ocelot.rules.state import State

PACKS = Path(__file__).parents[3] / "packs"
SHIPPED = packs.find("ocelot").path.read_text(encoding="utf-8")
STRIP = (PACKS / "ocelot-strip.toml").read_text(encoding="utf-8")
NOTCHED = (PACKS / "ocelot-notched.toml").read_text(encoding="utf-8")
PACK_TEXTS = (SHIPPED, STRIP, NOTCHED)
IDLE = ("l9", "i12", "l11", "k12")
"""Circles of the shipped mat that see none of the squares above."""


@cache
def ocelot(pack_text: str = SHIPPED) -> Ocelot:
    """The referee with a pack."""
    pack = read(pack_text, "pack")
    assert isinstance(pack, OcelotPack)
    return Ocelot(pack)


def play(game: Ocelot, state: State, *events: str) -> State:
    """The state after these events."""
    for text in events:
        state = game.after(state, game.parse(text))
    return state


def moves(game: Ocelot, state: State, head: str = "") -> set[str]:
    """The texts of all legal moves, or of those that begin like this."""
    return {text for move in game.legal(state) if (text := game.text(move)).startswith(head)}


def drawn(game: Ocelot, state: State) -> dict[str, int]:
    """What chance may draw now, with its weights."""
    return {game.text(event): weight for event, weight in game.chance(state).outcomes}


def refusal(game: Ocelot, state: State, text: str) -> tuple[str, str]:
    """The code and clause with which an event is refused; nothing may have changed."""
    before = game.position(state)
    with pytest.raises(Illegal) as caught:
        game.after(state, game.parse(text))
    assert game.position(state) == before
    assert caught.value.text == text
    return caught.value.message.code, caught.value.clause


def field(game: Ocelot, state: State, name: str) -> str:
    """One field of the position text, such as `hands`."""
    return dict(part.split("=") for part in game.position(state).split()[1:])[name]


def spread(game: Ocelot, lay: Mapping[str, str]) -> dict[str, str]:
    """A deal: each cave gets its kinds in order, but these squares hold what is asked for."""
    deal: dict[str, str] = {}
    for cave in CAVES:
        names = [square.name for square in game.pack.mat.squares_in(cave)]
        left = Counter({kind: n for kind, n in game.pack.gems[cave].items() if n})
        wanted = {name: lay[name] for name in names if name in lay}
        left.subtract(wanted.values())
        assert min(left.values()) >= 0, f"the {cave} cave has fewer of these: {wanted}"
        rest = iter(sorted(left.elements(), key=GEMS.index))
        deal |= {name: wanted.get(name) or next(rest) for name in names}
    return {square.name: deal[square.name] for square in game.pack.mat.squares}


def at(
    game: Ocelot,
    *,
    seat: int = 1,
    tools: str = "",
    companions: tuple[str, str] = ("-", "-"),
    lay: Mapping[str, str] | None = None,
    gone: Mapping[str, int] | None = None,
    amethysts: tuple[str, str] = ("-", "-"),
    step: str = "place",
) -> State:
    """A situation in which this seat is about to place a token.

    `tools` are such as "b1:AC f7:BL"; `lay` puts gems on squares; `gone` says which seat has
    taken the gem of a square. A companion's square is empty, its gem with its owner.
    """
    deal = spread(game, lay or {})
    taken = {square: owner for owner, square in enumerate(companions, 1) if square != "-"}
    taken |= gone or {}
    collected = [Counter[str](), Counter[str]()]
    for square, owner in taken.items():
        if deal[square] != "geode":
            collected[owner - 1][deal[square]] += 1
    on_circles = tools.split()
    hands, first = _hands(on_circles, companions, seat)
    fields = {
        "step": step,
        "first": first,
        "seat": seat,
        "owed": "-",
        "gems": _gems(deal, taken),
        "tools": ",".join(on_circles) or "-",
        "hands": hands,
        "companions": "/".join(companions),
        "collected": "/".join(
            ",".join(f"{kind}:{n}" for kind, n in own.items()) or "-" for own in collected
        ),
        "amethysts": "/".join(amethysts),
    }
    return game.from_position("ocelot " + " ".join(f"{k}={v}" for k, v in fields.items()))


def _hands(tools: list[str], companions: tuple[str, str], seat: int) -> tuple[str, int]:
    """What is left to each seat if they placed all this turn by turn, and who went first.

    Where a seat has placed too few for that, idle tools are added for it.
    """
    own, other = seat - 1, 2 - seat
    placed = [int(square != "-") for square in companions]
    hands = [Counter(A=5, B=5, C=5), Counter(A=5, B=5, C=5)]

    def place(owner: int, letter: str) -> None:
        hands[owner][letter] -= 1
        placed[owner] += 1

    for letter in [tool.split(":")[1][0] for tool in tools]:
        owner = own if placed[own] < placed[other] else other
        place(owner if hands[owner][letter] else 1 - owner, letter)
    idle = [circle for circle in IDLE if not any(tool.startswith(circle) for tool in tools)]
    while placed[other] - placed[own] not in (0, 1):
        tools.append(f"{idle.pop()}:AC")
        place(other if placed[other] < placed[own] else own, "A")
    first = seat if placed[own] == placed[other] else other + 1
    return "/".join(f"{hand['A']}{hand['B']}{hand['C']}" for hand in hands), first


def _gems(deal: Mapping[str, str], taken: Mapping[str, int]) -> str:
    rows: dict[str, str] = {}
    for square, kind in deal.items():
        letter = EMPTY if square in taken else LETTERS[GEMS.index(kind)]
        rows[square[1:]] = rows.get(square[1:], "") + letter
    return "/".join(rows.values())


def set_up(game: Ocelot, lay: Mapping[str, str] | None = None, first: int = 1) -> State:
    """A game ready for its first turn, by the events of setup."""
    deals = [f"deal {square} {kind}" for square, kind in spread(game, lay or {}).items()]
    state = play(game, game.start(), f"first {first}", *deals)
    assert game.to_act(state) != CHANCE
    return state
