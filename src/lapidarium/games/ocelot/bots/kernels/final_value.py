"""What a position is worth at its end: expected points, and a share of the win."""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from lapidarium.games.ocelot.bots.kernels.arithmetic import root
from lapidarium.games.ocelot.compiled.layout import BLUE, CAVES, SPECIALS, STAR


@kernel
def expected(g: Any, p: Any, seat: Any) -> Any:
    """O-E2, O-E3: points of a seat, over everything its unseen amethysts may be."""
    total = p.points[seat] + g.known[seat]
    ones = p.ones[seat] + g.own_ones[seat]
    threes = p.threes[seat] + g.own_threes[seat]
    a, b = g.owns[seat, 0], g.owns[seat, 1]
    c, d = g.owns[seat, 2], g.owns[seat, 3]
    for bag in range(CAVES):
        drawn = np.float64(p.drawn[seat, bag])
        total += drawn * g.mean[bag]
        ones += drawn * g.ones[bag]
        threes += drawn * g.threes[bag]
        a += drawn * g.chance[0, bag]
        b += drawn * g.chance[1, bag]
        c += drawn * g.chance[2, bag]
        d += drawn * g.chance[3, bag]
    lying = bits.count(p.lying & g.caves[BLUE])
    beyond = bits.count(p.lying & ~g.caves[BLUE])
    return total + a * ones + b * threes + c * lying + 2.0 * d * beyond


@kernel
def share(margin: Any, scale: Any) -> Any:
    """A margin in points as a share of the win between 0 and 1."""
    x = margin / scale
    return 0.5 + 0.5 * x / root(1.0 + x * x)


@kernel
def survey(t: Any, s: Any, seat: Any, g: Any) -> None:
    """What the search has to know of the gems and amethysts, as this seat sees them."""
    for cave in range(CAVES):
        g.caves[cave] = t.caves[cave]
    g.kinds[:] = np.uint64(0)
    for square in range(t.squares):
        if s.gems[square] < len(g.kinds):
            g.kinds[s.gems[square]] |= np.uint64(1) << np.uint64(square)
    g.classes[:] = np.uint64(0)
    for kind in range(len(g.kinds)):
        g.values[kind] = t.values[kind]
        group = kind if kind == 0 else (1 if kind <= STAR else kind - 2)
        for cave in range(CAVES):
            g.classes[group * CAVES + cave] |= g.kinds[kind] & g.caves[cave]
    for bag in range(CAVES):
        _survey_bag(t, s, seat, g, bag)
    _survey_hand(t, s, seat, g)
    _survey_worth(g)


@kernel
def _printed(t: Any, tokens: Any) -> Any:
    total = 0
    for digit in range(len(t.digits)):
        total += bits.count(tokens & t.digits[digit]) << digit
    return total


@kernel
def _survey_bag(t: Any, s: Any, seat: Any, g: Any, bag: Any) -> None:
    """O-G8: the unseen amethysts are those of the bag that this seat does not have."""
    unseen = t.bags[bag] & ~s.amethysts[seat]
    count = np.float64(max(1, bits.count(unseen)))
    g.mean[bag] = _printed(t, unseen) / count
    g.ones[bag] = bits.count(unseen & t.ones) / count
    g.threes[bag] = bits.count(unseen & t.threes) / count
    for special in range(SPECIALS):
        g.chance[special, bag] = bits.count(unseen & t.specials[special]) / count


@kernel
def _survey_hand(t: Any, s: Any, seat: Any, g: Any) -> None:
    for each in range(2):
        own = s.amethysts[seat] if each == seat else np.uint64(0)
        g.known[each] = _printed(t, own)
        g.own_ones[each] = bits.count(own & t.ones)
        g.own_threes[each] = bits.count(own & t.threes)
        for special in range(SPECIALS):
            g.owns[each, special] = bits.count(own & t.specials[special])


@kernel
def _survey_worth(g: Any) -> None:
    """About what each gem brings: its points, a third of an amethyst, or a whole one."""
    g.planes[:] = np.uint64(0)
    for kind in range(len(g.kinds)):
        for cave in range(CAVES):
            squares = g.kinds[kind] & g.caves[cave]
            worth = np.float64(g.values[kind])
            if 1 <= kind <= 3:
                worth += 0.3 * g.mean[BLUE]
            elif kind == len(g.kinds) - 1:
                worth = g.mean[cave]
                for special in range(SPECIALS):
                    worth += 6.0 * g.chance[special, cave]
            whole = min(int(worth + 0.5), (1 << len(g.planes)) - 1)
            for plane in range(len(g.planes)):
                if (whole >> plane) & 1:
                    g.planes[plane] |= squares
