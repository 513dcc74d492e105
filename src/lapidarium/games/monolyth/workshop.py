"""The workshop's knowledge of Monolyth."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, cast

from pydantic import TypeAdapter, ValidationError

from lapidarium.games.monolyth.pack.checks import COLOURS, PLAYERS
from lapidarium.games.monolyth.pack.pack import TOKENS
from lapidarium.games.monolyth.rules.scoring import sheet
from lapidarium.games.monolyth.workshop_wire import MonolythFigures, MonolythMeaning, PointsInPlay
from lapidarium.games.workshop import Payment, Workshop
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from lapidarium.games.game import Game
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.state import State

FORM = TypeAdapter(MonolythFigures)


class MonolythWorkshop(Workshop):
    """Stones, boards, tokens and cards."""

    blank: ClassVar[str] = """\
# Monolyth: the components of a box, typed in from nothing.

game = "monolyth"
name = "my-box"
title = "My box"

[colours]

[main_board]
sites = 13
provenance = { sites = "rulebook" }

[player_boards]
grid = 4
heights = [4, 4, 3, 3]
sides = []
provenance = { grid = "review", heights = "rulebook" }

[prophecy_tokens]
all = []
players_1 = []
players_2 = []
players_3 = []
players_4 = []

[level_tokens]
all = []
players_1 = []
players_2 = []
players_3 = []
players_4 = []

[structure_tokens]
all = []
players_1 = []
players_2 = []
players_3 = []
players_4 = []

[structure_signs]
"""

    def is_editable(self, figures: dict[str, Any]) -> bool:
        """Right or wrong, but of the right types."""
        try:
            FORM.validate_python(figures, strict=True)
        except ValidationError:
            return False
        return True

    def meaning(self, figures: dict[str, Any]) -> dict[str, Any]:
        """Cubes in the box, and points in play by number of players."""
        stones = figures.get("stone", [])
        cubes = [_cubes(stone["cells"]) for stone in stones]
        copies = [stone["copies"] for stone in stones]
        meaning: MonolythMeaning = {
            "stones": COLOURS * sum(copies),
            "cubes": COLOURS * sum(map(int.__mul__, cubes, copies)),
            "points": [_points(figures, players) for players in PLAYERS],
        }
        return cast("dict[str, Any]", meaning)

    def payments(self, game: Game[Any, Any], state: Any) -> Iterable[Payment]:
        """M-E4, M-E5: prophecies that were fulfilled, level and structure tokens that were won."""
        return _payments(cast("Monolyth", game), state)


def _cubes(cells: Any) -> int:
    layers = cells if any(isinstance(layer, list) for layer in cells) else [cells]
    return sum(row.count("#") for layer in layers for row in layer)


def _points(figures: dict[str, Any], players: int) -> PointsInPlay:
    prophecies, levels, structures = (sum(figures[key][f"players_{players}"]) for key in TOKENS)
    return {
        "players": players,
        "prophecies": prophecies,
        "levels": levels,
        "structures": structures,
    }


def _payments(game: Monolyth, state: State) -> Iterator[Payment]:
    pack = game.pack
    sheets = [sheet(pack, own, pack.heights[game.players - 1]) for own in state.boards]
    won = {
        "prophecy": [wall.points for one in sheets for wall in one.walls if wall.points],
        "level": [value for one in sheets for value in one.levels],
        "structure": [one.structure for one in sheets if one.structure],
    }
    in_play = {"prophecy": pack.prophecies, "level": pack.levels, "structure": pack.structures}
    for kind, tokens in in_play.items():
        paid = Counter(won[kind])
        for value, of in sorted(Counter(tokens.with_players(game.players)).items()):
            item = Message("balance-value", value=value)
            yield Payment(kind, item, paid[value], of, value * paid[value])
