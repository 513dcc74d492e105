"""What is kept of how long tests take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests import durations

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_durations_of_tests_that_moved_or_went_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durations, "ROOT", tmp_path)
    (tmp_path / "test_a.py").write_text("def test_one(): ...\ndef test_two(): ...\n")
    before = {
        "fast": {"test_a.py": {"test_one[x]": 1.0, "test_two": 0.01}, "gone.py": {"test": 2.0}},
        "slow": {"test_a.py": {"test_gone": 3.0}},
    }
    after = durations.merged(before, {("slow", "test_a.py", "test_one[x]"): 4.321})
    assert after == {
        "fast": {"test_a.py": {"test_two": 0.01}},
        "slow": {"test_a.py": {"test_one[x]": 4.32}},
    }


def test_the_table_counts_by_tier_and_folder() -> None:
    rows = durations.table({"slow": {"tests/a/b/c/test.py": {"x": 1.0}, "tests/t.py": {"y": 2.0}}})
    assert [row.split() for row in rows.splitlines()[1:]] == [
        ["slow", "a/b", "1", "1.0"],
        ["slow", ".", "1", "2.0"],
        ["slow", "all", "2", "3.0"],
    ]
