"""Ids and observations for a game that brings none: moves by place in a list, text as bytes.

Action n is the n-th legal move in the order of their notation, so what an id means depends
on the position. An observation is the view's text in UTF-8 with the seat before it. It is enough to
run every environment; to learn well, a game should bring a `Codec`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.games.codec import MOST, Codec, NoSuchAction, Plane, Planes

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.game import Game

ACTIONS: Final = 512
LONGEST: Final = 1016


class PlainCodec(Codec):
    """For any game."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.actions = ACTIONS
        self.planes = Planes(
            Plane("seat", (1,), max(game.players - 1, 1), "the seat that looks, from 0"),
            Plane("text", (LONGEST,), MOST, "the view in notation, as UTF-8; then zeros"),
        )

    def _moves(self, state: Any) -> list[Any]:
        moves = sorted(self.game.legal(state), key=self.game.text)
        if len(moves) > ACTIONS:
            raise ValueError(f"{self.game.name} has {len(moves)} moves here; it needs a Codec")
        return moves

    def action(self, state: Any, move: Any) -> int:
        """The place of a move among the legal ones."""
        return self._moves(state).index(move)

    def move(self, state: Any, action: int) -> Any:
        """The move at a place."""
        moves = self._moves(state)
        if self.check(action) >= len(moves):
            raise NoSuchAction(f"{action} is no move here: there are {len(moves)}, from 0")
        return moves[action]

    def legal(self, state: Any) -> NDArray[np.int64]:
        """As many ids as there are moves."""
        return np.arange(len(self.game.legal(state)))

    def observe(self, view: Any, seat: int) -> NDArray[np.uint8]:
        """The view's text."""
        text = self.game.view_text(view).encode()
        if len(text) > LONGEST:
            raise ValueError(f"a view of {self.game.name} takes {len(text)} bytes, not {LONGEST}")
        out = np.zeros(self.planes.size, np.uint8)
        out[0] = seat
        out[1 : 1 + len(text)] = np.frombuffer(text, np.uint8)
        return out
