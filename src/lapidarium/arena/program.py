"""Programs in a match: any command that reads what its seat knows, and prints a move.

`llm:COMMAND` is run once for each answer. On standard input it gets the rules, what happened, the
position and its legal moves as text; the last move that it prints counts. An answer that cannot
be played is counted and asked for again, with the refusal; after so many tries a random legal move
is played in its place, and counted too.
"""

from __future__ import annotations

import contextlib
import os
import random
import shlex
import shutil
import signal
import subprocess
import tempfile
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from lapidarium import words
from lapidarium.games.errors import Illegal, RulesError
from lapidarium.messages import Message
from lapidarium.text.moves import LONGEST, read_move, refusal_text
from lapidarium.text.views import history, legal_texts, rules_page, view_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import IO

    from lapidarium.games.game import Game

PREFIX: Final = "llm:"
SECONDS: Final = 60.0
"""How long an answer may take, if nobody says otherwise."""
TRIES: Final = 3


@dataclass(frozen=True, slots=True)
class Answers:
    """How a program answered in a game."""

    asked: int = 0
    """Decisions."""
    illegal: int = 0
    """Answers that the rules forbid."""
    unreadable: int = 0
    """Answers without a move, and runs that failed."""
    late: int = 0
    """Answers that took too long."""
    fallbacks: int = 0
    """Decisions that a random legal move made in its place."""

    def __add__(self, other: Answers) -> Answers:
        return Answers(*(a + b for a, b in zip(self.counts(), other.counts(), strict=True)))

    def counts(self) -> tuple[int, int, int, int, int]:
        """All counts, in order."""
        return (self.asked, self.illegal, self.unreadable, self.late, self.fallbacks)


def is_program(bot: str) -> bool:
    """Is this entrant a command and not a bot?"""
    return bot.startswith(PREFIX)


def problem(bot: str) -> Message | None:
    """Why this command cannot be run, if it cannot."""
    try:
        parts = shlex.split(bot.removeprefix(PREFIX))
    except ValueError as error:
        return Message("arena-bad-program", command=bot, reason=str(error))
    if not parts or shutil.which(parts[0]) is None:
        return Message("arena-no-program", command=parts[0] if parts else bot)
    return None


@dataclass
class ProgramPlayer:
    """Asks a command for the moves of one seat in one game."""

    command: str
    seconds: float
    tries: int
    answers: Answers = field(default_factory=Answers)
    failed: Message | None = None
    """The last run that failed, for people."""

    def choose(
        self, game: Game[Any, Any], events: Sequence[Any], seat: int, rng: random.Random
    ) -> Any:
        """The move of the program, or a random one if it has none."""
        states = _states(game, events)
        asked = prompt(game, states, events, seat)
        text, found = asked, Answers(asked=1)
        for _ in range(self.tries):
            answer = self._run(text)
            if answer is None:
                found += Answers(late=1)
                continue
            try:
                move = read_move(game, states[-1], answer, seat)
            except RulesError as error:
                is_illegal = isinstance(error, Illegal)
                found += Answers(illegal=int(is_illegal), unreadable=int(not is_illegal))
                text = f"{asked}\n# Refused\n{refusal_text(game, error)}\n"
                continue
            self.answers += found
            return move
        self.answers += found + Answers(fallbacks=1)
        return rng.choice(game.legal(states[-1]))

    def _run(self, text: str) -> str | None:
        """What the command prints; None if it takes too long."""
        with tempfile.TemporaryFile() as given, _file() as printed, _file() as complained:
            given.write(text.encode())
            given.seek(0)
            running = subprocess.Popen(
                shlex.split(self.command),
                stdin=given,
                stdout=printed,
                stderr=complained,
                start_new_session=True,
            )
            try:
                code = running.wait(self.seconds)
            except subprocess.TimeoutExpired:
                return None
            finally:
                _end(running)
            if code != 0:
                reason = (_last(complained).strip().splitlines() or ["–"])[-1]
                self.failed = Message("arena-program-failed", status=code, reason=reason)
                return ""
            return _last(printed)


def _states(game: Game[Any, Any], events: Sequence[Any]) -> list[Any]:
    states = [game.start()]
    for event in events:
        states.append(game.after(states[-1], event))
    return states


def prompt(game: Game[Any, Any], states: Sequence[Any], events: Sequence[Any], seat: int) -> str:
    """What a program reads: rules, what its seat saw, the position twice, and its moves."""
    moves = legal_texts(game, states[-1])
    head = words.word("text-moves", count=len(moves), example=moves[0][0])
    parts = {
        "Rules": rules_page(game),
        "History": "\n".join(history(game, states, events, seat)),
        "Position": view_text(game, states[-1], seat),
        "Notation": view_text(game, states[-1], seat, form="notation"),
        "Moves": "\n".join([head, *(f"{text}: {said}" for text, said in moves)]),
    }
    return "\n".join(f"# {title}\n{text.strip()}\n" for title, text in parts.items())


def _file() -> IO[bytes]:
    return tempfile.TemporaryFile()


def _last(file: IO[bytes]) -> str:
    """The end of what was printed."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - 4 * LONGEST))
    return file.read().decode(errors="replace")


def _end(running: subprocess.Popen[bytes]) -> None:
    """End the command with all that it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()
