"""One game in progress: a state, the stream that its draws come from, and what each seat earns.

Rewards, by name:

    score   points, once the game is over; 0 before
    win     once the game is over, by place from 1 (first) to -1 (last); equals share
    delta   every change of a seat's points, so that the sum is its final score

An illegal action raises (`illegal="raise"`) or ends the game (`"terminate"`): then whoever chose it
gets PENALTY, and nobody else anything.

A game can be given its first draws, in notation: so a recorded game is played again. The first draw
that does not fit, because another action was chosen, and all after it come from the stream.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapidarium.compiled.vector_signatures import PENALTY
from lapidarium.games.codec import NoSuchAction
from lapidarium.games.errors import Illegal, Unreadable
from lapidarium.games.game import CHANCE, OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.research.engine import Engine

REWARDS: Final = ("score", "win", "delta")
ILLEGAL: Final = ("terminate", "raise")
STREAM: Final = 8
FLAGS: Final = 1
WAS_ILLEGAL: Final = 1
HAS_DRAWS: Final = 2
LENGTH: Final = 4


def check_options(reward: str, illegal: str, players: int) -> None:
    """Raises ValueError for a name that is not known."""
    if reward not in REWARDS:
        raise ValueError(f"reward: expected one of {', '.join(REWARDS)}, got {reward!r}")
    if reward == "win" and players == 1:
        raise ValueError("reward: nobody wins alone; expected score or delta")
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal: expected one of {', '.join(ILLEGAL)}, got {illegal!r}")


def checked_draws(draws: Sequence[str]) -> Sequence[str]:
    """The same draws, if they are lines of text; raises ValueError."""
    is_list = isinstance(draws, list | tuple)
    if not is_list or not all(isinstance(one, str) and "\n" not in one for one in draws):
        raise ValueError(f"draws: expected a list of draws in notation, got {draws!r:.60}")
    return draws


def by_place(places: Sequence[int]) -> list[float]:
    """From 1 for the first to -1 for the last; who shares a place shares what it is worth."""
    last = len(places) - 1
    return [1.0 - (2 * own + places.count(own) - 1) / last for own in places]


class Match:
    """A game that somebody plays, one decision at a time."""

    def __init__(self, engine: Engine, reward: str = "score", illegal: str = "terminate") -> None:
        check_options(reward, illegal, engine.players)
        self.engine, self.reward, self.illegal = engine, reward, illegal
        self.stream = 0
        self.was_illegal = False
        self.draws: tuple[str, ...] = ()
        self.state = engine.start()
        self._points: tuple[int, ...] = (0,) * engine.players

    def begin(self, stream: int, draws: Sequence[str] = ()) -> None:
        """A new game, set up by these draws as far as they go, then at random.

        Raises ValueError for draws that cannot be read, or not be made before the first decision.
        """
        state, made = self._set_up(checked_draws(draws))
        self.was_illegal, self.draws = False, tuple(draws[made:])
        self.state, self.stream = self.engine.deal(state, stream)
        if self.reward == "delta":
            self._points = self.engine.scores(self.state)

    def _set_up(self, draws: Sequence[str]) -> tuple[bytes, int]:
        """The state after the draws that come before the first decision, and how many those are."""
        engine, state, made = self.engine, self.engine.start(), 0
        for number, text in enumerate(draws, 1):
            try:
                engine.game.parse(text)
                if made == number - 1 and engine.to_act(state) == CHANCE:
                    state, made = engine.drawn(state, text), number
            except (Illegal, Unreadable) as error:
                raise ValueError(f"draws: draw {number}: {error}") from None
        return state, made

    @property
    def seat(self) -> int:
        """Who decides, or OVER."""
        return OVER if self.was_illegal else self.engine.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.seat == OVER

    def step(self, action: int) -> list[float]:
        """An action of the seat to act, and what is drawn then: the rewards of all seats."""
        engine = self.engine
        seat = OVER if self.was_illegal else engine.to_act(self.state)
        if seat == OVER:
            raise ValueError("the game is over: reset it first")
        try:
            if self.draws:
                self._play_drawn(action)
            else:
                self.state, self.stream = engine.play(self.state, action, self.stream)
        except (Illegal, NoSuchAction):
            if self.illegal == "raise":
                raise
            self.was_illegal = True
            return [PENALTY * (n == seat) for n in range(engine.players)]
        return self._rewards()

    def _play_drawn(self, action: int) -> None:
        """An action, and then what was given to be drawn, as long as it fits."""
        engine = self.engine
        state = engine.after(self.state, action)
        while self.draws and engine.to_act(state) == CHANCE:
            try:
                state = engine.drawn(state, self.draws[0])
            except (Illegal, Unreadable):
                self.draws = ()
            else:
                self.draws = self.draws[1:]
        self.state, self.stream = engine.deal(state, self.stream)

    def _rewards(self) -> list[float]:
        engine = self.engine
        if self.reward == "delta":
            before, self._points = self._points, engine.scores(self.state)
            return [float(now - then) for now, then in zip(self._points, before, strict=True)]
        if engine.to_act(self.state) != OVER:
            return [0.0] * engine.players
        if self.reward == "score":
            return [float(points) for points in engine.scores(self.state)]
        return by_place(engine.places(self.state))

    def get_state(self) -> bytes:
        """Everything, hidden values and the coming draws too: not for those who play."""
        head = bytes([WAS_ILLEGAL * self.was_illegal + HAS_DRAWS * bool(self.draws)])
        head += self.stream.to_bytes(STREAM, "little")
        if self.draws:
            text = "\n".join(self.draws).encode()
            head += len(text).to_bytes(LENGTH, "little") + text
        return head + self.state

    def set_state(self, state: bytes) -> None:
        """Go on from what `get_state` gave; raises ValueError if that is no such state."""
        most = WAS_ILLEGAL + HAS_DRAWS
        if not isinstance(state, bytes) or len(state) <= FLAGS + STREAM or state[0] > most:
            raise ValueError(f"expected what get_state returned, got {state!r:.40}")
        engine, rest = self.engine, state[FLAGS + STREAM :]
        draws: list[str] = []
        if state[0] & HAS_DRAWS:
            end = LENGTH + int.from_bytes(rest[:LENGTH], "little")
            draws, rest = rest[LENGTH:end].decode().split("\n"), rest[end:]
        engine.encode(engine.decode(rest))  # raises what is wrong with it
        self.draws = tuple(draws)
        self.was_illegal = bool(state[0] & WAS_ILLEGAL)
        self.stream = int.from_bytes(state[FLAGS : FLAGS + STREAM], "little")
        self.state = rest
        if self.reward == "delta":
            self._points = engine.scores(rest)
