"""Sir Ocelot's Cave as a client draws it; amethysts of others stay face down (O-G8)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.games.display import Json, Showing, worded
from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS, TOOLS
from lapidarium.games.ocelot.rules.box import BLUE, SEATS
from lapidarium.games.ocelot.rules.events import PlaceTool
from lapidarium.games.ocelot.rules.scoring import gem_points, lines, scores
from lapidarium.games.ocelot.rules.setup import left_in_bags
from lapidarium.games.ocelot.rules.sight import (
    collectable,
    companion_cave,
    landings,
    next_cave,
    seen,
)
from lapidarium.games.ocelot.rules.state import ABSENT, Step, bits, kind_on, union
from lapidarium.games.ocelot.rules.turn import tokens_left, turns
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.events import Event
    from lapidarium.games.ocelot.rules.explanation import Explanation
    from lapidarium.games.ocelot.rules.scoring import Row, Sheet
    from lapidarium.games.ocelot.rules.state import State
    from lapidarium.messages import Message
    from lapidarium.server.game_views import HandView, NearlyView, OcelotEffect
    from lapidarium.server.websocket.messages import SheetRow


class OcelotShowing(Showing):
    """One game of Sir Ocelot's Cave."""

    hides = True

    def __init__(self, game: Ocelot) -> None:
        self.game: Ocelot = game
        self.box = game.box
        self.forget()

    def forget(self) -> None:
        """Nobody has placed a tool."""
        self.tools: dict[str, dict[str, Any]] = {}
        self.common: tuple[State | None, bytes] = (None, b"")

    def happened(self, before: State, event: Event, after: State) -> None:  # noqa: ARG002
        """Who placed a tool is in no state: keep it."""
        if isinstance(event, PlaceTool):
            face = {"letter": event.letter, "face": event.face, "seat": before.seat + 1}
            self.tools[event.circle] = face

    # ------------------------------------------------------------ the view

    def view(self, state: State, seat: int | None, *, is_open: bool) -> Json:
        """O-G8: values only of one's own amethysts; all of them once nothing is secret."""
        knows = [is_open or state.step is Step.OVER or own == seat for own in range(SEATS)]
        points = scores(self.box, state)
        hands = [
            self._hand(state, own, points[own] if knows[own] else None) for own in range(SEATS)
        ]
        own_part = orjson.dumps({"hands": hands, "unseen": self._unseen(state, knows)})
        return self._common(state) + own_part[1:]

    def _common(self, state: State) -> bytes:
        """What everybody sees, as a JSON object that is not closed yet; written once a state."""
        if self.common[0] is not state:
            box = self.box
            left = left_in_bags(box, state)
            bags = Counter[str]()
            for bag, count in zip(box.bag_of, left, strict=True):
                bags[CAVES[bag]] += count
            gems = {
                box.squares[square]: kind
                for kind, mask in zip(GEMS, state.gems, strict=True)
                for square in bits(mask)
            }
            written = orjson.dumps(
                {
                    "kind": "ocelot",
                    "phase": state.step.value,
                    "first": state.first + 1,
                    "turns": turns(box, state),
                    "gems": gems,
                    "tools": self.tools,
                    "bags": bags,
                }
            )
            self.common = (state, written[:-1] + b",")
        return self.common[1]

    def _hand(self, state: State, seat: int, points: int | None) -> HandView:
        box, companion = self.box, state.companions[seat]
        counts = zip(self.game.pack.tools, state.hands[seat], strict=True)
        collected = zip(GEMS, state.collected[seat], strict=True)
        drawn = [box.amethysts[number] for number in state.amethysts[seat]]
        is_known = points is not None
        return {
            "seat": seat + 1,
            "tools": {tool.letter: count for tool, count in counts},
            "companion": None if companion == ABSENT else box.squares[companion],
            "tokens_left": tokens_left(state, seat),
            "collected": {kind: count for kind, count in collected if count},
            "amethysts": [
                {"bag": a.bag, "value": a.value if is_known else None}  # type: ignore[typeddict-item]
                for a in drawn
            ],
            "score": gem_points(box, state, seat) if points is None else points,
            "hidden": 0 if is_known else len(drawn),
        }

    def _unseen(self, state: State, knows: list[bool]) -> dict[str, dict[str, int]]:
        """O-G8: what could be in a bag, or face down with somebody."""
        left = list(left_in_bags(self.box, state))
        for own in range(SEATS):
            for number in () if knows[own] else state.amethysts[own]:
                left[number] += 1
        found: dict[str, dict[str, int]] = {cave: {} for cave in CAVES}
        for amethyst, count in zip(self.box.amethysts, left, strict=True):
            if count:
                found[amethyst.bag][str(amethyst.value)] = count
        return found

    def choices(self, state: State) -> Json:
        """O-T1, O-T7: what may be placed, moved or taken."""
        box, seat, step = self.box, state.seat, state.step
        can: dict[str, Any] = {
            "tools": [],
            "circles": [],
            "companion": [],
            "stay": step is Step.MOVE,
            "take": [],
            "done": step is Step.COLLECT,
        }
        if step is Step.PLACE:
            hand = zip(self.game.pack.tools, state.hands[seat], strict=True)
            can["tools"] = [tool.letter for tool, left in hand if left]
            if can["tools"]:
                free = box.every_circle & ~union(state.faces)
                can["circles"] = [box.circles[n] for n in bits(free)]
            if state.companions[seat] == ABSENT:
                can["companion"] = [box.squares[n] for n in bits(landings(box, state, BLUE))]
        elif step is Step.MOVE:
            targets = landings(box, state, next_cave(box, state, seat))
            can["companion"] = [box.squares[n] for n in bits(targets)]
        elif step is Step.COLLECT:
            can["take"] = [box.squares[n] for n in bits(collectable(box, state, seat))]
        return orjson.dumps(can)

    def pieces(self) -> Json:
        """The mat, lines of sight, faces and values."""
        digest = self.game.pack.digest
        if digest not in _PIECES:
            _PIECES[digest] = _pieces(self.game)
        return _PIECES[digest]

    # ------------------------------------------------------------ what helps to decide

    def seen(self, before: State, event: Event, seat: int | None) -> Event:
        """O-G8: an amethyst without its value, for all but its owner."""
        return self.game.seen(before, event, seat)

    def gains(self, before: State, event: Event, after: State) -> tuple[Message, ...]:  # noqa: ARG002
        """O-G7: a set of celestites."""
        return self.game.gains(before, event)

    def effect(self, before: State, event: Event, after: State) -> OcelotEffect:  # noqa: ARG002
        """What could be collected after a move, and what would be one step away."""
        seat = before.seat
        can = collectable(self.box, after, seat)
        return {
            "collects": [self._nearly(after, n, seat) for n in bits(can)],
            "nearly": [
                self._nearly(after, n, seat)
                for n in bits(self._candidates(after, seat) & ~can)
                if _steps(self.game.explain(after, self.box.squares[n], seat), seat) == 1
            ],
            "score": scores(self.box, after)[seat],
        }

    def _candidates(self, state: State, seat: int) -> int:
        """Squares that could be one tool short: two kinds see them, or one and the companion."""
        compass, lantern, pick, _ = seen(self.box, state)
        close = compass & lantern | lantern & pick | pick & compass
        cave = companion_cave(self.box, state, seat)
        if cave != ABSENT:
            close |= (compass | lantern | pick) & self.box.caves[cave]
        return close & union(state.gems)

    def _nearly(self, state: State, square: int, seat: int) -> NearlyView:
        name, kind = self.box.squares[square], kind_on(state, square)
        return {
            "square": name,
            "gem": GEMS[kind],
            "points": self.box.values[kind],
            "message": worded(self.game.explain(state, name, seat).message),
        }

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
    return {
        "message": worded(kind),
        "cells": [worded(Message("sheet-count", count=sum(r.count for r in own))) for own in rows],
        "points": [sum(row.points for row in own) for own in rows],
    }


def _steps(why: Explanation, seat: int) -> int:
    """How many more tools a gem needs, if there is a circle left for each."""
    kinds = len(why.missing) - why.stands_in[seat]
    needed = max(kinds, why.missing_sides)
    free = sum(sighting.tool is None for sighting in why.sightings)
    return needed if free >= needed else len(TOOLS) + 1


_PIECES: dict[str, bytes] = {}
"""By pack: written once."""


def _pieces(game: Ocelot) -> Json:
    pack = game.pack
    return orjson.dumps(
        {
            "kind": "ocelot",
            "drawing": list(pack.mat.rows),
            "caves": {square.name: square.cave for square in pack.mat.squares},
            "sight": {
                circle.name: {look.way: list(look.squares) for look in circle.looks}
                for circle in pack.mat.circles
            },
            "faces": {tool.letter: list(tool.faces) for tool in pack.tools},
            "values": dict(pack.values),
        }
    )
