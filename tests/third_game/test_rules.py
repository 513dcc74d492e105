"""The third game by itself: its rules, its secret, its texts."""

from __future__ import annotations

import importlib
import json
import random
from typing import Any

import pytest

from lapidarium import words
from lapidarium.dealing import Dealer
from lapidarium.games.errors import Illegal, Unreadable
from lapidarium.games.pack_reader import PackError
from lapidarium.games.packs import load, read
from lapidarium.games.registry import game_type, game_types, referee
from lapidarium.messages import Message
from lapidarium.server.tables.table_views import TableViews
from lapidarium.table import Made, Table, Terms
from lapidarium.table.entries import Began

pytestmark = pytest.mark.slow


def game(players: int = 2) -> Any:
    return referee(load("pebbles"), players)


def played(players: int, seed: int) -> tuple[Any, list[Any]]:
    of, draw = game(players), random.Random(seed)
    state, events = Dealer(seed).deal(of, of.start())
    states = [state]
    while of.to_act(state) >= 0:
        state = of.after(state, draw.choice(of.legal(state)))
        states.append(state)
    assert len(events) == players
    return of, states


def test_it_is_found_by_its_entry_point() -> None:
    assert list(game_types()) == ["monolyth", "ocelot", "pebbles"]
    assert game_type("pebbles").player_counts == (2, 3)


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_ends_with_an_empty_heap(players: int) -> None:
    """P-E1."""
    for seed in range(30):
        of, states = played(players, seed)
        outcome = of.outcome(states[-1])
        assert sum(states[-1].taken) == of.pack.heap
        assert sorted(seat for place in outcome.places for seat in place) == list(range(players))
        assert outcome.scores[outcome.winners[0]] == max(outcome.scores)


def test_too_many_pebbles_are_refused_with_the_clause() -> None:
    """P-T1."""
    of = game()
    state, _ = Dealer(1).deal(of, of.start())
    with pytest.raises(Illegal, match="P-T1") as refused:
        of.check(state, "take 4", 0)
    assert "1 to 3" in words.render(refused.value.message)
    with pytest.raises(Unreadable):
        of.parse("grab 2")


@pytest.mark.parametrize("players", [2, 3])
def test_texts_read_back(players: int) -> None:
    of, states = played(players, 5)
    for state in states:
        assert of.from_position(of.position(state)) == state
        for seat in (None, *range(players)):
            view = of.view(state, seat)
            assert of.parse_view(of.view_text(view)) == view
        for move in of.legal(state):
            assert of.parse(of.text(move)) == move


def test_two_states_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    """P-S1: a view does not depend on the others' charms, and a world fits the view."""
    of = game(3)
    start = of.start()
    one = of.after(
        of.after(of.after(start, of.parse("draw 1 2")), of.parse("draw 2 3")), of.parse("draw 3 4")
    )
    two = of.after(
        of.after(of.after(start, of.parse("draw 1 2")), of.parse("draw 2 4")), of.parse("draw 3 3")
    )
    assert of.view_text(of.view(one, 0)) == of.view_text(of.view(two, 0))
    assert of.view(one, 1) != of.view(two, 1)
    for seed in range(20):
        world = of.world(of.view(one, 0), random.Random(seed))
        assert of.view(world, 0) == of.view(one, 0)


def test_a_pack_with_problems_names_them_all() -> None:
    text = load("pebbles").text.replace("heap = 15", "heap = 0").replace("[2, 2, 3, 3, 4]", "[2]")
    with pytest.raises(PackError) as refused:
        read(text, "mine")
    assert [problem.key for problem in refused.value.problems] == ["heap", "charms"]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_it_speaks_four_languages(language: str) -> None:
    of, states = played(2, 3)
    assert words.render(game_type("pebbles").title, language)
    for line in of.describe_view(states[-1]):
        assert words.render(line, language)
    assert words.render(Message("level-counter"), language)


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    """P-S1: one line for everybody else, the value for who drew it; at the end everything."""
    of = game(3)
    _, events = Dealer(7).deal(of, of.start())
    views = _views(of, events)
    for number, (line, event) in enumerate(zip(views.log.lines, events, strict=True)):
        for audience in range(4):
            text = json.loads(line.text(audience, is_open=False))["move"]
            assert (text == str(event)) == (audience == number + 1)
            assert json.loads(line.text(audience, is_open=True))["move"] == str(event)


def test_a_game_may_show_an_event_to_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody but who draws it sees the charm: two of three seats read it, one does not."""
    of = game(3)
    kind = type(of)
    hidden = importlib.import_module("lapidarium_pebbles.state").Draw

    def backwards(self: Any, state: Any, event: Any, seat: int | None) -> Any:  # noqa: ARG001
        return hidden(event.seat, None) if event.seat == seat or seat is None else event

    monkeypatch.setattr(kind, "seen", backwards)
    _, events = Dealer(7).deal(of, of.start())
    views = _views(of, events)
    for number, (line, event) in enumerate(zip(views.log.lines, events, strict=True)):
        read = [json.loads(line.text(n, is_open=False))["move"] == str(event) for n in range(4)]
        assert read == [n not in (0, number + 1) for n in range(4)]


def _views(of: Any, events: list[Any]) -> TableViews:
    terms = Terms(game="pebbles", players=3, pack="pebbles", digest=of.pack.digest)
    table = Table.start("t", Made(at=0, terms=terms, host="ada", seed="s"), of)
    began = Began(at=1, drawn=tuple(of.text(event) for event in events))
    views = TableViews(table, str, chat=False)
    views.show(table.after(began))
    return views
