"""Points, the score sheet and who has won (O-E2 to O-E4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lapidarium.games.game import Outcome
from lapidarium.games.ocelot.pack.pack import GEMS, SPECIALS
from lapidarium.games.ocelot.rules.box import BLUE, GREEN, RED, SEATS
from lapidarium.games.ocelot.rules.state import union
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.events import Amethyst
    from lapidarium.games.ocelot.rules.state import State


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a score sheet: the gems of a kind, or one amethyst."""

    what: Message
    count: int
    """How many gems; for a special, how many gems it counts."""
    points: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """O-E2, O-E3: the points of one seat, line by line."""

    rows: tuple[Row, ...]

    @property
    def total(self) -> int:
        """The points of the seat."""
        return sum(row.points for row in self.rows)


def scores(box: Box, state: State) -> tuple[int, ...]:
    """O-E2, O-E3: the points of each seat as if the game ended now."""
    return tuple(
        gem_points(box, state, seat)
        + sum(amethyst_points(box, state, seat, number) for number in state.amethysts[seat])
        for seat in range(SEATS)
    )


def gem_points(box: Box, state: State, seat: int) -> int:
    """O-E2: the points of a seat's gems without its amethysts; everybody knows them."""
    return sum(map(int.__mul__, state.collected[seat], box.values))


def amethyst_points(box: Box, state: State, seat: int, number: int) -> int:
    """O-E2, O-E3: what an amethyst is worth to its owner as things stand."""
    value = box.amethysts[number].value
    if isinstance(value, int):
        return value
    return counted_by(box, state, seat, str(value)) * (2 if value == "d" else 1)


def counted_by(box: Box, state: State, seat: int, special: str) -> int:
    """O-E3: how many gems a special counts: the seat's own by value, or those nobody took."""
    match special:
        case "a":
            return _printing(box, state, seat, 1)
        case "b":
            return _printing(box, state, seat, 3)
        case "c":
            return (union(state.gems) & box.caves[BLUE]).bit_count()
        case "d":
            return (union(state.gems) & (box.caves[GREEN] | box.caves[RED])).bit_count()
        case _:
            raise ValueError(f"no special {special}")


def _printing(box: Box, state: State, seat: int, value: int) -> int:
    """O-E3: the seat's tokens with this printed value, amethysts included."""
    gems = zip(state.collected[seat], box.values, strict=True)
    amethysts = (box.amethysts[number].value for number in state.amethysts[seat])
    return sum(count for count, printed in gems if printed == value) + sum(
        printed == value for printed in amethysts
    )


def sheet(box: Box, state: State, seat: int) -> Sheet:
    """O-E2, O-E3: the score sheet of one seat as it stands."""
    gems = [
        Row(Message(f"gem-{kind}"), count, count * value)
        for kind, count, value in zip(GEMS, state.collected[seat], box.values, strict=True)
        if count
    ]
    amethysts = [_amethyst_row(box, state, seat, number) for number in state.amethysts[seat]]
    return Sheet((*gems, *amethysts))


def lines(box: Box) -> tuple[Message, ...]:
    """O-E2, O-E3: what the rows of a sheet may be about, in their order."""
    found = [Message(f"gem-{kind}") for kind in GEMS] + [_say_amethyst(a) for a in box.amethysts]
    return tuple({str(what): what for what in found}.values())


def _amethyst_row(box: Box, state: State, seat: int, number: int) -> Row:
    value, points = box.amethysts[number].value, amethyst_points(box, state, seat, number)
    count = 1 if isinstance(value, int) else counted_by(box, state, seat, str(value))
    return Row(_say_amethyst(box.amethysts[number]), count, points)


def _say_amethyst(amethyst: Amethyst) -> Message:
    bag = say_bag(amethyst)
    if isinstance(amethyst.value, int):
        return Message("ocelot-amethyst", bag=bag)
    return Message("ocelot-amethyst-special", bag=bag, special=say_special(str(amethyst.value)))


def say_bag(amethyst: Amethyst) -> Message:
    """The bag an amethyst comes from."""
    return Message(f"ocelot-bag-{amethyst.bag}")


def say_special(letter: str) -> Message:
    """O-E3: what a special is worth, in words."""
    assert letter in SPECIALS
    return Message(f"ocelot-special-{letter}")


def outcome(box: Box, state: State) -> Outcome:
    """O-E1, O-E4: most points; then more amethysts; then the victory is shared."""
    points = scores(box, state)
    ranks = [(points[seat], len(state.amethysts[seat])) for seat in range(SEATS)]
    order = sorted(range(SEATS), key=lambda seat: ranks[seat], reverse=True)
    is_shared = ranks[0] == ranks[1]
    return Outcome(
        scores=points,
        places=(tuple(range(SEATS)),) if is_shared else tuple((seat,) for seat in order),
        ended=Message("ocelot-ended"),
        decided=_decided(ranks, order[0]),
    )


def _decided(ranks: list[tuple[int, int]], best: int) -> Message:
    (points, amethysts), (other_points, other_amethysts) = ranks[best], ranks[1 - best]
    if (points, amethysts) == (other_points, other_amethysts):
        return Message("ocelot-decided-shared", points=points)
    winner = Message(f"ocelot-seat-{best + 1}")
    if points > other_points:
        return Message(
            "ocelot-decided-points",
            winner=winner,
            seat=best + 1,
            points=points,
            other=other_points,
        )
    return Message(
        "ocelot-decided-amethysts",
        winner=winner,
        seat=best + 1,
        points=points,
        amethysts=amethysts,
        other=other_amethysts,
    )
