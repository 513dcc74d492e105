"""The loop of every game: ask the seat to act, apply its decision, deal, until the game is over.

The loop asks; whoever answers gives back the game after the decision, dealt until the next one.
At a table that is done by the table's commands, in a simulation by `DealtGame.advance`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from lapidarium.dealing import deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.dealing import Dealer
    from lapidarium.games.game import Game


class Playable(Protocol):
    """A game as it stands somewhere, such as a table."""

    @property
    def to_act(self) -> int:
        """The seat whose decision it is; negative when the game is over."""


P = TypeVar("P", bound=Playable)


def play_out(game: P, ask: Callable[[P, int], P]) -> P:
    """The game after its end; `ask` gets the game and the seat to act, and gives what follows."""
    while (seat := game.to_act) >= 0:
        game = ask(game, seat)
    return game


class DealtGame:
    """A game without a table: every event so far, the state, and the dealer that draws."""

    __slots__ = ("dealer", "events", "game", "state", "to_act")

    def __init__(self, game: Game[Any, Any], dealer: Dealer) -> None:
        self.game = game
        self.dealer = dealer
        self.events: list[Any] = []
        self.state = game.start()
        self._deal()

    def advance(self, move: Any) -> DealtGame:
        """Apply a move of the seat to act, and deal; gives itself."""
        self.state = self.game.after(self.state, move)
        self.events.append(move)
        self._deal()
        return self

    def _deal(self) -> None:
        for event, state in deal(self.game, self.state, self.dealer.draw):
            self.events.append(event)
            self.state = state
        self.to_act = self.game.to_act(self.state)
