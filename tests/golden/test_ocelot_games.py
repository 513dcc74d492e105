"""Golden games of Sir Ocelot's Cave: records of whole games, each kept for one thing in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lapidarium import record
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.games.ocelot.rules.state import State
from lapidarium.record import Record

GAMES = sorted(Path(__file__).parent.glob("ocelot-*.record"))


def golden(name: str) -> tuple[Ocelot, Record, list[State]]:
    told = record.read((Path(__file__).parent / f"ocelot-{name}.record").read_text("utf-8"))
    assert isinstance(told.game, Ocelot)
    return told.game, told, list(told.states())


def texts(told: Record, start: int, count: int) -> list[str]:
    """Events by their number in the record."""
    return [told.game.text(event) for event in told.events[start - 1 : start - 1 + count]]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_golden_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text("utf-8")
    assert record.write(record.read(text)) == text


def test_a_circle_that_looks_four_ways_collects_in_two_caves() -> None:
    """O-G2: the lantern on f7 looks into blue and green, and gems of both are taken."""
    game, told, _ = golden("four-ways")
    assert texts(told, 59, 6) == [
        "BL f7", "stay", "take i7", "take e7", "amethyst blue 3", "done",
    ]  # fmt: skip
    caves = {square.name: square.cave for square in game.pack.mat.squares}
    assert (caves["i7"], caves["e7"]) == ("green", "blue")
    (four,) = [circle for circle in game.pack.mat.circles if circle.name == "f7"]
    assert [look.way for look in four.looks] == ["N", "E", "S", "W"]


def test_a_gem_left_on_purpose_stays_collectable() -> None:
    """O-G5: seat 2 stops though i8 could be taken; it lies there for the other seat."""
    game, told, states = golden("gem-left")
    assert texts(told, 74, 1) == ["done"]
    assert [game.text(move) for move in game.legal(states[73])] == ["take i8", "done"]
    assert "i8" in game.collectable(states[74], 0)
    assert game.scores(states[73]) == game.scores(states[74])


def test_a_shared_victory() -> None:
    """O-E4: as many points and as many amethysts."""
    game, _, states = golden("shared-victory")
    outcome = game.outcome(states[-1])
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.places) == ((40, 40), (0, 1), ((0, 1),))
    assert [len(drawn) for drawn in states[-1].amethysts] == [3, 3]


def test_a_tie_goes_to_more_amethysts() -> None:
    """O-E4: 37 each, three amethysts against two."""
    game, _, states = golden("amethyst-tie")
    outcome = game.outcome(states[-1])
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((37, 37), (0,))
    assert [len(drawn) for drawn in states[-1].amethysts] == [3, 2]


def test_two_celestite_sets_draw_two_amethysts() -> None:
    """O-G7: the second sun, moon and star draw again; three suns do not make a third set."""
    game, told, states = golden("two-sets")
    assert texts(told, 115, 4) == ["take b2", "amethyst blue 4", "take e7", "amethyst blue 5"]
    assert dict(game.view(states[-1], None).collected[0]) == {
        "crystal": 5, "sun": 3, "moon": 2, "star": 2, "opal": 3,
    }  # fmt: skip
    gained = [n for n, e in enumerate(told.events) if game.gains(states[n], e)]
    assert [n + 1 for n in gained] == [115, 117]


def test_a_companion_goes_all_the_way_to_red() -> None:
    """O-T4: placed in blue, moved to green, then to red, one cave a turn."""
    game, told, _ = golden("companion-to-red")
    caves = {square.name: square.cave for square in game.pack.mat.squares}
    went = [texts(told, number, 1)[0].split()[1] for number in (55, 63, 68)]
    assert went == ["e2", "g7", "i11"]
    assert [caves[square] for square in went] == ["blue", "green", "red"]


def test_the_last_token_is_the_companion_and_must_be_placed() -> None:
    """O-T6: with no tool left, seat 1 has nothing but its companion to place."""
    game, told, states = golden("last-token-companion")
    assert texts(told, 111, 1) == ["companion d6"]
    assert game.view(states[110], None).hands[0] == (0, 0, 0)
    moves = [game.text(move) for move in game.legal(states[110])]
    assert moves
    assert all(move.startswith("companion ") for move in moves)
