"""A review in words, in the language of this run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapidarium.cli.figures import decimal, percent
from lapidarium.cli.output import render, render_about, render_apart, translate
from lapidarium.games.registry import game_type
from lapidarium.messages import Message, about, joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.learning.review import Decision, Review, Summary
    from lapidarium.record import Record

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
    """The name at a seat, counted from 1; with the seat where another has the same name.

    Bots of one level are numbered as in the browser.
    """
    names = [record.seat_name(one) for one in range(record.game.players)]
    named = names[seat - 1]
    name = named if isinstance(named, str) else render(named)
    if names.count(named) == 1:
        return name
    return (
        f"{name} {seat}" if seat - 1 in record.bots else f"{name} · {translate('seat', seat=seat)}"
    )


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
    move, better = moves_of(decision)
    played = translate(
        "review-line",
        turn=turn_number(record, decision),
        who=who(record, decision["seat"]),
        move=move,
    )
    yield f"{grade(decision)} −{decimal(decision['lost'])} · {played}"
    yield translate("review-better", move=better, points=decimal(decision["lost"]))
    if decision["reasons"]:
        why = joined(Message.from_wire(reason["message"]) for reason in decision["reasons"])
        names = [who(record, seat + 1) for seat in range(record.game.players)]
        told = render_about(about(why, names, decision["seat"]))
        yield translate("review-why", why=told)
    if sum(reason["points"] for reason in decision["reasons"]) < decision["lost"] / 2:
        yield translate("review-why-rest" if decision["reasons"] else "review-why-none")


def moves_of(decision: Decision) -> tuple[str, str]:
    """What was played and what would have been better; told apart if they read the same."""
    both = [Message.from_wire(decision[name]) for name in ("message", "better_message")]
    played, better = map(render, both)
    if played == better and decision["move"] != decision["better"]:
        played, better = map(render_apart, both)
    return played, better


def grade(decision: Decision) -> str:
    """What a mistake is called."""
    return translate(f"review-grade-{decision['grade']}")
