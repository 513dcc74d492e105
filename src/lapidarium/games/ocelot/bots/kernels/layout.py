"""Records of the search for Sir Ocelot's Cave.

The search works in turns: whoever can collect collects everything. What is drawn never
changes which moves there are, so a position is what everybody sees; an unseen amethyst counts
as the mean of its bag.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from lapidarium.games.ocelot.compiled.layout import (
    CAVES,
    KINDS,
    LETTERS,
    MOST,
    SEATS,
    SPACES,
    SPECIALS,
    STATE,
    TOOLS,
)

GROUPS: Final = 6
"""Of gems: crystal, celestite, opal, emerald, beryl, geode."""
CLASSES: Final = GROUPS * CAVES
PLANES: Final = 4
"""Binary digits of what a gem is worth in a rough count."""
NOWHERE: Final = -1

POSITION: Final = np.dtype(
    [
        ("seen", "u8", (TOOLS,)),  # squares seen by each tool
        ("once", "u8"),  # squares seen from one side or more,
        ("twice", "u8"),  # from two,
        ("thrice", "u8"),  # from three
        ("taken", "u8"),  # circles with a tool
        ("lying", "u8"),  # squares with a gem
        ("points", "i4", (SEATS,)),  # of gems
        ("hands", "i1", (SEATS, LETTERS)),
        ("cave", "i1", (SEATS,)),  # of each companion, or NOWHERE
        ("square", "i1", (SEATS,)),  # of each companion, or NOWHERE
        ("shapes", "i1", (SEATS, 3)),  # celestites
        ("ones", "i1", (SEATS,)),  # gems that print a 1
        ("threes", "i1", (SEATS,)),
        ("drawn", "i1", (SEATS, CAVES)),  # amethysts nobody but their owner knows
        ("left", "i1", (CAVES,)),  # amethysts in each bag
        ("seat", "i1"),
        ("step", "i1"),  # PLACE, MOVE or OVER, as in the core
    ],
    align=True,
)

GROUND: Final = np.dtype(
    [
        ("kinds", "u8", (KINDS,)),  # squares with each kind of gem where the search begins
        ("classes", "u8", (CLASSES,)),  # squares with each class of gem in each cave
        ("planes", "u8", (PLANES,)),  # squares whose gem's worth has each binary digit
        ("caves", "u8", (CAVES,)),
        ("mean", "f8", (CAVES,)),  # what an unseen amethyst prints on average
        ("ones", "f8", (CAVES,)),  # how many of the unseen ones print a 1, as a share
        ("threes", "f8", (CAVES,)),
        ("chance", "f8", (SPECIALS, CAVES)),  # that an unseen amethyst is this special one
        ("known", "f8", (SEATS,)),  # points of the amethysts the seat that searches has
        ("owns", "f8", (SEATS, SPECIALS)),  # 1 where it has a special one
        ("own_ones", "f8", (SEATS,)),  # its amethysts that print a 1
        ("own_threes", "f8", (SEATS,)),
        ("values", "i8", (KINDS,)),
    ],
    align=True,
)

PARAMETERS: Final = np.dtype(
    [
        ("gain", "f8"),  # weight of what is collected at once
        ("gift", "f8"),  # weight of what the other could then collect with one tool
        ("opened", "f8"),  # weight of what the other could then collect with none
        ("noise", "f8"),  # of the moves in a playout, in points
        ("companion", "f8"),  # worth of placing the companion, in points,
        ("waiting", "f8"),  # less this for each token still in hand above ten
        ("moving", "f8"),  # weight of what lies in a cave when the companion moves there
        ("temperature", "f8"),  # of the priors: the lower, the likelier the best move
        ("explore", "f8"),
        ("first_play", "f8"),  # how much below its parent an untried move is valued
        ("scale", "f8"),  # points of margin that are nearly a win
        ("widen", "f8"),  # how many moves are looked at: this times the root of the visits
        ("learned", "i8"),  # 0: playouts alone; 1: the learned value at leaves; 2: for moves too
        ("turns", "i8"),  # of a playout; then the gems are counted
        ("expand", "i8"),  # visits after which a node gets its moves
        (
            "cautious",
            "i8",
        ),  # own landings at leaves: 0 by the learned value, 1 by the heuristic
    ],
    align=True,
)

NODE: Final = np.dtype(
    [("edge", "i4"), ("count", "i4"), ("visits", "i4"), ("value", "f4")], align=True
)
EDGE: Final = np.dtype(
    [
        ("value", "f4"),  # shares of the win of the seat that moves, added up
        ("prior", "f4"),  # the probability that it is the best
        ("start", "f4"),  # its value before it is tried; below 0: not known
        ("visits", "i4"),
        ("child", "i4"),
        ("move", "i2"),
    ],
    align=True,
)
DEEPEST: Final = 160
"""Moves from the root to a leaf at most."""
MASKS: Final = 16
"""Masks of squares in the workspace."""

# What the learned value looks at, from the view of the seat to act.
STATES: Final = 9
"""Of a gem: what it lacks, and whether there are circles left to give it that. One that three
tools of one kind see, with no circle left, is in none."""
WITH: Final = 3
"""Of a gem in the cave of a companion: as good as free, one tool short, or two."""
GAIN_STEPS: Final = 16
BEST_STEPS: Final = 24
LEAST_BEST: Final = -10
SAFE_STEPS: Final = 16
MOST_LACKING: Final = 127
"""Inputs are stored as bytes."""
TURNS: Final = 17
AT_STATE: Final = 0
AT_OWN: Final = AT_STATE + CLASSES * STATES
AT_OTHERS: Final = AT_OWN + CLASSES * WITH
AT_CAVE: Final = AT_OTHERS + CLASSES * WITH
AT_TURN: Final = AT_CAVE + 2 * 4
AT_SHAPES: Final = AT_TURN + 2 * TURNS
AT_HANDS: Final = AT_SHAPES + 2 * 3
AT_LACKS: Final = AT_HANDS + 2 * LETTERS
AT_GAIN: Final = AT_LACKS + 2 * TOOLS
AT_NEXT: Final = AT_GAIN + 2 * GAIN_STEPS
AT_BEST: Final = AT_NEXT + 2 * GAIN_STEPS
AT_SAFE: Final = AT_BEST + 2 * BEST_STEPS
INPUTS: Final = AT_SAFE + 2 * SAFE_STEPS
HIDDEN: Final = 64
INNER: Final = 32
OUTPUTS: Final = 2
"""Points still to come: for the seat to act, for the other."""
WEIGHTS: Final = np.dtype(
    [
        ("first", "f4", (INPUTS, HIDDEN)),
        ("first_bias", "f4", (HIDDEN,)),
        ("second", "f4", (HIDDEN, INNER)),
        ("second_bias", "f4", (INNER,)),
        ("third", "f4", (INNER, OUTPUTS)),
        ("third_bias", "f4", (OUTPUTS,)),
    ],
    align=True,
)
POINTS_PER_UNIT: Final = 10.0
"""The unit of the network's outputs."""
LONGEST: Final = 36
"""Turns of a game, and its end."""
FACTS: Final = 6
"""Per turn: the points of both seats, the seat to act, whether another move than the best was
made, and the final points of both seats by the search."""
EXPLORATION: Final = 16
"""Self-play: one move in so many is random."""
GREEDY_TURNS: Final = 30
"""If a seat plays by `reply` at first, then for fewer turns than these, of both seats."""
LANDING: Final = 4
"""Landings of the companion are searched with so many times fewer simulations."""
FLOATS: Final = 128
COLLECT_VALUES: Final = 4 + SPACES
"""Points of both seats with everything taken, with nothing; growth by each square alone."""

WORKSPACE: Final = np.dtype(
    [
        ("ground", GROUND),  # what the search has to know of gems and amethysts
        ("positions", POSITION, (4,)),  # 0: the root; 1 to 3: beyond it
        ("states", STATE, (2,)),  # 0: the root; 1: beyond it, in a random search
        ("used", "i8", (2,)),  # nodes and edges of the tree in use
        ("path", "i8", (DEEPEST, 3)),  # from the root to a leaf: node, edge, seat
        ("sums", "f8", (MOST, 2)),  # points of both seats, added up, for each move of the root
        ("moves", "i2", (3, MOST)),  # 0: the tree's; 1, 2: those of `reply`
        ("values", "f8", (4, MOST)),  # of each of these; 3: after the best reply
        ("masks", "u8", (MASKS,)),
        ("floats", "f4", (FLOATS,)),  # the layers of the network
        ("growth", "f8", (COLLECT_VALUES,)),
        ("stream", "u8"),  # of random numbers
    ],
    align=True,
)
"""The scratch memory of the kernels; each thread that calls them has its own."""
