"""What can be wrong with what a bot has learned."""


class SpoiledWeights(ValueError):  # noqa: N818
    """A file of weights that is not what it should be; the text says how."""
