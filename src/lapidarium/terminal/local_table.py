"""A table here: everybody at one keyboard, with bots on some seats.

One person stands for each seat that has no bot, and all of them agree when a decision is taken
back. The game is saved after every decision; if that is not possible, it goes on all the same.
"""

from __future__ import annotations

import shlex
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lapidarium import bots
from lapidarium.games.errors import RulesError
from lapidarium.games.registry import game_type
from lapidarium.messages import Message
from lapidarium.record import Record, write
from lapidarium.refusals import Refused
from lapidarium.table import Made, Table, Terms, turn_commands
from lapidarium.table.command_context import BotMove, CommandContext
from lapidarium.table.entries import Began
from lapidarium.table.import_commands import import_game
from lapidarium.table.requests import AnswerUndo, Play, Undo
from lapidarium.terminal.latest import Latest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lapidarium.dealing import Dealer
    from lapidarium.games.game import Game
    from lapidarium.table import Entry


class BadSetup(Exception):  # noqa: N818
    """An event that the setup of this game does not draw."""

    def __init__(self, event: str) -> None:
        super().__init__(event)
        self.message = Message("cli-set-unused", event=event)


class LocalTable:
    """One game in this process."""

    def __init__(
        self,
        record: Record,
        path: Path,
        dealer: Dealer,
        setup: tuple[str, ...] = (),
        bot_levels: Mapping[int, str] | None = None,
    ) -> None:
        self.game = record.game
        self.path = path
        self.dealer = dealer
        self.bots = dict(bot_levels or {})
        self.problem: Message | None = None
        """Why the game could not be saved."""
        made = _made(record.game, dealer.seed, setup, self.bots)
        table = Table.start(path.stem, made, record.game)
        self.table = table.after(*import_game(table, record.steps(), _people(record), made.at))

    @property
    def viewer(self) -> int | None:
        """As which seat one looks: the only person's; several at one keyboard only watch."""
        people = [seat for seat in range(self.game.players) if seat not in self.bots]
        return people[0] if len(people) == 1 else None

    def begin(self) -> None:
        """Set the game up, or resume it; raises BadSetup if something fixed is not drawn."""
        entries = turn_commands.begin_if_full(self.table, self.context())
        drawn = [text for entry in entries if isinstance(entry, Began) for text in entry.drawn]
        for text in self.table.terms.setup:
            if text not in drawn:
                raise BadSetup(text)
        self.apply(entries)
        self.keep()

    def context(self) -> CommandContext:
        """Now, with the dealer of this game."""
        return CommandContext(_now(), self.dealer.draw)

    def apply(self, entries: Sequence[Entry]) -> None:
        """Go on to the table after these entries."""
        self.table = self.table.after(*entries)

    # ------------------------------------------------------------ decisions

    def play(self, move: str) -> None:
        """A move of the person to act; raises Refused."""
        request = Play(id=0, move=move, after=self.table.number, key="")
        person = _person(max(self.table.to_act, 0))
        self.apply(turn_commands.play(self.table, person, request, self.context()))

    def bot_choice(self) -> bots.Choice:
        """What the bot to act would do, from what its seat knows."""
        table = self.table
        level = table.seats[table.to_act].bot
        assert level is not None
        seed = f"{self.dealer.seed}/{len(table.steps)}"
        return choose(self.game, table.state, level, seed)

    def play_for_bot(self, choice: bots.Choice) -> None:
        """The move that a bot has chosen; nothing if the table has moved on."""
        chosen = BotMove(self.game.text(choice.move), self.table.touched)
        seat = self.table.to_act
        self.apply(turn_commands.play_for_bot(self.table, seat, chosen, self.context()))
        self.keep()

    def hint(self) -> bots.Choice:
        """What the strongest bot would do that can begin at once."""
        names = [level.name for level in game_type(self.game.name).levels]
        ready = [name for name in names if bots.is_ready(self.game.name, name)]
        level = (game_type(self.game.name).fallback_level, *ready)[-1]
        return choose(self.game, self.table.state, level, "hint")

    def undo(self) -> None:
        """Take back the last decision that a person made; raises Refused."""
        table = self.table
        decided = [d.seat for d in table.decisions if table.seats[d.seat].is_human]
        asker = decided[-1] if decided else max(table.to_act, 0)
        request = Undo(id=0, after=table.number, key="")
        self.apply(turn_commands.undo(table, _person(asker), request, self.context()))
        for other, own in enumerate(self.table.seats):
            if self.table.undo_asked >= 0 and other != asker and own.is_human:
                person = _person(other)
                agrees = AnswerUndo(id=0, yes=True)
                self.apply(turn_commands.answer_undo(self.table, person, agrees, self.context()))
        self.keep()

    # ------------------------------------------------------------ names and files

    def who(self, seat: int) -> Message | str:
        """The name of a seat."""
        level = self.table.seats[seat].bot
        if level is not None:
            return Message(f"level-{level}")
        named = self.table.names[seat] if self.table.names else ""
        return named or Message("seat", seat=seat + 1)

    def text(self) -> str:
        """The game so far as a record: the table's own, complete."""
        table = self.table
        named = table.names or ("",) * len(table.seats)
        names = tuple(
            name if seat.bot is None else seat.bot
            for name, seat in zip(named, table.seats, strict=True)
        )
        bots = frozenset(n for n, seat in enumerate(table.seats) if seat.bot is not None)
        found = names if any(names) else ()
        return write(Record(self.game, table.events, found, bots=bots, known=table.states))

    def keep(self) -> None:
        """Write the game to its file; `problem` says why that is not possible."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(self.text(), encoding="utf-8")
            Latest(self.path, self.bots).keep()
            self.problem = None
        except OSError as error:
            reason = str(error.strerror or error)
            self.problem = Message("play-not-saved", path=str(self.path), reason=reason)

    def save(self, name: str) -> Message:
        """Write the record to another file, which must not exist yet; raises Refused."""
        if not name:
            return Message("play-save-where")
        path = Path(name)
        if path.exists():
            raise Refused(Message("cli-file-exists", path=name))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.text(), encoding="utf-8")
        except OSError as error:
            reason = str(error.strerror or error)
            raise Refused(Message("cli-unwritable-file", path=name, reason=reason)) from None
        return Message("play-saved", path=name)

    def left(self) -> Message:
        """How to go on with a game that is left, or why it is lost."""
        if self.problem is not None:
            return self.problem
        command = ["lapidarium", "play", "--from", str(self.path)]
        for seat, level in sorted(self.bots.items()):
            command += ["--bot", f"{seat + 1}={level}"]
        return Message("play-left", path=str(self.path), command=shlex.join(command))


def choose(game: Game[Any, Any], state: Any, level: str, seed: str) -> bots.Choice:
    """The choice of a bot for the seat to act, in the time of its level."""
    found = game_type(game.name).level(level)
    budget = bots.Budget(seconds=found.seconds if found else 0.2)
    return bots.choose(game, game.view(state, game.to_act(state)), level, seed, budget)


def _people(record: Record) -> tuple[str, ...]:
    """The names of people: who sits on the seat of a bot now is not called as it was."""
    names = tuple("" if n in record.bots else name for n, name in enumerate(record.names))
    return names if any(names) else ()


def _made(game: Game[Any, Any], seed: str, setup: tuple[str, ...], bots: Mapping[int, str]) -> Made:
    """The entry of a table at which everybody sits already; raises BadSetup."""
    fixed = tuple(_event(game, text) for text in setup)
    terms = Terms.of(game, setup=fixed, practice=True)
    people = {seat: _person(seat) for seat in range(game.players) if seat not in bots}
    host = next(iter(people.values()))
    return Made(at=_now(), terms=terms, host=host, seed=seed, people=people, bots=dict(bots))


def _event(game: Game[Any, Any], text: str) -> str:
    """An event as the game writes it."""
    try:
        return game.text(game.parse(text))
    except RulesError:
        raise BadSetup(text) from None


def _person(seat: int) -> str:
    return f"seat{seat + 1}"


def _now() -> int:
    return time.time_ns() // 1_000_000
