"""The rows of a dataset: one for each game, one for each decision of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from lapidarium import bots, record
from lapidarium.arena.game_loop import DealtGame, play_out
from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.bots import Choice
    from lapidarium.dataset.plan import Lineup
    from lapidarium.games.game import Game, Outcome

Row = dict[str, Any]


@cache
def game_of(name: str, players: int) -> Game[Any, Any]:
    """The referee of a contest, with the game's own pack."""
    return referee(load(name), players)


def play(lineup: Lineup) -> tuple[Row, list[Row]]:
    """Play a game to its end: its row, and those of its decisions."""
    game = game_of(lineup.contest.game, lineup.contest.players)
    choices: list[Choice] = []

    def ask(dealt: DealtGame, seat: int) -> DealtGame:
        entrant = lineup.entrants[seat]
        view = game.view(dealt.state, seat)
        seed = f"{lineup.seed}/{len(dealt.events)}"
        choices.append(bots.choose(game, view, entrant.bot, seed, entrant.budget))
        return dealt.advance(choices[-1].move)

    dealt = play_out(DealtGame(game, Dealer(lineup.seed)), ask)
    names = tuple(str(entrant) for entrant in lineup.entrants)
    played = Record(game, tuple(dealt.events), names)
    row = game_row(lineup.number, played)
    rows = list(decision_rows(lineup.number, played))
    for one, choice in zip(rows, choices, strict=True):
        one["expected"] = [round(float(points), 2) for points in choice.expected] or None
    return row, rows


def game_row(number: int, played: Record) -> Row:
    """What is told of a whole game."""
    game, outcome = played.game, _outcome(played)
    states = tuple(played.states())
    return {
        "id": number,
        "game": game.name,
        "players": game.players,
        "pack": game.pack.name,
        "digest": game.pack.digest,
        "format": game.format,
        "bots": list(played.names),
        "turns": game.turns(states[-1]),
        "decisions": sum(game.to_act(state) >= 0 for state in states[:-1]),
        "events": len(played.events),
        "scores": list(outcome.scores),
        "places": _places(outcome),
        "winners": [seat + 1 for seat in outcome.winners],
        "record": record.write(played),
    }


def decision_rows(number: int, played: Record) -> Iterator[Row]:
    """What is told of every decision; what a bot expected is not in a record."""
    game, outcome = played.game, _outcome(played)
    places = _places(outcome)
    made = 0
    for at, (state, event) in enumerate(played.with_states()):
        seat = game.to_act(state)
        if seat < 0:
            continue
        made += 1
        yield {
            "game_id": number,
            "game": game.name,
            "players": game.players,
            "decision": made,
            "event": at + 1,
            "turn": game.turns(state) + 1,
            "seat": seat + 1,
            "bot": played.names[seat],
            "position": game.view_text(game.view(state, seat)),
            "legal": len(game.legal(state)),
            "move": game.text(event),
            "expected": None,
            "points": outcome.scores[seat],
            "place": places[seat],
            "best_other": max(
                (own for n, own in enumerate(outcome.scores) if n != seat), default=None
            ),
        }


def _outcome(played: Record) -> Outcome:
    found = played.game.outcome(played.last())
    assert found is not None
    return found


def _places(outcome: Outcome) -> list[int]:
    """The place of each seat, from 1; equals share one."""
    places = [0] * len(outcome.scores)
    for place, seats in enumerate(outcome.places, 1):
        for seat in seats:
            places[seat] = place
    return places
