"""Text of others: on one line in what is stored, harmless in a terminal."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from rich.table import Table

from lapidarium.cli.output import SafeConsole
from lapidarium.printable import for_terminal, json_for_terminal, one_line
from lapidarium.record import read, write

ESCAPES = "\x1b]0;owned\x07\x1b[2J\x9b1;1H\u202e\x7f"
GOLDEN = Path(__file__).parent / "golden" / "monolyth-solo-top-level.record"


def test_a_text_on_one_line_has_nothing_unseen() -> None:
    assert one_line(f" A{ESCAPES}B\n\tC ") == "A ]0;owned [2J 1;1H B C"


def test_a_terminal_gets_lines_tabs_and_letters_only() -> None:
    assert for_terminal(f"A{ESCAPES}\r\n\tB\ud800 日本 é ┃") == "A]0;owned[2J1;1H\n\tB 日本 é ┃"


def test_json_for_a_terminal_is_the_same_json() -> None:
    value = {"note": f"A{ESCAPES}\U000e0041 日本", "more": [1]}
    text = json_for_terminal(json.dumps(value, ensure_ascii=False, indent=2))
    assert json.loads(text) == value
    assert text.replace("\n", "").isprintable()


def test_the_console_prints_no_foreign_escape_in_any_way() -> None:
    """In a line, in a cell, in a title; its own styles stay."""
    page = io.StringIO()
    console = SafeConsole(file=page, force_terminal=True, color_system="standard", width=60)
    table = Table(title=f"T{ESCAPES}")
    table.add_column(f"H{ESCAPES}")
    table.add_row(f"C{ESCAPES}")
    console.print(table)
    console.print(f"L{ESCAPES}", markup=False)
    console.print("S", style="red")
    printed = page.getvalue()
    assert "\x1b[31mS" in printed
    foreign = ("\x1b[2J", "\x1b]", "\x07", "\x9b", "\u202e", "\x7f")
    assert [sign for sign in foreign if sign in printed] == []


def with_name(name: str) -> str:
    """A record with a player of this name; its last line has no digest, as after an edit."""
    lines = [line for line in GOLDEN.read_text("utf-8").splitlines() if line[:5] != "seat "]
    at = next(n for n, line in enumerate(lines) if line.startswith("pack ")) + 1
    count = lines[-1].split()[1]
    return "\n".join([*lines[:at], f"seat 1 {name}", *lines[at:-1], f"end {count}", ""])


def test_a_record_has_no_unseen_characters_in_its_names() -> None:
    record = read(with_name(f"A{ESCAPES}B"))
    assert record.names == ("A ]0;owned [2J 1;1H B",)
    assert read(write(record)).names == record.names


@pytest.mark.parametrize("name", ["\x1b", "\u202e\u200b"], ids=ascii)
def test_a_name_of_nothing_that_is_seen_is_none(name: str) -> None:
    with pytest.raises(ValueError, match="record-name"):
        read(with_name(name))


@pytest.mark.slow
def test_replay_prints_no_escapes_of_a_record(tmp_path: Path) -> None:
    file = tmp_path / "foreign.record"
    file.write_text(with_name(f"A{ESCAPES}B"), encoding="utf-8")
    command = [sys.executable, "-m", "lapidarium", "replay", str(file)]
    env = {**os.environ, "PYTHONIOENCODING": "utf-8", "LANG": "en_GB.UTF-8", "LC_ALL": ""}
    done = subprocess.run(command, capture_output=True, check=True, env=env)
    printed = done.stdout.decode()
    assert "owned" in printed
    assert [c for c in printed if c != "\n" and not c.isprintable()] == []
