"""For those who study games: environments and texts over the game interface, for any game.

Nothing here is imported by a plain install; docs/research.md and docs/language-models.md say how to
use it. Every library has a module of its own, which imports it: `gymnasium` (registers
the environments), `single`, `vector`, `sb3`, `pettingzoo`, `openspiel`. `engine` and `search` need
nothing but NumPy.
"""
