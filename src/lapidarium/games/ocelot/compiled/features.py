"""What an observation of Sir Ocelot's Cave is made of.

The seat that looks comes first, the other second. What the other's amethysts print is not in it
(O-G8) until the game is over: only how many there are from which bag, and what is unseen.
"""

from __future__ import annotations

from typing import Final

from lapidarium.compiled.features import Features
from lapidarium.games.ocelot.compiled.layout import (
    CAVES,
    FACES,
    KINDS,
    LETTERS,
    SEATS,
    SPACES,
    TOOLS,
)

FEATURES: Final = Features(
    gems=KINDS * SPACES,  # by kind: 1 at each square that holds one
    tools=FACES * SPACES,  # by face: 1 at each circle on which it is up
    seen=TOOLS * SPACES,  # by tool: 1 at each square it sees
    thrice=SPACES,  # 1 at each square seen from three sides or more
    collectable=SEATS * SPACES,  # by seat: 1 at each square whose gem it could collect
    companions=SEATS * SPACES,  # by seat: 1 at the square of its companion
    hands=SEATS * LETTERS,  # tools left
    collected=SEATS * KINDS,
    amethysts=SEATS * CAVES,  # by seat: how many from each bag
    own=SPACES,  # by kind of amethyst: how many the seat that looks has
    unseen=SPACES,  # by kind of amethyst: how many are in the bags or with the other
    points=SEATS,  # that the seat that looks knows of
    step=4,  # 1 if placing, moving the companion, collecting, something else
    owed=CAVES,  # 1 at the bag that is drawn from next
    active=SEATS,  # 1 at the seat whose turn it is
    first=1,  # 1 if the seat that looks began
)
