"""Games as text: whole games by text alone, tolerant reading, clauses, and no secrets."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest

from lapidarium import record
from lapidarium.games.errors import Illegal, Unreadable
from lapidarium.games.game import OVER
from lapidarium.games.registry import NoSuchGame, game_types
from lapidarium.record import Record
from lapidarium.research.text import TextGame
from lapidarium.text import views
from lapidarium.text.views import FORMS
from lapidarium.words import LANGUAGES

EVERY = [(name, players) for name, game in game_types().items() for players in game.player_counts]
WRAPPINGS = (
    "{}",
    "[{}]",
    "I think about [nothing] and then play\n[{}]",
    "`{}`",
    "My move is: **{}**.",
    'Reasoning: it is best.\n{{"move": "{}", "why": "points"}}',
    'Move: "{}"',
    "  {}  \n",
    "Long thoughts about the others.\n\n{}",
)


def play(table: TextGame, seed: int, least: int = 0) -> TextGame:
    """Random moves by text to the end, or until `least` decisions were made."""
    rng, made = random.Random(seed), 0
    while table.to_act >= 0 and not (least and made >= least):
        text = table.game.text(rng.choice(table.game.legal(table.state)))
        assert table.play(f"[{text}]", table.to_act) == text
        made += 1
    return table


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_a_whole_game_by_text(name: str, players: int) -> None:
    table = play(TextGame.new(name, players=players, seed=3), 3)
    assert table.to_act == OVER
    outcome = table.outcome
    assert outcome is not None
    assert record.read(record.write(table.record())).last() == table.state
    assert str(outcome.scores[0]) in table.view(0).split("\n", 1)[0]


@pytest.mark.parametrize("name", game_types())
def test_the_same_seed_gives_the_same_deal(name: str) -> None:
    first, again, other = (TextGame.new(name, seed=seed) for seed in (1, 1, 2))
    assert first.view(0, "notation") == again.view(0, "notation") != other.view(0, "notation")


@pytest.mark.parametrize("name", game_types())
@pytest.mark.parametrize("wrapping", WRAPPINGS)
def test_a_move_in_an_answer(name: str, wrapping: str) -> None:
    table = TextGame.new(name, seed=4)
    for text, _ in table.legal_moves()[:: max(1, len(table.legal_moves()) // 3)]:
        said = table.explain(wrapping.format(text), table.to_act)
        assert said.startswith(f"{text}: ")
        assert table.explain(wrapping.format(text.swapcase().replace(" ", "  "))) == said


def test_the_last_move_of_an_answer_counts() -> None:
    table = TextGame.new("monolyth", seed=4)
    first, last = (text for text, _ in table.legal_moves()[:2])
    assert table.play(f"At first [{first}], but no: [{last}]") == last


@pytest.mark.parametrize("name", game_types())
@pytest.mark.parametrize("answer", ["", "I do not know.", "[]", "{" * 50, "[" * 3_000, "\0 \ud800"])
def test_no_move_at_all_is_unreadable(name: str, answer: str) -> None:
    table = TextGame.new(name, seed=4)
    before = list(table.events)
    with pytest.raises(Unreadable) as caught:
        table.play(answer)
    assert table.events == before
    assert table.refusal(caught.value)


def test_an_illegal_move_names_its_clause_in_full() -> None:
    table = TextGame.new("monolyth", seed=4)
    with pytest.raises(Illegal) as caught:
        table.play("[give 9]", table.to_act)
    clause = caught.value.clause
    text = table.refusal(caught.value)
    assert f"[{clause}]" in text
    assert f"\n{clause}: " in text


@pytest.mark.parametrize("name", game_types())
def test_another_seat_may_not_move(name: str) -> None:
    table = TextGame.new(name, players=2, seed=4)
    text, _ = table.legal_moves()[0]
    with pytest.raises(Illegal):
        table.play(text, 1 - table.to_act)
    with pytest.raises(Illegal):
        play(table, 1).play(text)


@pytest.mark.parametrize("name", game_types())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_in_a_page(name: str, lang: str) -> None:
    table = TextGame.new(name, lang=lang)
    whole, brief = table.rules(), table.rules(is_brief=True)
    assert whole.startswith(brief.rstrip())
    assert table.game.clause_of_turns in whole
    assert len(brief) < len(whole) < 20_000
    assert json.loads(whole.strip().rpartition("\n")[2])["kind"] == name
    assert str(views.clause_text(table.game, table.game.clause_of_turns, lang)) in whole
    assert views.clause_text(table.game, "X-9", lang) is None
    assert play(table, 2, least=5).prompt(0)


@pytest.mark.parametrize("name", game_types())
def test_the_view_in_every_form(name: str) -> None:
    table = play(TextGame.new(name, players=2, seed=5), 5, least=9)
    game, seat = table.game, table.to_act
    view = game.parse_view(table.view(seat, "notation"))
    assert game.view_text(view) == table.view(seat, "notation")
    assert json.loads(table.view(seat, "json"))["kind"] == name
    assert "\x1b" not in table.view(seat)
    assert len(table.view(seat)) < 5_000


def test_moves_can_be_narrowed_down() -> None:
    table = TextGame.new("monolyth", seed=4)
    found = table.legal_moves("prophecy")
    assert 0 < len(found) < len(table.legal_moves())
    assert all("prophecy" in " ".join(pair) for pair in found)


def test_a_prompt_without_a_list_says_how_a_move_is_written() -> None:
    table = TextGame.new("ocelot", seed=4)
    short, whole = (table.prompt(table.to_act, lists_moves=one) for one in (False, True))
    assert table.legal_moves()[-1][0] in whole
    assert table.legal_moves()[0][0] in short
    assert len(short) < len(whole)


def test_a_game_that_cannot_be() -> None:
    with pytest.raises(NoSuchGame):
        TextGame.new("chess")
    with pytest.raises(NoSuchGame):
        TextGame.new("ocelot", players=3)
    with pytest.raises(NoSuchGame):
        TextGame.new("ocelot", pack="monolyth")


@pytest.mark.parametrize("name", game_types())
def test_a_copy_keeps_a_game_in_mid_course(name: str) -> None:
    table = play(TextGame.new(name, seed=6), 6, least=8)
    for copied in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        before = len(table.events)
        assert copied.states == table.states
        assert play(copied, 1).events == play(copy.deepcopy(table), 1).events
        assert len(table.events) == before


def test_no_text_holds_what_a_seat_may_not_know() -> None:
    """Two games that a seat cannot tell apart give it the same texts, in every form."""
    differing = 0
    for seed in range(6):
        table = play(TextGame.new("ocelot", seed=seed), seed, least=60)
        if table.to_act == OVER:
            continue
        for seat in (0, 1):
            seen = Record(table.game, tuple(table.events), (), str(seat + 1))
            other = TextGame(table.game, "other")
            filled = record.read(record.write(seen))
            other.events, other.states = list(filled.events), list(filled.states())
            differing += other.state != table.state
            for form in FORMS:
                assert other.view(seat, form) == table.view(seat, form)
            assert other.history(seat) == table.history(seat)
            assert other.prompt(seat) == table.prompt(seat)
            assert other.legal_moves() == table.legal_moves()
    assert differing > 2, "no game had a secret: this test would show nothing"
