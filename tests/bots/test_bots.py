"""Opponents: legal moves from a view alone, the same for the same seed, never stuck."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from lapidarium import bots
from lapidarium.bots import Budget
from lapidarium.dealing import Dealer
from lapidarium.games.game import OVER, Outcome
from lapidarium.games.packs import load
from lapidarium.games.registry import game_types, referee
from lapidarium.words import LANGUAGES, has

LEVELS = {name: [level.name for level in game.levels] for name, game in game_types().items()}
TABLES = [("monolyth", 1), ("monolyth", 2), ("monolyth", 3), ("monolyth", 4), ("ocelot", 2)]
OF_LEVELS = [(name, players, level) for name, players in TABLES for level in LEVELS[name]]
FEW = Budget(simulations=30)


def played(
    name: str, levels: list[str], seed: int, turns: int = 1000
) -> tuple[list[str], Outcome | None]:
    """The moves of a game, or of its first turns, and how it ended."""
    game: Any = referee(load(name), len(levels))
    dealer = Dealer(seed)
    state, _ = dealer.deal(game, game.start())
    moves: list[str] = []
    while (turn := game.to_act(state)) != OVER and game.turns(state) < turns:
        view = game.view(state, turn)
        choice = bots.choose(game, view, levels[turn], f"{seed}/{len(moves)}", FEW)
        assert choice.move in game.legal(state)
        assert len(choice.expected) == (len(levels) if levels[turn] in LEVELS[name] else 0)
        assert all(loss >= 0 and move != choice.move for move, loss in choice.others)
        moves.append(game.text(choice.move))
        state, _ = dealer.deal(game, game.after(state, choice.move))
    return moves, game.outcome(state)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players", "level"), [*OF_LEVELS, *((*table, "random") for table in TABLES)]
)
def test_every_level_plays_on(name: str, players: int, level: str) -> None:
    is_whole = players <= 2
    moves, outcome = played(name, [level] * players, 1, turns=1000 if is_whole else 8)
    assert (outcome is not None) == is_whole
    again, _ = played(name, [level] * players, 1, turns=4)
    assert again == moves[: len(again)]
    assert len(again) >= 4


@pytest.mark.parametrize("name", ["monolyth", "ocelot"])
def test_the_builder_beats_the_beginner(name: str) -> None:
    better = 0
    for seed in range(6):
        levels = [LEVELS[name][1], LEVELS[name][0]]
        _, outcome = played(name, levels if seed % 2 else levels[::-1], seed)
        assert outcome is not None
        better += outcome.winners == (0 if seed % 2 else 1,)
    assert better >= 5


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players", "level"), OF_LEVELS)
def test_a_level_ends_in_time(name: str, players: int, level: str) -> None:
    """Its budget and a tenth, best of three, since the machine may be busy."""
    game: Any = referee(load(name), players)
    state, _ = Dealer("time").deal(game, game.start())
    view = game.view(state, game.to_act(state))
    bots.choose(game, view, level, 0, FEW)
    took = []
    for seed in range(3):
        begun = time.process_time()
        bots.choose(game, view, level, seed, Budget(seconds=0.2))
        took.append(time.process_time() - begun)
    assert min(took) <= 0.22


@pytest.mark.slow
def test_a_bot_gets_a_view_and_nothing_else() -> None:
    """In the cave a view has no amethyst of the other seat: another drawn one changes nothing."""
    game: Any = referee(load("ocelot"), 2)
    dealer = Dealer("hidden")
    state, _ = dealer.deal(game, game.start())
    while not any(state.amethysts[0]):
        choice = bots.choose(game, game.view(state, game.to_act(state)), "steadfast", 1, FEW)
        state, _ = dealer.deal(game, game.after(state, choice.move))
    while game.to_act(state) != 1:
        choice = bots.choose(game, game.view(state, game.to_act(state)), "steadfast", 1, FEW)
        state, _ = dealer.deal(game, game.after(state, choice.move))
    held = state.amethysts[0]
    of_bag = game.box.bag_of[held[0]]
    taken = {*held, *state.amethysts[1]}
    free = [n for n, bag in enumerate(game.box.bag_of) if bag == of_bag and n not in taken]
    changed = tuple(sorted((free[0], *held[1:])))
    other = replace(state, amethysts=(changed, state.amethysts[1]))
    assert other != state
    for level in LEVELS[game.name]:
        chosen = [bots.choose(game, game.view(s, 1), level, 5, FEW) for s in (state, other)]
        assert chosen[0] == chosen[1]


def test_an_unknown_bot_is_refused() -> None:
    game: Any = referee(load("ocelot"), 2)
    with pytest.raises(bots.NoSuchBot):
        bots.choose(game, None, "nobody", 1)
    with pytest.raises(bots.NoSuchBot):
        bots.find("ocelot", "value")  # a bot of the other game


@pytest.mark.parametrize("text", ["0.2s", "1s", "500sims", "12.5s"])
def test_a_budget_reads_back(text: str) -> None:
    assert str(Budget.parse(text)) == text


@pytest.mark.parametrize("text", ["", "s", "0s", "-1s", "5", "1e9s", "0sims", "1.5sims", "4000s"])
def test_a_budget_that_cannot_be_meant(text: str) -> None:
    with pytest.raises(bots.BadBudget) as caught:
        Budget.parse(text)
    assert caught.value.message.params["text"] == text


def test_every_level_has_its_words_and_its_time() -> None:
    for name, game in game_types().items():
        levels = tuple(level.name for level in game.levels)
        assert bots.known(name)[: len(levels)] == levels
        assert "random" not in levels
        assert "random" in bots.known(name)
        assert all(level.seconds > 0 for level in game.levels)
        fallback = game.level(game.fallback_level)
        assert fallback is None or not fallback.needs_compiling
        for level in levels:
            for lang in LANGUAGES:
                assert has(f"level-{level}", lang)
                assert has(f"level-{level}-says", lang)
