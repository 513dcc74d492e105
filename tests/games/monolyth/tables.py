"""Tables of Monolyth to test at: referees, set-up games, and situations written as text."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from lapidarium.games import packs
from lapidarium.games.errors import Illegal, Unreadable
from lapidarium.games.monolyth.pack.pack import MonolythPack
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.packs import read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lapidarium.games.game import Seat
    from lapidarium.games.monolyth.rules.state import State

TESTS = Path(__file__).parents[2]
SHIPPED = packs.find("monolyth").path.read_text(encoding="utf-8")
SCREWS_FILE = TESTS / "packs" / "monolyth-screws.toml"
SCREWS = SCREWS_FILE.read_text(encoding="utf-8")

BOARDS = ("BOKT", "OKTW", "BKTW", "BOTW")
DEAL = "B-L4 O-I3 K-T4 T-O4 W-S4 B-I2 O-L3 K-L4 T-I3 W-T4 B-L3 O-I2".split()  # noqa: SIM905
"""What lies on sites 2 to 13 unless a test says otherwise."""
FULL_SUPPLY = "B*3,O*3,K*3,T*3,W*3"
EMPTY_SUPPLY = "B*0,O*0,K*0,T*0,W*0"
BARE = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,-"


@cache
def monolyth(players: int = 2, pack_text: str = SHIPPED) -> Monolyth:
    """The referee for so many players."""
    pack = read(pack_text, "pack")
    assert isinstance(pack, MonolythPack)
    return Monolyth(pack, players)


def corrected(*changes: tuple[str, str], text: str = SHIPPED) -> str:
    """The text of a pack in which the owner of a box has corrected some figures."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is in the pack {text.count(old)} times"
        text = text.replace(old, new)
    return text


def with_card(rows: str) -> str:
    """The shipped pack with another first card, such as HHHH/LLLL/LLLL/LLLL."""
    quoted = ", ".join(f'"{row}"' for row in rows.split("/"))
    return corrected(('["HHHH", "LLLL", "LLLL", "LLLL"]', f"[{quoted}]"))


def play(game: Monolyth, state: State, *events: str) -> State:
    """The state after these events."""
    for text in events:
        state = game.after(state, game.parse(text))
    return state


def moved(game: Monolyth, state: State, move: str) -> State:
    """The state after a move and its refill, if one is due: any stone that is in the lid."""
    after = play(game, state, move)
    return game.after(after, game.chance(after).outcomes[0][0]) if after.left >= 0 else after


def set_up(game: Monolyth, card: int = 1, first: int = 1) -> State:
    """A game ready for its first turn, by the events of setup."""
    boards = [f"board {seat} {BOARDS[seat - 1]}" for seat in range(1, game.players + 1)]
    stones = [f"fill {site} {stone}" for site, stone in enumerate(DEAL, 2)]
    return play(game, game.start(), f"card {card}", *boards, f"first {first}", *stones)


def built(heights: str, letters: str = "WBTKO") -> str:
    """A tower with these heights, row by row, such as 1111/1111/1111/1110.

    The columns have the given colours by turns, so that no colour runs out.
    """
    colours = cycle(letters)
    rows = [[next(colours) * int(height) or "-" for height in row] for row in heights.split("/")]
    return "/".join(",".join(row) for row in rows)


def board(
    name: str,
    tower: str = BARE,
    slots: str = "-,-,-,-",
    levels: str = "-",
    structure: str = "-",
) -> str:
    """One player's field of a position."""
    return ";".join((name, tower, slots, levels, structure))


def at(
    game: Monolyth,
    *,
    sites: Mapping[int, str] | None = None,
    lid: str | None = None,
    seats: Sequence[str] = (),
    **fields: str | int,
) -> State:
    """A situation: a game about to begin its first turn, but for what is given here.

    The lid holds all that is not on the sites, unless something else is given.
    """
    known = fields_of(game, set_up(game))
    if sites is not None:
        known["sites"] = ",".join(sites.get(site, "-") for site in range(1, game.pack.sites + 1))
        whole = dict(part.split("*") for part in _whole_lid(game).split(","))
        left = Counter({stone: int(n) for stone, n in whole.items()}) - Counter(sites.values())
        known["lid"] = ",".join(f"{stone}*{n}" for stone, n in left.items())
    if lid is not None:
        known["lid"] = lid
    known |= {f"seat{number}": own for number, own in enumerate(seats, 1)}
    known |= {name: str(value) for name, value in fields.items()}
    return game.from_position(position_of(known))


def _whole_lid(game: Monolyth) -> str:
    return field(game, game.start(), "lid")


def fields_of(game: Monolyth, state: State) -> dict[str, str]:
    """The position text by its fields."""
    return dict(part.split("=") for part in game.position(state).split()[1:])


def position_of(fields: Mapping[str, str]) -> str:
    """The position text with these fields."""
    return "monolyth " + " ".join(f"{name}={value}" for name, value in fields.items())


def field(game: Monolyth, state: State, name: str) -> str:
    """One field of the position text, such as `supply`."""
    return fields_of(game, state)[name]


def tower(game: Monolyth, state: State, seat: int = 1) -> str:
    """The tower of a seat as in a position."""
    return field(game, state, f"seat{seat}").split(";")[1]


def moves(game: Monolyth, state: State, head: str = "") -> set[str]:
    """The texts of all legal moves, or of those that begin like this."""
    return {text for move in game.legal(state) if (text := game.text(move)).startswith(head)}


def sites_of(texts: set[str]) -> set[str]:
    """Which sites the crystal goes to in these moves: @5 and so on."""
    return {text.split()[0] for text in texts if text.startswith("@")}


def drawn(game: Monolyth, state: State) -> dict[str, int]:
    """What chance may draw now, with its weights."""
    return {game.text(event): weight for event, weight in game.chance(state).outcomes}


def refusal(game: Monolyth, state: State, text: str, seat: Seat | None = None) -> tuple[str, str]:
    """The code and clause with which a move is refused; nothing may have changed."""
    before = game.position(state)
    with pytest.raises(Illegal) as caught:
        game.check(state, text, seat)
    assert game.position(state) == before
    return caught.value.message.code, caught.value.clause


def unreadable(game: Monolyth, text: str) -> str:
    """The code with which a text is not even read."""
    with pytest.raises(Unreadable) as caught:
        game.parse(text)
    assert caught.value.text == text
    return caught.value.message.code
