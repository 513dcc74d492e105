"""What the referee says has words in four languages, and all words are used."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Junk, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings

from lapidarium.games.errors import Illegal
from lapidarium.games.ocelot import GAME
from lapidarium.words import LANGUAGES, render
from tests.games.ocelot.rules.random_games import Played, games, situations
from tests.games.ocelot.rules.situations import at, ocelot

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.events import Event
    from lapidarium.games.ocelot.rules.state import State
    from lapidarium.messages import Message

GROUPS = ("Rules, moves and refusals", "Component packs")
"""The part of the catalogue that the rules and packs use."""
PREFIXES = ("gem-", "tool-", "ocelot-", "event-ocelot-", "refused-ocelot-", "expected-ocelot-")
RULES = GAME.folder / "rules"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """The keys of the rules and packs in a language, with their variables."""
    found: dict[str, frozenset[str]] = {}
    group: str | None = None
    text = (GAME.words / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{language}: {entry.content}"
        if isinstance(entry, GroupComment):
            group = entry.content
        elif isinstance(entry, Entry) and group in GROUPS:
            assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_words(language: str) -> None:
    """The same keys with the same gaps as English."""
    assert messages(language) == messages("en")


def test_keys_keep_to_their_prefixes() -> None:
    """No key can clash with one of the other game."""
    assert [key for key in messages("en") if not key.startswith(PREFIXES)] == []


def sources() -> list[Path]:
    """The modules that say something about this game."""
    return [
        *RULES.glob("*.py"),
        RULES.parent / "pack/pack.py",
        RULES.parent / "pack/checks.py",
    ]


def said_in_sources() -> Iterator[str]:
    """A pattern for every text in the sources that may be a code, or the end of one."""
    for path in sources():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        inside = {
            id(part) for n in ast.walk(tree) if isinstance(n, ast.JoinedStr) for part in n.values
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                yield "".join(parts)
            elif isinstance(node, ast.Constant) and id(node) not in inside:
                yield re.escape(str(node.value))


def test_every_word_is_used() -> None:
    """Each key is said somewhere, whole or put together."""
    any_refusal = re.escape("refused-ocelot-") + "[a-z0-9-]+"
    patterns = set(said_in_sources()) - {any_refusal, ""}
    whole = re.compile("|".join(f"(?:(?:refused-ocelot-|expected-)?{p})" for p in patterns))
    assert [key for key in messages("en") if not whole.fullmatch(key)] == []


def test_every_code_has_words() -> None:
    """Each text in the sources that looks like a code is a key."""
    codes = {pattern.replace("\\", "") for pattern in said_in_sources() if "[" not in pattern}
    looks_like = [code for code in codes if code.startswith(PREFIXES) and " " not in code]
    parts = {"ocelot-helped", "ocelot-helped-one", "event-ocelot-move", "event-ocelot-companion"}
    keys = set(messages("en")) | {key.removeprefix("expected-") for key in messages("en")}
    assert set(looks_like) >= parts
    assert sorted(set(looks_like) - keys) == []


def refusal_of(game: Ocelot, state: State, event: Event) -> Message | None:
    try:
        game.after(state, event)
    except Illegal as refused:
        return refused.message
    return None


def in_all_languages(message: Message) -> list[str]:
    return [render(message, language) for language in LANGUAGES]


@settings(deadline=None, max_examples=15)
@given(games())
def test_events_are_described(played: Played) -> None:
    """Every event of whole games, as its seat and as the others see it, has a sentence."""
    game = played.game
    for state, event, _ in played.steps():
        for seat in (0, 1):
            message = game.describe(state, game.seen(state, event, seat))
            sentences = in_all_languages(message)
            assert "deal" in game.text(event) or len(set(sentences)) == 4
        for gained in game.gains(state, event):
            assert len(set(in_all_languages(gained))) == 4
    outcome = game.outcome(played.states[-1])
    assert outcome is not None
    for message in (outcome.ended, outcome.decided):
        assert len(set(in_all_languages(message))) == 4


@settings(deadline=None, max_examples=30)
@given(situations())
def test_refusals_are_explained(situation: tuple[Ocelot, State]) -> None:
    """Whatever is refused, there is a reason in four languages."""
    game, state = situation
    for event in game.box.events.values():
        message = refusal_of(game, state, event)
        if message is not None:
            assert len(set(in_all_languages(message))) == 4


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "places a compass on f7"),
        ("de", "legt einen Kompass auf f7"),
        ("es", "coloca una Brújula en f7"),
        ("ja", "f7にコンパスを置く"),
    ],
)
def test_a_sentence_in_each_language(language: str, sentence: str) -> None:
    """The terms of each edition."""
    game = ocelot()
    assert render(game.describe(at(game), game.parse("AC f7")), language) == sentence
