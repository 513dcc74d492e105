"""Why one move in the cave is better than another, in words, and where to look for it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lapidarium.games.ocelot.aftermath import Swing, swing
from lapidarium.games.ocelot.comparison import Result, result
from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS, TOOLS
from lapidarium.games.ocelot.rules.events import Done, Event, PlaceCompanion, PlaceTool, Stay, Take
from lapidarium.games.ocelot.rules.explanation import COMPANIONS
from lapidarium.games.ocelot.rules.sight import seen
from lapidarium.games.ocelot.rules.state import ABSENT, Step, bits, kind_on, union
from lapidarium.learning.coach import Coach, Reason
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.state import State
    from lapidarium.games.ocelot.rules.view import View

OF_A_GIFT: Final = 0.9
OF_A_PLAN: Final = 0.4
"""What can be collected next turn may be gone by then."""


NEARLY_ALWAYS: Final = 0.7
"""Of the worlds in which a gem is collected after one move and not after the other."""


class OcelotCoach(Coach):
    """Compares gems at once, gifts, the companion, geodes and bags, sets and what is left."""

    themes: ClassVar[tuple[str, ...]] = (
        "gems",
        "gift",
        "companion",
        "geode",
        "bag",
        "set",
        "leave",
        "prepare",
    )

    denials: ClassVar[tuple[str, ...]] = ("gift",)

    game: Ocelot

    def __init__(self, game: Ocelot) -> None:
        self.game = game

    def differences(self, view: View, played: Any | None, better: Any) -> list[Reason]:
        """Every part in which the better move is ahead."""
        state = self._state(view)
        is_alone = isinstance(played, Done) or isinstance(better, Done)
        bad = result(self.game, state, played, is_alone=is_alone)
        good = result(self.game, state, better, is_alone=is_alone)
        found = [
            self._gems(state, bad, good),
            self._companion(state, bad, good),
            _geodes(bad, good),
            Reason("set", good.set_points - bad.set_points, Message("ocelot-why-set")),
            Reason("leave", good.own_specials - bad.own_specials, Message("ocelot-why-leave")),
        ]
        if played is not None:
            found += [self._gift(state, bad, good), self._plan(state, bad, good)]
        return found

    def merits(self, view: View, move: Any, other: Any | None) -> tuple[Reason, ...]:
        """What speaks for a move; for a tool that gains nothing yet, what it sees."""
        found = super().merits(view, move, other)
        if found or not isinstance(move, PlaceTool):
            return found
        return tuple(Reason("prepare", 0, said) for said in self._seen(self._state(view), move))

    def _seen(self, state: State, move: PlaceTool) -> Iterator[Message]:
        """O-G2: how many gems the tool sees, and the dearest that two kinds of tool see then."""
        box = self.game.box
        sight = box.sight[box.circle_number[move.circle]] & union(state.gems)
        if not sight:
            return
        caves = len({box.cave_of[square] for square in bits(sight)})
        yield Message("ocelot-why-sees", gems=sight.bit_count(), caves=caves)
        by_kind = dict(zip(TOOLS, seen(box, state), strict=False))
        own = by_kind.pop(move.face)
        one, another = by_kind.values()
        square = self._dearest(state, sight & ~own & (one ^ another))
        if square != ABSENT:
            gem = self._gem(state, square)
            yield Message("ocelot-why-seen-twice", gem=gem, **self._on(square))

    def _state(self, view: View) -> State:
        """Some state that fits the view; of what the seat cannot know nothing is used."""
        return self.game.world(view, random.Random(0))

    def _gems(self, state: State, bad: Result, good: Result) -> Reason:
        points = good.gem_points - bad.gem_points
        square = self._dearest(state, good.gems & ~_taken(bad))
        if square == ABSENT:  # the other move may collect the same with the companion
            points = min(points, points + good.helped_points - bad.helped_points)
            return Reason("gems", points, Message("ocelot-why-gems"))
        message = Message("ocelot-why-gem", gem=self._gem(state, square), **self._on(square))
        return Reason("gems", points, message)

    def _companion(self, state: State, bad: Result, good: Result) -> Reason:
        points = good.helped_points - bad.helped_points + good.companion - bad.companion
        name = Message(f"ocelot-your-{COMPANIONS[state.seat]}")
        square = self._dearest(state, good.helped & ~_taken(bad))
        if square != ABSENT:
            gem = self._gem(state, square)
            message = Message(
                "ocelot-why-companion-gem", companion=name, gem=gem, **self._on(square)
            )
        elif good.landed != ABSENT and not _taken(bad) >> good.landed & 1:
            gem = self._gem(state, good.landed)
            message = Message(
                "ocelot-why-companion-lands", companion=name, gem=gem, **self._on(good.landed)
            )
        else:
            points = min(points, good.companion - bad.companion)
            message = Message("ocelot-why-companion", companion=name)
        return Reason("companion", points, message)

    def _gift(self, state: State, bad: Result, good: Result) -> Reason:
        points = OF_A_GIFT * (bad.reply_points - good.reply_points)
        square = self._dearest(state, bad.reply & ~good.offered)
        other = _seat(2 - state.seat)
        if square == ABSENT:
            return Reason("gift", points, Message("ocelot-why-gift", other=other))
        gem = self._gem(state, square)
        message = Message("ocelot-why-gift-gem", other=other, gem=gem, **self._on(square))
        return Reason("gift", points, message)

    def _plan(self, state: State, bad: Result, good: Result) -> Reason:
        points = OF_A_PLAN * (good.prepared_points - bad.prepared_points)
        square = self._dearest(state, good.prepared & ~(bad.preparable | _taken(bad)))
        if square == ABSENT:
            return Reason("prepare", points, Message("ocelot-why-prepare"))
        gem = self._gem(state, square)
        return Reason(
            "prepare", points, Message("ocelot-why-prepare-gem", gem=gem, **self._on(square))
        )

    def _dearest(self, state: State, squares: int) -> int:
        """The square of the gem that is worth most; the first of equals."""
        on = [square for square in bits(squares) if kind_on(state, square) != ABSENT]
        values = self.game.box.values
        return max(on, key=lambda one: values[kind_on(state, one)], default=ABSENT)

    def _gem(self, state: State, square: int) -> Message:
        return Message(f"gem-{GEMS[kind_on(state, square)]}-the")

    def _on(self, square: int) -> dict[str, str]:
        return {"square": self.game.box.squares[square]}

    def later(
        self, played: Sequence[Sequence[State]], better: Sequence[Sequence[State]], most: float
    ) -> list[Reason]:
        """What oneself and the other collect in the turns that follow."""
        start = better[0][0]
        own = swing(self.game.box, start.seat, better, played)
        given = swing(self.game.box, 1 - start.seat, played, better)
        is_over = all(path[-1].step is Step.OVER for path in better)
        params: dict[str, Any] = {"when": "end" if is_over else "soon"}
        params["other"] = _seat(2 - start.seat)
        swings = {"prepare": own, "gift": given}
        return [self._later(theme, start, one, most, params) for theme, one in swings.items()]

    def _later(
        self, theme: str, start: State, found: Swing, most: float, params: dict[str, Any]
    ) -> Reason:
        """The gem is named if it is nearly always collected."""
        points = found.points
        if found.share < NEARLY_ALWAYS:
            about = max(1, round(min(points, most)))
            message = Message(f"ocelot-why-later-{theme}", points=about, **params)
            return Reason(theme, points, message)
        gem = self._gem(start, found.square)
        code = f"ocelot-why-later-{theme}-gem"
        return Reason(theme, points, Message(code, gem=gem, **self._on(found.square), **params))

    def look(self, view: View, move: Event) -> Message:
        """A gem, the companion, or a cave."""
        state = self._state(view)
        if isinstance(move, Done):
            return Message("ocelot-look-leave")
        if isinstance(move, PlaceCompanion | Stay):
            return Message("ocelot-look-companion")
        if isinstance(move, Take):
            return Message("ocelot-look-collect")
        found = result(self.game, state, move)
        square = self._dearest(state, found.gems | found.helped)
        if square != ABSENT:
            return Message("ocelot-look-gem", gem=self._gem(state, square), **self._on(square))
        return Message("ocelot-look-circles", cave=Message(f"ocelot-cave-{self._cave(move)}"))

    def _cave(self, move: Event) -> str:
        """The cave that a tool looks into; the highest, of two."""
        assert isinstance(move, PlaceTool)
        box = self.game.box
        sight = box.sight[box.circle_number[move.circle]]
        return CAVES[max(box.cave_of[square] for square in bits(sight))]

    def piece(self, view: View, move: Event) -> Message:
        """The tool, the companion, or the gem."""
        state = self._state(view)
        match move:
            case PlaceTool(_, face, _):
                return Message("ocelot-piece-tool", tool=Message(f"tool-{face}-a"))
            case PlaceCompanion():
                name = Message(f"ocelot-your-{COMPANIONS[state.seat]}")
                return Message("ocelot-piece-companion", companion=name)
            case Take(square):
                gem = self._gem(state, self.game.box.square_number[square])
                return Message("ocelot-piece-gem", gem=gem)
            case _:
                return Message("ocelot-piece-nothing")


def _seat(seat: int) -> Message:
    """Who plays there, from 1: its character as a sentence names it, and its number for whoever
    knows a name.
    """
    return Message(f"ocelot-other-{seat}", seat=seat)


def _taken(found: Result) -> int:
    """The squares whose gem is collected, by tools alone or with the companion."""
    landed = 0 if found.landed == ABSENT else 1 << found.landed
    return found.gems | found.helped | landed


def _geodes(bad: Result, good: Result) -> Reason:
    points = good.geode_points - bad.geode_points
    if len(good.geodes) <= len(bad.geodes) and good.geodes:
        bag = Message(f"ocelot-bag-{CAVES[max(good.geodes)]}")
        return Reason("bag", points, Message("ocelot-why-bag", bag=bag))
    if not good.geodes:
        return Reason("geode", points, Message("ocelot-why-gems"))
    bag = Message(f"ocelot-bag-{CAVES[max(good.geodes)]}")
    return Reason("geode", points, Message("ocelot-why-geode", bag=bag))
