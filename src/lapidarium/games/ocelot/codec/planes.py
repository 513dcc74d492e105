"""What an observation of the cave is made of.

The seat that looks comes first, the other second. What the other's amethysts print is not in it
(O-G8) until the game is over. Squares and circles count in reading order of the mat, 64 at most.
Numbers above a plane's highest value are shown as that value.
"""

from __future__ import annotations

from typing import Final

from lapidarium.games.codec import Plane, Planes
from lapidarium.games.ocelot.compiled.layout import (
    CAVES,
    FACES,
    KINDS,
    LETTERS,
    SEATS,
    SPACES,
    TOOLS,
)

MOST_POINTS: Final = 255
MOST_HELD: Final = 63

PLANES: Final = Planes(
    Plane("gems", (KINDS, SPACES), 1, "by kind: 1 at each square that holds one"),
    Plane("tools", (FACES, SPACES), 1, "by face: 1 at each circle on which it is up"),
    Plane("seen", (TOOLS, SPACES), 1, "by tool: 1 at each square it sees"),
    Plane("thrice", (SPACES,), 1, "1 at each square seen from three sides or more"),
    Plane("collectable", (SEATS, SPACES), 1, "1 at each square whose gem it could collect", True),
    Plane("companions", (SEATS, SPACES), 1, "1 at the square of its companion", True),
    Plane("hands", (SEATS, LETTERS), MOST_HELD, "tools left", True),
    Plane("collected", (SEATS, KINDS), MOST_HELD, "gems of each kind collected", True),
    Plane("amethysts", (SEATS, CAVES), MOST_HELD, "amethysts from each bag", True),
    Plane("own", (SPACES,), MOST_HELD, "by kind of amethyst: how many the seat that looks has"),
    Plane("unseen", (SPACES,), MOST_HELD, "by kind of amethyst: in a bag or with the other"),
    Plane("points", (SEATS,), MOST_POINTS, "points that the seat that looks knows of", True),
    Plane("step", (4,), 1, "1 at: placing, moving the companion, collecting, anything else"),
    Plane("owed", (CAVES,), 1, "1 at the bag that is drawn from next"),
    Plane("active", (SEATS,), 1, "1 at the seat whose turn it is", True),
    Plane("first", (1,), 1, "1 if the seat that looks began"),
)
