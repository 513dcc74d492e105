"""Lessons and puzzles: positions that somebody plays by themselves, and what is remembered."""
