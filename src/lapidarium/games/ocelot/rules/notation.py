"""Reading the text of an event (docs/notation.md); writing one is `str(event)`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapidarium.games.errors import Unreadable
from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS, SPECIALS, Value
from lapidarium.games.ocelot.rules.events import Amethyst
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.events import Event


LONGEST: Final = 60
"""The most letters of a wrong text that are quoted back."""


def parse(box: Box, text: str) -> Event:
    """Read an event; raises Unreadable with what is wrong, or with examples."""
    tidy = " ".join(text.split())
    event = box.events.get(tidy)
    if event is not None:
        return event
    match tidy.split(" "):
        case ["amethyst", bag, shown] if bag in CAVES and (value := value_of(shown)) is not None:
            return Amethyst(bag, value)
        case _:
            raise Unreadable(text, _expected(box, text))


def value_of(text: str) -> Value | None:
    """What an amethyst prints: a figure or the letter of a special; None for anything else."""
    if text in SPECIALS:
        return text
    return count_of(text)


def count_of(text: str) -> int | None:
    """A figure from 1 to 99 without leading zeros; None for anything else."""
    is_figure = len(text) <= 2 and text.isascii() and text.isdecimal()
    return int(text) if is_figure and not text.startswith("0") else None


def shown(text: str) -> str:
    """What was found, shortened if it is too long to quote."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _expected(box: Box, text: str) -> Message:  # noqa: PLR0911 - one line per kind
    match [shown(part) for part in text.split(" ")]:
        case ["first", found]:
            return Message("expected-ocelot-seat", found=found)
        case ["deal", _, found] if found not in GEMS:
            return Message("expected-ocelot-gem", found=found, names=" ".join(GEMS))
        case ["deal", found, _] | ["take" | "companion", found]:
            return Message("expected-ocelot-square-name", found=found)
        case ["amethyst", found, _] if found not in CAVES:
            return Message("expected-ocelot-bag-name", found=found, names=" ".join(CAVES))
        case ["amethyst", _, found]:
            return Message("expected-ocelot-value", found=found, letters=" ".join(SPECIALS))
        case [found, _] if found not in box.face_names:
            return Message("expected-ocelot-face", found=found, names=" ".join(box.face_names))
        case [_, found]:
            return Message("expected-ocelot-circle-name", found=found)
        case _:
            return Message("expected-ocelot-event")
