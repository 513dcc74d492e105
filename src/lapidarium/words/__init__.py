"""Messages as sentences in four languages.

The catalogues are Project Fluent files; the browser reads the same ones. The platform's are
here, a folder for each language and a file for each subject. A game brings its own, a file for
each language, and the registry adds them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES = ("en", "de", "es", "ja")
FOLDER = Path(__file__).parent
LONGEST = 300
"""Characters of a parameter that are shown; Fluent itself gives up at 2,500."""


class Sayable(Protocol):
    """A code of the catalogues and its parameters, whoever made it."""

    @property
    def code(self) -> str:
        """The key in the catalogues."""

    @property
    def params(self) -> Mapping[str, object]:
        """What fills the gaps: texts, numbers, or more to be said."""


class UnknownWord(LookupError):  # noqa: N818
    """A code that a catalogue does not have, or a gap that nothing fills."""


def language(wanted: str | None) -> str:
    """The nearest language there is: `de_AT.UTF-8` is `de`; what we lack is `en`."""
    short = (wanted or "").replace("_", "-").split("-")[0].split(".")[0].lower()
    return short if short in LANGUAGES else "en"


_ADDED: list[Path] = []
"""Folders of the games' catalogues."""


def add_folder(folder: Path) -> None:
    """Add the catalogues of a game: en.ftl, de.ftl, es.ftl and ja.ftl in this folder."""
    if folder not in _ADDED:
        _ADDED.append(folder)
        _bundle.cache_clear()


def added(lang: str) -> str:
    """The catalogues of all games in a language, as one text."""
    return "\n".join(_text(folder / f"{lang}.ftl") for folder in _ADDED)


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    own = sorted((FOLDER / lang).glob("*.ftl"))
    for path in (*own, *(folder / f"{lang}.ftl" for folder in _ADDED)):
        resource = FluentResource(_text(path))
        for entry in resource.body:
            name = getattr(getattr(entry, "id", None), "name", None)
            if name is not None and bundle.has_message(name):
                raise ValueError(f"{path}: another catalogue has {name!r} already")
        bundle.add_resource(resource)
    return bundle


def has(code: str, lang: str = "en") -> bool:
    """Is there a sentence for this code?"""
    return bool(_bundle(lang).has_message(code))


def render(message: Sayable, lang: str = "en") -> str:
    """The sentence for something said, in a language."""
    return word(message.code, lang, **message.params)


def word(code: str, lang: str = "en", **params: object) -> str:
    """The sentence for a code with its parameters, in a language."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(code).value if bundle.has_message(code) else None
    if pattern is None:
        raise UnknownWord(f"{code} ({lang})")
    filled = {key: _filled(value, lang) for key, value in params.items()}
    text, errors = bundle.format_pattern(pattern, filled)
    if errors:
        raise UnknownWord(f"{code} ({lang}): {errors}")
    return str(text)


def _filled(value: object, lang: str) -> str | int:
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return word("list-separator", lang).join(str(_filled(part, lang)) for part in value)
    return render(value, lang)  # type: ignore[arg-type]
