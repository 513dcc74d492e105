"""What an event does, for people: codes with parameters (O-T1 to O-T5, O-G5 to O-G8)."""

from __future__ import annotations

from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules.box import GEODE, SHAPES, Box
from lapidarium.games.ocelot.rules.events import (
    Amethyst,
    Deal,
    Done,
    Event,
    First,
    PlaceCompanion,
    PlaceTool,
    Stay,
    Take,
)
from lapidarium.games.ocelot.rules.explanation import COMPANIONS
from lapidarium.games.ocelot.rules.scoring import say_bag, say_special
from lapidarium.games.ocelot.rules.state import ABSENT, State, Step, changed, kind_on
from lapidarium.games.ocelot.rules.turn import sets
from lapidarium.messages import Message


def describe(box: Box, state: State, event: Event) -> Message:  # noqa: PLR0911 - one line per kind
    """One sentence without its subject, for an event that can happen in this state."""
    match event:
        case First(seat):
            return Message(
                "event-ocelot-first", who=Message(f"ocelot-seat-{seat + 1}"), seat=seat + 1
            )
        case Deal(square, gem):
            return Message("event-ocelot-deal", gem=Message(f"gem-{gem}"), square=square)
        case Amethyst():
            return _amethyst(event)
        case PlaceTool(letter, face, circle):
            tool = Message(f"tool-{face}-a")
            return Message("event-ocelot-tool", tool=tool, token=letter, circle=circle)
        case PlaceCompanion(square):
            return _companion(box, state, square)
        case Stay():
            return Message("event-ocelot-stay", companion=_own_companion(state))
        case Take(square):
            return _take(box, state, square)
        case Done():
            return Message("event-ocelot-done")


def _own_companion(state: State) -> Message:
    return Message(f"ocelot-{COMPANIONS[state.seat]}")


def _amethyst(event: Amethyst) -> Message:
    bag = say_bag(event)
    if event.value is None:
        return Message("event-ocelot-amethyst-hidden", bag=bag)
    if isinstance(event.value, int):
        return Message("event-ocelot-amethyst", bag=bag, points=event.value)
    return Message("event-ocelot-amethyst-special", bag=bag, special=say_special(event.value))


def _companion(box: Box, state: State, square: str) -> Message:
    number = box.square_number[square]
    cave = Message(f"ocelot-cave-{CAVES[box.cave_of[number]]}")
    companion, kind = _own_companion(state), kind_on(state, number)
    code = "event-ocelot-move" if state.step is Step.MOVE else "event-ocelot-companion"
    if kind == ABSENT:
        return Message(code, companion=companion, square=square, cave=cave)
    return Message(
        f"{code}-gem",
        companion=companion,
        square=square,
        cave=cave,
        gem=Message(f"gem-{GEMS[kind]}-the"),
        points=box.values[kind],
    )


def _take(box: Box, state: State, square: str) -> Message:
    number = box.square_number[square]
    kind = kind_on(state, number)
    if kind == GEODE:
        bag = Message(f"ocelot-bag-{CAVES[box.cave_of[number]]}")
        return Message("event-ocelot-geode", square=square, bag=bag)
    gem = Message(f"gem-{GEMS[kind]}-the")
    return Message("event-ocelot-take", gem=gem, square=square, points=box.values[kind])


def gains(box: Box, state: State, event: Event) -> tuple[Message, ...]:
    """O-G7: a set of celestites that the event completes."""
    if not isinstance(event, Take | PlaceCompanion):
        return ()
    had, kind = state.collected[state.seat], kind_on(state, box.square_number[event.square])
    if kind not in SHAPES or sets(changed(had, kind, had[kind] + 1)) == sets(had):
        return ()
    return (Message("ocelot-gain-set"),)
