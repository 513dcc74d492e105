"""The rules for people: each clause of the ledger in each language, and examples that are true."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lapidarium.games import packs
from lapidarium.games.game import Game
from lapidarium.games.game_type import GameType
from lapidarium.games.registry import game_type
from lapidarium.games.rules_text import Example, examples, has_rules, rules_text
from lapidarium.words import LANGUAGES
from tests.games.test_ledger import LEDGERS, clauses

GAMES = ("monolyth", "ocelot")


def ledger(game: str) -> list[str]:
    return clauses((LEDGERS / f"{game}.md").read_text("utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_text_and_no_text_is_without_a_clause(game: str, lang: str) -> None:
    found = rules_text(game_type(game), lang)
    assert found is not None
    assert sorted(one.id for one in found.clauses()) == sorted(ledger(game))
    assert all(one.text.strip() for one in found.clauses())


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_sections(game: str) -> None:
    shapes = set()
    for lang in LANGUAGES:
        found = rules_text(game_type(game), lang)
        assert found is not None
        shapes.add(tuple(tuple(one.id for one in part.clauses) for part in found.sections))
    assert len(shapes) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_text_that_names_a_clause_names_one_that_is_there(game: str, lang: str) -> None:
    """The parts of a text are links; no id is left in the words between them."""
    found = rules_text(game_type(game), lang)
    assert found is not None
    head = f"{game[0].upper()}-"
    for one in found.clauses():
        assert not any(head in part for part in found.parts(one.text)[::2]), one.id


def test_a_longer_id_is_not_cut_short() -> None:
    found = rules_text(game_type("monolyth"), "en")
    assert found is not None
    parts = found.parts("see M-T4.2, M-T10 and M-T1.")
    assert parts == ["see ", "M-T4.2", ", ", "M-T10", " and ", "M-T1", "."]


def test_a_clause_is_found_in_small_letters_too() -> None:
    found = rules_text(game_type("monolyth"), "en")
    assert found is not None
    clause = found.clause("m-t4.2")
    assert clause is not None
    assert clause.id == "M-T4.2"
    assert found.clause("M-T4.9") is None


@pytest.mark.parametrize("text", ["", "[[section]]\ntitle = 1\n", "[[section]\n"])
def test_a_bad_file_is_named(text: str, tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text(text)

    class Elsewhere(type(game_type("monolyth"))):  # type: ignore[misc]
        @property
        def rules_text(self) -> Path:
            return tmp_path

    with pytest.raises(ValueError, match=r"en\.toml: expected sections"):
        rules_text(Elsewhere(), "en")


# ------------------------------------------------------------------ the examples


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_is_drawn(game: str) -> None:
    """Those of the ledger, M-X1 to M-X5 and O-X1 to O-X8; each can be played."""
    kind = game_type(game)
    assert has_rules(kind)
    drawn = examples(kind)
    assert sorted(drawn) == sorted(one for one in ledger(game) if "-X" in one)
    for one in drawn.values():
        played(kind, one)


def played(kind: GameType, example: Example) -> tuple[Game[Any, Any], Any]:
    """The referee, and the state that an example shows."""
    game = kind.referee(packs.load(kind.name), example.players)
    state = game.from_position(example.position)
    for text in example.moves:
        state = game.after(state, game.parse(text))
    return game, state


def shown(clause: str) -> tuple[Any, Any]:
    kind = game_type({"M": "monolyth", "O": "ocelot"}[clause[0]])
    return played(kind, examples(kind)[clause])


def test_the_drawn_levels_and_structure_are_paid() -> None:
    """M-X1, M-X2, M-X4, M-X5: as the texts say."""
    assert shown("M-X1")[1].boards[0].levels == (8,)
    assert shown("M-X2")[1].boards[0].structure == 8
    assert shown("M-X4")[1].boards[0].levels == (8, 8)
    assert shown("M-X5")[1].boards[0].levels == (6, 8, 10, 16)


def test_the_drawn_column_is_four_high() -> None:
    """M-X2: one column of the middle, where the turned card asks for 3 or more."""
    game, state = shown("M-X2")
    towers = dict(part.split("=") for part in game.position(state).split()[1:])["seat1"]
    heights = [
        [0 if column == "-" else len(column) for column in row.split(",")]
        for row in towers.split(";")[1].split("/")
    ]
    assert heights[1][2] == 4
    assert [row[2] >= 3 for row in heights] == [True] * 4


def test_the_drawn_walls_count_as_told() -> None:
    """M-X3: at least 7 turquoise for a 7; 13 white for a 14, and one more behind the wall."""
    game, state = shown("M-X3")
    walls = game.sheets(state)[0].walls
    assert [(wall.cubes, wall.prophecy, wall.points) for wall in walls[2:]] == [
        (7, 7, 7),
        (13, 14, 0),
    ]


def test_the_drawn_gems_can_be_collected_or_not() -> None:
    """O-X2 to O-X5, O-X7: as the texts say."""
    for clause, is_open in {"O-X3": True, "O-X5": True, "O-X7": True, "O-X4": False}.items():
        game, state = shown(clause)
        moves = {game.text(move) for move in game.legal(state)}
        assert ("take h8" in moves) is is_open, clause
    game, state = shown("O-X2")
    assert "j10" not in game.would_collect(state, game.parse("BL j8"))
    assert "j10" in game.would_collect(state, game.parse("BP j8"))


def test_the_drawn_companions() -> None:
    """O-X1, O-X6: fifteen squares at the start; the moth has taken the crystal of g7."""
    game, state = shown("O-X1")
    moves = [game.text(move).split() for move in game.legal(state)]
    squares = sorted(move[1] for move in moves if move[0] == "companion")
    assert len(squares) == 15
    assert squares == examples(game_type("ocelot"))["O-X1"].show["open"]
    game, state = shown("O-X6")
    assert "companions=g7/-" in game.position(state)
    assert "collected=crystal:2/-" in game.position(state)
