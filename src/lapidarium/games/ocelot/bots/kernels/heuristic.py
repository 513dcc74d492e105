"""A fast heuristic for moves: what a tool collects at once, and what it gives away.

A gem goes to whoever adds the last tool it lacks. So a tool gains the gems that lack just
this one, and gives away those that then lack one more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.bots.kernels.layout import NOWHERE
from lapidarium.games.ocelot.bots.kernels.position import (
    NONE,
    ONE,
    collectable,
    landings_apart,
    tools_left,
)
from lapidarium.games.ocelot.compiled.layout import BLUE


@kernel
def worth(g: Any, squares: Any) -> Any:
    """About what the gems on these squares bring, in points."""
    return (
        bits.count(squares & g.planes[0])
        + (bits.count(squares & g.planes[1]) << 1)
        + (bits.count(squares & g.planes[2]) << 2)
        + (bits.count(squares & g.planes[3]) << 3)
    )


@kernel
def lacking(g: Any, p: Any, masks: Any) -> None:
    """For each tool the squares it would collect, give away and open, wherever it is placed."""
    seat = np.int64(p.seat)
    own = g.caves[p.cave[seat]] if p.cave[seat] != NOWHERE else NONE
    others = g.caves[p.cave[1 - seat]] if p.cave[1 - seat] != NOWHERE else NONE
    rest = p.lying & ~collectable(g, p, seat)
    for tool in range(3):
        one, two = p.seen[(tool + 1) % 3], p.seen[(tool + 2) % 3]
        last = one & two & ~p.seen[tool]
        third = p.twice & (one | two)
        gains = rest & (last | (own & third))
        masks[tool] = gains
        masks[3 + tool] = rest & (((one ^ two) & ~p.seen[tool]) | (others & p.once & ~p.twice))
        masks[6 + tool] = rest & others & third & ~gains


@kernel
def weigh_tool(t: Any, g: Any, m: Any, masks: Any, tool: Any, circle: Any) -> Any:
    """A tool on a circle, in points."""
    sight = t.sight[circle]
    found = 0.0
    gains, gives, opens = sight & masks[tool], sight & masks[3 + tool], sight & masks[6 + tool]
    if gains != NONE:
        found += m.gain * worth(g, gains)
    if gives != NONE:
        found -= m.gift * worth(g, gives)
    if opens != NONE:
        found -= m.opened * worth(g, opens)
    return found


@kernel
def with_companion(g: Any, p: Any, cave: Any) -> Any:
    """O-G3: what a companion in this cave would open to its owner."""
    compass, lantern, pick = p.seen[0], p.seen[1], p.seen[2]
    two = (compass & lantern) | (lantern & pick) | (pick & compass)
    return two & p.thrice & g.caves[cave] & p.lying


@kernel
def weigh_companion(g: Any, m: Any, p: Any) -> Any:
    """The companion placed in the blue cave, in points, without what it finds on its square."""
    opened = m.gain * worth(g, with_companion(g, p, BLUE))
    return opened + m.companion - m.waiting * max(0, tools_left(p, p.seat) - 10)


@kernel
def weigh_going(g: Any, m: Any, p: Any) -> Any:
    """The companion moved to the next cave rather than not, in points, before it lands."""
    cave = np.int64(p.cave[p.seat])
    without = p.seen[0] & p.seen[1] & p.seen[2]
    here = with_companion(g, p, cave) & ~without
    there = with_companion(g, p, cave + 1) & ~without
    lies_here, lies_there = p.lying & g.caves[cave], p.lying & g.caves[cave + 1]
    return m.gain * (worth(g, there) - worth(g, here)) + m.moving * (
        worth(g, lies_there) - worth(g, lies_here)
    )


@kernel
def best_landing(g: Any, p: Any, cave: Any) -> Any:
    """The square of a cave on which a companion finds most."""
    squares = landings_apart(g, p, cave)
    found, most = -1, -1
    while squares != NONE:
        square = bits.lowest(squares)
        here = worth(g, p.lying & (ONE << np.uint64(square)))
        if here > most:
            found, most = square, here
        squares &= squares - ONE
    return found
