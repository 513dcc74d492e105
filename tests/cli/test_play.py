"""`lapidarium play`, as somebody types it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lapidarium import record
from tests.cli.running import run


def last_record(home: Path, game: str) -> record.Record:
    return record.read((home / "data" / "lapidarium" / f"last-{game}.record").read_text())


def test_a_refusal_names_clause_and_reason_and_changes_nothing(tmp_path: Path) -> None:
    typed = "@3 L3/1 d1\nnonsense\nquit\n"
    done = run("play", "monolyth", "--seed", "3", "--lang", "en", typed=typed, home=tmp_path)
    assert done.returncode == 0
    assert "outside the grid [M-T4.2]" in done.stdout
    assert "expected a move such as" in done.stdout
    assert len(last_record(tmp_path, "monolyth").events) == 16


def test_undo_takes_back_the_decision_and_the_draw_stays(tmp_path: Path) -> None:
    typed = "@3 swap a1\nundo\n@2 swap a1\nquit\n"
    run("play", "monolyth", "--seed", "3", typed=typed, home=tmp_path)
    told = last_record(tmp_path, "monolyth")
    assert [told.game.text(event) for event in told.events[16:]] == ["@2 swap a1", "fill 1 W-O4"]
    again = run("play", "monolyth", "--seed", "3", typed="@3 swap a1\nquit\n", home=tmp_path)
    assert again.returncode == 0
    assert last_record(tmp_path, "monolyth").game.text(
        last_record(tmp_path, "monolyth").events[-1]
    ) == ("fill 1 W-O4")


def test_undo_at_the_start_says_so(tmp_path: Path) -> None:
    done = run("play", "--seed", "1", "--lang", "en", typed="undo\nquit\n", home=tmp_path)
    assert "nothing to take back" in done.stdout


def test_a_game_left_is_gone_on_with(tmp_path: Path) -> None:
    run("play", "--seed", "3", typed="@3 swap a1\n", home=tmp_path)
    path = tmp_path / "data" / "lapidarium" / "last-monolyth.record"
    typed = f"save {tmp_path}/saved.record\nquit\n"
    done = run("play", "--from", str(path), typed=typed, home=tmp_path)
    assert done.returncode == 0
    assert (tmp_path / "saved.record").read_text() == path.read_text()


def test_what_is_fixed_by_hand_is_not_drawn(tmp_path: Path) -> None:
    """M-S9: card, boards and first seat by hand."""
    fixed = ("--set", "card 6", "--set", "board 2 BOKT", "--set", "first 2")
    run("play", "--seed", "3", *fixed, typed="quit\n", home=tmp_path)
    told = last_record(tmp_path, "monolyth")
    texts = [told.game.text(event) for event in told.events]
    assert texts[0] == "card 6"
    assert texts[2:4] == ["board 2 BOKT", "first 2"]


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_a_whole_game_by_typing(tmp_path: Path, players: str) -> None:
    """Typing the moves of a game, on the same deal, plays that game to its end."""
    simulated = run(
        "simulate", "monolyth", "-p", players, "-k", "1", "--records", str(tmp_path), home=tmp_path
    )
    assert simulated.returncode == 0
    (path,) = tmp_path.glob("*.record")
    told = record.read(path.read_text())
    state, typed = told.game.start(), []
    for event in told.events:
        if told.game.to_act(state) >= 0:
            typed.append(told.game.text(event))
        state = told.game.after(state, event)
    seed = "1/1"
    done = run(
        "play", "monolyth", "-p", players, "--seed", seed, "--lang", "en",
        typed="\n".join(typed) + "\n", home=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert last_record(tmp_path, "monolyth").events == told.events


def test_ocelot_explains_a_square_and_collects_all(tmp_path: Path) -> None:
    typed = "AC f7\nlist f6\nlist zz\nall\nquit\n"
    done = run("play", "ocelot", "--seed", "5", "--lang", "en", typed=typed, home=tmp_path)
    assert "a lantern and a pick are missing" in done.stdout
    assert "no square “zz”" in done.stdout
    assert "no gem to collect" in done.stdout


@pytest.mark.parametrize(
    ("lang", "word"),
    [("de", "Kristall"), ("es", "Cristal"), ("ja", "クリスタル"), ("en", "crystal")],
)
def test_each_language_speaks_with_its_own_terms(tmp_path: Path, lang: str, word: str) -> None:
    done = run("play", "--seed", "1", "--lang", lang, typed="?\nquit\n", home=tmp_path)
    assert word in done.stdout


def test_wrong_options_are_refused_with_what_is_expected(tmp_path: Path) -> None:
    assert run("play", "--lang", "fr", home=tmp_path).returncode == 2
    other = run("play", "chess", "--lang", "en", home=tmp_path)
    assert (other.returncode, "monolyth, ocelot" in other.stderr) == (1, True)
    three = run("play", "ocelot", "-p", "3", "--lang", "en", home=tmp_path)
    assert (three.returncode, "not for 3 players" in three.stderr) == (1, True)
    pack = run("play", "monolyth", "--pack", "ocelot", "--lang", "en", home=tmp_path)
    assert (pack.returncode, "belongs to ocelot" in pack.stderr) == (1, True)
    for refused in (other, three, pack):
        assert "Traceback" not in refused.stderr
