"""What the lessons of Monolyth say of the rules is so, as the referee sees it."""

from __future__ import annotations

from lapidarium.games.game_type import GameType
from lapidarium.games.monolyth.rules.cells import LEVEL
from lapidarium.games.monolyth.rules.events import Place, Swap
from lapidarium.games.monolyth.rules.state import Phase
from lapidarium.games.registry import game_type
from lapidarium.learning.lessons import lesson_words, lessons
from lapidarium.words import LANGUAGES
from tests.games.monolyth.tables import monolyth

BEYOND_REPAIR = {
    "en": "cannot be filled",
    "de": "nicht mehr füllen",
    "es": "ya no se puede llenar",
    "ja": "埋められません",
}


def test_a_gap_that_stays_open_can_still_be_filled() -> None:
    """M-T3, M-T4.3: whatever a try of the lesson leaves open on the floor, a single fits it."""
    kind: GameType = game_type("monolyth")
    lesson = next(one for one in lessons(kind) if one.id == "support")
    game = monolyth(lesson.players)
    state = game.from_position(lesson.position)
    left = 0
    for move in game.legal(state):
        if not isinstance(move, Place):
            continue
        boards = game.after(state, move).boards
        again = state._replace(phase=Phase.TURN, boards=boards)
        swaps = {one.column for one in game.legal(again) if isinstance(one, Swap)}
        gaps = {n for n in range(LEVEL) if not boards[state.active].filled >> n & 1}
        assert gaps <= swaps
        left += bool(gaps)
    assert left >= 20
    for language in LANGUAGES:
        said = lesson_words(kind, language)[lesson.id].done
        assert BEYOND_REPAIR[language] not in said
