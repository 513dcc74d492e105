"""What the command line prints: the language, standard output, and errors in plain words."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from rich.console import Console

from lapidarium import words
from lapidarium.games.errors import Illegal, RulesError
from lapidarium.messages import Message
from lapidarium.printable import for_terminal

INTERRUPTED = 130
"""The exit code after Ctrl-C."""

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rich.console import ConsoleOptions, RenderableType
    from rich.segment import Segment


class SafeConsole(Console):
    """Prints nothing that a terminal would obey, whoever wrote it; styles are added afterwards."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterator[Segment]:
        """What is printed, piece by piece."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else segment._replace(text=for_terminal(segment.text))


console = SafeConsole(highlight=False)
errors = SafeConsole(stderr=True, highlight=False)


class CommandError(Exception):
    """The command cannot do what was asked; `message` tells why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def wanted_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, as gettext would read it.

    LANGUAGE lists several, the best first; it does not count where the locale is C.
    """
    found = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, found), "")
    if locale.split(".")[0] in ("", "C", "POSIX"):
        return locale
    listed = [one for one in environment.get("LANGUAGE", "").split(":") if one]
    return next((one for one in listed if words.is_known(one)), locale)


class _Language:
    """The language of this run."""

    current = words.language(wanted_language(os.environ))


def use_language(lang: str) -> None:
    """Print everything in this language from now on."""
    _Language.current = lang


def language() -> str:
    """The language of this run."""
    return _Language.current


def translate(code: str, **params: Any) -> str:
    """A sentence of the catalogues, in the language of this run."""
    return words.word(code, _Language.current, **params)


def render(message: Message) -> str:
    """A message, in the language of this run."""
    return words.render(message, _Language.current)


def render_you(message: Message) -> str:
    """A message said to whoever reads it, in the language of this run."""
    return words.render_you(message, _Language.current)


def render_about(message: Message) -> str:
    """A reason with names, told to others, in the language of this run."""
    return words.render_about(message, _Language.current)


def render_apart(message: Message) -> str:
    """A move told apart from another that reads the same, in the language of this run."""
    return words.render_apart(message, _Language.current)


def render_refusal(error: RulesError) -> str:
    """A refusal by the referee, with its clause."""
    if isinstance(error, Illegal):
        return translate("refused", reason=error.message, clause=error.clause)
    return translate("unreadable", text=error.text, reason=error.message)


def print_error(text: str) -> None:
    """One line on standard error, as long as it is."""
    errors.print(text, markup=False, soft_wrap=True)


def report(error: Exception) -> bool:
    """Print an expected error in plain words; False if it is not one."""
    from lapidarium.games.pack_reader import PackError  # noqa: PLC0415 - only if something is wrong
    from lapidarium.games.packs import PackNotFound  # noqa: PLC0415
    from lapidarium.games.registry import NoSuchGame  # noqa: PLC0415

    match error:
        case PackError():
            for problem in error.problems:
                print_error(f"{error.source}: {render(problem.message)}")
        case PackNotFound() | NoSuchGame() | CommandError():
            print_error(render(error.message))
        case RulesError():
            print_error(render_refusal(error))
        case RuntimeError() if "home directory" in str(error):  # platformdirs, for an unknown user
            print_error(translate("cli-no-home"))
        case _:
            return False
    return True
