"""Records: whole games as text, and what is said of a text that is none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lapidarium import record
from lapidarium.games import packs
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.messages import Message
from lapidarium.record import Record, RecordError
from tests.games.monolyth.situations import SITUATIONS, STABLE, Situation, mutated
from tests.games.monolyth.tables import SCREWS, SCREWS_FILE, SHIPPED, TESTS, corrected, monolyth

TEXT = (TESTS / "golden" / "monolyth-two-levels-by-one-stone.record").read_text("utf-8")
OWN = (TESTS / "golden" / "monolyth-structure-mirrored.record").read_text("utf-8")
LINES = TEXT.splitlines()


def edited(old: str, new: str, text: str = TEXT) -> str:
    """The record with one thing changed by hand."""
    assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
    return text.replace(old, new)


def problem(text: str) -> tuple[int, str]:
    """The line and the code of what is wrong."""
    with pytest.raises(RecordError) as caught:
        record.read(text)
    reason = caught.value.message.params["reason"]
    assert isinstance(reason, Message)
    assert caught.value.message.params["line"] == caught.value.line
    return caught.value.line, reason.code


def line_of(start: str) -> int:
    (number,) = [n for n, line in enumerate(LINES, 1) if line.startswith(start)]
    return number


def test_a_record_as_text() -> None:
    """It can be read by people."""
    game = monolyth()
    setup = [line.split(" ", 2)[2] for line in LINES[5:21]]
    found = Record(game, tuple(game.parse(text) for text in setup), ("Aiko", ""))
    assert record.write(found).splitlines()[:7] == [
        "lapidarium-record 2",
        "game monolyth",
        "players 2",
        "pack monolyth 9b0ba5e35bbf52f3c3bb1340ba29e9f76843331baa5ecc01fbea6654a8763f28",
        "seat 1 Aiko",
        "events",
        "1 table card 3",
    ]
    assert record.write(found).splitlines()[-2] == "result unfinished"


def test_it_replays_to_the_same_game() -> None:
    found = record.read(TEXT)
    assert isinstance(found.game, Monolyth)
    outcome = found.game.outcome(found.last())
    assert outcome is not None
    assert outcome.scores == (28, 24)
    assert len(list(found.states())) == len(found.events) + 1 == 98


def with_lines(*lines: str) -> str:
    """The record with these lines about its players, and without a digest."""
    head, end = LINES[:4], " ".join(LINES[-1].split(" ")[:2])
    return "\n".join([*head, *lines, *LINES[LINES.index("events") : -1], end]) + "\n"


def test_who_is_a_bot_is_written_and_read_back() -> None:
    """Somebody called as a level is stays a person."""
    played = record.read(TEXT)
    found = replace(played, names=("master", "dutiful"), bots=frozenset({1}))
    text = record.write(found)
    assert text.splitlines()[4:6] == ["seat 1 master", "bot 2 dutiful"]
    again = record.read(text)
    assert (again.names, again.bots) == (found.names, found.bots)
    assert record.write(again) == text
    assert again.seat_name(0) == "master"
    assert again.seat_name(1) == Message("level-dutiful")


def test_names_in_a_record_without_bots_are_taken_as_they_are() -> None:
    """As records were written before: the name of a level says nothing."""
    found = record.read(with_lines("seat 1 Ada", "seat 2 master"))
    assert (found.names, found.bots) == (("Ada", "master"), frozenset())
    assert found.seat_name(1) == "master"


def test_a_level_that_is_not_known_here_is_shown_as_written() -> None:
    found = record.read(with_lines("bot 2 grandmaster"))
    assert (found.names, found.bots) == (("", "grandmaster"), frozenset({1}))
    assert found.seat_name(1) == "grandmaster"


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        (["bot 2"], 5, "record-level"),
        (["bot 2 very strong"], 5, "record-level"),
        ([f"bot 2 {'x' * 41}"], 5, "record-level"),
        (["bot two master"], 5, "record-expected"),
        (["bot 3 master"], 5, "record-no-seat"),
        (["seat 2 Ada", "bot 2 master"], 6, "record-seat-order"),
        (["bot 2 master", "seat 1 Ada"], 6, "record-seat-order"),
    ],
)
def test_a_bot_that_is_not_written_well_is_refused(lines: list[str], line: int, code: str) -> None:
    assert problem(with_lines(*lines)) == (line, code)


def test_truncated_after_a_line() -> None:
    """The last line that is there is named."""
    for count in (1, 2, 3, 4, 5, 6, 20, 21, 50, 100, 101, len(LINES) - 1):
        assert problem("\n".join(LINES[:count])) == (count, "record-truncated")


@pytest.mark.parametrize("cut", range(5, 120, 6))
def test_truncated_in_the_middle_of_a_line(cut: int) -> None:
    with pytest.raises(RecordError):
        record.read(TEXT[:-cut])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "hello",
        '[Event "F/S Return Match"]\n1. e4 e5',
        "lapidarium-record\n",
        "lapidarium-record two\n",
        "lapidarium-record  2\n",
        "lapidarium-record 02\n",
        "\ufeff\ufeff" + TEXT,
    ],
)
def test_foreign_texts(text: str) -> None:
    assert problem(text) == (1, "record-foreign")


def test_a_version_that_is_still_to_come() -> None:
    assert problem("lapidarium-record 3\n") == (1, "record-version")


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert record.read("\ufeff" + TEXT).events == record.read(TEXT).events
    assert record.read(b"\xef\xbb\xbf" + TEXT.encode()).events == record.read(TEXT).events


def test_bytes_that_are_not_utf_8() -> None:
    """Which byte, and in which line."""
    data = edited("\nevents\n", "\nseat 1 J\u00f6rg\nevents\n").encode("latin-1")
    with pytest.raises(RecordError) as caught:
        record.read(data)
    reason = caught.value.message.params["reason"]
    assert isinstance(reason, Message)
    assert (caught.value.line, reason.code) == (5, "record-not-utf8")
    assert reason.params == {"byte": "0xF6", "number": data.index(b"\xf6") + 1}


@pytest.mark.parametrize(
    ("found", "line"),
    [("seat 3 Ben", 5), ("seen-by 3", 5), ("seat 1 Ann\nseat 3 Ben", 6)],
)
def test_a_seat_that_is_not_there_is_told_with_its_own_line(found: str, line: int) -> None:
    assert problem(edited("\nevents\n", f"\n{found}\nevents\n")) == (line, "record-no-seat")


BLANKS = [" ", "\t", "\u00a0", "\u2028", "\r", "  "]


@pytest.mark.parametrize("blank", BLANKS)
@pytest.mark.parametrize("form", ["96 seat1{0}@5 I2/3 d4", "96 seat1 @5{0}I2/3 d4",
                                  "96 seat1 @5 I2/3 d4{0}"])  # fmt: skip
def test_white_space_is_one_blank_and_nothing_else(form: str, blank: str) -> None:
    """Anything else is refused, but for CR LF at the end of a line."""
    text = form.format(blank)
    if text.rstrip("\r") == "96 seat1 @5 I2/3 d4":
        assert record.read(edited("96 seat1 @5 I2/3 d4", text)).events == record.read(TEXT).events
    else:
        assert problem(edited("96 seat1 @5 I2/3 d4", text))[0] == line_of("96 ")


def test_lines_that_end_with_a_carriage_return_alone() -> None:
    assert problem(TEXT.replace("\n", "\r")) == (1, "record-foreign")


def test_an_illegal_edit() -> None:
    """Seat 2 builds on the other side of the grid, where the stone sticks out."""
    assert problem(edited("96 seat1 @5 I2/3 d4", "96 seat1 @5 I2/1 d4")) == (
        line_of("96 "),
        "record-event",
    )


def test_an_unreadable_edit() -> None:
    assert problem(edited("96 seat1 @5 I2/3 d4", "96 seat1 resigns")) == (
        line_of("96 "),
        "record-event",
    )


def test_a_legal_edit_that_changes_the_result() -> None:
    """A single in place of the domino completes one level, and the game is not over."""
    assert problem(edited("96 seat1 @5 I2/3 d4", "96 seat1 @5 swap d4")) == (
        line_of("result"),
        "record-result",
    )


def test_a_legal_edit_that_changes_nothing_else() -> None:
    """The last stone drawn, which nobody took, was another one: the digest tells."""
    last = LINES[line_of("97 ") - 1]
    assert last.startswith("97 table fill ")
    other = "B-L4" if not last.endswith("B-L4") else "W-L3"
    text = edited(last, last.rsplit(" ", 1)[0] + f" {other}")
    assert problem(text) == (len(LINES), "record-edited")


def test_an_edited_name() -> None:
    text = record.write(Record(monolyth(), (), ("Aiko", "Bo")))
    line, code = problem(edited("seat 2 Bo", "seat 2 Bob", text))
    assert (line, code) == (len(text.splitlines()), "record-edited")


def test_written_by_hand() -> None:
    """Without the digest the line `end` gives only the number of events."""
    hand = TEXT.rsplit(" ", 1)[0]
    assert record.read(hand).events == record.read(TEXT).events


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("game monolyth", "game ocelot", 2, "record-other-game"),
        ("game monolyth", "game chess", 2, "record-other-game"),
        ("game monolyth", "gamemonolyth", 2, "record-expected"),
        ("players 2", "players 5", 3, "no-such-players"),
        ("players 2", "players two", 3, "record-expected"),
        ("players 2", "players " + "9" * 5000, 3, "record-expected"),
        ("players 2", "players 3", 9, "record-event"),
        ("pack monolyth 9b0b", "pack monolyth 9b0c", 4, "record-other-pack"),
        ("pack monolyth ", "pack monolith ", 4, "pack-not-found"),
        ("pack monolyth ", f"pack {SCREWS_FILE} ", 4, "pack-not-found"),
        ("pack monolyth ", f"pack {'a' * 300}.toml ", 4, "pack-not-found"),
        ("players 2", "players 02", 3, "record-expected"),
        ("\nevents\n", "\nseat 1 " + "x" * 41 + "\nevents\n", 5, "record-name"),
        ("\nevents\n", "\nseat 1 \nevents\n", 5, "record-name"),
        ("\nevents\n", "\nseat 1\nevents\n", 5, "record-name"),
        ("\nevents\n", "\nseat 1  Ann\nevents\n", 5, "record-name"),
        ("\nevents\n", "\nseat 1 Ann \nevents\n", 5, "record-name"),
        ("\nevents\n", "\nseat 1 A\tB\nevents\n", 5, "record-name"),
        ("\nevents\n", "\nseat 0 Nobody\nevents\n", 5, "record-expected"),
        ("\nevents\n", "\nseat 01 Ann\nevents\n", 5, "record-expected"),
        ("\nevents\n", "\nseen-by 0\nevents\n", 5, "record-expected"),
        ("\nevents\n", "\nseen-by 01\nevents\n", 5, "record-expected"),
        ("\nevents\n", "\nseat 2 Bo\nseat 1 Ann\nevents\n", 6, "record-seat-order"),
        ("\nevents\n", "\nseat 1 Bo\nseat 1 Ann\nevents\n", 6, "record-seat-order"),
        ("\nevents\n", "\nseat 1 Ann\nseen-by 1\nevents\n", 6, "record-expected"),
        ("\nevents\n", "\nevents \n", 5, "record-expected"),
        ("\nevents\n", "\nseat " + "9" * 5000 + " x\nevents\n", 5, "record-expected"),
        ("\nevents\n", "\nweather fine\nevents\n", 5, "record-expected"),
        ("\nevents\n", "\n| no pack-text before\nevents\n", 5, "record-expected"),
        ("\n7 table ", "\n8 table ", 12, "record-expected"),
        ("\n7 table ", "\n7 seat1 ", 12, "record-who"),
        ("\n96 seat1 ", "\n96 seat2 ", 101, "record-who"),
        ("\n96 seat1 ", "\n96 table ", 101, "record-who"),
        ("result 28,24 winner 1", "result 28,24 winner 2", 103, "record-result"),
        ("result 28,24 winner 1", "result unfinished", 103, "record-result"),
        ("\nresult ", "\n98 seat2 prophecy 5 B\nresult ", 103, "record-after-end"),
        ("\nend 97 ", "\nend 98 ", 104, "record-count"),
        ("\nend 97 ", "\nend 097 ", 104, "record-count"),
        ("\nend 97 ", "\nend  97 ", 104, "record-count"),
        ("\nend 97 ", "\nthe end ", 104, "record-expected"),
    ],
)
def test_edits_by_line(old: str, new: str, line: int, code: str) -> None:
    """Each is told with the line where it is."""
    assert problem(edited(old, new)) == (line, code)


def test_text_on_the_last_line() -> None:
    """Nothing follows the digest, not even a blank."""
    for more in (" ", " and so on", " 1"):
        assert problem(TEXT.removesuffix("\n") + more + "\n") == (len(LINES), "record-expected")


def test_text_after_the_end() -> None:
    assert problem(TEXT + "\n\nand then\n") == (len(LINES) + 3, "record-after-end")
    assert record.read(TEXT + "\n \n").events == record.read(TEXT).events


def test_lines_ended_in_another_manner() -> None:
    assert record.read(TEXT.replace("\n", "\r\n")).events == record.read(TEXT).events


def test_an_own_pack_is_in_the_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It can be read where nobody has that pack."""
    monkeypatch.setattr(packs, "own_folder", lambda: tmp_path)
    found = record.read(OWN)
    assert found.game.pack.name == "monolyth-screws"
    assert found.game.pack.text.split() == SCREWS.split()
    assert record.write(found) == OWN


def test_a_shipped_pack_is_not_in_the_record() -> None:
    assert "pack-text" not in TEXT


def test_a_corrected_pack_of_the_same_name_is() -> None:
    """Not the name makes a shipped pack but its figures."""
    game = monolyth(2, corrected(("players_2 = [8, 6]", "players_2 = [8, 4]")))
    text = record.write(Record(game, ()))
    assert "\npack-text\n| # Monolyth" in text
    assert record.read(text).game.pack.digest == game.pack.digest


def test_a_comment_with_any_sign_in_it() -> None:
    """U+2028 ends a line for some, not in a pack nor in a record."""
    text = corrected(
        ("players_2 = [8, 6]", "players_2 = [8, 4]"),
        ("# Monolyth: the", "# Monolyth:\u2028the"),
    )
    found = record.read(record.write(Record(monolyth(2, text), ())))
    assert found.game.pack.text.count("\u2028") == 1


def test_an_own_pack_that_was_edited() -> None:
    assert problem(edited("| players_2 = [13]", "| players_2 = [7]", OWN)) == (
        4,
        "record-other-pack",
    )
    assert problem(edited("| players_2 = [13]", "| players_2 = [99]", OWN)) == (4, "pack-problem")
    assert problem(edited("| players_2 = [13]", "| players_2 = [", OWN)) == (4, "pack-problem")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (("Aiko", "Bo"), ("Aiko", "Bo")),
        (("", "Bo"), ("", "Bo")),
        (("  Aiko  B. ", ""), ("Aiko B.", "")),
        (("a\nseat 2 b", ""), ("a seat 2 b", "")),
        (("a\u2028b", ""), ("a b", "")),
        (("x" * 50, ""), ("x" * 40, "")),
        (("\ud800", "愛子"), ("?", "愛子")),
        ((" ", ""), ()),
        ((), ()),
    ],
)
def test_names(given: tuple[str, ...], kept: tuple[str, ...]) -> None:
    """They are kept, on one line each."""
    text = record.write(Record(monolyth(), (), given))
    assert record.read(text).names == kept


def test_the_error_as_text() -> None:
    with pytest.raises(RecordError, match=r"line=2.*record-other-game"):
        record.read(edited("game monolyth", "game ocelot"))


@pytest.mark.slow
@STABLE
@given(SITUATIONS, st.lists(st.text(max_size=50), max_size=4))
def test_any_game_at_any_moment_reads_back(situation: Situation, names: list[str]) -> None:
    game, events, _ = situation
    text = record.write(Record(game, events, tuple(names[: game.players])))
    found = record.read(text)
    assert found.events == events
    assert found.game.pack.digest == game.pack.digest
    assert record.write(found) == text


@STABLE
@given(st.sampled_from([TEXT, OWN]).flatmap(mutated))
def test_a_mutated_record(text: str) -> None:
    """It is refused, or a whole and true record."""
    try:
        found = record.read(text)
    except RecordError as error:
        line = error.line
    else:
        line = 1
        assert record.read(record.write(found)).events == found.events
    assert 1 <= line <= text.count("\n") + 1


@STABLE
@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        record.read(text)


def test_the_shipped_pack_is_what_is_tested() -> None:
    assert record.read(TEXT).game.pack.text == SHIPPED
