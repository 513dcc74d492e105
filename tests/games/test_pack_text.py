"""A pack's text with other figures: nothing that was not changed is touched."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lapidarium.games.pack_text import figures_of, with_figures
from lapidarium.games.packs import load, read

GAMES = ("monolyth", "ocelot")
SHIPPED = {game: load(game).text for game in GAMES}
games = st.sampled_from(GAMES)

words = st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc")), max_size=12)
values = st.recursive(
    st.integers(-99, 99) | words | st.booleans() | st.just("a\nb\n"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_figures_give_the_same_bytes(game: str) -> None:
    assert with_figures(SHIPPED[game], figures_of(SHIPPED[game])) == SHIPPED[game]


def paths(figures: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place of the figures where there is a value."""
    inside: list[Any] = []
    if isinstance(figures, dict):
        inside = list(figures.items())
    elif isinstance(figures, list) and figures and isinstance(figures[0], dict):
        inside = list(enumerate(figures))
    return [path, *[found for key, part in inside for found in paths(part, (*path, key))]]


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(games, st.data())
def test_any_figure_can_be_changed_and_changed_back(game: str, data: st.DataObject) -> None:
    """What comes out has the new figures; with the old ones again, the old ones."""
    old = figures_of(SHIPPED[game])
    new = copy.deepcopy(old)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.sampled_from([path for path in paths(new) if path]))
        table: Any = new
        for step in place[:-1]:
            table = table[step]
        if data.draw(st.booleans()):
            table[place[-1]] = data.draw(values)
        else:
            del table[place[-1]]
    text = with_figures(SHIPPED[game], new)
    assert figures_of(text) == new
    assert figures_of(with_figures(text, old)) == old


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(words, values, max_size=5), st.dictionaries(words, values, max_size=5))
def test_any_toml_can_become_any_other(first: dict[str, Any], second: dict[str, Any]) -> None:
    text = with_figures("", first)
    assert tomllib.loads(text) == first
    assert tomllib.loads(with_figures(text, second)) == second


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 99), st.integers(0, 19), st.sampled_from(["all", "players_2", "players_4"]))
def test_a_changed_figure_touches_its_own_line_only(value: int, place: int, key: str) -> None:
    """Comments and all other lines stay, byte for byte."""
    figures = figures_of(SHIPPED["monolyth"])
    tokens = figures["prophecy_tokens"][key]
    tokens[place % len(tokens)] = value
    old = SHIPPED["monolyth"].splitlines()
    new = with_figures(SHIPPED["monolyth"], figures).splitlines()
    changed = [(one, other) for one, other in zip(old, new, strict=True) if one != other]
    assert all(
        one.startswith(f"{key} =") and other.startswith(f"{key} =") for one, other in changed
    )
    assert len(changed) <= 1


def comments(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("#")]


def test_a_redrawn_mat_keeps_its_explanations() -> None:
    figures = figures_of(SHIPPED["ocelot"])
    figures["mat"]["drawing"] = figures["mat"]["drawing"].replace(". o o", "o o o", 1)
    figures["mat"]["looks"]["f7"] = "NE"
    figures["gems"]["green"]["sun"] = 1
    text = with_figures(SHIPPED["ocelot"], figures)
    assert comments(text) == comments(SHIPPED["ocelot"])
    assert 'drawing = """\no o o o o o' in text


def test_stones_and_cards_can_come_and_go() -> None:
    figures = figures_of(SHIPPED["monolyth"])
    figures["structure_card"].pop()
    figures["stone"].pop()
    figures["colours"]["red"] = figures["colours"].pop("white")
    text = with_figures(SHIPPED["monolyth"], figures)
    assert comments(text) == comments(SHIPPED["monolyth"])
    figures["stone"].append({"shape": "Y4", "copies": 1, "cells": [["##", "#."], ["#.", ".."]]})
    text = with_figures(text, figures)
    assert figures_of(text) == figures
    assert comments(text) == comments(SHIPPED["monolyth"])


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c = 1\na.b.d = 2 # dotted\n",
        "[x]\na = 1\n[y]\nb = 2\n[x.z]\nc = 3 # out of order\n",
        "t = [{a = 1}, {b = 2}]\n",
        "x = 1979-05-27\n",
        'a = """\\\n  folded\\\n  """\n',
    ],
)
def test_unusual_forms_come_out_right(text: str) -> None:
    """Where the text cannot be changed in place it is written anew: never wrong figures."""
    figures = figures_of(text)
    assert with_figures(text, figures) == text
    for change in ({"new": 1}, {"t": [{"a": 5}]}, {"a": {"b": {"c": 7}}}, {"x": {"z": {"c": [1]}}}):
        assert figures_of(with_figures(text, {**figures, **change})) == {**figures, **change}


def test_provenance_of_ones_own() -> None:
    """What is seen on one's own box, or invented, may be said in a pack."""
    text = SHIPPED["monolyth"].replace('sides = "reconstruction"', 'sides = "seen"')
    text = text.replace('"reconstruction"', '"invented"')
    pack = read(text, "pack")
    assert pack.digest == load("monolyth").digest
    assert pack.provenance["player_boards.sides"] == "seen"
    assert "reconstruction" not in pack.provenance.values()
