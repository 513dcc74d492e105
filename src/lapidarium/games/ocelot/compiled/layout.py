"""One state of Sir Ocelot's Cave as one record, and how moves are numbered (docs/compiled.md).

Squares and circles are bits of a word, numbered as in rules/ocelot/box. Amethysts are bits
too: each token of the bags is one, those of a kind beside each other. Seat 0 holds those of a
kind from the lowest bit up, seat 1 from the highest down, so equal states are equal
records. What is not there is NONE. Fields marked * follow from the others and are kept
for speed.
"""

from __future__ import annotations

from typing import Final

import numpy as np

SEATS: Final = 2
SPACES: Final = 64
"""The most squares, circles and amethysts there can be."""
KINDS: Final = 8
"""Of gems: crystal, sun, moon, star, opal, emerald, beryl, geode."""
CRYSTAL, SUN, MOON, STAR, OPAL, EMERALD, BERYL, GEODE = range(KINDS)
CAVES: Final = 3
BLUE, GREEN, RED = range(CAVES)
TOOLS: Final = 3
LETTERS: Final = 3
FACES: Final = 6
SPECIALS: Final = 4
DIGITS: Final = 7
"""Binary digits of what an amethyst prints, 99 at most."""

NONE: Final = 255

FIRST, DEAL, PLACE, MOVE, DRAW, COLLECT, OVER = range(7)
"""Steps, in the order of the referee's."""

STATE: Final = np.dtype(
    [
        ("faces", "u8", (FACES,)),  # circles on which each face is up
        ("taken", "u8"),  # * circles with a tool
        ("seen", "u8", (TOOLS,)),  # * squares seen by each tool
        ("once", "u8"),  # * squares seen from one side or more,
        ("twice", "u8"),  # * from two,
        ("thrice", "u8"),  # * from three
        ("lying", "u8"),  # * squares with a gem
        ("cheap", "u8"),  # * squares with a gem of 1 point
        ("amethysts", "u8", (SEATS,)),
        ("gems", "u1", (SPACES,)),  # the kind on each square
        ("collected", "u1", (SEATS, KINDS)),
        ("hands", "u1", (SEATS, LETTERS)),
        ("companions", "u1", (SEATS,)),
        ("step", "u1"),
        ("first", "u1"),
        ("seat", "u1"),
        ("owed", "u1"),
        ("spare", "u1", (4,)),  # zero, so that equal states are equal bytes
    ],
    align=True,
)

TABLES: Final = np.dtype(
    [
        ("start", STATE),
        ("sight", "u8", (SPACES,)),  # squares each circle sees
        ("caves", "u8", (CAVES,)),  # squares of each cave
        ("circles", "u8"),
        ("bags", "u8", (CAVES,)),  # amethysts of each bag
        ("same", "u8", (SPACES,)),  # amethysts of each kind
        ("digits", "u8", (DIGITS,)),  # amethysts whose value has each binary digit
        ("ones", "u8"),  # amethysts that print a 1
        ("threes", "u8"),
        ("specials", "u8", (SPECIALS,)),  # the amethyst of each formula, a to d
        ("squares", "i8"),
        ("players", "i8"),
        ("kinds", "i8"),  # of amethysts
        ("cave_of", "u1", (SPACES,)),
        ("kind_of", "u1", (SPACES,)),  # of each amethyst
        ("dealt", "u1", (CAVES, KINDS)),
        ("values", "u1", (KINDS,)),
        ("tool_of", "u1", (FACES,)),
    ],
    align=True,
)

# Moves: a face and a circle, then companions and gems by square, then the two that wait.
BY_FACE: Final = 6
COMPANION: Final = FACES << BY_FACE
TAKE: Final = COMPANION + SPACES
STAY: Final = TAKE + SPACES
DONE: Final = STAY + 1
MOVES: Final = DONE + 1
"""Every move has a number below this one."""
MOST: Final = SPACES * FACES + SPACES + 8
"""The length of a list of moves: more than there can be, and SPARE (see `compiled.lists`)."""
