"""How a game at a table ends: by its rules, or because somebody gave up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.game import Game
    from lapidarium.table.table import Table

MATCH_GAMES = 2


@dataclass(frozen=True, slots=True)
class Ending:
    """Seats by place, best first; equals share a place. Players who gave up rank last."""

    scores: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    ended: Message
    decided: Message

    def place_of(self, seat: int) -> int:
        """The place of a seat, from 0."""
        return next(place for place, seats in enumerate(self.places) if seat in seats)


@dataclass(frozen=True, slots=True)
class MatchStand:
    """The score of a match of two games, by the seats of the current one."""

    points: tuple[int, ...]
    wins: tuple[int, ...]
    gave_up: tuple[int, ...]
    """The seats that gave up one of the games, or lost it on time."""

    def decided(self) -> Message:
        """Points of both games decide, then games won; otherwise the match is shared.

        If only one player gave up a game, they lose the match: resigning must not save a lead.
        """
        points, wins = self.points, self.wins
        if len(self.gave_up) == 1:
            return Message("match-given-up", seat=2 - self.gave_up[0])
        best = max(range(len(points)), key=lambda seat: (points[seat], wins[seat]))
        other = 1 - best
        if points[best] > points[other]:
            return Message("match-points", seat=best + 1, points=points[best], other=points[other])
        if wins[best] > wins[other]:
            return Message("match-games", seat=best + 1, points=points[best])
        return Message("match-shared", points=points[best])


def match_stand(table: Table) -> MatchStand:
    """The score of the match, this game included."""
    players, made = table.terms.players, table.made
    points = list(made.points_before or (0,) * players)
    wins = list(made.wins_before or (0,) * players)
    if table.ending is not None:
        for seat, score in enumerate(table.ending.scores):
            points[seat] += score
            wins[seat] += seat in table.ending.places[0]
    given = {seat for seat, own in enumerate(table.seats) if own.has_resigned}
    gave_up = tuple(sorted(given.union(made.gave_up_before)))
    return MatchStand(tuple(points), tuple(wins), gave_up)


def ending(
    game: Game[Any, Any],
    state: Any,
    resigned: Sequence[int],
    loser: int | None,
    is_out_of_time: bool,
) -> Ending:
    """The ending in this state; `loser` gave up just now, the rest of `resigned` earlier."""
    if loser is not None:
        return _given_up(game, state, resigned, loser, is_out_of_time)
    outcome = game.outcome(state)
    assert outcome is not None, "a game ends by its rules or because somebody gives up"
    places = _last(outcome.places, resigned)
    decided = outcome.decided
    if places[0] != outcome.places[0]:
        decided = Message("decided-others-gave-up", seat=places[0][0] + 1)
    return Ending(outcome.scores, places, outcome.ended, decided)


def _last(
    places: tuple[tuple[int, ...], ...], resigned: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """The same order, with the seats that gave up behind all others."""
    stayed = [tuple(s for s in place if s not in resigned) for place in places]
    left = [tuple(s for s in place if s in resigned) for place in places]
    return tuple(place for place in (*stayed, *left) if place)


def _given_up(
    game: Game[Any, Any], state: Any, resigned: Sequence[int], loser: int, is_out_of_time: bool
) -> Ending:
    """The others are placed by their points, ahead of those who gave up."""
    scores = game.scores(state)
    seats = range(len(scores))
    stayed = sorted((s for s in seats if s not in resigned), key=lambda s: -scores[s])
    places = (*((seat,) for seat in stayed), *((seat,) for seat in resigned if seat != loser))
    ended = Message("ended-out-of-time" if is_out_of_time else "ended-resigned", seat=loser + 1)
    decided = (
        Message("decided-gave-up", seat=stayed[0] + 1) if stayed else Message("decided-nobody")
    )
    return Ending(scores, (*places, (loser,)), ended, decided)
