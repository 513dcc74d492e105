"""The oracle of Monolyth in the middle of a game, from a position text (docs/notation.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.oracle.monolyth import Monolyth, Player

NONE = "-"


def oracle_at(pack: dict[str, Any], position: str) -> Monolyth:
    """Reads the line by itself, so that it shares nothing with the referee."""
    fields = dict(part.split("=") for part in position.split()[1:])
    players = int(fields["players"])
    oracle = Monolyth(pack, players)
    assert fields["phase"] in ("turn", "give", "over"), "no draw is pending"
    oracle.card, oracle.first = int(fields["card"]), int(fields["first"])
    oracle.active = (oracle.first - 1 + int(fields["turn"])) % players + 1
    oracle.crystal = int(fields["crystal"])
    stones = enumerate(fields["sites"].split(","), 1)
    oracle.sites = {site: stone for site, stone in stones if stone != NONE}
    oracle.to_fill = []
    oracle.lid, oracle.supply = _counts(fields["lid"]), _counts(fields["supply"])
    oracle.prophecy_tokens = _values(fields["prophecies"])
    oracle.level_tokens = _values(fields["levels"])
    oracle.structure_tokens = _values(fields["structures"])
    oracle.players = [_player(fields[f"seat{seat}"]) for seat in range(1, players + 1)]
    oracle.owes_token, oracle.is_over = fields["phase"] == "give", fields["phase"] == "over"
    tops = [min(oracle.heights(seat)) for seat in range(1, players + 1)]
    oracle.is_last_round = oracle.height in tops
    return oracle


def perft(oracle: Monolyth, depth: int) -> int:
    """How many ways to go on there are, `depth` decisions deep; draws add no depth."""
    if depth == 0:
        return 1
    if depth == 1 and isinstance(oracle.to_act(), int):
        return len(oracle.legal())
    is_drawn = oracle.to_act() == "chance"
    count = 0
    for text in oracle.chances() if is_drawn else oracle.legal():
        after = oracle.copy()
        after.apply(text)
        count += perft(after, depth if is_drawn else depth - 1)
    return count


def _counts(text: str) -> Counter[str]:
    parts = [part.split("*") for part in text.split(",") if part != NONE]
    return Counter({name: int(count) for name, count in parts})


def _values(text: str) -> list[int]:
    return [] if text == NONE else [int(value) for value in text.split(",")]


def _player(text: str) -> Player:
    board, tower, slots, levels, structure = text.split(";")
    player = Player(board)
    for row, line in enumerate(tower.split("/")):
        for column, cubes in enumerate(line.split(",")):
            for level, colour in enumerate(cubes if cubes != NONE else ""):
                player.tower[column, row, level] = colour
    slotted = zip(board, slots.split(","), strict=True)
    player.prophecies = {side: int(value) for side, value in slotted if value != NONE}
    player.level_tokens = _values(levels)
    player.levels_completed = len(player.level_tokens)
    player.structure_tokens = _values(structure)
    return player
