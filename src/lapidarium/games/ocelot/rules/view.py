"""What somebody knows: everything but the values of amethysts that are not theirs (O-G8)."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from lapidarium.games.errors import Unreadable
from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules import scoring
from lapidarium.games.ocelot.rules.box import SEATS
from lapidarium.games.ocelot.rules.events import Amethyst, Event
from lapidarium.games.ocelot.rules.setup import left_in_bags
from lapidarium.games.ocelot.rules.state import ABSENT, Step, bits
from lapidarium.games.ocelot.rules.turn import turns
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.ocelot.pack.pack import Value
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.state import State


@dataclass(frozen=True, slots=True)
class View:
    """A state as one seat sees it, or a spectator (`seat` None); after the end, all of it."""

    seat: int | None
    step: str
    to_act: int
    """A seat, or CHANCE, or OVER."""
    turns: int
    """How many turns have been finished."""
    active: int | None
    """Whose turn it is, also while something is drawn for it."""
    first: int | None
    owed: str | None
    """The bag an amethyst is drawn from next."""
    gems: tuple[str | None, ...]
    """By square, in the order of `pack.mat.squares`."""
    tools: tuple[str | None, ...]
    """By circle, in the order of `pack.mat.circles`: letter and face, such as AC."""
    hands: tuple[tuple[int, ...], ...]
    """By seat: tools left, A, B and C."""
    companions: tuple[str | None, ...]
    """By seat: the square of its companion."""
    collected: tuple[tuple[tuple[str, int], ...], ...]
    """By seat: kinds of gems and how many."""
    amethysts: tuple[tuple[Amethyst, ...], ...]
    """By seat; a value not known is None."""
    bags: tuple[int, ...]
    """How many amethysts each bag still holds."""
    unseen: tuple[tuple[Value, ...], ...]
    """By bag: the values not seen, each of which may be in the bag or in somebody's hand."""
    scores: tuple[int, ...]
    """By seat: the points that are known as things stand."""
    hidden: tuple[int, ...]
    """By seat: how many amethysts are not in that figure."""


def view(box: Box, state: State, seat: int | None, to_act: int, *, is_open: bool = False) -> View:
    """O-G8: what this seat knows, or a spectator."""
    is_open = is_open or state.step is Step.OVER
    knows = tuple(is_open or own == seat for own in range(SEATS))
    points = scoring.scores(box, state)
    left = left_in_bags(box, state)
    bags = [_in_bag(box, left, bag) for bag in range(len(CAVES))]
    return View(
        seat=seat,
        step=state.step.value,
        to_act=to_act,
        turns=turns(box, state),
        active=None if state.seat == ABSENT or state.step is Step.OVER else state.seat,
        first=None if state.first == ABSENT else state.first,
        owed=None if state.owed == ABSENT else CAVES[state.owed],
        gems=_names_on(state.gems, GEMS, len(box.squares)),
        tools=_names_on(state.faces, box.face_names, len(box.circles)),
        hands=state.hands,
        companions=tuple(_name(box.squares, square) for square in state.companions),
        collected=tuple(_collected(counts) for counts in state.collected),
        amethysts=tuple(_amethysts(box, state, own, knows[own]) for own in range(SEATS)),
        bags=tuple(len(bag) for bag in bags),
        unseen=tuple(_unseen(box, state, bag, knows) for bag in range(len(CAVES))),
        scores=tuple(
            points[own] if knows[own] else scoring.gem_points(box, state, own)
            for own in range(SEATS)
        ),
        hidden=tuple(0 if knows[own] else len(state.amethysts[own]) for own in range(SEATS)),
    )


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == ABSENT else names[number]


def _names_on(
    masks: tuple[int, ...], names: tuple[str, ...], places: int
) -> tuple[str | None, ...]:
    """The name of what is on each place, from the places of each name."""
    on: list[str | None] = [None] * places
    for name, mask in zip(names, masks, strict=True):
        for place in bits(mask):
            on[place] = name
    return tuple(on)


def _collected(counts: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((kind, count) for kind, count in zip(GEMS, counts, strict=True) if count)


def _amethysts(box: Box, state: State, seat: int, is_known: bool) -> tuple[Amethyst, ...]:
    drawn = (box.amethysts[number] for number in state.amethysts[seat])
    return tuple(amethyst if is_known else Amethyst(amethyst.bag, None) for amethyst in drawn)


def _in_bag(box: Box, left: tuple[int, ...], bag: int) -> list[int]:
    return [n for n, where in enumerate(box.bag_of) if where == bag for _ in range(left[n])]


def _unseen(box: Box, state: State, bag: int, knows: tuple[bool, ...]) -> tuple[Value, ...]:
    unknown = list(left_in_bags(box, state))
    for own, is_known in enumerate(knows):
        for number in () if is_known else state.amethysts[own]:
            unknown[number] += 1
    values = (box.amethysts[number].value for number in _in_bag(box, tuple(unknown), bag))
    return tuple(value for value in values if value is not None)


def text(view: View) -> str:
    """A view as one line of JSON; `parse` reads it back."""
    return json.dumps(asdict(view), separators=(",", ":"))


def parse(text: str) -> View:
    """Read a view; raises Unreadable."""
    try:
        values = {key: _tuples(value) for key, value in json.loads(text).items()}
        values["amethysts"] = tuple(
            tuple(Amethyst(bag=one["bag"], value=one["value"]) for one in drawn)
            for drawn in values["amethysts"]
        )
        return View(**values)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Unreadable(text[:60], Message("expected-ocelot-view")) from None


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value


def seen(state: State, event: Event, seat: int | None) -> Event:
    """O-G8: an event as this seat sees it, or a spectator; `state` is the one it happens in."""
    if isinstance(event, Amethyst) and seat != state.seat:
        return Amethyst(event.bag, None)
    return event
