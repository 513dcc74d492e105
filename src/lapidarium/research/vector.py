"""Thousands of games side by side, as a Gymnasium vector environment on the compiled core.

Each step is one decision in every game. Whatever is due is drawn, other seats move (with
`opponent="random"`; with `"self"` the caller plays every seat), and the next masks and observations
are written into buffers, which may be the caller's own (`bind`). The observation of a game is
that of the seat to move, `info["to_move"]`; the reward is that of the seat that has just moved,
and `info["rewards"]` has all seats'. There are no lists in an info.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from lapidarium.compiled import vector_signatures as v
from lapidarium.compiled.seeds import seeds
from lapidarium.compiled.threads import spread
from lapidarium.games.packs import read
from lapidarium.research.compiled_engine import CompiledEngine
from lapidarium.research.engine import engine_of, game_of
from lapidarium.research.match import REWARDS, check_options
from lapidarium.research.render import as_pixels, as_text
from lapidarium.research.single import DTYPES

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from lapidarium.games.pack import Pack

MODES: Final = {
    AutoresetMode.NEXT_STEP: v.NEXT_STEP,
    AutoresetMode.SAME_STEP: v.SAME_STEP,
    AutoresetMode.DISABLED: v.DISABLED,
}
OPPONENTS: Final = ("random", "self")
MASKS: Final = ("bool", "bits", None)
SPARE: Final = 8


class VectorEnv(gym.vector.VectorEnv[Any, Any, Any]):
    """Games of one kind. With `copy=False` what `step` returns changes with the next step."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - each environment makes its own
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }
    kept: ClassVar[tuple[str, ...]] = ("_streams", "_choosing", "_who", "_points", "_dead")
    """What a state holds besides the records."""

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        players: int,
        num_envs: int = 1,
        *,
        pack: str | Pack | None = None,
        opponent: str = "random",
        seat: int = 0,
        reward: str = "score",
        illegal: str = "terminate",
        masks: str | None = "bool",
        observations: bool = True,
        dtype: str = "uint8",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        check_options(reward, illegal, players)
        _expect("opponent", opponent, OPPONENTS)
        _expect("masks", masks, MASKS)
        _expect("dtype", dtype, DTYPES)
        _expect("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        if num_envs < 1:
            raise ValueError(f"num_envs: expected at least 1, got {num_envs}")
        if not 0 <= seat < players:
            raise ValueError(f"seat: expected 0 to {players - 1}, got {seat}")
        engine = engine_of(game_of(game, players, pack))
        if not isinstance(engine, CompiledEngine):
            raise ValueError(f"{game} has no compiled form: use vectorization_mode='sync'")
        self.engine, self.num_envs, self.threads, self.copy = engine, num_envs, threads, copy
        self.illegal, self.masks_as, self.dtype = illegal, masks, dtype
        self.render_mode, self.closed = render_mode, False
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        learner = seat if opponent == "random" and players > 1 else v.SELF
        write = v.MASKS * (masks == "bool") | v.OBSERVATIONS * observations
        self._settings = np.array([MODES[mode], REWARDS.index(reward), learner, write], np.int64)
        self._options = {
            "game": game,
            "players": players,
            "num_envs": num_envs,
            "pack": engine.game.pack.text,
            "opponent": opponent,
            "seat": seat,
            "reward": reward,
            "illegal": illegal,
            "masks": masks,
            "observations": observations,
            "dtype": dtype,
            "autoreset_mode": mode.value,
            "threads": threads,
            "copy": copy,
            "render_mode": render_mode,
        }
        self._make_spaces()
        self._make_arrays()
        self.bind()

    def _make_spaces(self) -> None:
        high: NDArray[Any] = self.engine.planes.high
        if self.dtype == "float32":
            high = np.ones_like(high, np.float32)
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)
        self.single_action_space = spaces.Discrete(self.engine.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _make_arrays(self) -> None:
        games, compiled = self.num_envs, self.engine.compiled
        words = -(-self.engine.actions // 64)
        self.mask_width = 16 * -(-self.engine.actions // 16)
        self._states = compiled.start(games)
        self._streams = np.zeros(games, np.uint64)
        self._choosing = np.zeros(games, np.uint64)
        self._actions = np.zeros(games, np.int64)
        self._bits = np.zeros((games, words), np.uint64)
        self._final = np.zeros((games, self.engine.planes.size), np.uint8)
        self._who = np.zeros(games, np.int64)
        self._reward = np.zeros(games, np.float64)
        self._rewards = np.zeros((games, compiled.seats), np.float32)
        self._points = np.zeros((games, compiled.seats), np.int32)
        self._ended = np.zeros(games, np.uint8)
        self._dead = np.zeros(games, np.uint8)
        self._asked = np.zeros(games, np.uint8)
        self._is_open = False

    def bind(
        self,
        observations: NDArray[np.uint8] | None = None,
        masks: NDArray[np.uint8] | None = None,
    ) -> None:
        """Write into these arrays from now on: contiguous uint8, one row per game.

        A row of observations is `engine.planes.size` long, one of masks `mask_width`.
        """
        size = self.engine.planes.size
        self.observations = _buffer("observations", observations, (self.num_envs, size))
        self.masks = _buffer("masks", masks, (self.num_envs, self.mask_width))
        self._floats = np.zeros((self.num_envs, size if self.dtype == "float32" else 0), np.float32)
        seen = (self._bits.view(np.uint16), self.masks.view(np.uint64), self.observations)
        self._step_arguments = (
            *(self._actions, self._streams, *seen, self._final),
            *(self._who, self._reward, self._rewards, self._points, self._ended, self._dead),
            *(size, self._settings),
        )
        self._renew_arguments = (
            *(self._asked, self._streams, *seen, self._who, self._points, self._dead),
            *(size, self._settings),
        )
        self._parts: dict[tuple[str, int, int], Callable[[], int]] = {}

    def _run(self, function: str, *arguments: Any) -> list[int]:
        """Call a function for all games; each part of them is prepared once."""
        games = (self.engine.compiled.tables, self._states)

        def part(first: int, last: int) -> int:
            call = self._parts.get((function, first, last))
            if call is None:
                call = self.engine.module.prepared(function, *games, first, last, *arguments)
                self._parts[function, first, last] = call
            return call()

        return spread(part, self.num_envs, self.threads)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games: all, or those of `options["reset_mask"]`. The same seed, the same games."""
        super().reset(seed=seed)
        if seed is not None or not self._is_open:
            begin = seed if seed is not None else int(self.np_random.integers(1 << 63))
            self._streams[:] = seeds(begin, self.num_envs)
            self._choosing[:] = seeds(f"{begin}/choosing", self.num_envs)
        self._asked[:] = v.ANEW
        if options and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"])
            if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
                raise ValueError(
                    f"reset_mask: expected {self.num_envs} bools, got {chosen.dtype} {chosen.shape}"
                )
            if not self._is_open and not chosen.all():
                raise ValueError("reset_mask: the first reset has to begin all games")
            self._asked[:] = chosen
        self._is_open = True
        self._run("vector_renew", *self._renew_arguments)
        return self._observation(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision in every game."""
        if not self._is_open:
            raise gym.error.ResetNeeded("call reset first: no games are being played")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"actions: expected {self.num_envs} integers, got {chosen.dtype} {chosen.shape}"
            )
        self._actions[:] = chosen
        if self.illegal == "raise":
            wrong = [n for n in self._run("vector_permit", self._actions, self._dead) if n >= 0]
            if wrong:
                state = self._states[wrong[0] : wrong[0] + 1].tobytes()
                self.engine.after(state, int(self._actions[wrong[0]]))
        self._run("vector_step", *self._step_arguments)
        info = self._info()
        ended = self._ended != v.RUNNING
        info["rewards"] = self._own(self._rewards[:, : self.engine.players])
        if self.illegal == "terminate":
            info["illegal"] = self._ended == v.ILLEGAL
        if self._settings[v.AUTORESET] == v.SAME_STEP and self._settings[v.WRITE] & v.OBSERVATIONS:
            final = self._final
            if self.dtype == "float32" and ended.any():
                info["final_obs"] = final * self.engine.planes.scale
            elif self.dtype == "uint8":
                info["final_obs"] = self._own(final)
            info["_final_obs"] = ended
        nothing = np.zeros(self.num_envs, np.bool_)
        return self._observation(), self._own(self._reward), ended, nothing, info

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _observation(self) -> NDArray[Any]:
        if self.dtype == "float32":
            np.multiply(self.observations, self.engine.planes.scale, out=self._floats)
            return self._own(self._floats)
        return self._own(self.observations)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"to_move": self._own(self._who)}
        if self.masks_as == "bool":
            info["action_mask"] = self._own(self.action_masks())
        elif self.masks_as == "bits":
            info["action_mask"] = self._own(self._bits)
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every game; with `masks="bool"` a view, not a copy."""
        if self.masks_as == "bool":
            return self.masks.view(np.bool_)[:, : self.engine.actions]
        bits = self._bits.view(np.uint8)
        found = np.unpackbits(bits, axis=1, count=self.engine.actions, bitorder="little")
        return found.view(np.bool_)

    def legal_actions(
        self, out: NDArray[np.int16] | None = None
    ) -> tuple[NDArray[np.int16], NDArray[np.int32]]:
        """The legal ids of every game in ascending order, padded with -1, and how many there are.

        Rows of `out` need room for eight more than the longest list.
        """
        most = self.engine.compiled.most + SPARE
        rows = np.empty((self.num_envs, most), np.int16) if out is None else out
        if rows.ndim != 2 or len(rows) != self.num_envs:
            raise ValueError(f"out: expected {self.num_envs} rows, got a shape of {rows.shape}")
        counts = np.zeros(self.num_envs, np.int32)
        width = rows.shape[1]
        games = (self._bits, 0, self.num_envs)
        wrong = self.engine.module.call("vector_list", *games, rows, counts, width, -1)
        if wrong >= 0:
            needed = int(counts[wrong]) + SPARE
            raise ValueError(f"out: rows of {width} are too short, game {wrong} needs {needed}")
        return rows, counts

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action of every game, each as likely as any other."""
        chosen = np.empty(self.num_envs, np.int64)
        games = (self._bits, 0, self.num_envs)
        self.engine.module.call("vector_choose", *games, self._choosing, chosen)
        return chosen

    def render(self) -> Any:
        """Every game as its seat to move sees it."""
        if self.render_mode is None:
            gym.logger.warn("render does nothing: no render_mode was given")
            return None
        draw = as_text if self.render_mode == "ansi" else as_pixels
        compiled, game = self.engine.compiled, self.engine.game
        states = map(compiled.state, self._states)
        return tuple(
            draw(game, state, int(seat)) for state, seat in zip(states, self._who, strict=True)
        )

    def get_state(self) -> bytes:
        """All games as they stand, hidden values and coming draws too."""
        arrays = (self._states, *(getattr(self, name) for name in self.kept))
        return bytes([self._is_open]) + b"".join(array.tobytes() for array in arrays)

    def set_state(self, state: bytes) -> None:
        """Go on from what `get_state` gave; raises ValueError if that is not of these games."""
        arrays: list[NDArray[Any]] = [np.empty_like(self._states)]
        arrays += [np.empty_like(getattr(self, name)) for name in self.kept]
        size = 1 + sum(array.nbytes for array in arrays)
        if not isinstance(state, bytes) or len(state) != size:
            found = len(state) if isinstance(state, bytes) else type(state).__name__
            raise ValueError(f"expected a state of {size} bytes, got {found}")
        at = 1
        for array in arrays:
            piece = np.frombuffer(state, array.dtype, array.size, at)
            array[...] = piece.reshape(array.shape)
            at += array.nbytes
        who = arrays[1 + self.kept.index("_who")]
        if not ((who >= 0) & (who < self.engine.players)).all():
            raise ValueError("expected what get_state returned: there are no such seats")
        self.engine.compiled.validated(arrays[0])
        self._states[:] = arrays[0]
        for name, array in zip(self.kept, arrays[1:], strict=True):
            getattr(self, name)[...] = array
        self._is_open = bool(state[0])
        if self._is_open:
            self._asked[:] = v.AGAIN
            self._run("vector_renew", *self._renew_arguments)

    def __deepcopy__(self, memo: dict[int, Any]) -> VectorEnv:
        """A copy in mid-game, with buffers of its own."""
        return _rebuilt(*self.__reduce__()[1])

    def __reduce__(self) -> Any:
        """Pickled as its options and its games."""
        return _rebuilt, (self._options, self.get_state())


def _rebuilt(options: dict[str, Any], state: bytes) -> VectorEnv:
    env = VectorEnv(**{**options, "pack": read(options["pack"], "pack")})
    env.set_state(state)
    return env


def _expect(name: str, value: object, known: tuple[object, ...]) -> None:
    if value not in known:
        raise ValueError(f"{name}: expected one of {', '.join(map(str, known))}, got {value!r}")


def _buffer(name: str, given: Any, shape: tuple[int, int]) -> NDArray[np.uint8]:
    if given is None:
        return np.zeros(shape, np.uint8)
    if not isinstance(given, np.ndarray) or given.dtype != np.uint8 or given.shape != shape:
        kind = f"{given.dtype} {given.shape}" if isinstance(given, np.ndarray) else type(given)
        raise ValueError(f"{name}: expected an array of uint8 {shape}, got {kind}")
    if not given.flags.c_contiguous or not given.flags.writeable or given.ctypes.data % SPARE:
        raise ValueError(f"{name}: expected a contiguous, writeable array at a multiple of 8 bytes")
    return given
