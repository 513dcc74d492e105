"""Messages as sentences in four languages.

The catalogues are Project Fluent files; the browser reads the same ones. The platform's are
here, a folder for each language and a file for each subject. A game brings its own, a file for
each language, and the registry adds them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES = ("en", "de", "es", "ja")
FOLDER = Path(__file__).parent
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*", re.MULTILINE)
"""A message or term of a catalogue, up to the next one or a comment."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or term that an entry refers to."""
LONGEST = 300
"""Characters of a parameter that are shown; Fluent itself gives up at 2,500."""


def capital(text: object) -> str:
    """The same with a capital: a sentence after a colon, where a language writes it so."""
    written = str(text)
    return written[:1].upper() + written[1:]


FUNCTIONS: Final[dict[str, Any]] = {"CAPITAL": capital}
"""What catalogues may call; the browser has the same."""


class Sayable(Protocol):
    """Anything with a code of the catalogues and its parameters."""

    @property
    def code(self) -> str:
        """The key in the catalogues."""

    @property
    def params(self) -> Mapping[str, object]:
        """The parameters: texts, numbers, or further messages."""


class UnknownWord(LookupError):  # noqa: N818
    """A code that a catalogue does not have, or a missing parameter."""


def language(wanted: str | None) -> str:
    """The nearest supported language: `de` for `de_AT.UTF-8`; `en` for one we do not have."""
    short = (wanted or "").replace("_", "-").split("-")[0].split(".")[0].lower()
    return short if short in LANGUAGES else "en"


def is_known(wanted: str) -> bool:
    """Is there a catalogue for this language, such as `de_AT`?"""
    return language(wanted) != "en" or wanted.lower().startswith("en")


_ADDED: list[Path] = []
"""Folders of the games' catalogues."""


def add_folder(folder: Path) -> None:
    """Add the catalogues of a game: en.ftl, de.ftl, es.ftl and ja.ftl in this folder.

    Raises ValueError if one is missing, or has a key that another catalogue has already.
    """
    if folder in _ADDED:
        return
    if missing := [lang for lang in LANGUAGES if not (folder / f"{lang}.ftl").is_file()]:
        raise ValueError(f"{folder}: no catalogue for {', '.join(missing)}")
    _ADDED.append(folder)
    _catalogue.cache_clear()
    try:
        _catalogue(LANGUAGES[0])
    except ValueError:
        remove_folder(folder)
        raise


def remove_folder(folder: Path) -> None:
    """Forget the catalogues of a game."""
    if folder in _ADDED:
        _ADDED.remove(folder)
        _catalogue.cache_clear()


def added(lang: str) -> str:
    """The catalogues of all games in a language, as one text."""
    return "\n".join(_text(folder / f"{lang}.ftl") for folder in _ADDED)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


class _Catalogue:
    """The catalogues of one language. An entry is parsed when it is first needed."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self.sources: dict[str, str] = {}
        """Entries by name, as they are written; a term's name begins with a hyphen."""
        self.parsed: set[str] = set()
        own = sorted((FOLDER / lang).glob("*.ftl"))
        for path in (*own, *(folder / f"{lang}.ftl" for folder in _ADDED)):
            for entry in ENTRY.finditer(_text(path)):
                if entry[1] in self.sources:
                    raise ValueError(f"{path}: another catalogue has {entry[1]!r} already")
                self.sources[entry[1]] = entry[0]

    def pattern(self, code: str, form: str = "") -> Any:
        """What a message says, or None if there is no such message; in a form if it has that."""
        self._parse(code)
        if not self.bundle.has_message(code):
            return None
        message = self.bundle.get_message(code)
        return message.attributes.get(form, message.value)

    def _parse(self, name: str) -> None:
        """Parse an entry, and those that it refers to.

        They are marked as parsed when all can be used: another thread may ask meanwhile.
        """
        needed: set[str] = set()
        waiting = [name]
        while waiting:
            entry = waiting.pop()
            if entry in self.sources and entry not in self.parsed and entry not in needed:
                needed.add(entry)
                waiting += REFERENCE.findall(self.sources[entry])
        for entry in needed:
            self.bundle.add_resource(FluentResource(self.sources[entry]))
        self.parsed |= needed


@cache
def _catalogue(lang: str) -> _Catalogue:
    return _Catalogue(lang)


def has(code: str, lang: str = "en") -> bool:
    """Whether there is a sentence for this code."""
    return _catalogue(lang).pattern(code) is not None


def render(message: Sayable, lang: str = "en") -> str:
    """The sentence for a message, in a language."""
    return word(message.code, lang, **message.params)


def render_named(message: Sayable, name: str, lang: str = "en") -> str:
    """The same with somebody's name in place of their seat, where the catalogue has that form."""
    return _formatted(message.code, "named", lang, {**message.params, "name": name})


def render_you(message: Sayable, lang: str = "en") -> str:
    """The same said to whoever reads it, and so all that is in it that has such a form."""
    return _formatted(message.code, "you", lang, message.params, is_deep=True)


def render_about(message: Sayable, lang: str = "en") -> str:
    """A reason told to others, with the names that `messages.about` gave it."""
    return _formatted(message.code, "named", lang, message.params, is_deep=True)


def render_apart(message: Sayable, lang: str = "en") -> str:
    """A move told apart from another that reads the same, where the catalogue has that form."""
    return _formatted(message.code, "apart", lang, message.params)


def word(code: str, lang: str = "en", **params: object) -> str:
    """The sentence for a code with its parameters, in a language."""
    return _formatted(code, "", lang, params)


def _formatted(
    code: str, form: str, lang: str, params: Mapping[str, object], *, is_deep: bool = False
) -> str:
    """A message in a form; `is_deep`: and so all that is in it."""
    catalogue = _catalogue(lang)
    pattern = catalogue.pattern(code, form)
    if pattern is None:
        raise UnknownWord(f"{code} ({lang})")
    inner = form if is_deep else ""
    filled = {key: _filled(value, lang, inner) for key, value in params.items()}
    text, errors = catalogue.bundle.format_pattern(pattern, filled)
    if errors:
        raise UnknownWord(f"{code} ({lang}): {errors}")
    return str(text)


def _filled(value: object, lang: str, form: str = "") -> str | int:
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return word("list-separator", lang).join(str(_filled(part, lang, form)) for part in value)
    found: Any = value
    return _formatted(found.code, form, lang, found.params, is_deep=True)
