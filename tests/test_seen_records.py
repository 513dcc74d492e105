"""Records of running games as a seat sees them (O-G8)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lapidarium import record
from lapidarium.record import WATCHING, Record, RecordError

TEXT = (Path(__file__).parent / "golden" / "ocelot-two-sets.record").read_text("utf-8")


def seen(by: str, events: int = 120) -> str:
    whole = record.read(TEXT)
    return record.write(Record(whole.game, whole.events[:events], (), by))


def drawn(text: str) -> list[tuple[str, str]]:
    """Whose amethyst, by the seat of the event that earned it, and its value."""
    found, seat = [], ""
    for line in text.splitlines():
        parts = line.split()
        if parts[1:2] and parts[1].startswith("seat"):
            seat = parts[1]
        elif parts[2:3] == ["amethyst"]:
            found.append((seat, parts[4]))
    return found


@pytest.mark.parametrize(("by", "own"), [("1", {"seat1"}), ("2", {"seat2"}), (WATCHING, set())])
def test_only_own_values_are_in_it(by: str, own: set[str]) -> None:
    """O-G8: the value of a drawn amethyst is known to its owner only, until the end."""
    draws = drawn(seen(by))
    assert len(draws) >= 4
    assert {seat for seat, _ in draws} == {"seat1", "seat2"}
    for seat, value in draws:
        assert (value != "?") == (seat in own)


@pytest.mark.parametrize("by", ["1", "2", WATCHING])
@pytest.mark.parametrize("events", [60, 100, 110, 120])
def test_it_reads_back_to_the_same_text(by: str, events: int) -> None:
    text = seen(by, events)
    assert record.write(record.read(text)) == text
    assert f"seen-by {by}\n" in text
    assert "result unfinished\n" in text


def test_what_is_filled_in_leaves_later_draws_possible() -> None:
    """The only special of a bag, drawn later by the seat that saw it, is never used up before."""
    whole = record.read(TEXT)
    for by in ("1", "2"):
        found = record.read(seen(by, len(whole.events) - 1))
        assert len(found.events) == len(whole.events) - 1


def test_a_hidden_draw_in_a_whole_record_is_refused() -> None:
    hidden = re.sub(r"(amethyst blue) 4", r"\1 ?", TEXT, count=1)
    line = next(n for n, text in enumerate(hidden.splitlines(), 1) if text.endswith("?"))
    with pytest.raises(RecordError) as error:
        record.read(hidden)
    assert error.value.line == line


@pytest.mark.parametrize("by", ["0", "3", "7", "01", "-1", "one", "999999"])
def test_who_saw_it_must_be_somebody(by: str) -> None:
    """A seat of this game, of which there are two."""
    with pytest.raises(RecordError):
        record.read(seen("1").replace("seen-by 1", f"seen-by {by}"))
