"""Pebbles: take one to three from a heap, and keep your charm secret. For two or three players."""

from lapidarium_pebbles.game_type import PebblesType

GAME = PebblesType()
