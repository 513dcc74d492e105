"""Master, bare value and plain search: what every player of Monolyth has to keep to."""

from __future__ import annotations

import random
import shutil
import time
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lapidarium.bots import Budget, Choice, find
from lapidarium.bots.errors import InvalidWeights
from lapidarium.dealing import Dealer
from lapidarium.games.monolyth.bots import network_weights as weights
from lapidarium.games.monolyth.bots.search_context import SearchContext, evaluators_for, weights_for
from lapidarium.games.packs import load, read
from lapidarium.games.registry import referee

pytestmark = pytest.mark.slow

PLAYERS = (1, 2, 3, 4)
BOTS = ("master", "value", "plain_search")
SECONDS, WITH_A_TENTH = 0.2, 0.22


def opening(players: int, moves: int = 3, pack: Any = None) -> tuple[Any, Any]:
    """A game some moves on."""
    game: Any = referee(pack or load("monolyth"), players)
    dealer = Dealer("opening")
    state, _ = dealer.deal(game, game.start())
    for _ in range(moves):
        legal = game.legal(state)
        state, _ = dealer.deal(game, game.after(state, legal[len(legal) // 2]))
    return game, state


def chosen(game: Any, state: Any, bot: str, seed: int, budget: Budget) -> Choice:
    view = game.view(state, game.to_act(state))
    return find("monolyth", bot)(game, view, random.Random(seed), budget)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_and_simulations_give_the_same_choice(bot: str, players: int) -> None:
    game, state = opening(players)
    budget = Budget(simulations=150)
    first = chosen(game, state, bot, 1, budget)
    assert chosen(game, state, bot, 1, budget) == first
    assert first.move in game.legal(state)
    assert first.note is None
    assert len(first.expected) == players
    assert all(loss >= 0 for _, loss in first.others)
    assert first.move not in [move for move, _ in first.others]


@pytest.mark.parametrize("bot", ["master", "plain_search"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_budget_is_kept(bot: str, players: int) -> None:
    """The best of a few: another program may hold the processor for a while."""
    game, state = opening(players)
    chosen(game, state, bot, 1, Budget(simulations=20))
    took = []
    for seed in range(8):
        begun = time.perf_counter()
        chosen(game, state, bot, seed, Budget(seconds=SECONDS))
        took.append(time.perf_counter() - begun)
        if took[-1] <= WITH_A_TENTH:
            break
    assert min(took) <= WITH_A_TENTH
    assert max(took) > SECONDS / 2


@pytest.mark.parametrize("players", PLAYERS)
def test_without_time_the_best_by_the_heuristic_is_played(players: int) -> None:
    """What the others lose is what the heuristic says, and one playout tells what to expect."""
    game, state = opening(players)
    found = chosen(game, state, "plain_search", 1, Budget(simulations=5))
    ranked = SearchContext(game, state).rate_by_heuristic()[:4]
    scale = 1 if players == 1 else 10
    losses = [(ranked[0][0] - use) * scale for use, _ in ranked[1:]]
    assert np.allclose([lost for _, lost in found.others], losses, atol=1e-4)
    assert len(found.expected) == players


def test_a_token_is_given_up_within_a_search() -> None:
    """M-1P2: the second decision of a solo turn is thought over, too."""
    game, state = opening(1, 1)
    choice = chosen(game, state, "master", 1, Budget(simulations=100))
    assert game.text(choice.move) in {game.text(move) for move in game.legal(state)}
    assert len(game.legal(state)) < 20


def test_on_a_foreign_pack_master_searches_without_its_value_and_says_so() -> None:
    text = load("monolyth").text.replace('rows = ["HHLL"', 'rows = ["HLHL"', 1)
    foreign = read(text, "foreign")
    for bot in ("master", "value"):
        game, state = opening(2, pack=foreign)
        choice = chosen(game, state, bot, 1, Budget(simulations=40))
        assert choice.move in game.legal(state)
        assert choice.note is not None
        assert choice.note.code == "bot-without-value"


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    for file in weights.FOLDER.glob("monolyth-1.*"):
        shutil.copy(file, tmp_path)
    assert weights.load("monolyth-1", tmp_path) is not None
    damaged = bytearray((tmp_path / "monolyth-1.npz").read_bytes())
    damaged[len(damaged) // 2] ^= 1
    (tmp_path / "monolyth-1.npz").write_bytes(damaged)
    with pytest.raises(InvalidWeights, match=r"monolyth-1\.npz does not have the checksum"):
        weights.load("monolyth-1", tmp_path)


def test_a_search_alone_has_weights_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several, which take turns; with rivals the search has those to play without search."""
    names = ["monolyth-1", *weights.for_search(1)]
    assert len(names) > 2
    sets = [weights.load(name) for name in names]
    for one, other in combinations(sets, 2):
        assert one is not None
        assert other is not None
        assert (weights.unpacked(one.arrays) != weights.unpacked(other.arrays)).any()
        assert one.about["pack"] == other.about["pack"]
    assert weights.for_search(2) == ["monolyth-2"]
    game, state = opening(1)
    asked = []
    search_beam = SearchContext.search_beam

    def search_and_tell(self: SearchContext, *given: Any) -> dict[int, float]:
        asked.append([self.weights is each for each in self.evaluators].index(True))
        return search_beam(self, *given)

    monkeypatch.setattr(SearchContext, "search_beam", search_and_tell)
    chosen(game, state, "master", 1, Budget(simulations=800))
    assert asked[:4] == [1, 0, 1, 0]
    assert len(evaluators_for(game)) == len(names) - 1
    alone, to_search = weights_for(game), evaluators_for(game)
    assert sets[0] is not None
    assert alone is not None
    assert np.array_equal(alone, weights.unpacked(sets[0].arrays))
    assert not any(alone is each for each in to_search)
    rated, rate = [], SearchContext.rate

    def rate_and_tell(self: SearchContext) -> Any:
        rated.append(self.weights)
        return rate(self)

    monkeypatch.setattr(SearchContext, "rate", rate_and_tell)
    chosen(game, state, "value", 1, Budget(simulations=800))
    chosen(game, state, "master", 1, Budget(simulations=4))
    assert rated[0] is alone
    assert rated[1] is to_search[0]


def test_weights_for_other_layers_are_refused(tmp_path: Path) -> None:
    for file in weights.FOLDER.glob("monolyth-1.*"):
        shutil.copy(file, tmp_path)
    about = tmp_path / "monolyth-1.toml"
    about.write_text(about.read_text("utf-8").replace("layers = [", "layers = [7, "), "utf-8")
    with pytest.raises(InvalidWeights, match="other layers"):
        weights.load("monolyth-1", tmp_path)
