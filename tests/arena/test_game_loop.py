"""The loop of every game: ask, apply, deal, until it is over."""

from __future__ import annotations

from typing import NamedTuple

from lapidarium.arena.game_loop import DealtGame, play_out
from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE, OVER
from tests.games.monolyth.tables import monolyth


class Countdown(NamedTuple):
    """So many decisions are left; two seats take turns."""

    left: int

    @property
    def to_act(self) -> int:
        return self.left % 2 if self.left else -1


def test_every_seat_is_asked_in_its_turn_until_the_end() -> None:
    asked = []

    def ask(game: Countdown, seat: int) -> Countdown:
        asked.append(seat)
        return Countdown(game.left - 1)

    assert play_out(Countdown(5), ask) == Countdown(0)
    assert asked == [1, 0, 1, 0, 1]


def test_nobody_is_asked_after_the_end() -> None:
    assert play_out(Countdown(0), lambda game, _seat: game) == Countdown(0)


def test_a_dealt_game_is_dealt_until_somebody_decides() -> None:
    """Whoever is asked never meets a chance, and the events lead to the state."""
    game = monolyth()
    seats = []

    def ask(dealt: DealtGame, seat: int) -> DealtGame:
        seats.append(seat)
        assert game.to_act(dealt.state) == seat != CHANCE
        return dealt.advance(game.legal(dealt.state)[0])

    last = play_out(DealtGame(game, Dealer("loop")), ask)
    assert game.to_act(last.state) == OVER
    assert set(seats) == {0, 1}
    state = game.start()
    for event in last.events:
        state = game.after(state, event)
    assert state == last.state
