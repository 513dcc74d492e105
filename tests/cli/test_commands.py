"""simulate, replay, perft and packs, as somebody calls them."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from lapidarium import record, words
from lapidarium.arena.simulation import perft
from lapidarium.cli import serve
from lapidarium.cli.app import app
from lapidarium.cli.output import CommandError
from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from tests.cli.running import run
from tests.games.monolyth.tables import corrected

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "players"), [("monolyth", "3"), ("ocelot", "2")])
def test_simulate_sums_up_and_writes_records(tmp_path: Path, game: str, players: str) -> None:
    options = ("-p", players, "-k", "3", "--seed", "7", "--json", "--records", str(tmp_path))
    done = run("simulate", game, *options, home=tmp_path)
    figures = json.loads(done.stdout)
    assert (figures["game"], figures["games"], len(figures["scores"])) == (game, 3, int(players))
    assert sum(figures["ended"].values()) == 3
    paths = sorted(tmp_path.glob("*.record"))
    assert len(paths) == 3
    for path in paths:
        assert record.write(record.read(path.read_text())) == path.read_text()
    assert run("simulate", game, *options, home=tmp_path).stdout == done.stdout


def test_replay_tells_the_result(tmp_path: Path) -> None:
    run("simulate", "monolyth", "-k", "1", "--records", str(tmp_path), home=tmp_path)
    (path,) = tmp_path.glob("*.record")
    done = run("replay", str(path), "--lang", "en", home=tmp_path)
    assert done.returncode == 0
    assert "The game is over" in done.stdout
    figures = json.loads(run("replay", str(path), "--json", home=tmp_path).stdout)
    assert figures["finished"]
    assert f"result {','.join(map(str, figures['scores']))} winner" in path.read_text()
    stepped = run("replay", str(path), "--step", "--lang", "en", typed="\nq\n", home=tmp_path)
    assert stepped.stdout.count("Enter for the next") == 2


def test_replay_says_where_a_record_is_wrong(tmp_path: Path) -> None:
    run("simulate", "monolyth", "-k", "1", "--records", str(tmp_path), home=tmp_path)
    (path,) = tmp_path.glob("*.record")
    lines = path.read_text().splitlines()
    cases = {
        "cut.record": "\n".join(lines[:40]),
        "foreign.record": "1. e4 e5",
        "edited.record": "\n".join(
            ["lapidarium-record 1", "game monolyth", "players 9", *lines[3:]]
        ),
    }
    for name, text in cases.items():
        (tmp_path / name).write_text(text)
        done = run("replay", str(tmp_path / name), "--lang", "en", home=tmp_path)
        assert done.returncode == 1
        assert "line " in done.stderr
        assert "Traceback" not in done.stderr
    missing = run("replay", str(tmp_path / "nothing"), "--lang", "en", home=tmp_path)
    assert (missing.returncode, "there is no file" in missing.stderr) == (1, True)


def test_perft_counts_from_a_deal_and_from_a_position(tmp_path: Path) -> None:
    dealt = json.loads(run("perft", "monolyth", "--depth", "1", "--json", home=tmp_path).stdout)
    position = dealt["position"]
    again = run("perft", "monolyth", "-d", "1", "--position", position, "--json", home=tmp_path)
    assert json.loads(again.stdout)["perft"] == dealt["perft"]
    bad = run("perft", "monolyth", "--position", "monolyth x=1", "--lang", "en", home=tmp_path)
    assert (bad.returncode, "Traceback" in bad.stderr) == (1, False)


def test_packs_new_check_and_play(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    assert run("packs", "new", str(path), "--lang", "en", home=tmp_path).returncode == 0
    assert run("packs", "check", str(path), home=tmp_path).returncode == 0
    again = run("packs", "new", str(path), "--lang", "en", home=tmp_path)
    assert (again.returncode, "already exists" in again.stderr) == (1, True)
    path.write_text(path.read_text().replace("[16, 10, 8, 8,", "[16, 10, 9, 8,"))
    wrong = run("packs", "check", str(path), "--lang", "en", home=tmp_path)
    assert wrong.returncode == 1
    assert "level_tokens.players_2: found 8; expected only tokens that “all” has" in wrong.stderr
    shown = run("packs", "check", str(path), "--json", home=tmp_path)
    keys = [problem["key"] for problem in json.loads(shown.stdout)["problems"]]
    assert keys == ["level_tokens.players_2", "level_tokens.players_4"]


def test_packs_check_warns_also_of_a_pack_that_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    text = corrected(("11, 11, 12, 12, 13, 14]\nplayers_2", "11]\nplayers_2"))
    path.write_text(text.replace("copies = 2", "copies = -2", 1))
    wrong = run("packs", "check", str(path), "--lang", "en", home=tmp_path)
    assert wrong.returncode == 1
    assert "stone[2].copies: found -2" in wrong.stderr
    assert "prophecy_tokens.players_1: unusual: 15" in wrong.stdout
    shown = run("packs", "check", str(path), "--json", home=tmp_path)
    found = json.loads(shown.stdout)
    assert (shown.returncode, found["valid"], "digest" in found) == (1, False, False)
    assert [one["key"] for one in found["problems"]] == ["stone[2].copies"]
    assert [one["key"] for one in found["warnings"]] == ["prophecy_tokens.players_1"]
    path.write_bytes(b"\xff\xfe")
    unread = json.loads(run("packs", "check", str(path), "--json", home=tmp_path).stdout)
    assert [one["key"] for one in unread["problems"]] == ["TOML"]


def test_own_packs_have_a_name(tmp_path: Path) -> None:
    folder = tmp_path / "config" / "lapidarium" / "packs"
    folder.mkdir(parents=True)
    run("packs", "new", str(folder / "club.toml"), home=tmp_path)
    listed = json.loads(run("packs", "list", "--json", home=tmp_path).stdout)
    assert [pack["name"] for pack in listed] == ["monolyth", "ocelot", "club"]
    done = run("simulate", "monolyth", "-k", "1", "--pack", "club", "--json", home=tmp_path)
    assert done.returncode == 0
    unknown = run("packs", "show", "nothing", "--lang", "en", home=tmp_path)
    assert (unknown.returncode, "no pack is called" in unknown.stderr) == (1, True)


def test_packs_show_tells_where_each_figure_comes_from(tmp_path: Path) -> None:
    done = run("packs", "show", "monolyth", "--lang", "en", home=tmp_path)
    assert "reconstruction" in done.stdout
    figures = json.loads(run("packs", "show", "ocelot", "--json", home=tmp_path).stdout)
    assert set(figures["provenance"].values()) <= {"rulebook", "review", "reconstruction"}


def test_version_and_help(tmp_path: Path) -> None:
    assert run("--version", home=tmp_path).stdout.startswith("lapidarium ")
    assert "Exit codes" in run("--help", home=tmp_path).stdout


def test_the_rules_in_full_and_by_clause() -> None:
    whole = run("rules", "monolyth", "--lang", "de")
    assert whole.returncode == 0
    assert "Den Kristall bewegen und einen Stein setzen" in whole.stdout
    assert "M-T4.2" in whole.stdout
    one = run("rules", "monolyth", "m-t4.2", "--lang", "en", "--json")
    assert json.loads(one.stdout)["clause"] == "M-T4.2"
    shown = json.loads(run("rules", "ocelot", "--lang", "ja", "--json").stdout)
    assert shown["sections"][0]["title"] == "内容物"


def test_a_clause_or_game_that_there_is_not() -> None:
    clause = run("rules", "ocelot", "O-X99", "--lang", "en")
    assert (clause.returncode, "no clause “O-X99”" in clause.stderr) == (1, True)
    game = run("rules", "chess", "--lang", "en")
    assert (game.returncode, "no game called chess" in game.stderr) == (1, True)


def test_review_writes_json_words_and_a_page(tmp_path: Path) -> None:
    options = ("-p", "1", "-k", "1", "--seed", "3", "--records", str(tmp_path))
    run("simulate", "monolyth", *options, home=tmp_path)
    (path,) = tmp_path.glob("*.record")
    page = tmp_path / "page.html"
    quick = ("--depth", "0.1", "--workers", "1")
    done = run("review", str(path), *quick, "--json", "--html", str(page), home=tmp_path)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    game = record.read(path.read_text())
    decisions = [n for n, (s, _) in enumerate(game.with_states(), 1) if game.game.to_act(s) >= 0]
    assert [one["event"] for one in found["decisions"]] == decisions
    assert all(one["lost"] == 0 for one in found["decisions"] if one["is_forced"])
    text = page.read_text("utf-8")
    assert text.count("<polyline") == 1
    assert "http" not in text.replace("http://www.w3.org", "")
    assert any(one["grade"] == "blunder" for one in found["decisions"])
    assert re.search(r"<h3>Blunder −\d+\.\d · Turn \d+\.1, ", text), "as the browser says it"
    points = game.game.scores(game.last())[0]
    for element in ("title", "h1"):
        assert re.search(rf"<{element}>Review · Monolyth: [^<]+ {points}</{element}>", text)
    assert "Dots are mistakes." in text
    assert text.count("<figcaption>The board before the decision") == text.count("<article")
    assert "with the better move drawn on it" in text
    assert ">13</text>" in text, "sites have their numbers"


def test_a_name_in_a_record_is_said_as_written(tmp_path: Path) -> None:
    """A person may be called "dutiful"; who is a bot is said in the reader's language."""
    path = tmp_path / "game.record"
    golden = Path(__file__).parents[1] / "golden" / "ocelot-amethyst-tie.record"
    played = record.read(golden.read_text("utf-8"))
    path.write_text(record.write(replace(played, names=("dutiful", "Ada"))), "utf-8")
    assert record.read(path.read_text("utf-8")).seat_name(0) == "dutiful"
    said = run("replay", str(path), "--lang", "en").stdout
    assert "Chalk" not in said
    assert "Ada" in said
    assert "dutiful" in said
    path.write_text(
        record.write(replace(played, names=("dutiful", "dutiful"), bots=frozenset({1}))), "utf-8"
    )
    for lang, bot in (("en", "Chalk"), ("de", "Kreide"), ("es", "Tiza"), ("ja", "白亜")):
        said = run("replay", str(path), "--lang", lang).stdout
        assert bot in said
        assert "dutiful" in said, "the person"
    assert json.loads(run("replay", str(path), "--json").stdout)["bots"] == [2]


def test_review_refuses_a_game_that_is_not_over(tmp_path: Path) -> None:
    run("simulate", "monolyth", "-k", "1", "--records", str(tmp_path), home=tmp_path)
    (path,) = tmp_path.glob("*.record")
    game = record.read(path.read_text())
    short = record.Record(game.game, game.events[:30])
    path.write_text(record.write(short))
    done = run("review", str(path), "--lang", "en", home=tmp_path)
    assert done.returncode == 1
    assert "only a finished game can be reviewed" in done.stderr


def test_hint_gives_steps_for_a_position_and_a_record(tmp_path: Path) -> None:
    run("simulate", "ocelot", "-k", "1", "--records", str(tmp_path), home=tmp_path)
    (path,) = tmp_path.glob("*.record")
    game = record.read(path.read_text())
    decision = next(n for n, (s, _) in enumerate(game.with_states()) if game.game.to_act(s) >= 0)
    short = record.Record(game.game, game.events[:decision])
    path.write_text(record.write(short))
    quick = ("--think", "0.1", "--lang", "en")
    by_record = json.loads(run("hint", str(path), *quick, "--json", home=tmp_path).stdout)
    assert game.game.check(short.last(), by_record["move"])
    assert [step["code"].split("-")[1] for step in by_record["steps"][:2]] == ["look", "piece"]
    position = game.game.position(short.last())
    told = run("hint", "-", *quick, typed=position + "\n", home=tmp_path)
    assert (told.returncode, len(told.stdout.splitlines())) == (0, 3)
    assert "A good move" in told.stdout
    one = run("hint", "-", "--step", "1", *quick, typed=position, home=tmp_path)
    assert "A good move" not in one.stdout


def test_hint_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    done = run("hint", "-", "--lang", "en", typed="chess e4", home=tmp_path)
    assert done.returncode == 1
    assert "chess" in done.stderr
    missing = run("hint", str(tmp_path / "nothing"), "--lang", "en", home=tmp_path)
    assert (missing.returncode, "there is no file" in missing.stderr) == (1, True)


def test_a_dash_is_standard_input_and_output(tmp_path: Path) -> None:
    """For packs and records, in every command that reads one."""
    pack = run("packs", "new", "-", "--from", "ocelot")
    assert pack.returncode == 0, pack.stderr
    assert 'game = "ocelot"' in pack.stdout
    checked = run("packs", "check", "-", "--json", typed=pack.stdout)
    assert json.loads(checked.stdout)["valid"] is True
    assert "Ocelot" in run("packs", "show", "-", typed=pack.stdout).stdout
    refused = run("packs", "check", "-", typed="game = 7")
    assert refused.returncode == 1
    assert refused.stderr.startswith("-: game: ")
    run("simulate", "ocelot", "--games", "1", "--records", str(tmp_path))
    [file] = tmp_path.glob("*.record")
    text = file.read_text("utf-8")
    assert json.loads(run("replay", "-", "--json", typed=text).stdout)["finished"] is True
    over = run("hint", "-", typed=text)
    assert (over.returncode, "Traceback" in over.stderr) == (1, False)
    unread = run("review", "-", typed="lapidarium-record 2\n")
    assert unread.returncode == 1
    assert unread.stderr.startswith("-")


def test_a_server_says_that_it_needs_posix(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Trial 30: on Windows it died of a missing module."""
    monkeypatch.setattr(serve, "is_posix", lambda: False)
    done = CliRunner().invoke(app, ["serve", "--data", str(tmp_path)])
    assert isinstance(done.exception, CommandError)
    assert "WSL" in words.render(done.exception.message, "en")


def test_a_deep_count_is_the_same_with_its_progress_bar() -> None:
    done = run("perft", "ocelot", "--depth", "2", "--json")
    counts = json.loads(done.stdout)["perft"]
    game = referee(load("ocelot"), 2)
    state, _ = Dealer("1").deal(game, game.start())
    assert counts == [perft(game, state, depth) for depth in range(3)]
