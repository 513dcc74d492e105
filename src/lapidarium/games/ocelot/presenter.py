"""Sir Ocelot's Cave as a client draws it; amethysts of others stay face down (O-G8)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from msgspec import UNSET, UnsetType

from lapidarium.games.game import MOST_REFEREES
from lapidarium.games.ocelot import wire
from lapidarium.games.ocelot.diagram import diagram_of
from lapidarium.games.ocelot.facts import event_facts
from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import CELESTITES, GEMS, TOOLS
from lapidarium.games.ocelot.picture import picture_of
from lapidarium.games.ocelot.rules.box import SEATS
from lapidarium.games.ocelot.rules.events import PlaceCompanion, PlaceTool
from lapidarium.games.ocelot.rules.scoring import lines
from lapidarium.games.ocelot.rules.sight import collectable, companion_cave, seen
from lapidarium.games.ocelot.rules.state import ABSENT, bits, face_on, kind_on, union
from lapidarium.games.ocelot.rules.totals import totals
from lapidarium.games.presenter import Presenter
from lapidarium.games.views import SheetRow
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.ocelot.pack.pack import Value
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.events import Event
    from lapidarium.games.ocelot.rules.explanation import Explanation
    from lapidarium.games.ocelot.rules.scoring import Row, Sheet
    from lapidarium.games.ocelot.rules.state import State
    from lapidarium.games.ocelot.rules.view import View
    from lapidarium.games.presenter import Picture

    Tools = dict[str, wire.ToolView]


class OcelotPresenter(Presenter):
    """Shows one game of Sir Ocelot's Cave; its trace is who placed which tool, by circle."""

    def __init__(self, game: Ocelot) -> None:
        self.game: Ocelot = game
        self.box = game.box

    def start(self, state: State) -> Tools:
        """The tools of a position; it does not say who placed them (seat 0)."""
        return {
            circle: wire.ToolView(
                letter=self.game.pack.tools[self.box.letter_of[face]].letter,
                face=TOOLS[self.box.tool_of[face]],
                seat=0,
            )
            for number, circle in enumerate(self.box.circles)
            if (face := face_on(state, number)) != ABSENT
        }

    def follow(self, trace: Tools, before: State, event: Event, after: State) -> Tools:  # noqa: ARG002
        """A placed tool, and who placed it."""
        if not isinstance(event, PlaceTool):
            return trace
        face = cast("wire.Face", event.face)
        return {**trace, event.circle: wire.ToolView(event.letter, face, before.seat + 1)}

    # ------------------------------------------------------------ the position

    def position(
        self, view: View, trace: Tools, last: wire.OcelotView | None = None
    ) -> wire.OcelotView:
        """O-G8: what the view knows, by names."""
        del last
        squares = zip(self.box.squares, view.gems, strict=True)
        return wire.OcelotView(
            phase=view.step,
            first=0 if view.first is None else view.first + 1,
            turns=view.turns,
            gems={square: gem for square, gem in squares if gem is not None},
            tools=trace,
            bags=dict(zip(CAVES, view.bags, strict=True)),
            hands=[self._hand(view, seat) for seat in range(SEATS)],
            unseen={
                cave: _counted(values) for cave, values in zip(CAVES, view.unseen, strict=True)
            },
        )

    def _hand(self, view: View, seat: int) -> wire.HandView:
        tools = zip(self.game.pack.tools, view.hands[seat], strict=True)
        companion, collected = view.companions[seat], dict(view.collected[seat])
        return wire.HandView(
            seat=seat + 1,
            tools={tool.letter: count for tool, count in tools},
            companion=UNSET if companion is None else companion,
            tokens_left=sum(view.hands[seat]) + (companion is None),
            collected=collected,
            set_lacks=_set_lacks(collected),
            amethysts=[
                wire.AmethystView(
                    cast("wire.Bag", gem.bag), UNSET if gem.value is None else gem.value
                )
                for gem in view.amethysts[seat]
            ],
            score=view.scores[seat],
            hidden=view.hidden[seat],
        )

    def choices(self, state: State) -> wire.OcelotChoices:
        """O-T1, O-T7: what may be placed, moved or taken."""
        return wire.OcelotChoices(**self.game.choices(state))

    def pieces(self) -> wire.OcelotPieces:
        """The mat, lines of sight, faces and values."""
        return _pieces(self.game)

    def picture(self, position: wire.OcelotView) -> Picture:
        """The mat."""
        return picture_of(position, self.pieces())

    def diagram(
        self, position: wire.OcelotView, seat: int, facts: wire.OcelotFacts | None = None
    ) -> Picture:
        """The mat with the names of its columns and rows, and a move in light."""
        return diagram_of(position, self.pieces(), seat, facts)

    # ------------------------------------------------------------ events, effects, score sheet

    def facts(self, before: State, event: Event, after: State) -> wire.OcelotFacts:  # noqa: ARG002
        """What an event does, as fields (see `wire`)."""
        return event_facts(self.box, before, event)

    def effect(self, before: State, event: Event, after: State) -> wire.OcelotEffect:
        """What could be collected after a move, and what would be one step away.

        Only the seat to act is told: its own amethysts are in its points.
        """
        seat = before.seat
        can = collectable(self.box, after, seat)
        squares = list(bits(can))
        hauls = totals(self.box, before, after, seat, squares)
        return wire.OcelotEffect(
            landing=self._landing(before, event),
            collects=[self._nearly(after, n, seat) for n in squares],
            nearly=[
                self._nearly(after, n, seat)
                for n in bits(self._candidates(after, seat) & ~can)
                if _steps(self.game.explain(after, self.box.squares[n], seat), seat) == 1
            ],
            totals={squares: wire.TotalView(**haul) for squares, haul in hauls.items()},
        )

    def _landing(self, before: State, event: Event) -> wire.LandingView | UnsetType:
        """O-T5: what a companion takes by landing; it counts as collected."""
        if not isinstance(event, PlaceCompanion):
            return UNSET
        kind = kind_on(before, self.box.square_number[event.square])
        if kind == ABSENT:
            return UNSET
        return wire.LandingView(GEMS[kind], completes_set=bool(self.game.gains(before, event)))

    def _candidates(self, state: State, seat: int) -> int:
        """Squares that could be one tool short: two kinds see them, or one and the companion."""
        compass, lantern, pick, _ = seen(self.box, state)
        close = compass & lantern | lantern & pick | pick & compass
        cave = companion_cave(self.box, state, seat)
        if cave != ABSENT:
            close |= (compass | lantern | pick) & self.box.caves[cave]
        return close & union(state.gems)

    def _nearly(self, state: State, square: int, seat: int) -> wire.NearlyView:
        name, kind = self.box.squares[square], kind_on(state, square)
        why = self.game.explain(state, name, seat)
        return wire.NearlyView(
            square=name,
            gem=GEMS[kind],
            points=self.box.values[kind],
            message=why.message.to_wire(),
            is_helped=bool(why.missing) and why.stands_in[seat],
            lack=_lack(why, seat),
        )

    def about(self, state: State, what: str, seat: int | None) -> Message | None:
        """O-G1 to O-G4: what a gem lacks."""
        if what not in self.box.square_number:
            return None
        return self.game.explain(state, what, seat).message

    def sheet(self, state: State) -> list[SheetRow]:
        """O-E2, O-E3: each kind of gem, the amethysts, and each special."""
        sheets = self.game.score_sheet(state)
        used = {str(row.what) for own in sheets for row in own.rows}
        return [_sheet_row(sheets, kind) for kind in lines(self.box) if str(kind) in used]


def _sheet_row(sheets: tuple[Sheet, ...], kind: Message) -> SheetRow:
    rows: list[list[Row]] = [[row for row in own.rows if row.what == kind] for own in sheets]
    counts = [Message("sheet-count", count=sum(row.count for row in own)) for own in rows]
    return SheetRow(
        message=kind.to_wire(),
        cells=[count.to_wire() for count in counts],
        points=[sum(row.points for row in own) for own in rows],
    )


def _steps(why: Explanation, seat: int) -> int:
    """How many more tools a gem needs, if there is a circle left for each."""
    kinds = len(why.missing) - why.stands_in[seat]
    needed = max(kinds, why.missing_sides)
    free = sum(sighting.tool is None for sighting in why.sightings)
    return needed if free >= needed else len(TOOLS) + 1


def _lack(why: Explanation, seat: int) -> wire.ToolLack | wire.SideLack | UnsetType:
    """What a gem that is one step away lacks: a tool of a kind, or one more side."""
    if why.is_collectable[seat] or not why.missing:
        return UNSET
    if why.stands_in[seat] and len(why.missing) == 1:
        return wire.SideLack()
    return wire.ToolLack(cast("wire.Face", why.missing[0]))


def _set_lacks(collected: dict[str, int]) -> list[str]:
    """O-G7: the shapes of which there are no more than complete sets."""
    counts = {shape: collected.get(shape, 0) for shape in CELESTITES}
    return [shape for shape, count in counts.items() if count == min(counts.values())]


def _counted(values: tuple[Value, ...]) -> dict[str, int]:
    return dict(Counter(map(str, values)))


@lru_cache(maxsize=MOST_REFEREES)
def _pieces(game: Ocelot) -> wire.OcelotPieces:
    pack = game.pack
    return wire.OcelotPieces(
        drawing=list(pack.mat.rows),
        caves={square.name: cast("wire.Bag", square.cave) for square in pack.mat.squares},
        sight={
            circle.name: {look.way: list(look.squares) for look in circle.looks}
            for circle in pack.mat.circles
        },
        faces={tool.letter: list(tool.faces) for tool in pack.tools},
        values=dict(pack.values),
    )
