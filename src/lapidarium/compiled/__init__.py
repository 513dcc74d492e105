"""The games in compiled form, for speed (docs/compiled.md).

The referee stays the authority: the compiled form must agree with it on every state.
"""

from lapidarium.compiled.batch import NO_MOVE, Batch
from lapidarium.compiled.compiled_game import CompiledGame
from lapidarium.compiled.errors import CoreError
from lapidarium.compiled.seeds import seeds

__all__ = ["NO_MOVE", "Batch", "CompiledGame", "CoreError", "seeds"]
