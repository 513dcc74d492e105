"""What the compiled core raises."""


class CoreError(ValueError):
    """Something that is no state, number or argument of this game; the message says what."""


class CompiledCodeError(RuntimeError):
    """A kernel stopped: with NUMBA_BOUNDSCHECK=1, because an index was out of bounds."""
