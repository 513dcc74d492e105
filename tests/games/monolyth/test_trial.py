"""M-T7: any stone that lies out can be tried, and none that is too far away can be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.games.errors import Illegal
from lapidarium.games.monolyth.presenter import MonolythPresenter
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, State, reachable
from lapidarium.games.monolyth.wire import MonolythTrial
from tests.games.monolyth.situations import played
from tests.games.monolyth.tables import monolyth

if TYPE_CHECKING:
    from lapidarium.messages import Message

REACH = 4


def turns() -> list[tuple[MonolythPresenter, State]]:
    found: list[tuple[MonolythPresenter, State]] = []
    for seed in range(12):
        situation = played(monolyth(2), seed, 40 + 9 * seed)
        if situation.state.phase is Phase.TURN:
            found.append((MonolythPresenter(situation.game), situation.state))
    assert found
    return found


def tried(presenter: MonolythPresenter, state: State, what: str) -> tuple[Message, Any]:
    answer = presenter.trial(state, f"try {what}")
    assert answer is not None
    return answer


def test_where_a_stone_fits_does_not_depend_on_how_far_it_is() -> None:
    """M-T7: the places of a far stone are those of the same stone next to the crystal."""
    for presenter, state in turns():
        stones = [site for site, stone in enumerate(state.sites) if stone != EMPTY]
        far = [site for site in stones if site not in [*reachable(state), state.crystal]]
        for site in far:
            message, trial = tried(presenter, state, f"@{site + 1}")
            order = sorted(stones, key=lambda one: (one - state.crystal) % len(state.sites))
            assert message.params["steps"] == order.index(site) + 1 - REACH
            sites = list(state.sites)
            next_to = (state.crystal + 1) % len(sites)
            sites[next_to], sites[site] = sites[site], sites[next_to]
            near = presenter.game.choices(state._replace(sites=tuple(sites)))
            assert trial.places == near["places"].get(str(next_to + 1), {})


def test_a_trial_tells_what_it_would_bring_and_changes_nothing() -> None:
    """M-T7, M-T2: the effect is that of the move, and the move is refused."""
    count = 0
    for presenter, state in turns():
        for site in range(len(state.sites)):
            answer = presenter.trial(state, f"try @{site + 1}")
            places = answer[1].places if answer and isinstance(answer[1], MonolythTrial) else {}
            for turning, anchors in places.items():
                column = "abcd"[anchors[0] % 4] + str(anchors[0] % 16 // 4 + 1)
                shape = presenter.game.tables.pack.shapes[
                    state.sites[site] % presenter.game.tables.shapes
                ].name
                move = f"@{site + 1} {shape}/{turning} {column}"
                message, effect = tried(presenter, state, move)
                assert answer
                assert message == answer[0]
                assert anchors[0] in effect.cells
                with pytest.raises(Illegal) as refused:
                    presenter.game.check(state, move)
                assert refused.value.clause == "M-T2"
                count += 1
    assert count > 50


def test_what_is_within_reach_needs_no_trial() -> None:
    """Nor does a site without a stone, or something that is no site."""
    for presenter, state in turns():
        for site in reachable(state):
            assert presenter.trial(state, f"try @{site + 1}") is None
        assert presenter.trial(state, f"try @{state.crystal + 1}") is None
        assert presenter.trial(state, "try @99") is None
        assert presenter.trial(state, "try @x") is None
        assert presenter.trial(state, "@1 I2/1 a1") is None
