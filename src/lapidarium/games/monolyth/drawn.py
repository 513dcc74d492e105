"""Monolyth as a client draws it: towers stone by stone, walls, the card where it fits best.

What has changed is read from the two states: whatever is the same object in both is not drawn.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Any, NamedTuple

from lapidarium.games.changes import FEW, changes
from lapidarium.games.display import Drawn
from lapidarium.games.monolyth.pack.pack import PLAYER_COUNTS
from lapidarium.games.monolyth.projection import on_course
from lapidarium.games.monolyth.rules.cells import SIDES
from lapidarium.games.monolyth.rules.scoring import sheet, walls_of
from lapidarium.games.monolyth.rules.state import EMPTY, State, reachable

if TYPE_CHECKING:
    from lapidarium.games.changes import Change
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.scoring import Wall
    from lapidarium.games.monolyth.view_names import Names
    from lapidarium.games.monolyth.wire import FitView, StoneView, TowerView

WALL = ("colour", "count", "prophecy", "possible", "points")
SUPPLY, BOARDS = State._fields.index("supply"), State._fields.index("boards")
PATHS = [f"/view/towers/{seat}" for seat in range(max(PLAYER_COUNTS))]
STONE_PATHS = [f"{path}/stones/-" for path in PATHS]
SCORE_PATHS = [f"{path}/score" for path in PATHS]
WALL_PATHS = [
    [tuple(f"{path}/walls/{number}/{name}" for name in WALL) for number in range(len(SIDES))]
    for path in PATHS
]
NO_FIT: FitView = {"asks": [], "met": []}


class Figures(NamedTuple):
    """What is counted on a tower."""

    walls: tuple[Wall, ...]
    prophecy_points: int
    fit: tuple[int, int]
    """The position of the card that it is nearest to, and the columns that do not fit."""
    score: int


class MonolythDrawn(Drawn):
    """A state with the stones of its towers, of which no state knows where one ends."""

    __slots__ = ("counted", "game", "names", "reach", "state", "stones", "towers")

    def __init__(
        self, game: Monolyth, names: Names, state: State, stones: tuple[list[StoneView], ...]
    ) -> None:
        super().__init__({})
        self.game = game
        self.names = names
        self.state = state
        self.stones = stones
        self.reach = [site + 1 for site in reachable(state)]
        self.towers: dict[int, TowerView] = {}
        """Those that were asked for."""
        self.counted: dict[int, Figures] = {}

    def whole(self) -> dict[str, Any]:
        """M-T7: everything is open, so all see the same."""
        self.view = self.view or self._whole()
        return self.view

    def _whole(self) -> dict[str, Any]:
        state = self.state
        return {
            "kind": "monolyth",
            "phase": state.phase.value,
            "height": self.game.tables.height,
            "first": state.first + 1,
            "turns": state.turn,
            "turns_left": len(state.prophecies) if self.game.players == 1 else None,  # M-1P2
            "on_course": self._on_course(),
            "crystal": state.crystal + 1,
            "sites": self._sites(),
            "reach": self.reach,
            "lid": self._lid(),
            "supply": self._supply(),
            "prophecies": state.prophecies,
            "levels": state.levels,
            "structures": state.structures,
            "card": state.card + 1,
            "asks": [] if state.card == EMPTY else self.names.cards[state.card],
            "towers": [self.tower(number) for number in range(len(state.boards))],
        }

    def _on_course(self) -> int | None:
        if self.game.players > 1:
            return None
        state, height = self.state, self.game.tables.height
        return on_course(state, sheet(self.game.pack, state.boards[0], height), height)

    def _sites(self) -> list[str | None]:
        return [self._site(site) for site in range(len(self.state.sites))]

    def _site(self, site: int) -> str | None:
        stone = self.state.sites[site]
        return None if stone == EMPTY else self.names.stone_names[stone]

    def _lid(self) -> dict[str, int]:
        lid = self.state.lid
        return dict(compress(zip(self.names.stone_names, lid, strict=True), lid))

    def _supply(self) -> dict[str, int]:
        return dict(zip(self.names.letters, self.state.supply, strict=True))

    def tower(self, seat: int) -> TowerView:
        """The tower of a seat."""
        if seat not in self.towers:
            self.towers[seat] = self._tower(seat)
        return self.towers[seat]

    def _tower(self, seat: int) -> TowerView:
        state, names = self.state, self.names
        own, card, figures = state.boards[seat], state.card, self.figures(seat)
        return {
            "seat": seat + 1,
            "board": "" if own.board == EMPTY else names.boards[own.board],
            "stones": self.stones[seat],
            "walls": names.walls_of(figures.walls),
            "levels": list(own.levels),
            "level_points": sum(own.levels),
            "prophecy_points": figures.prophecy_points,
            "structure": own.structure,
            "fit": NO_FIT if card == EMPTY else names.fits[card].shown(*figures.fit),
            "score": figures.score,
        }

    def figures(self, seat: int) -> Figures:
        """What is counted on the tower of a seat; counted once."""
        found = self.counted.get(seat)
        if found is None:
            found = self.counted[seat] = self._figures(seat)
        return found

    def _figures(self, seat: int) -> Figures:
        own, card = self.state.boards[seat], self.state.card
        walls = walls_of(self.game.pack, own, self.game.tables.height)
        points = sum([wall.points for wall in walls])
        fit = (0, 0) if card == EMPTY else self.names.fits[card].nearest(own.filled)
        return Figures(walls, points, fit, points + sum(own.levels) + own.structure)

    # ------------------------------------------------------------ what has changed

    def changes(self, old: MonolythDrawn) -> list[Change]:
        """Part by part, in the order of the view; in setup and alone, all of it is compared."""
        was, state = old.state, self.state
        if self.game.players == 1 or was.card != state.card or was.first != state.first:
            return super().changes(old)
        found: list[Change] = []
        if was.phase is not state.phase:
            found.append(("/view/phase", state.phase.value))
        if was.turn != state.turn:
            found.append(("/view/turns", state.turn))
        if was.crystal != state.crystal:
            found.append(("/view/crystal", state.crystal + 1))
        if was.sites != state.sites:
            self._add_sites(found, old)
        if old.reach != self.reach:
            found += changes("/view/reach", old.reach, self.reach)
        if was.lid != state.lid:
            self._add_lid(found, old)
        if was[SUPPLY:BOARDS] != state[SUPPLY:BOARDS]:
            self._add_tokens(found, old)
        for seat, own in enumerate(state.boards):
            if own is was.boards[seat]:
                self._keep(old, seat)
            else:
                self._add_tower(found, old, seat)
        return found

    def _add_sites(self, found: list[Change], old: MonolythDrawn) -> None:
        had, has = old.state.sites, self.state.sites
        changed = [site for site, stone in enumerate(has) if stone != had[site]]
        if FEW * len(changed) > len(has):
            found.append(("/view/sites", self._sites()))
        else:
            found += [(self.names.site_paths[site], self._site(site)) for site in changed]

    def _add_lid(self, found: list[Change], old: MonolythDrawn) -> None:
        """How many of a stone are left; if not just one has changed, all are compared."""
        had, has, paths = old.state.lid, self.state.lid, self.names.lid_paths
        changed = [n for n, count in enumerate(has) if count != had[n]]
        n = changed[0]
        if len(changed) > 1 or not had[n]:
            found += changes("/view/lid", old._lid(), self._lid())
        else:
            found.append((paths[n], has[n]) if has[n] else (paths[n],))

    def _add_tokens(self, found: list[Change], old: MonolythDrawn) -> None:
        """Singles and tokens of the main board."""
        was, state = old.state, self.state
        found += changes("/view/supply", old._supply(), self._supply())
        for name, had, has in (
            ("/view/prophecies", was.prophecies, state.prophecies),
            ("/view/levels", was.levels, state.levels),
            ("/view/structures", was.structures, state.structures),
        ):
            if had != has:
                found += changes(name, had, has)

    def _keep(self, old: MonolythDrawn, seat: int) -> None:
        """A tower that has not changed need not be counted or drawn again."""
        if seat in old.counted:
            self.counted.setdefault(seat, old.counted[seat])
        if seat in old.towers and old.stones[seat] is self.stones[seat]:
            self.towers.setdefault(seat, old.towers[seat])

    def _add_tower(self, found: list[Change], old: MonolythDrawn, seat: int) -> None:
        """A tower that only grows is sent part by part; any other is compared."""
        had, has = old.stones[seat], self.stones[seat]
        count = len(had)
        if not had or len(has) < count or has[count - 1] is not had[-1]:
            found += changes(PATHS[seat], old.tower(seat), self.tower(seat))
            return
        path = STONE_PATHS[seat]
        for stone in has[count:]:
            found.append((path, stone))
        was, now = old.figures(seat), self.figures(seat)
        if was.walls != now.walls:
            _add_walls(found, seat, was.walls, now.walls)
        before, after = old.state.boards[seat], self.state.boards[seat]
        if before.levels != after.levels:
            _add_levels(found, PATHS[seat], before.levels, after.levels)
        if was.prophecy_points != now.prophecy_points:
            found.append((f"{PATHS[seat]}/prophecy_points", now.prophecy_points))
        if before.structure != after.structure:
            found.append((f"{PATHS[seat]}/structure", after.structure))
        if was.fit != now.fit:
            self._add_fit(found, PATHS[seat], was.fit, now.fit)
        if was.score != now.score:
            found.append((SCORE_PATHS[seat], now.score))

    def _add_fit(
        self, found: list[Change], path: str, had: tuple[int, int], has: tuple[int, int]
    ) -> None:
        """The card, where it fits best."""
        card = self.names.fits[self.state.card]
        was, now = card.shown(*had), card.shown(*has)
        if had[0] != has[0]:
            found += changes(f"{path}/fit/asks", was["asks"], now["asks"])
        if had[1] != has[1]:
            found += changes(f"{path}/fit/met", was["met"], now["met"])


def _add_levels(found: list[Change], path: str, had: tuple[int, ...], has: tuple[int, ...]) -> None:
    """The tokens for levels, and what they are worth together."""
    found += changes(f"{path}/levels", list(had), list(has))
    if (points := sum(has)) != sum(had):
        found.append((f"{path}/level_points", points))


def _add_walls(
    found: list[Change], seat: int, had: tuple[Wall, ...], has: tuple[Wall, ...]
) -> None:
    """Of each wall what is counted; its colour stays."""
    for (_, count, prophecy, possible, points), was, now in zip(
        WALL_PATHS[seat], had, has, strict=True
    ):
        if was == now:
            continue
        if was.cubes != now.cubes:
            found.append((count, now.cubes))
        if was.prophecy != now.prophecy:
            found.append((prophecy, now.prophecy))
        if was.possible != now.possible:
            found.append((possible, now.possible))
        if was.points != now.points:
            found.append((points, now.points))
