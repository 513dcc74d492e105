"""`lapidarium play`, as somebody types it."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from click.testing import CliRunner

from lapidarium import record
from lapidarium.cli.play import play
from lapidarium.dealing import Dealer
from tests.cli.running import run
from tests.games.monolyth.tables import SCREWS, monolyth

pytestmark = pytest.mark.slow


def kept_file(home: Path, game: str) -> Path:
    """The file of the latest game that was played."""
    return max((home / "data" / "lapidarium" / "games").glob(f"{game}-*.record"))


def last_record(home: Path, game: str) -> record.Record:
    return record.read(kept_file(home, game).read_text())


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
    found = last_record(tmp_path, "monolyth")
    assert [found.game.text(event) for event in found.events[16:]] == ["@2 swap a1", "fill 1 W-O4"]
    again = run("play", "monolyth", "--seed", "3", typed="@3 swap a1\nquit\n", home=tmp_path)
    assert again.returncode == 0
    assert last_record(tmp_path, "monolyth").game.text(
        last_record(tmp_path, "monolyth").events[-1]
    ) == ("fill 1 W-O4")


def test_undo_at_the_start_says_so(tmp_path: Path) -> None:
    done = run("play", "--seed", "1", "--lang", "en", typed="undo\nquit\n", home=tmp_path)
    assert "nothing to take back" in done.stdout


def test_a_game_left_is_resumed(tmp_path: Path) -> None:
    run("play", "--seed", "3", typed="@3 swap a1\n", home=tmp_path)
    path = kept_file(tmp_path, "monolyth")
    typed = f"save {tmp_path}/saved.record\nsave {tmp_path}/saved.record\nquit\n"
    done = run("play", "--from", str(path), "--lang", "en", typed=typed, home=tmp_path)
    assert done.returncode == 0
    assert (tmp_path / "saved.record").read_text() == path.read_text()
    assert "already exists" in done.stdout


def test_every_game_is_kept_in_a_file_of_its_own_after_every_decision(tmp_path: Path) -> None:
    run("play", "--seed", "3", typed="@3 swap a1\n", home=tmp_path)
    first = kept_file(tmp_path, "monolyth")
    text = first.read_text()
    run("play", "--seed", "4", typed=f'save {tmp_path}/"foo\n', home=tmp_path)
    assert first.read_text() == text
    assert kept_file(tmp_path, "monolyth") != first


def test_what_was_drawn_comes_again_when_a_game_is_resumed(tmp_path: Path) -> None:
    run("play", "--seed", "3", typed="@3 swap a1\nquit\n", home=tmp_path)
    path = kept_file(tmp_path, "monolyth")
    for site in ("2", "3", "4"):
        typed = f"undo\n@{site} swap a1\nquit\n"
        run("play", "--from", str(path), typed=typed, home=tmp_path)
        found = record.read(path.read_text())
        assert found.game.text(found.events[-1]) == "fill 1 W-O4"


@pytest.mark.parametrize("fixed", ["nonsense", "@5 swap b2", "board 5 BOKT", "deal b2 opal"])
def test_what_setup_does_not_draw_cannot_be_fixed(tmp_path: Path, fixed: str) -> None:
    done = run("play", "--set", fixed, "--lang", "en", home=tmp_path)
    assert (done.returncode, "setup does not draw" in done.stderr) == (1, True)


def test_names_are_in_the_record(tmp_path: Path) -> None:
    run("play", "--name", "Aiko", "--name", "Ben", typed="@2 swap a1\n", home=tmp_path)
    assert last_record(tmp_path, "monolyth").names == ("Aiko", "Ben")
    many = run("play", "--name", "A", "--name", "B", "--name", "C", "--lang", "en", home=tmp_path)
    assert (many.returncode, "one name for each of the 2 seats" in many.stderr) == (1, True)


def test_a_game_as_somebody_saw_it_is_not_resumed(tmp_path: Path) -> None:
    """O-G8: what was filled in for the hidden values must not become a whole record."""
    golden = Path(__file__).parents[1] / "golden" / "ocelot-two-sets.record"
    whole = record.read(golden.read_text("utf-8"))
    path = tmp_path / "seen.record"
    path.write_text(record.write(record.Record(whole.game, whole.events[:120], (), "2")))
    done = run("play", "--from", str(path), "--lang", "en", home=tmp_path)
    assert (done.returncode, "only as one player saw it" in done.stderr) == (1, True)
    found = run("replay", str(path), "--json", home=tmp_path)
    assert '"amethyst blue ?"' in found.stdout
    assert '"position": null' in found.stdout
    shown = run("replay", str(path), "--lang", "en", home=tmp_path).stdout
    assert "amethyst blue ?" in shown


@pytest.mark.parametrize("lang", ["en", "de", "es", "ja"])
@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_it_fits_on_a_small_screen(tmp_path: Path, game: str, lang: str) -> None:
    """The mat and the ring are drawn whole on 80 columns."""
    done = run(
        "play", game, "--seed", "3", "--lang", lang, typed="quit\n", home=tmp_path, columns=80
    )
    lines = done.stdout.splitlines()
    if game == "ocelot":
        assert lines[0].split() == list("abcdefghijklm")
        assert [line.split()[0] for line in lines[1:13]] == [str(n) for n in range(1, 13)]
    else:
        assert [name for name in lines[0].split() if name.startswith("@")] == (
            ["@12", "@13", "@1", "@2", "@3"]
        )


def test_the_lid_is_open(tmp_path: Path) -> None:
    """M-T7: anybody may look at what is left."""
    done = run("play", "--seed", "3", typed="list lid\nquit\n", home=tmp_path)
    assert "K-L4" in done.stdout
    assert "×1" in done.stdout


def test_what_is_fixed_by_hand_is_not_drawn(tmp_path: Path) -> None:
    """M-S9: card, boards and first seat by hand."""
    fixed = ("--set", "card 6", "--set", "board 2 BOKT", "--set", "first 2")
    run("play", "--seed", "3", *fixed, typed="quit\n", home=tmp_path)
    found = last_record(tmp_path, "monolyth")
    texts = [found.game.text(event) for event in found.events]
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
    found = record.read(path.read_text())
    state, typed = found.game.start(), []
    for event in found.events:
        if found.game.to_act(state) >= 0:
            typed.append(found.game.text(event))
        state = found.game.after(state, event)
    seed = "1/1"
    done = run(
        "play", "monolyth", "-p", players, "--seed", seed, "--lang", "en",
        typed="\n".join(typed) + "\n", home=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert last_record(tmp_path, "monolyth").events == found.events


def test_ocelot_explains_a_square_and_collects_all(tmp_path: Path) -> None:
    typed = "AC f7\nlist f6\nlist zz\nall\nlist amethysts\nquit\n"
    done = run("play", "ocelot", "--seed", "5", "--lang", "en", typed=typed, home=tmp_path)
    assert "a lamp and a pickaxe are missing" in done.stdout
    assert "no square “zz”" in done.stdout
    assert "“all” cannot be read" in done.stdout


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


def test_against_a_bot(tmp_path: Path) -> None:
    """It answers, says what it expects, and a take-back goes to one's own decision."""
    typed = "@3 swap a1\nundo\n@2 swap a1\nquit\n"
    options = ("--seed", "3", "--lang", "en", "--bot", "2=dutiful", "--set", "first 1")
    done = run("play", "monolyth", *options, typed=typed, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("(expects ") == 2
    assert "Chalk: " in done.stdout
    found = last_record(tmp_path, "monolyth")
    seats = [found.game.to_act(state) for state in found.states()][16:]
    assert found.game.text(found.events[16]) == "@2 swap a1"
    assert (seats[0], seats[-1], 1 in seats) == (0, 0, True)


@pytest.mark.parametrize("bot", ["3=dutiful", "2=nobody", "dutiful", "0=dutiful", "2=random"])
def test_a_bot_that_cannot_sit_there_is_refused(tmp_path: Path, bot: str) -> None:
    done = run("play", "monolyth", "--bot", bot, "--lang", "de", home=tmp_path)
    assert done.returncode == 1
    assert f"„{bot}“ setzt keinen Bot" in done.stderr


def test_bots_alone_are_simulated_instead(tmp_path: Path) -> None:
    done = run("play", "ocelot", "--bot", "1=dutiful", "--bot", "2=dutiful", home=tmp_path)
    assert (done.returncode, "lapidarium simulate" in done.stderr) == (1, True)
    options = ("--bot", "dutiful", "-k", "1", "--lang", "en")
    assert "dutiful: one game, 2 players" in run("simulate", "ocelot", *options).stdout


def test_an_unfinished_game_of_another_pack_is_resumed(tmp_path: Path) -> None:
    """The pack is in the record; nobody needs to have it."""
    game = monolyth(2, SCREWS)
    events = tuple(Dealer("screws").deal(game, game.start())[1])
    path = tmp_path / "screws.record"
    path.write_text(record.write(record.Record(game, events, ("Aiko", ""))))
    typed = "@3 swap a1\nundo\n@3 swap a1\nquit\n"
    done = run("play", "--from", str(path), "--lang", "en", typed=typed, home=tmp_path)
    assert done.returncode == 0, done.stderr
    found = record.read(path.read_text())
    assert (found.game.pack.name, found.names) == ("monolyth-screws", ("Aiko", ""))
    assert found.game.text(found.events[len(events)]) == "@3 swap a1"


def test_a_resumed_game_is_refereed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading its record is enough; neither the dealer nor the table nor saving does it again."""
    golden = Path(__file__).parents[1] / "golden" / "monolyth-two-levels-by-one-stone.record"
    whole = record.read(golden.read_text("utf-8"))
    path = tmp_path / "unfinished.record"
    path.write_text(record.write(record.Record(whole.game, whole.events[:40])))
    calls = count()
    kind, after = type(whole.game), type(whole.game).after
    monkeypatch.setattr(kind, "after", lambda *given: (next(calls), after(*given))[1])
    done = CliRunner().invoke(play, ["--from", str(path)], input="quit\n")
    assert done.exit_code == 0, done.output
    refereed = next(calls)
    assert refereed == len(record.read(path.read_text()).events) >= 40


def test_a_finished_game_is_shown_with_its_result(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "monolyth-two-levels-by-one-stone.record"
    path = tmp_path / "finished.record"
    path.write_text(golden.read_text("utf-8"))
    done = run("play", "--from", str(path), "--lang", "en", home=tmp_path)
    assert (done.returncode, "The game is over" in done.stdout) == (0, True)
    assert path.read_text() == golden.read_text("utf-8")
    fixed = run("play", "--from", str(path), "--set", "first 2", "--lang", "en", home=tmp_path)
    assert (fixed.returncode, "setup does not draw" in fixed.stderr) == (1, True)


def test_among_three_everybody_at_the_keyboard_agrees_to_take_back(tmp_path: Path) -> None:
    typed = "@3 swap a1\n@6 swap a1\nundo\nundo\nundo\nquit\n"
    options = ("-p", "3", "--seed", "3", "--lang", "en")
    done = run("play", "monolyth", *options, typed=typed, home=tmp_path)
    assert done.stdout.count("Taken back") == 2
    assert "nothing to take back" in done.stdout
    found = last_record(tmp_path, "monolyth")
    assert found.game.to_act(found.last()) >= 0
    assert all(found.game.to_act(state) < 0 for state in list(found.states())[:-1])


def test_help_explains_the_game_and_a_clause(tmp_path: Path) -> None:
    """`?` has the same text as the browser, and a clause after it is printed."""
    done = run("play", "--lang", "en", typed="?\n? m-t4.4\n? M-T99\nquit\n", home=tmp_path)
    assert "On your turn you do one of two things" in done.stdout
    assert "Nothing rises above height 4" in done.stdout
    assert "no clause “M-T99”" in done.stdout
