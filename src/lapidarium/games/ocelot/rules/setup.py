"""What is drawn: who starts, the gems on the squares, amethysts (O-S1 to O-S5, O-G6, O-G7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from lapidarium.games.game import Chance
from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules.box import SEATS
from lapidarium.games.ocelot.rules.refusal import check_due, refused
from lapidarium.games.ocelot.rules.state import ABSENT, State, Step, changed, union, with_seat
from lapidarium.games.ocelot.rules.turn import to_collecting
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.events import Amethyst, Deal, Event, First


def start(box: Box) -> State:
    """O-S1, O-S2, O-S4: amethysts in their bags, sixteen tokens in each hand, an empty mat."""
    return State(
        step=Step.FIRST,
        first=ABSENT,
        seat=ABSENT,
        owed=ABSENT,
        gems=(0,) * len(GEMS),
        faces=(0,) * len(box.face_names),
        hands=(box.hand,) * SEATS,
        companions=(ABSENT,) * SEATS,
        collected=((0,) * len(GEMS),) * SEATS,
        amethysts=((),) * SEATS,
    )


def chance(box: Box, state: State) -> Chance[Event]:
    """O-S3, O-S5, O-G6: what may be drawn now, with weights."""
    if state.step is Step.FIRST:
        return Chance("first", 0, box.firsts, [1] * len(box.firsts))
    if state.step is Step.DEAL:
        return _deal(box, state)
    if state.step is Step.DRAW:
        return _draw(box, state)
    raise ValueError(f"nothing is drawn in step {state.step.value}")


def _deal(box: Box, state: State) -> Chance[Event]:
    square = next_square(state)
    cave = box.cave_of[square]
    lying = _lying(box, state, cave)
    left = [n - k for n, k in zip(box.dealt[cave], lying, strict=True)]
    return Chance(f"{CAVES[cave]} cave", sum(lying), box.deals[square], left)


def _lying(box: Box, state: State, cave: int) -> list[int]:
    return [(squares & box.caves[cave]).bit_count() for squares in state.gems]


def next_square(state: State) -> int:
    """O-S3: during setup, the square that is dealt to next, in reading order."""
    return union(state.gems).bit_count()


def _draw(box: Box, state: State) -> Chance[Event]:
    bag, left = state.owed, left_in_bags(box, state)
    counts = [count * (where == bag) for count, where in zip(left, box.bag_of, strict=True)]
    return Chance(f"{CAVES[bag]} bag", box.bag_sizes[bag] - sum(counts), box.amethysts, counts)


def left_in_bags(box: Box, state: State) -> tuple[int, ...]:
    """O-S2: how many of each amethyst nobody has drawn."""
    left = list(box.copies)
    for drawn in state.amethysts:
        for amethyst in drawn:
            left[amethyst] -= 1
    return tuple(left)


def with_first(box: Box, state: State, event: First) -> State:
    """O-S5: this seat starts."""
    check_due(state, Step.FIRST, "O-S5")
    if event not in box.firsts:
        raise refused("O-S5", "not-drawn-now")
    return replace(state, step=Step.DEAL, first=event.seat, seat=event.seat)


def with_gem(box: Box, state: State, event: Deal) -> State:
    """O-S3: one gem to a square, in reading order, of the colour of its cave."""
    check_due(state, Step.DEAL, "O-S3")
    square = next_square(state)
    if event.square != box.squares[square] or event.gem not in GEMS:
        raise refused("O-S3", "deal-order", square=box.squares[square])
    kind, cave = GEMS.index(event.gem), box.cave_of[square]
    if _lying(box, state, cave)[kind] >= box.dealt[cave][kind]:
        raise refused("O-S3", "none-left", gem=Message(f"gem-{event.gem}"))
    gems = changed(state.gems, kind, state.gems[kind] | 1 << square)
    is_last = square + 1 == len(box.squares)
    return replace(state, gems=gems, step=Step.PLACE if is_last else Step.DEAL)


def with_amethyst(box: Box, state: State, event: Amethyst) -> State:
    """O-G6, O-G7: the active seat gets an amethyst, and its turn continues."""
    check_due(state, Step.DRAW, "O-G6")
    if event.bag != CAVES[state.owed]:
        bag = Message(f"ocelot-bag-{CAVES[state.owed]}")
        raise refused("O-G6", "other-bag", bag=bag)
    if event.value is None:
        raise refused("O-G8", "value-unknown")
    number = box.amethyst_number.get(event)
    if number is None or not left_in_bags(box, state)[number]:
        raise refused("O-G6", "not-in-bag", value=str(event.value))
    drawn = tuple(sorted((*state.amethysts[state.seat], number)))
    amethysts = with_seat(state.amethysts, state.seat, drawn)
    return to_collecting(box, replace(state, owed=ABSENT, amethysts=amethysts))
