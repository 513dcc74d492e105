"""Reading a pack: all problems are collected and reported together.

A `Page` is one table of the TOML file. It hands out the figures that can be used and
notes a problem for each that cannot; a reader continues with None in its place.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from typing import Any

from lapidarium.messages import Message

LARGEST = 65_536
"""Bytes; a pack is about six thousand."""
MOST_KEYS, MOST_LINES, MOST_DEPTH = 2_000, 2_000, 60
LONGEST_WORD, LONGEST_TITLE = 40, 120
PROVENANCE = ("rulebook", "review", "reconstruction", "seen", "invented")
"""`seen` and `invented` are for packs of one's own: seen on one's own box, or made up."""
LABELS = frozenset({"game", "name", "title", "shape", "letter", "provenance"})
"""Keys that name a thing; every other key holds a figure and needs a provenance."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem of a pack: where it is, what was found, what is expected."""

    key: str
    found: str
    expected: Message
    is_warning: bool = False
    """The pack can be used all the same."""

    @property
    def message(self) -> Message:
        """The problem as one sentence."""
        code = "pack-warning" if self.is_warning else "pack-problem"
        return Message(code, key=self.key, found=self.found, expected=self.expected)


class PackError(ValueError):
    """A pack that cannot be used, with all its problems."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        super().__init__(source, problems)
        self.source = source
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "; ".join(f"{self.source}: {problem.message}" for problem in self.problems)


class Page:
    """One table of a pack, with its key from the top and the problems found so far.

    What a box might well have, though we do not expect it, is a warning: the pack can be used.
    """

    def __init__(
        self,
        figures: dict[str, Any],
        key: str,
        problems: list[Problem],
        warnings: list[Problem] | None = None,
    ) -> None:
        self.figures = figures
        self.key = key
        self.problems = problems
        self.warnings: list[Problem] = [] if warnings is None else warnings

    def where(self, key: str) -> str:
        """The whole key of a figure of this table."""
        return ".".join(part for part in (self.key, key) if part)

    def problem(self, key: str, found: object, code: str, /, **params: str | int) -> None:
        """Note that this figure is not what is expected."""
        message = Message(f"expected-{code}", **params)
        self.problems.append(Problem(self.where(key), _shown(found), message))

    def warning(self, key: str, found: object, code: str, /, **params: str | int) -> None:
        """Note that this figure is not what we expect, though a box might have it."""
        message = Message(f"expected-{code}", **params)
        self.warnings.append(Problem(self.where(key), _shown(found), message, is_warning=True))

    def only(self, *keys: str) -> None:
        """Note a problem for every other key."""
        for key in self.figures:
            if key not in (*keys, "provenance"):
                self.problem(key, self.figures[key], "no-such-key", keys=", ".join(keys))

    def page(self, key: str) -> Page:
        """A table inside this one."""
        value = self.figures.get(key)
        if not isinstance(value, dict):
            self.problem(key, value, "table")
            value = {}
        return Page(value, self.where(key), self.problems, self.warnings)

    def pages(self, key: str) -> list[Page]:
        """A list of tables, `[[key]]`; problems number them from 1."""
        value = self.figures.get(key)
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            self.problem(key, value, "tables", key=key)
            return []
        return [
            Page(part, f"{self.where(key)}[{number}]", self.problems, self.warnings)
            for number, part in enumerate(value, 1)
        ]

    def number(self, key: str, low: int, high: int) -> int | None:
        """A whole number in a range."""
        value = self.figures.get(key)
        if _is_number(value, low, high):
            return int(value)  # type: ignore[arg-type]
        self.problem(key, value, "number", low=low, high=high)
        return None

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...] | None:
        """A list of whole numbers in a range."""
        value = self.figures.get(key)
        if isinstance(value, list) and all(_is_number(part, low, high) for part in value):
            return tuple(value)
        self.problem(key, value, "numbers", low=low, high=high)
        return None

    def word(self, key: str) -> str | None:
        """A text without spaces."""
        value = self.figures.get(key)
        if isinstance(value, str) and value.split() == [value]:
            if len(value) <= LONGEST_WORD and value.isprintable():
                return value
            self.problem(key, value, "short", most=LONGEST_WORD)
            return None
        self.problem(key, value, "word")
        return None

    def words(self, key: str) -> tuple[str, ...] | None:
        """A list of texts."""
        value = self.figures.get(key)
        if isinstance(value, list) and all(isinstance(part, str) for part in value):
            return tuple(value)
        self.problem(key, value, "texts")
        return None

    def title(self, key: str) -> str | None:
        """A text on one line."""
        value = self.text(key)
        if value is None or (len(value) <= LONGEST_TITLE and value.isprintable()):
            return value
        self.problem(key, value, "short", most=LONGEST_TITLE)
        return None

    def text(self, key: str) -> str | None:
        """A text."""
        value = self.figures.get(key)
        if isinstance(value, str) and value.strip():
            return value
        self.problem(key, value, "text")
        return None


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _shown(found: object) -> str:
    if found is None or found == "":
        return "–"
    shown = found if isinstance(found, str) else json.dumps(found, ensure_ascii=False, default=str)
    return shown if len(shown) <= 60 else shown[:57] + "…"


def _check_structure(text: str, source: str) -> None:
    """Bounds before parsing: how large a text is, and how deep and how many its keys can be.

    What opens a table or goes one deeper (`.`, `[`, `{`) is counted per line, and what sets a key
    in the whole text, strings included: a pack has a tenth of that.
    """
    problem = None
    if (size := len(text.encode(errors="replace"))) > LARGEST:
        problem = Problem("TOML", str(size), Message("expected-size", most=LARGEST))
    elif (keys := text.count("=")) > MOST_KEYS or text.count("\n") > MOST_LINES:
        most = Message("expected-keys", keys=MOST_KEYS, lines=MOST_LINES)
        problem = Problem("TOML", str(keys), most)
    else:
        for number, line in enumerate(text.split("\n"), 1):
            depth = sum(map(line.count, ".[{"))
            if depth > MOST_DEPTH:
                found = Message("expected-depth", line=number, most=MOST_DEPTH)
                problem = Problem("TOML", str(depth), found)
                break
    if problem is not None:
        raise PackError(source, [problem])


def open_page(text: str, source: str) -> Page:
    """Read TOML; raises PackError, with the line, for what is not TOML."""
    _check_structure(text, source)
    try:
        return Page(tomllib.loads(text), "", [])
    except (ValueError, RecursionError) as error:  # not TOML, a figure too long, or too deep
        problem = Problem("TOML", str(error), Message("expected-toml"))
        raise PackError(source, [problem]) from None


def provenance_of(page: Page) -> dict[str, str]:
    """Where each figure comes from, by key; notes every figure that does not say.

    An entry is the key of a figure, or that key and some words for a part of it
    (`players_2 7 and 14`).
    """
    found: dict[str, str] = {}
    entries = page.figures.get("provenance", {})
    if not isinstance(entries, dict):
        page.problem("provenance", entries, "table")
        entries = {}
    for key, word in entries.items():
        if word not in PROVENANCE:
            page.problem(f"provenance.{key}", word, "provenance", words=", ".join(PROVENANCE))
        elif key.partition(" ")[0] not in page.figures:
            page.problem(f"provenance.{key}", word, "provenance-of-a-key")
        else:
            found[page.where(key)] = word
    for key, value in page.figures.items():
        if key in LABELS or key in entries:
            continue
        if isinstance(value, dict):
            found |= provenance_of(page.page(key))
        elif isinstance(value, list) and value and all(isinstance(p, dict) for p in value):
            for part in page.pages(key):
                found |= provenance_of(part)
        else:
            page.problem(key, value, "a-provenance", words=", ".join(PROVENANCE))
    return found


def digest_of(figures: dict[str, Any]) -> str:
    """The content hash of a pack: of its figures only, regardless of order and comments."""
    canonical = json.dumps(_figures_alone(figures), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def _figures_alone(value: Any) -> Any:
    if isinstance(value, dict):
        left_out = ("provenance", "name", "title")
        return {key: _figures_alone(part) for key, part in value.items() if key not in left_out}
    if isinstance(value, list):
        return [_figures_alone(part) for part in value]
    return value
