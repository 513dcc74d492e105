"""The games as environments for research, under the names that the field uses.

Importing this registers the environments with Gymnasium, if that is installed. Every library has
a module of its own, which imports it: `single` and `vector` (Gymnasium), `pettingzoo`,
`openspiel`, `sb3`. `search`, `engine` and `games.encoding` need nothing but NumPy.
"""

from importlib.util import find_spec

from lapidarium.games.encoding import ACTIONS_VERSION
from lapidarium.research.engine import Engine, engine_of, game_of

__all__ = ["ACTIONS_VERSION", "Engine", "engine_of", "game_of"]

if find_spec("gymnasium") is not None:
    from lapidarium.research.registration import register

    register()
