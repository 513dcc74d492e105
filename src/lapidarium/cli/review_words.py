"""A review in words, in the language of this run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapidarium.cli.figures import decimal, percent
from lapidarium.cli.output import render, translate
from lapidarium.games.registry import game_type
from lapidarium.messages import Message, joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.record import Record
    from lapidarium.review import Decision, Review, Summary

SHOWN: Final = ("inaccuracy", "mistake", "blunder")
OTHER: Final = "other"
THEMES: Final = 3
"""So many with a name."""


def lines(record: Record, review: Review) -> Iterator[str]:
    """The whole review as lines."""
    for seat in review["seats"]:
        yield from seat_lines(record, review, seat)
        yield ""
    found = mistakes(review)
    yield translate("review-mistakes") if found else translate("review-none")
    for decision in found:
        yield ""
        yield from decision_lines(record, decision)


def mistakes(review: Review) -> list[Decision]:
    """The decisions that lost a point or more, in order."""
    return [one for one in review["decisions"] if one["grade"] in SHOWN]


def who(record: Record, seat: int) -> str:
    """The name at a seat, counted from 1; with the seat where another has the same name."""
    names = [record.seat_name(one) for one in range(record.game.players)]
    named = names[seat - 1]
    name = named if isinstance(named, str) else render(named)
    return name if names.count(named) == 1 else f"{name} · {translate('seat', seat=seat)}"


def turn_number(record: Record, decision: Decision) -> str:
    """Such as `9.2`: the second turn of round 9, as the browser counts in its record."""
    done, place = divmod(decision["turn"] - 1, record.game.players)
    return f"{done + 1}.{place + 1}"


def seat_lines(record: Record, review: Review, seat: Summary) -> Iterator[str]:
    """What is said of a seat."""
    lost, luck = decimal(seat["lost"]), decimal(seat["luck"], is_signed=True)
    yield translate("review-seat", who=who(record, seat["seat"]), lost=lost, luck=luck)
    opening, middle, end = (
        "–" if share is None else percent(share, 0) for share in seat["accuracy"]
    )
    yield translate("review-accuracy", opening=opening, middle=middle, end=end)
    coach = game_type(record.game.name).coach(record.game)
    if seat["themes"] and coach is not None:
        themes = tuple(
            Message("review-theme", theme=coach.say_theme(theme), points=decimal(points))
            for theme, points in main_themes(seat)
        )
        yield render(Message("review-themes", themes=themes))
    best = next((one for one in review["decisions"] if one["event"] == seat["best"]), None)
    if best is not None:
        move = Message.from_wire(best["message"])
        yield translate("review-best-move", turn=turn_number(record, best), move=move)


def main_themes(seat: Summary) -> list[tuple[str, float]]:
    """Where most was lost; what has no name comes last."""
    named = [one for one in seat["themes"] if one[0] != OTHER]
    return named[:THEMES] + [one for one in seat["themes"] if one[0] == OTHER]


def decision_lines(record: Record, decision: Decision) -> Iterator[str]:
    """A mistake: what was played, what would have been better, and why."""
    move = Message.from_wire(decision["message"])
    played = translate(
        "review-line",
        turn=turn_number(record, decision),
        who=who(record, decision["seat"]),
        move=move,
    )
    yield f"{grade(decision)} −{decimal(decision['lost'])} · {played}"
    better = Message.from_wire(decision["better_message"])
    yield translate("review-better", move=better, points=decimal(decision["lost"]))
    if decision["reasons"]:
        why = joined(Message.from_wire(reason["message"]) for reason in decision["reasons"])
        yield translate("review-why", why=why)
    if sum(reason["points"] for reason in decision["reasons"]) < decision["lost"] / 2:
        yield translate("review-why-rest" if decision["reasons"] else "review-why-none")


def grade(decision: Decision) -> str:
    """What a mistake is called."""
    return translate(f"review-grade-{decision['grade']}")
