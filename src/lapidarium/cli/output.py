"""How the command line speaks: the language, standard output, and errors in plain words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from lapidarium import words
from lapidarium.games.errors import Illegal, RulesError
from lapidarium.games.game import Game
from lapidarium.games.pack_reader import PackError
from lapidarium.games.packs import PackNotFound, load
from lapidarium.games.registry import GAMES, NoSuchGame, referee
from lapidarium.messages import Message
from lapidarium.record import Record, RecordError, read

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


class Refused(Exception):  # noqa: N818
    """The command cannot do what was asked; `said` tells why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class _Speech:
    """The language that this run speaks."""

    lang = words.language(os.environ.get("LC_ALL") or os.environ.get("LANG"))


def _choose(wanted: str | None) -> str | None:
    if wanted is not None:
        wanted = wanted.lower()
        if wanted not in words.LANGUAGES:
            raise typer.BadParameter(f"{wanted!r} is not one of {', '.join(words.LANGUAGES)}")
        _Speech.lang = wanted
    return wanted


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang", help="en, de, es or ja; else as the system says.", callback=_choose, is_eager=True
    ),
]
GameName = Annotated[str, typer.Argument(help="monolyth or ocelot", metavar="GAME")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many seats.", min=1, max=4)]
PackName = Annotated[
    str | None,
    typer.Option("--pack", help="A component pack by name or path; else the shipped one."),
]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same deal.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def speak(code: str, **params: Any) -> str:
    """A sentence of the catalogues, in the language of this run."""
    return words.word(code, _Speech.lang, **params)


def tell(message: Message) -> str:
    """Something said, in the language of this run."""
    return words.render(message, _Speech.lang)


def the_game(name: str, players: int, pack_name: str | None) -> Game[Any, Any]:
    """The referee that the options of a command ask for."""
    if name not in GAMES:
        raise NoSuchGame(Message("no-such-game", name=name, names=", ".join(GAMES)))
    pack = load(pack_name or name)
    if pack.game != name:
        raise Refused(
            Message("cli-pack-of-other-game", pack=pack.name, game=pack.game, wanted=name)
        )
    return referee(pack, players)


def read_file(path: Path) -> str:
    """The text of a file that a person named."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused(Message("cli-no-file", path=str(path))) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        raise Refused(Message("cli-unreadable-file", path=str(path), reason=reason)) from None


def read_record(path: Path) -> Record:
    """The record in a file that a person named."""
    try:
        return read(read_file(path))
    except RecordError as error:
        raise Refused(Message("cli-bad-record", path=str(path), reason=error.message)) from None


def write_file(path: Path, text: str) -> None:
    """Write a file that a person named."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        message = Message(
            "cli-unwritable-file", path=str(path), reason=str(error.strerror or error)
        )
        raise Refused(message) from None


def complaint(error: RulesError) -> str:
    """A refusal by the referee, with its clause."""
    if isinstance(error, Illegal):
        return speak("refused", reason=error.message, clause=error.clause)
    return speak("unreadable", text=error.text, reason=error.message)


def report_to(error: Exception) -> bool:
    """Say an expected error in plain words; False if it is not one."""
    match error:
        case PackError():
            for problem in error.problems:
                errors.print(
                    f"{error.source}: {tell(problem.message)}", markup=False, soft_wrap=True
                )
        case PackNotFound() | NoSuchGame() | Refused():
            errors.print(tell(error.message), markup=False, soft_wrap=True)
        case RulesError():
            errors.print(complaint(error), markup=False, soft_wrap=True)
        case _:
            return False
    return True
