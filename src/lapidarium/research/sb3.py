"""The vector environment for Stable-Baselines3, with masks for MaskablePPO of sb3-contrib."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from stable_baselines3.common.vec_env.base_vec_env import VecEnv

from lapidarium.research.vector import VectorEnv

if TYPE_CHECKING:
    from collections.abc import Sequence


class MaskedVecEnv(VecEnv):  # type: ignore[misc, unused-ignore]  # where SB3 is not installed
    """Games of `VectorEnv`, which begin anew in the same step, as Stable-Baselines3 expects."""

    def __init__(self, game: str, players: int, num_envs: int, **options: Any) -> None:
        self.env = VectorEnv(game, players, num_envs, autoreset_mode="SameStep", **options)
        super().__init__(num_envs, self.env.single_observation_space, self.env.single_action_space)
        self._seed: int | None = None
        self._returns = np.zeros(num_envs)
        self._lengths = np.zeros(num_envs, np.int64)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The seed of the next reset."""
        self._seed = seed
        return [seed] * self.num_envs

    def reset(self) -> Any:
        """New games."""
        observations, _ = self.env.reset(seed=self._seed)
        self._seed = None
        self._returns[:] = 0
        self._lengths[:] = 0
        return observations

    def step_async(self, actions: Any) -> None:
        """Remember what was chosen."""
        self._chosen = actions

    def step_wait(self) -> Any:
        """One decision in every game."""
        observations, rewards, ended, _, info = self.env.step(self._chosen)
        self._returns += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for n in np.flatnonzero(ended):
            infos[n]["terminal_observation"] = info["final_obs"][n]
            infos[n]["episode"] = {"r": float(self._returns[n]), "l": int(self._lengths[n]), "t": 0}
        self._returns[ended] = 0
        self._lengths[ended] = 0
        return observations, rewards.astype(np.float32), ended, infos

    def close(self) -> None:
        """Nothing is open."""

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        """MaskablePPO asks every game for its `action_masks`."""
        if method_name != "action_masks" or args or kwargs or indices is not None:
            raise AttributeError(f"there is no {method_name!r} here but action_masks")
        return list(self.env.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        """Has every game this attribute?"""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, the same for every game."""
        return [getattr(self.env, attr_name, None) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Games have no attributes of their own."""
        raise AttributeError(f"cannot set {attr_name!r} to {value!r} for games {indices}")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Nothing is wrapped."""
        del wrapper_class
        return [False for _ in self._get_indices(indices)]
