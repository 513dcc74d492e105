"""Puzzles: positions with one clearly best move, made from games of strong bots."""

from lapidarium.learning.puzzles.puzzle import Puzzle, by_id, of_day, of_game
from lapidarium.learning.puzzles.wrong_tries import missed

__all__ = ["Puzzle", "by_id", "missed", "of_day", "of_game"]
