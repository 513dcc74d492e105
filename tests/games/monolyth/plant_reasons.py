"""Writes `reasons.toml`: positions of Monolyth with two moves that differ in one thing alone.

    python -m tests.games.monolyth.plant_reasons > tests/games/monolyth/reasons.toml

Games are played by simple builders. In each position every pair of a few moves is looked at with
the referee's own figures (tokens won, walls, cubes, what the next turn can win). A pair is kept
when one of these differs, by the rule of its theme, and all others are the same. The coach is not
asked: what it says of these pairs is what the test finds out.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.monolyth.rules.cells import full_levels
from lapidarium.games.monolyth.rules.events import Give, Place, Prophesy, Swap
from lapidarium.games.monolyth.rules.scoring import walls_of
from lapidarium.games.monolyth.rules.state import EMPTY, Phase
from tests.games.monolyth.tables import monolyth
from tests.oracle.builders import architect, at_random, chosen, filler, prophet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.scoring import Wall
    from lapidarium.games.monolyth.rules.state import State

    Move = tuple[Event, "Figures"]

PER_THEME = 5
PAIRS = 20
"""Whose next turn is compared, in each position."""
LARGE = 6
"""Points of a next turn that are a reason."""
THEMES = ("wall", "prophecy", "level", "structure", "deny", "reach", "token", "tempo")


class Figures(NamedTuple):
    """What the referee says of a move."""

    after: State
    levels: tuple[int, ...]
    structure: int
    walls: tuple[Wall, ...]
    cubes: int
    offer: tuple[int, ...]
    is_end: bool


def figures(game: Monolyth, state: State, move: Event) -> Figures:
    """All that differs between moves, as the referee counts it."""
    seat = state.active
    after = game.with_tokens(game.after(state, move))
    own = after.boards[seat]
    return Figures(
        after,
        own.levels,
        own.structure,
        walls_of(game.pack, own, game.tables.height),
        own.filled.bit_count(),
        after.prophecies,
        full_levels(own.filled) == game.tables.height,
    )


def best_next(game: Monolyth, after: State) -> int:
    """The most points that the next turn can bring at once."""
    if after.phase in (Phase.FILL, Phase.GIVE):
        after = after._replace(phase=Phase.TURN, turn=after.turn + 1, left=EMPTY)
    if after.phase is not Phase.TURN:
        return 0
    seat, had = after.active, game.scores(after)[after.active]
    moves = game.legal(after)
    return max(game.scores(game.with_tokens(game.after(after, m)))[seat] - had for m in moves)


def planted(game: Monolyth, bad: tuple[Event, Figures], good: tuple[Event, Figures]) -> str | None:
    """The theme in which `good` is better, if that is the only difference that counts."""
    a, b = bad[1], good[1]
    if a.is_end or b.is_end:
        return None
    theme = _theme(bad[0], good[0], a, b)
    if theme is None:
        return None
    before, after = best_next(game, a.after), best_next(game, b.after)
    if theme == "crystal":
        if game.players == 1:
            return "reach" if after >= before + LARGE else None
        return "deny" if before >= after + LARGE else None
    return theme if before == after else None


def _theme(bad: Event, good: Event, a: Figures, b: Figures) -> str | None:  # noqa: PLR0911
    """The one thing that differs; the next turn is still to be compared."""
    if isinstance(bad, Give) and isinstance(good, Give):
        return "token" if _keeps_a_useful_token(a, bad.value, good.value) else None
    if isinstance(bad, Prophesy) or isinstance(good, Prophesy):
        return "prophecy" if _is_better_prophecy(a, b, bad, good) else None
    if a.after.boards == b.after.boards:
        return "crystal"
    is_won = len(b.levels) > len(a.levels), b.structure > a.structure
    is_same = a.levels == b.levels, a.structure == b.structure
    if a.cubes == b.cubes and _walls_alike(a, b):
        if is_won[0] and is_same[1]:
            return "level"
        if is_won[1] and is_same[0]:
            return "structure"
    if all(is_same) and a.cubes == b.cubes and _keeps_a_wall(a, b):
        return "wall"
    same_wall_cubes = [w.cubes for w in a.walls] == [w.cubes for w in b.walls]
    if all(is_same) and same_wall_cubes and b.cubes >= a.cubes + 2 and isinstance(bad, Swap):
        return "tempo" if all(w.possible >= w.prophecy for w in b.walls) else None
    return None


def _walls_alike(a: Figures, b: Figures) -> bool:
    """Every wall stands nearly the same, and as well with its prophecy."""
    return all(
        abs(x.cubes - y.cubes) <= 1
        and (x.cubes >= x.prophecy) == (y.cubes >= y.prophecy)
        and (x.possible >= x.prophecy) == (y.possible >= y.prophecy)
        for x, y in zip(a.walls, b.walls, strict=True)
    )


def _keeps_a_useful_token(a: Figures, bad: int, good: int) -> bool:
    """Solo: `good` fits no free wall any more, `bad` is kept already on one of them."""
    free = [w for w in a.walls if not w.prophecy]
    others = [*a.offer]
    return (
        bool(free)
        and all(w.possible < good for w in free)
        and any(w.cubes >= bad for w in free)
        and bad not in others
        and not any(any(w.cubes >= other for w in free) for other in others if other >= bad)
    )


def _is_better_prophecy(a: Figures, b: Figures, bad: Event, good: Event) -> bool:
    """`good` is kept as soon as it is fixed; `bad` can never be kept."""
    if not (isinstance(bad, Prophesy) and isinstance(good, Prophesy)):
        return False
    foretold = next(w for w in b.walls if w.colour == good.colour)
    hopeless = next(w for w in a.walls if w.colour == bad.colour)
    return foretold.cubes >= good.value >= 4 and hopeless.possible < bad.value


def _keeps_a_wall(a: Figures, b: Figures) -> bool:
    """One prophecy is kept now, or not broken; all other walls stand the same."""
    pairs = list(zip(a.walls, b.walls, strict=True))
    differ = [(x, y) for x, y in pairs if (x.cubes, x.possible) != (y.cubes, y.possible)]
    if len(differ) != 1:
        return False
    x, y = differ[0]
    keeps = y.cubes >= y.prophecy > x.cubes
    breaks = x.possible < x.prophecy <= y.possible
    return bool(x.prophecy) and (keeps or breaks)


def positions(draw: random.Random) -> Iterator[tuple[Monolyth, State]]:
    """Decisions of games between simple builders, for ever."""
    while True:
        players = draw.choice((1, 1, 2, 2, 3, 4))
        game = monolyth(players)
        builders = [draw.choice((filler, architect, architect, prophet)) for _ in range(players)]
        state = game.start()
        while (turn := game.to_act(state)) != OVER:
            if turn == CHANCE:
                outcomes, weights = zip(*game.chance(state).outcomes, strict=True)
                state = game.after(state, draw.choices(outcomes, weights)[0])
                continue
            if draw.random() < 0.25 and state.turn >= 4 * players:
                yield game, state
            builder = builders[turn] if draw.random() < 0.85 else at_random
            if draw.random() < 0.08:
                builder = prophet
            state = game.after(state, chosen(builder, game, state, draw))


def pairs(game: Monolyth, state: State, draw: random.Random) -> list[tuple[Move, Move]]:
    """Pairs of moves in random order: of one kind each, of one tower, and of one stone."""
    moves = [(move, figures(game, state, move)) for move in game.legal(state)]
    draw.shuffle(moves)
    kinds = [[m for m in moves if isinstance(m[0], kind)] for kind in (Place, Prophesy, Give)]
    found = [pair for kind in kinds for pair in combinations(kind[:60], 2)]
    by_tower: dict[object, Move] = {}
    for move in moves:
        tower = move[1].after.boards
        if tower in by_tower:
            found.append((by_tower[tower], move))
        by_tower[tower] = move
    found += [
        (swap, place)
        for swap in moves
        for place in kinds[0]
        if isinstance(swap[0], Swap) and isinstance(place[0], Place)
        if swap[0].site == place[0].site
    ]
    draw.shuffle(found)
    return found


def main() -> None:
    """Write so many of each theme, each from another position."""
    draw = random.Random("reasons")
    found: dict[str, int] = dict.fromkeys(THEMES, 0)
    print("# Written by plant_reasons.py: two moves that differ in one thing alone.")
    for game, state in positions(draw):
        if all(count >= PER_THEME for count in found.values()):
            return
        pair = _first_pair(game, state, draw, found)
        if pair is not None:
            theme, bad, good = pair
            found[theme] += 1
            print(f'\n[[position]]\ntheme = "{theme}"\nplayers = {game.players}')
            print(f'position = "{game.position(state)}"')
            print(f'played = "{game.text(bad)}"\nbetter = "{game.text(good)}"', flush=True)


def _first_pair(
    game: Monolyth, state: State, draw: random.Random, found: dict[str, int]
) -> tuple[str, Event, Event] | None:
    asked = 0
    for one, other in pairs(game, state, draw):
        for bad, good in ((one, other), (other, one)):
            theme = _theme(bad[0], good[0], bad[1], good[1])
            wanted = ("deny", "reach") if theme == "crystal" else (theme,)
            if all(found.get(each or "", PER_THEME) >= PER_THEME for each in wanted):
                continue
            asked += 1
            if asked > PAIRS:
                return None
            theme = planted(game, bad, good)
            if theme is not None and found[theme] < PER_THEME:
                return theme, bad[0], good[0]
    return None


if __name__ == "__main__":
    main()
