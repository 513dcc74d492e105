"""What the games give to the editor of packs."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from lapidarium.arena import balance
from lapidarium.games.pack_reader import PackError
from lapidarium.games.pack_text import figures_of
from lapidarium.games.packs import load, read
from lapidarium.games.registry import game_type, referee
from lapidarium.games.workshop import Workshop

GAMES = ("monolyth", "ocelot")


def workshop_of(game: str) -> Workshop:
    found = game_type(game).workshop()
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_pack_and_nothing_can_be_edited(game: str) -> None:
    workshop = workshop_of(game)
    for text in (load(game).text, workshop.blank):
        figures = figures_of(text)
        assert workshop.is_editable(figures)
        assert workshop.meaning(figures)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_says_what_is_missing(game: str) -> None:
    with pytest.raises(PackError) as found:
        read(workshop_of(game).blank, "pack")
    assert len(found.value.problems) > 5
    assert {problem.key.split(".")[0] for problem in found.value.problems} >= (
        {"stone", "colours", "structure_card"} if game == "monolyth" else {"mat", "gems"}
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", [None, 3, "x", [], {}, [[1]], {"a": {"b": 1}}, 1.5])
def test_what_cannot_be_drawn_is_not_editable_and_nothing_fails(game: str, value: object) -> None:
    """Any figure may be of a wrong type: then the text is edited."""
    workshop = workshop_of(game)
    figures = figures_of(load(game).text)
    for key in figures:
        wrong: dict[str, Any] = {**copy.deepcopy(figures), key: value}
        if workshop.is_editable(wrong):
            workshop.meaning(wrong)
        for inner in figures[key] if isinstance(figures[key], dict) else ():
            wrong = copy.deepcopy(figures)
            wrong[key][inner] = value
            if workshop.is_editable(wrong):
                workshop.meaning(wrong)


def test_cubes_and_points_of_monolyth() -> None:
    meaning = workshop_of("monolyth").meaning(figures_of(load("monolyth").text))
    assert meaning["stones"] == 80
    assert meaning["cubes"] == 5 * (3 * 1 + 2 * 2 + 2 * 3 + 3 * 3 + 2 * 4 + 4 + 2 * 4 + 4)
    assert meaning["points"][0] == {
        "players": 1,
        "prophecies": 2 * sum(range(4, 13)) + 13 + 14,
        "levels": 16 + 10 + 8 + 6,
        "structures": 8,
    }


def test_sight_and_points_of_the_cave() -> None:
    meaning = workshop_of("ocelot").meaning(figures_of(load("ocelot").text))
    assert meaning["circles"] == 38
    assert set(meaning["seen_from"].values()) == {4}
    assert meaning["sight"]["f7"].keys() == {"N", "E", "S", "W"}
    assert meaning["caves"]["red"] == {
        "squares": 8,
        "gems": 8,
        "amethysts": 8,
        "gem_points": 1 + 2 * 5 + 3 * 7,
        "amethyst_points": 7 + 8 + 9 + 9 + 10 + 11 + 12,
    }


def test_an_arrow_that_is_switched_off_is_not_a_line_of_sight() -> None:
    figures = figures_of(load("ocelot").text)
    figures["mat"]["looks"] = {"f7": "NE"}
    meaning = workshop_of("ocelot").meaning(figures)
    assert meaning["sight"]["f7"].keys() == {"N", "E"}
    assert set(meaning["ways"]["f7"]) == set("NESW")
    assert min(meaning["seen_from"].values()) == 3


@pytest.mark.parametrize(("game", "players"), [("monolyth", 1), ("monolyth", 3), ("ocelot", 2)])
def test_what_paid_is_what_was_scored(game: str, players: int) -> None:
    """Of a whole game: tokens that paid bring the points of the score sheet."""
    made = referee(load(game), players)
    bot = game_type(game).fallback_level
    sums = balance.Sums()
    for number in range(3):
        played = balance.play(made, f"test/{number}", bot)
        sums.add(played)
        paid = sum(points for *_, points in played["payments"])
        if game == "monolyth":
            assert paid == sum(played["scores"])
        assert 0 < paid <= sum(played["scores"])
        assert all(0 <= paid <= of for _, _, paid, of, _ in played["payments"])
    assert sums.games == 3
    assert len(sums.points) == len(sums.wins) == players
    assert sum(sums.wins) == pytest.approx(3)
    assert sum(sums.turns.values()) == 3
    assert sum(sums.scores.values()) == 3 * players
    again = balance.Sums.of_json(sums.to_json())
    assert again == sums
