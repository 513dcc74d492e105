"""Numbers at the command line are those of its language (docs/glossary.md)."""

from __future__ import annotations

import pytest

from lapidarium.cli import output
from lapidarium.cli.figures import decimal, duration, percent

NBSP = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("lang", "points", "share"),
    [
        ("en", "1052.0", "30.5%"),
        ("de", "1052,0", f"30,5{NBSP}%"),
        ("es", "1052,0", f"30,5{NBSP}%"),
        ("ja", "1052.0", "30.5%"),
    ],
)
def test_numbers_are_written_as_in_the_language(
    monkeypatch: pytest.MonkeyPatch, lang: str, points: str, share: str
) -> None:
    monkeypatch.setattr(output._Language, "current", lang)
    assert decimal(1052.04) == points
    assert percent(0.3048) == share


def test_signs_and_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output._Language, "current", "de")
    assert decimal(2.5, is_signed=True) == "+2,5"
    assert decimal(-2.5, is_signed=True) == "−2,5"
    assert (duration(1.254), duration(0.0041), duration(0.25)) == ("1,25 s", "4,1 ms", "250 ms")
