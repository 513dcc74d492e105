"""For those who study games: environments and texts over the game interface, for any game.

Nothing here is imported by a plain install; docs/research.md and docs/language-models.md say how to
use it.
"""
