"""Finding moves while they are typed, in whatever notation a game has."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def matching(moves: Sequence[str], typed: str) -> list[str]:
    """The moves that begin as typed; if there are none, those that have all its words."""
    wanted = " ".join(typed.split()).lower()
    begun = [move for move in moves if move.lower().startswith(wanted)]
    if begun or not wanted:
        return begun
    words = wanted.split()
    return [move for move in moves if _has_words(move.lower().split(), words)]


def _has_words(parts: list[str], words: list[str]) -> bool:
    return all(any(part.startswith(word) for part in parts) for word in words)


def picked(moves: Sequence[str], typed: str, word: str) -> str:
    """The input after a click on something that stands for a word of a move.

    It goes on with what is typed if that leads to a move. Otherwise it begins anew.
    """
    for text in (f"{typed} {word}", word):
        wanted = " ".join(text.split())
        if found := matching(moves, wanted):
            return found[0] if len(found) == 1 else wanted
    return word


class Completion:
    """What the Tab key does: go on as far as all moves agree, then through the next words."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.shown = ""

    def next(self, moves: Iterable[str], typed: str, step: int = 1) -> str:
        """The text after another press of the key."""
        if self.words and typed == self.shown:
            at = self.words.index(typed) + step
            self.shown = self.words[at % len(self.words)]
            return self.shown
        begun = [move for move in moves if move.lower().startswith(typed.lower())]
        common = _common(begun)
        self.words = []
        if len(common) > len(typed) or not begun:
            self.shown = common or typed
            return self.shown
        self.words = list(dict.fromkeys(_to_next_word(move, len(typed)) for move in begun))
        self.shown = self.words[0 if step > 0 else -1]
        return self.shown


def _common(texts: list[str]) -> str:
    """How all of these begin."""
    columns = takewhile(lambda letters: len(set(letters)) == 1, zip(*texts, strict=False))
    return "".join(letters[0] for letters in columns)


def _to_next_word(move: str, length: int) -> str:
    """The move up to the end of the word that goes on after so many characters."""
    end = move.find(" ", length + 1 if move[length : length + 1] == " " else length)
    return move if end < 0 else move[: end + 1]
