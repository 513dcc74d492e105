"""A table as it stands, and what each entry of its journal does to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lapidarium.games.game import OVER as GAME_OVER
from lapidarium.table.ending import Ending, ending
from lapidarium.table.seats import Decision, Seat

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.table import entries as journal
    from lapidarium.table.entries import Entry, Made

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

KEYS_KEPT: Final = 64
"""A message older than that is stale anyway."""


class Table:
    """One game with its seats; `apply` is the only thing that changes it."""

    __slots__ = (
        "decisions",
        "ending",
        "events",
        "game",
        "host",
        "invite",
        "keys",
        "made",
        "muted",
        "name",
        "names",
        "next_table",
        "number",
        "seats",
        "since",
        "state",
        "status",
        "terms",
        "to_act",
        "touched",
        "undo_asked",
    )

    def __init__(self, name: str, made: Made, game: Game[Any, Any]) -> None:
        self.name = name
        self.game = game
        self.made = made
        self.terms = made.terms
        self.host = made.host
        self.invite = made.invite
        self.number = 1
        """Entries so far; a move is made after one of these numbers."""
        self.touched = 1
        """The last entry that changed the game or who decides in it."""
        self.status = WAITING
        self.seats = [Seat() for _ in range(self.terms.players)]
        for seat, person in made.people.items():
            self.seats[seat].person = person
        for seat, level in made.bots.items():
            self.seats[seat].bot = level
        self.events: list[Any] = []
        self.decisions: list[Decision] = []
        self.state = game.start()
        self.to_act = -1
        self.since = made.at
        """When the seat to act began to think."""
        self.keys: dict[str, int] = {}
        self.undo_asked = -1
        self.muted: set[str] = set()
        self.names: tuple[str, ...] = ()
        """Names from an imported record."""
        self.next_table = ""
        self.ending: Ending | None = None

    def apply(self, entry: Entry) -> None:
        """Let an entry happen; it was checked when it was made."""
        self.number += 1
        APPLY[entry.kind](self, entry)

    # ------------------------------------------------------------ what others ask

    def seat_of(self, person: str) -> int:
        """The seat of a person, or -1."""
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return -1

    def open_seats(self) -> list[int]:
        """The seats that somebody can take."""
        return [number for number, seat in enumerate(self.seats) if seat.is_open]

    def left(self, seat: int, now: int) -> int:
        """The time a seat has, in milliseconds."""
        own = self.seats[seat]
        return own.left - (now - self.since if self.is_running(seat) else 0)

    def is_running(self, seat: int) -> bool:
        """Is this seat's clock running?"""
        if self.status != PLAYING or self.terms.clock.kind == "none":
            return False
        return seat == self.to_act and self.seats[seat].is_human

    def deadline(self) -> int | None:
        """When the running clock will have run out, if one runs."""
        if self.to_act < 0 or not self.is_running(self.to_act):
            return None
        return self.since + self.seats[self.to_act].left

    # ------------------------------------------------------------ what entries do

    def _sat(self, entry: journal.Sat) -> None:
        self.seats[entry.seat].person = entry.person

    def _got_up(self, entry: journal.GotUp) -> None:
        self.seats[entry.seat] = Seat()

    def _began(self, entry: journal.Began) -> None:
        for text in entry.drawn:
            self._happen(self.game.parse(text))
        for seat in self.seats:
            seat.left = self.terms.clock.at_start
        self.status = PLAYING
        self._moved_on(entry.at)

    def _imported(self, entry: journal.Imported) -> None:
        """A game played elsewhere is looked at if it is over, else it can be gone on with."""
        self.names = entry.names
        for text in entry.events:
            self._decide()
            self._happen(self.game.parse(text))
        if self.game.to_act(self.state) == GAME_OVER:
            self.status = PLAYING
            self._moved_on(entry.at)

    def _played(self, entry: journal.Played) -> None:
        seat, before = self.seats[entry.seat], self.state
        self._charge(entry.at)
        self._decide()
        if entry.leads_to:
            self.events += [event for event, _ in entry.leads_to]
            self.state = entry.leads_to[-1][1]
        else:
            for text in (entry.move, *entry.drawn):
                self._happen(self.game.parse(text))
        clock, turns = self.terms.clock, self.game.turns
        if clock.kind == "live" and turns(self.state) > turns(before):
            seat.left += clock.increment * 1000
        seat.was_handed = seat.was_handed or (entry.by_bot and seat.person is not None)
        self._no_undo()
        self._keep(entry.key)
        self._moved_on(entry.at)

    def _decide(self) -> None:
        turn = self.game.to_act(self.state)
        if turn >= 0:
            self.decisions.append(Decision(turn, len(self.events), self.game.turns(self.state)))

    def _happen(self, event: Any) -> None:
        self.state = self.game.after(self.state, event)
        self.events.append(event)

    def _charge(self, now: int) -> None:
        """Take the time since the last move from the clock that runs."""
        if self.to_act >= 0 and self.is_running(self.to_act):
            self.seats[self.to_act].left -= now - self.since
        self.since = now

    def _moved_on(self, now: int) -> None:
        """The game or who decides in it has changed."""
        self.touched = self.number
        self.since = now
        turn = self.game.to_act(self.state)
        self.to_act = max(turn, -1) if self.status == PLAYING else -1
        if self.terms.clock.kind == "days" and self.to_act >= 0:
            self.seats[self.to_act].left = self.terms.clock.at_start
        if self.status == PLAYING and turn == GAME_OVER:
            self._end(None)

    def _end(self, loser: int | None, is_out_of_time: bool = False) -> None:
        self.status, self.to_act = OVER, -1
        resigned = [n for n, seat in enumerate(self.seats) if seat.has_resigned]
        self.ending = ending(self.game, self.state, resigned, loser, is_out_of_time)

    def _keep(self, key: str) -> None:
        if not key:
            return
        self.keys[key] = self.number
        if len(self.keys) > KEYS_KEPT:
            del self.keys[next(iter(self.keys))]

    def _handed(self, entry: journal.Handed) -> None:
        self._charge(entry.at)
        self.seats[entry.seat].bot = entry.level or None
        self._no_undo()
        self._moved_on(entry.at)

    def _came_back(self, entry: journal.CameBack) -> None:
        self.seats[entry.seat].bot = None
        self._moved_on(entry.at)

    def _resigned(self, entry: journal.Resigned) -> None:
        self._charge(entry.at)
        seat = self.seats[entry.seat]
        seat.has_resigned = True
        self._given_up(entry.seat, entry.level, entry.at, is_out_of_time=False)

    def _ran_out(self, entry: journal.RanOut) -> None:
        self._charge(entry.at)
        seat = self.seats[entry.seat]
        seat.is_out_of_time = True
        seat.has_resigned = entry.is_lost
        self._given_up(entry.seat, entry.level, entry.at, is_out_of_time=True)

    def _given_up(self, seat: int, level: str, now: int, *, is_out_of_time: bool) -> None:
        self._no_undo()
        if level:
            self.seats[seat].bot = level
            self._moved_on(now)
        else:
            self.touched = self.number
            self._end(seat, is_out_of_time)

    def _undo_asked(self, entry: journal.UndoAsked) -> None:
        self._no_undo()
        self.undo_asked = entry.seat

    def _undo_answered(self, entry: journal.UndoAnswered) -> None:
        if entry.yes:
            self.seats[entry.seat].agrees_to_undo = True
        else:
            self._no_undo()

    def _no_undo(self) -> None:
        if self.undo_asked >= 0:
            self.undo_asked = -1
            for seat in self.seats:
                seat.agrees_to_undo = False

    def _taken_back(self, entry: journal.TakenBack) -> None:
        self._charge(entry.at)
        kept = self.events[: entry.events]
        self.events, self.state = [], self.game.start()
        for event in kept:
            self._happen(event)
        self.decisions = [one for one in self.decisions if one.events < entry.events]
        self._no_undo()
        self._keep(entry.key)
        self.status, self.ending = PLAYING, None
        self._moved_on(entry.at)

    def _invited(self, entry: journal.Invited) -> None:
        self.invite = entry.invite

    def _muted(self, entry: journal.Muted) -> None:
        (self.muted.add if entry.muted else self.muted.discard)(entry.person)

    def _rematch_wanted(self, entry: journal.RematchWanted) -> None:
        self.seats[entry.seat].wants_rematch = True

    def _followed(self, entry: journal.Followed) -> None:
        self.next_table = entry.table


APPLY: dict[str, Any] = {
    "sat": Table._sat,
    "got-up": Table._got_up,
    "began": Table._began,
    "imported": Table._imported,
    "played": Table._played,
    "handed": Table._handed,
    "came-back": Table._came_back,
    "resigned": Table._resigned,
    "ran-out": Table._ran_out,
    "undo-asked": Table._undo_asked,
    "undo-answered": Table._undo_answered,
    "taken-back": Table._taken_back,
    "invited": Table._invited,
    "muted": Table._muted,
    "rematch-wanted": Table._rematch_wanted,
    "followed": Table._followed,
}
