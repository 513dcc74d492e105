"""What can be wrong with a bot's weights."""


class InvalidWeights(ValueError):  # noqa: N818
    """A weight file that cannot be used; the text says why."""
