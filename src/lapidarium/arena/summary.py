"""A match as plain figures: for tables, JSON and the chart."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any

from lapidarium.arena import statistics
from lapidarium.arena.match import game_for
from lapidarium.arena.program import Answers
from lapidarium.games.registry import game_type

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.arena.match import FinishedGame
    from lapidarium.arena.runner import MatchRunner


def summarize_match(runner: MatchRunner) -> dict[str, Any]:
    """Win rates with intervals, Elo, points, and the same by turn order."""
    match, games = runner.match, runner.games
    game = game_for(match.pack, match.players)
    strengths = statistics.elo(games, len(match.entrants))
    summary: dict[str, Any] = {
        "game": game.name,
        "pack": {"name": game.pack.name, "digest": game.pack.digest},
        "players": match.players,
        "seed": match.seed,
        "deals": len({one.deal for one in games}),
        "games": len(games),
        "bots": [],
        "sprt": _sprt(runner),
    }
    for number, entrant in enumerate(match.entrants):
        strength = strengths[number]
        summary["bots"].append(
            {
                "bot": entrant.bot,
                "budget": str(entrant.budget),
                **_won(games, number),
                "elo": round(strength.elo, 1),
                "elo_doubt": round(strength.doubt, 1),
                "turns": _by_turn(games, number, match.players),
                **_thought(games, number),
                "notes": _notes(games, number),
                "answers": _answers(games, number),
            }
        )
    return summary


def summarize_solo(runner: MatchRunner) -> dict[str, Any]:
    """Points, and how often each rank of the game was reached, if it has ranks (M-1P5)."""
    games = runner.games
    game = game_for(runner.match.pack, 1)
    (entrant,) = runner.match.entrants
    scores = [one.scores[0] for one in games]
    ranks = game_type(game.name).ranks
    reached = Counter(
        next((rank for least, rank in ranks if score >= least), "") for score in scores
    )
    return {
        "game": game.name,
        "pack": {"name": game.pack.name, "digest": game.pack.digest},
        "bot": entrant.bot,
        "budget": str(entrant.budget),
        "seed": runner.match.seed,
        "games": len(games),
        "mean": round(fmean(scores), 2),
        "deviation": round(pstdev(scores), 2),
        "least": min(scores),
        "most": max(scores),
        "ranks": [{"rank": rank, "share": reached[rank] / len(games)} for _, rank in ranks[::-1]],
        "at_least": [
            {"points": least, "share": sum(score >= least for score in scores) / len(games)}
            for least, _ in ranks[1::-1]
        ],
        **_thought(games, 0),
        "notes": _notes(games, 0),
        "answers": _answers(games, 0),
    }


def _won(games: Sequence[FinishedGame], entrant: int) -> dict[str, Any]:
    by_deal = statistics.by_deal(games, entrant)
    found = statistics.rate(by_deal)
    points = [one.scores[seat] for one, seat in _seats(games, entrant)]
    return {
        "games": sum(map(len, by_deal)),
        "rate": round(found.rate, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
        "points": round(fmean(points), 2),
    }


def _by_turn(games: Sequence[FinishedGame], entrant: int, players: int) -> list[dict[str, Any]]:
    """The same for each place in the turn order."""
    found: list[dict[str, Any]] = []
    for turn in range(players):
        seats = [
            (one, seat)
            for one, seat in _seats(games, entrant)
            if (seat - one.first) % players == turn
        ]
        if not seats:
            found.append({"games": 0})
            continue
        won = statistics.rate([[one.shares[seat]] for one, seat in seats])
        found.append(
            {
                "games": len(seats),
                "rate": round(won.rate, 4),
                "low": round(won.low, 4),
                "high": round(won.high, 4),
                "points": round(fmean(one.scores[seat] for one, seat in seats), 2),
            }
        )
    return found


def _seats(games: Sequence[FinishedGame], entrant: int) -> list[tuple[FinishedGame, int]]:
    return [(one, seat) for one in games for seat, who in enumerate(one.seating) if who == entrant]


def _thought(games: Sequence[FinishedGame], entrant: int) -> dict[str, Any]:
    seats = _seats(games, entrant)
    moves = sum(one.moves[seat] for one, seat in seats)
    seconds = sum(one.seconds[seat] for one, seat in seats)
    return {
        "moves": moves,
        "seconds_per_move": round(seconds / max(1, moves), 5),
        "longest": max(one.longest[seat] for one, seat in seats),
    }


def _notes(games: Sequence[FinishedGame], entrant: int) -> list[dict[str, Any]]:
    found = {note[1:] for one in games for note in one.notes if note[0] == entrant}
    return [{"code": code, "params": dict(params)} for code, params in sorted(found)]


def _answers(games: Sequence[FinishedGame], entrant: int) -> dict[str, int] | None:
    """How a program answered, in all; None for a bot."""
    found = Answers()
    for one, seat in _seats(games, entrant):
        if one.answers:
            found += Answers(*one.answers[seat])
    return asdict(found) if found.asked else None


def _sprt(runner: MatchRunner) -> dict[str, Any] | None:
    if runner.sprt is None:
        return None
    deals = runner.first_shares()
    return {
        "low": runner.sprt.low,
        "high": runner.sprt.high,
        "ratio": round(runner.sprt.ratio(deals), 3),
        "bound": round(runner.sprt.bound, 3),
        "decided": runner.sprt.decided(deals),
    }
