"""Signs as they are set in each language (docs/glossary.md)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.words.test_retired_terms import CATALOGUES, texts

if TYPE_CHECKING:
    from pathlib import Path

KANA_OR_KANJI = r"[ぁ-んァ-ヶ一-龥]"
WRONG = {
    "en": r"\.\.\.|[„«»]|\w'\w|\d\s%",
    "de": r"\.\.\.|[«»”’]|\w'\w|\d%| %",
    "es": r"\.\.\.|[“”„]|\s…|\w'\w|\d%| %",
    "ja": rf"\.\.\.|[“”«»〜ｦ-ﾟ]|{KANA_OR_KANJI}[,!?:;()]|[,!:;()]{KANA_OR_KANJI}|"
    rf"{KANA_OR_KANJI} {KANA_OR_KANJI}|^ {KANA_OR_KANJI}|{KANA_OR_KANJI} $",
}
"""Quotation marks of another language, dots for an ellipsis, a percent sign with or without its
blank; half-width signs beside Japanese letters."""
OPTIONS = "--from ファイル名 で"
"""What stands between blanks because it is typed."""


@pytest.mark.parametrize("lang", CATALOGUES)
def test_signs_are_those_of_the_language(lang: str) -> None:
    wrong = re.compile(WRONG[lang])
    found = [
        (path.name, text)
        for path in CATALOGUES[lang]
        for text in texts(path)
        if wrong.search(text.replace(OPTIONS, ""))
    ]
    assert found == []


@pytest.mark.parametrize("path", CATALOGUES["es"], ids=lambda path: path.name)
def test_spanish_questions_and_exclamations_are_opened(path: Path) -> None:
    """Counted in a whole file, since a gap may lie between the two marks."""
    whole = "".join(texts(path))
    assert len(re.findall(r"\w\?", whole)) == whole.count("¿")
    assert len(re.findall(r"\w!", whole)) == whole.count("¡")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "wait..."),
        ("de", "das Paket «x»"),
        ("en", "95\N{NO-BREAK SPACE}%"),
        ("es", "95 %"),
        ("ja", "何ですか?"),
        ("ja", "1〜4"),
    ],
)
def test_the_patterns_find_what_they_are_for(lang: str, text: str) -> None:
    assert re.search(WRONG[lang], text)
