"""The catalogues: four languages with the same keys, all of them used, none missing."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor
from fluent.syntax.serializer import serialize_pattern

from lapidarium.games.registry import game_types
from lapidarium.messages import Message
from lapidarium.words import FOLDER, LANGUAGES, render_named, word
from tests.words.keys import families, mentioned, uses

OTHERS = [language for language in LANGUAGES if language != "en"]
SAME_EVERYWHERE: frozenset[str] = frozenset({"arena-elo"})
"""Keys whose text is meant to be the same in all languages, such as a name."""


class Variables(visitor.Visitor):
    """The gaps of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(language: str) -> list[fluent.EntryType]:
    """All that is in the files of a language."""
    games = [game.words / f"{language}.ftl" for game in game_types().values()]
    paths = (*sorted((FOLDER / language).glob("*.ftl")), *games)
    return [entry for path in paths for entry in parse(path.read_text("utf-8")).body]


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    """Every message of a language by its key."""
    found = [entry for entry in entries(language) if isinstance(entry, fluent.Message)]
    return {message.id.name: message for message in found}


@cache
def gaps(language: str, key: str) -> frozenset[str]:
    return gaps_in(pattern(language, key))


def gaps_in(text: fluent.Pattern) -> frozenset[str]:
    found = Variables()
    found.visit(text)
    return frozenset(found.names)


def forms(language: str, key: str) -> dict[str, fluent.Pattern]:
    """Other forms of a message: by name instead of by seat, to whoever reads it, to the other."""
    found = {form.id.name: form.value for form in messages(language)[key].attributes}
    return {name: text for name, text in found.items() if text is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_read(language: str) -> None:
    assert [one.content for one in entries(language) if isinstance(one, fluent.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_is_there_once(language: str) -> None:
    keys = Counter(one.id.name for one in entries(language) if isinstance(one, fluent.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_files(language: str) -> None:
    english = {path.name for path in (FOLDER / "en").glob("*.ftl")}
    assert {path.name for path in (FOLDER / language).glob("*.ftl")} == english


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_keys(language: str) -> None:
    assert set(messages(language)) ^ set(messages("en")) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_gaps(language: str) -> None:
    shared = set(messages(language)) & set(messages("en"))
    assert [key for key in shared if gaps(language, key) != gaps("en", key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_forms(language: str) -> None:
    """Japanese verbs are the same for everybody, so what somebody did needs no form for “you”."""
    for key in messages("en"):
        english, other = forms("en", key), forms(language, key)
        needed = {form for form in english if form == "named" or "named" in english}
        assert needed <= set(other) <= set(english), key
        if language != "ja":
            assert set(other) == set(english), key
        for form, text in other.items():
            wanted = gaps("en", key) - {"seat", "who", "winner"}
            if form == "against":  # said to the other
                wanted -= {"other"}
            if form == "apart":  # with what tells two alike apart
                wanted |= {"token"}
            assert gaps_in(text) == wanted | ({"name"} if form == "named" else set()), (key, form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_takes_the_place_of_a_seat(language: str) -> None:
    for key in messages(language):
        if "named" in forms(language, key):
            params = dict.fromkeys(gaps(language, key), 3)
            assert "Ada" in render_named(Message(key, **params), "Ada", language)
    assert "3" in render_named(Message("seat", seat=3), "Ada", language), "no such form"


TO_SOMEBODY = {
    "en": r"\b(you|yours?)\b",
    "de": r"\b(du|dich|dir|dein\w*)\b",
    "es": r"\b(tú|tus?|te|ti|\w+(?:as|es) (?:enseguida|más|menos|libre))\b",
    "ja": "あなた",
}
IN_HINTS_ALONE = {"monolyth-why-level-near"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_told_to_others_says_you_to_nobody(language: str) -> None:
    """Whoever reads a review may only have watched."""
    for key in messages(language):
        if "-why-" in key and key not in IN_HINTS_ALONE and key.startswith(("monolyth", "ocelot")):
            text = forms(language, key).get("named", pattern(language, key))
            said = serialize_pattern(text).lower()
            assert not re.search(TO_SOMEBODY[language], said), (key, said)


def test_every_key_that_is_used_is_there() -> None:
    missing = [(use.key, use.where) for use in uses() if use.key not in messages("en")]
    assert missing == []


def test_every_gap_is_filled() -> None:
    """Where a literal key and its parameters stand together, none is forgotten."""
    forgotten = [
        (use.key, use.where, gaps("en", use.key) - use.params)
        for use in uses()
        if use.params is not None and use.key in messages("en")
        if not gaps("en", use.key) <= use.params
    ]
    assert forgotten == []


def test_every_key_that_is_there_is_used() -> None:
    message, kinds = mentioned(), families()
    unused = [
        key
        for key in messages("en")
        if key not in message and not any(kind.fullmatch(key) for kind in kinds)
    ]
    assert unused == []


@pytest.mark.parametrize("value", ["x", 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, value: str | int) -> None:
    """With a word or a number in each gap; no gap is left, no error noted."""
    for key in messages(language):
        message = word(key, language, **dict.fromkeys(gaps(language, key), value))
        assert message.strip()
        assert "{" not in message, key


def test_nothing_is_left_in_english() -> None:
    """A text that is the same in all four languages has not been translated."""
    left = []
    for key in set.intersection(*(set(messages(language)) for language in LANGUAGES)):
        texts = {serialize_pattern(pattern(language, key)) for language in LANGUAGES}
        if len(texts) == 1 and _has_words(pattern("en", key)) and key not in SAME_EVERYWHERE:
            left.append(key)
    assert left == []


def pattern(language: str, key: str) -> fluent.Pattern:
    """The text of a message."""
    value = messages(language)[key].value
    assert value is not None, f"{key} has no text"
    return value


def _has_words(text_of: fluent.Pattern) -> bool:
    """Is there a word of two letters or more outside the gaps?"""
    parts = [part.value for part in text_of.elements if isinstance(part, fluent.TextElement)]
    text = " ".join(parts)
    return any(len(one) > 1 and one.isalpha() for one in text.split())
