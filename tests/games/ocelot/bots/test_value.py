"""What the learned value looks at, counted again square by square."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lapidarium.games.ocelot.bots.kernels import layout
from lapidarium.games.ocelot.bots.kernels.position import advance, onward
from lapidarium.games.ocelot.bots.kernels.value import fill_inputs, margin, outlook, to_come
from lapidarium.games.ocelot.bots.network_weights import as_record
from lapidarium.games.ocelot.bots.self_play import OcelotLearner, forward
from lapidarium.games.ocelot.compiled.layout import BY_FACE, COMPANION, MOVE, STAY
from tests.games.ocelot.bots.playing import FOREIGN, positions

pytestmark = pytest.mark.slow

TOOLS = range(3)


class Counted:
    """A position as sets of squares, and the questions asked of it."""

    def __init__(self, tables: Any, ground: Any, position: Any) -> None:
        self.tables, self.p = tables, position
        self.lying = self.squares(position["lying"])
        self.seen = [self.squares(each) for each in position["seen"]]
        circles = int(tables["circles"]) & ~int(position["taken"])
        self.free = [n for n in range(64) if circles >> n & 1]
        self.sight = {n: self.squares(tables["sight"][n]) for n in self.free}
        self.caves = [self.squares(each) for each in ground["caves"]]
        self.planes = [self.squares(each) for each in ground["planes"]]
        steps = [self.squares(position[name]) for name in ("once", "twice", "thrice")]
        self.sides = {n: sum(n in step for step in steps) for n in self.lying}

    @staticmethod
    def squares(plane: Any) -> set[int]:
        return {n for n in range(64) if int(plane) >> n & 1}

    def kinds(self, square: int) -> int:
        return sum(square in each for each in self.seen)

    def state(self, square: int) -> int:
        """How nearly a gem can be collected (see `layout.STATES`)."""
        kinds, sides = self.kinds(square), self.sides[square]
        free = sum(square in sight for sight in self.sight.values())
        if kinds == 3:
            return 7
        lacks = max(3 - kinds, 3 - sides)
        if (kinds, sides) == (2, 3):
            return 5 if free else 6
        if sides == 3:
            return 3 if free else -1
        if free >= lacks:
            return {(0, 0): 0, (1, 1): 1, (1, 2): 2, (2, 2): 4}[kinds, sides]
        return 3 if (kinds, sides, free) == (1, 2, 1) else 8

    def worth(self, squares: set[int]) -> int:
        return sum(sum((n in plane) << k for k, plane in enumerate(self.planes)) for n in squares)

    def has(self, seat: int, tool: int) -> bool:
        faces = self.tables["tool_of"]
        hands = self.p["hands"][seat]
        return any(faces[face] == tool and hands[face >> 1] for face in range(len(faces)))

    def collectable(self, seat: int, seen: list[set[int]], sides: dict[int, int]) -> set[int]:
        """O-G1, O-G3."""
        cave = int(self.p["cave"][seat])
        found = set()
        for n in self.lying:
            kinds = sum(n in each for each in seen)
            stands_in = cave >= 0 and n in self.caves[cave] and sides[n] >= 3
            if kinds == 3 or (stands_in and kinds == 2):
                found.add(n)
        return found

    def gains(self, seat: int, tool: int, sight: set[int]) -> set[int]:
        """What a tool that sees this would collect beyond what is there anyway."""
        seen = [each | sight if k == tool else each for k, each in enumerate(self.seen)]
        more = {n: self.sides[n] + (n in sight) for n in self.lying}
        return self.collectable(seat, seen, more) - self.collectable(seat, self.seen, self.sides)

    def gifts(self, seat: int, tool: int, sight: set[int]) -> set[int]:
        """What the other could collect after it with one tool more, or with none but the companion;
        roughly, as a glance goes.
        """
        theirs = int(self.p["cave"][1 - seat])
        own = self.gains(seat, tool, sight)
        found = set()
        for n in (sight & self.lying) - self.collectable(seat, self.seen, self.sides):
            others = sum(n in each for k, each in enumerate(self.seen) if k != tool)
            is_theirs = theirs >= 0 and n in self.caves[theirs]
            lacks_one = others == 1 and n not in self.seen[tool]
            third = self.sides[n] >= 2 and others and n not in own
            if lacks_one or (is_theirs and (self.sides[n] == 1 or third)):
                found.add(n)
        return found

    def on_circles(self, seat: int) -> list[set[int]]:
        """The same for each tool in hand on each circle that is free."""
        tools = [tool for tool in TOOLS if self.has(seat, tool)]
        return [self.gains(seat, tool, self.sight[n]) for n in self.free for tool in tools]


def felt(one: Any, ground: Any, work: Any) -> Any:
    """The inputs as the kernel gives them."""
    inputs, nothing = np.zeros(layout.INPUTS, np.float32), np.zeros(1, layout.WEIGHTS)
    masks, floats = np.zeros(layout.MASKS, np.uint64), np.zeros(layout.FLOATS, np.float32)
    fill_inputs(one.tables[0], ground[0], nothing[0], work[0], masks, inputs, floats)
    return inputs


@pytest.mark.parametrize("name", ["ocelot", *FOREIGN])
def test_gems_are_counted_by_what_they_lack(name: str) -> None:
    """O-G1, O-G3: kinds and sides, and whether circles are left for them."""
    for one, ground, work in positions(name):
        counted, inputs = Counted(one.tables[0], ground[0], work[0]), felt(one, ground, work)
        expected = np.zeros(layout.CLASSES * layout.STATES)
        for k, squares in enumerate(ground[0]["classes"]):
            for n in counted.squares(squares) & counted.lying:
                if (state := counted.state(n)) >= 0:
                    expected[k * layout.STATES + state] += 1
        assert np.array_equal(inputs[: layout.AT_OWN], expected)
        for at, seat in ((layout.AT_OWN, 0), (layout.AT_OTHERS, 1)):
            cave = int(work[0]["cave"][int(work[0]["seat"]) ^ seat])
            near = np.zeros(layout.CLASSES * layout.WITH)
            for k in range(layout.CLASSES):
                lack = expected[k * layout.STATES :][: layout.STATES]
                if k % 3 == cave:
                    near[k * layout.WITH :][:3] = lack[5] + lack[6], sum(lack[2:5]), lack[1]
            assert np.array_equal(inputs[at:][: len(near)], near)


@pytest.mark.parametrize("name", ["ocelot", *FOREIGN])
def test_gains_are_what_a_tool_would_collect(name: str) -> None:
    """O-G1, O-G3: for either seat; the most, the most after that, and what lacks each tool."""
    steps = layout.GAIN_STEPS
    for one, ground, work in positions(name):
        counted, inputs = Counted(one.tables[0], ground[0], work[0]), felt(one, ground, work)
        for n in range(2):
            seat = int(work[0]["seat"]) ^ n
            gains = counted.on_circles(seat)
            most = max(map(counted.worth, gains), default=0)
            best, after = (
                np.flatnonzero(inputs[at + steps * n :][:steps])
                for at in (layout.AT_GAIN, layout.AT_NEXT)
            )
            assert best.tolist() == [min(most, steps - 1)]
            left = {
                max(counted.worth(each - taken) for each in gains)
                for taken in gains
                if counted.worth(taken) == most
            }
            assert after.tolist()[0] in {min(each, steps - 1) for each in left or {0}}
            assert_safe_and_best(counted, inputs, seat, n)
            for tool in TOOLS:
                lacks = counted.worth(counted.gains(seat, tool, counted.lying)) >> 1
                assert inputs[layout.AT_LACKS + 3 * n + tool] == lacks


def assert_safe_and_best(counted: Counted, inputs: Any, seat: int, n: int) -> None:
    tools = [tool for tool in TOOLS if counted.has(seat, tool)]
    safe, best = 0, layout.LEAST_BEST
    for circle in counted.free:
        sight = counted.sight[circle]
        gifts = [counted.gifts(seat, tool, sight) for tool in tools]
        safe += not all(gifts) if tools else 0
        for tool, given in zip(tools, gifts, strict=True):
            gained = counted.worth(counted.gains(seat, tool, sight))
            best = max(best, gained - counted.worth(given))
    for at, steps, here in (
        (layout.AT_SAFE, layout.SAFE_STEPS, safe),
        (layout.AT_BEST, layout.BEST_STEPS, best - layout.LEAST_BEST),
    ):
        felt_here = np.flatnonzero(inputs[at + steps * n :][:steps])
        assert felt_here.tolist() == [min(here, steps - 1)]


def test_the_kernel_and_the_learner_know_the_same_value() -> None:
    """What is played is what is learned, with the companion's best move where it may go on."""
    weights = OcelotLearner("same").weights
    net, seen = as_record(weights), 0
    room = np.zeros(layout.MASKS, np.uint64), np.zeros(layout.FLOATS, np.float32)
    for one, ground, work in positions("ocelot"):
        given = one.tables[0], ground[0], net[0]
        come = forward(weights, felt(one, ground, work)[None])[2][0] * layout.POINTS_PER_UNIT
        assert np.allclose(to_come(*given, work[0], *room), come, atol=1e-3)
        work[1] = work[0]
        before = work[0].copy()
        if not work[0]["hands"][work[0]["seat"]].any():
            continue
        advance(*given[:2], work[1], first_tool(one, work))
        if work[1]["step"] == MOVE:
            seen += 1
            seat = int(work[0]["seat"])
            best, move = outlook(*given, work, seat, *room)
            landings = Counted.squares(onward(ground[0], work[1]))
            ways = [STAY, *(COMPANION + n for n in landings)]
            work[2] = work[1]
            margins = []
            for way in ways:
                work[1] = work[2]
                advance(*given[:2], work[1], np.int64(way))
                margins.append(margin(*given, work[1], seat, *room))
            assert np.isclose(best, max(margins))
            work[1] = work[2]
            advance(*given[:2], work[1], np.int64(move))
            assert np.isclose(margin(*given, work[1], seat, *room), best)
        assert np.array_equal(work[0], before)
    assert seen > 3


def first_tool(one: Any, work: Any) -> Any:
    """A tool in hand on a circle that is free, as a move."""
    circles = int(one.tables[0]["circles"]) & ~int(work[0]["taken"])
    letter = int(work[0]["hands"][work[0]["seat"]].argmax())
    return np.int64((2 * letter << BY_FACE) | (circles & -circles).bit_length() - 1)
