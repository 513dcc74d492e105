"""One game for one learner, as a Gymnasium environment; other seats are played by bots.

The observation is what the learner's seat knows (see `games.codec`), the info has
`action_mask`, `to_move` and, at the end, `scores` and `places`. Rewards: see `match`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from lapidarium import bots
from lapidarium.bots import Budget
from lapidarium.games.packs import read
from lapidarium.research.engine import engine_of, game_of
from lapidarium.research.match import Match
from lapidarium.research.render import as_pixels, as_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from lapidarium.games.pack import Pack

DTYPES = ("uint8", "float32")


class SingleEnv(gym.Env[Any, Any]):
    """A game by name, with the learner at one seat.

    `opponent` names a level or another bot, `budget` how long it may think (`20sims`, `0.1s`).
    `mask` also puts the action mask into the observation, which is a dict then.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        players: int,
        *,
        pack: str | Pack | None = None,
        opponent: str = "random",
        budget: str | None = None,
        seat: int = 0,
        reward: str = "score",
        illegal: str = "terminate",
        mask: bool = False,
        dtype: str = "uint8",
        render_mode: str | None = None,
    ) -> None:
        self.engine = engine_of(game_of(game, players, pack))
        self.match = Match(self.engine, reward, illegal)
        if not 0 <= seat < players:
            raise ValueError(f"seat: expected 0 to {players - 1}, got {seat}")
        if dtype not in DTYPES:
            raise ValueError(f"dtype: expected one of {', '.join(DTYPES)}, got {dtype!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: expected ansi or rgb_array, got {render_mode!r}")
        if players > 1:
            bots.find(game, opponent)
        self.seat, self.opponent, self.dtype = seat, opponent, dtype
        self.budget = None if budget is None else Budget.parse(budget)
        self.has_mask = mask
        self.render_mode = render_mode
        self._is_open = False
        self.action_space = spaces.Discrete(self.engine.actions)
        self.observation_space = self._space()

    def _space(self) -> spaces.Space[Any]:
        high: NDArray[Any] = self.engine.planes.high
        if self.dtype == "float32":
            high = np.ones_like(high, np.float32)
        found = spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)
        if not self.has_mask:
            return found
        mask = spaces.MultiBinary(self.engine.actions)
        return spaces.Dict({"observation": found, "action_mask": mask})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game; the same seed gives the same game, draws and opponents.

        `options={"draws": [...]}` fixes the first draws, in notation (see `match`).
        """
        super().reset(seed=seed, options=options)
        draws = checked_options(options)
        self.match.begin(int(self.np_random.integers(1 << 63)), draws)
        self._is_open = True
        self._follow()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """An action of the learner, then the others' until it decides again."""
        if not self._is_open:
            raise gym.error.ResetNeeded("call reset first: no game is being played")
        if isinstance(action, bool) or not isinstance(action, int | np.integer | np.ndarray):
            raise TypeError(f"expected an action as an integer, got {type(action).__name__}")
        reward = self.match.step(int(action))[self.seat] + self._follow()
        self._is_open = not self.match.is_over
        return self._observation(), reward, not self._is_open, False, self._info()

    def _follow(self) -> float:
        """The other seats decide; what the learner earns meanwhile."""
        reward, match = 0.0, self.match
        while not match.is_over and match.seat != self.seat:
            reward += match.step(self._chosen())[self.seat]
        return reward

    def _chosen(self) -> int:
        """The action of the seat to act, which is not the learner's."""
        engine, state = self.engine, self.match.state
        if self.opponent == "random":
            return int(self.np_random.choice(engine.legal(state)))
        whole = engine.decode(state)
        view = engine.game.view(whole, self.match.seat)
        seed = int(self.np_random.integers(1 << 31))
        choice = bots.choose(engine.game, view, self.opponent, seed, self.budget)
        return engine.codec.action(whole, choice.move)

    def action_masks(self) -> NDArray[np.bool_]:
        """The same mask as in the info, under the name that MaskablePPO asks for."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> NDArray[np.int8]:
        if self.match.is_over:
            return np.zeros(self.engine.actions, np.int8)
        return self.engine.mask(self.match.state)

    def _observation(self) -> Any:
        found: NDArray[Any] = self.engine.observe(self.match.state, self.seat)
        if self.dtype == "float32":
            found = found * self.engine.planes.scale
        return {"observation": found, "action_mask": self._mask()} if self.has_mask else found

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "to_move": self.seat}
        if self.match.was_illegal:
            info["illegal"] = True
        elif self.match.is_over:
            info["scores"] = np.array(self.engine.scores(self.match.state))
            info["places"] = np.array(self.engine.places(self.match.state))
        return info

    def render(self) -> Any:
        """The table as the learner sees it."""
        if self.render_mode is None:
            gym.logger.warn("render does nothing: no render_mode was given")
            return None
        state = self.engine.decode(self.match.state)
        draw = as_text if self.render_mode == "ansi" else as_pixels
        return draw(self.engine.game, state, self.seat)

    def get_state(self) -> bytes:
        """The game as it stands, hidden values and coming draws too: not for those who play."""
        return self.match.get_state()

    def set_state(self, state: bytes) -> None:
        """Go on from a state; raises ValueError if it is not one of this game."""
        self.match.set_state(state)
        self._is_open = not self.match.is_over

    def __deepcopy__(self, memo: dict[int, Any]) -> SingleEnv:
        """A copy in mid-game; it plays on as this one would."""
        return _rebuilt(*self.__reduce__()[1])

    def __reduce__(self) -> Any:
        """Pickled as its options, its game and its random generator."""
        options = {
            "game": self.engine.game.name,
            "players": self.engine.players,
            "pack": self.engine.game.pack.text,
            "opponent": self.opponent,
            "budget": None if self.budget is None else str(self.budget),
            "seat": self.seat,
            "reward": self.match.reward,
            "illegal": self.match.illegal,
            "mask": self.has_mask,
            "dtype": self.dtype,
            "render_mode": self.render_mode,
        }
        draw = None if self._np_random is None else self._np_random.bit_generator.state
        spec = self.spec
        return _rebuilt, (options, self.get_state(), self._is_open, draw, spec)


def checked_options(options: dict[str, Any] | None) -> Sequence[str]:
    """The draws that a game is to begin with; raises ValueError for any other option."""
    unknown = sorted(map(str, set(options or {}) - {"draws"}))
    if unknown:
        raise ValueError(f"options: expected draws, got {', '.join(unknown)}")
    found: Sequence[str] = (options or {}).get("draws") or ()
    return found


def _rebuilt(
    options: dict[str, Any], state: bytes, is_open: bool, draw: Any, spec: Any
) -> SingleEnv:
    env = SingleEnv(**{**options, "pack": read(options["pack"], "pack")})
    env.spec = spec
    if draw is not None:
        env.np_random.bit_generator.state = draw
    env.match.set_state(state)
    env._is_open = is_open
    return env
