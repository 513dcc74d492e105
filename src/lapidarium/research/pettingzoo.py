"""The games as PettingZoo environments, one agent after another (AEC).

    from lapidarium.research.pettingzoo import NAME_v0      # every game has one
    env = NAME_v0.env(players=2)

An agent may have several decisions in a row: then `agent_selection` stays the same. The
observation of an agent is a dict of `observation` (bytes, see `games.codec`) and `action_mask`.
What PettingZoo's wrappers would check is checked inside, since they halve the speed.
"""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from lapidarium.games.game import OVER
from lapidarium.games.packs import read
from lapidarium.games.registry import game_type, game_types
from lapidarium.research.engine import engine_of, game_of
from lapidarium.research.match import Match
from lapidarium.research.render import as_pixels, as_text

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.pack import Pack

VERSION = "_v0"
MODES = ("human", "ansi", "rgb_array")


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game by name. Rewards and illegal actions: see `match`."""

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        players: int | None = None,
        *,
        pack: str | Pack | None = None,
        reward: str = "score",
        illegal: str = "terminate",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *MODES):
            raise ValueError(f"render_mode: expected {', '.join(MODES)}, got {render_mode!r}")
        counts = game_type(game).player_counts
        chosen = players or next((n for n in counts if n > 1), counts[0])
        self.engine = engine_of(game_of(game, chosen, pack))
        self.match = Match(self.engine, reward, illegal)
        self.render_mode = render_mode
        self.metadata = {
            "name": game + VERSION,
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(chosen)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._np_random: Any = None
        self._make_spaces()

    def _make_spaces(self) -> None:
        planes, actions = self.engine.planes, self.engine.actions
        box = spaces.Box(np.zeros_like(planes.high), planes.high, dtype=np.uint8)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        agents = self.possible_agents
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in agents}
        self._nothing = np.zeros(actions, np.int8)
        if not self.engine.game.has_secrets:
            self.state_space = box

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Always the same object for an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Always the same object for an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same game and draws."""
        del options
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        self.match.begin(int(self._np_random.integers(1 << 63)))
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self.match.seat]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent knows, and what it may do now."""
        match, seat = self.match, self._seats[agent]
        mask = self.engine.mask(match.state) if match.seat == seat else self._nothing.copy()
        return {"observation": self.engine.observe(match.state, seat), "action_mask": mask}

    def state(self) -> NDArray[np.uint8]:
        """The whole table as the first seat sees it; only of a game without secrets."""
        if self.engine.game.has_secrets:
            raise NotImplementedError(f"{self.engine.game.name} has secrets: nobody sees all of it")
        return self.engine.observe(self.match.state, 0)

    def step(self, action: Any) -> None:
        """An action of the selected agent; None once it has been told that the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or isinstance(action, bool | float):
            raise ValueError(f"expected an action of {agent} as an integer, got {action!r}")
        rewards = self.match.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        for other, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[other] = reward
            self._cumulative_rewards[other] += reward
        seat = self.match.seat
        if seat == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as a spectator sees it; `human` prints it."""
        if self.render_mode is None:
            return None
        game, state = self.engine.game, self.engine.decode(self.match.state)
        if self.render_mode == "rgb_array":
            return as_pixels(game, state, None)
        text = as_text(game, state, None)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def get_state(self) -> bytes:
        """The game as it stands, hidden values and coming draws too: not for those who play."""
        return self.match.get_state()

    def set_state(self, state: bytes) -> None:
        """Go on from a state; rewards begin anew. Raises ValueError if it is not one."""
        self.match.set_state(state)
        agents = self.agents = self.possible_agents[:]
        over = self.match.is_over
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, over)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self.agent_selection = agents[0 if over else self.match.seat]

    def __deepcopy__(self, memo: dict[int, Any]) -> TableEnv:
        """A copy in mid-game."""
        return _rebuilt(*self.__reduce__()[1])

    def __reduce__(self) -> Any:
        """Pickled as its options, its game and what has been paid."""
        options = {
            "game": self.engine.game.name,
            "players": self.engine.players,
            "pack": self.engine.game.pack.text,
            "reward": self.match.reward,
            "illegal": self.match.illegal,
            "render_mode": self.render_mode,
        }
        draw = None if self._np_random is None else self._np_random.bit_generator.state
        names = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
        own = {
            name: value.copy()
            for name in (*names, "agent_selection", "_skip_agent_selection")
            if (value := getattr(self, name, None)) is not None and not isinstance(value, str)
        }
        own |= {
            name: getattr(self, name)
            for name in ("agent_selection", "_skip_agent_selection")
            if hasattr(self, name)
        }
        return _rebuilt, (options, self.get_state(), draw, own)


def _rebuilt(options: dict[str, Any], state: bytes, draw: Any, own: dict[str, Any]) -> TableEnv:
    env = TableEnv(**{**options, "pack": read(options["pack"], "pack")})
    env.match.set_state(state)
    if draw is not None:
        env._np_random, _ = seeding.np_random(0)
        env._np_random.bit_generator.state = draw
    for name, value in own.items():
        setattr(env, name, value)
    return env


def __getattr__(name: str) -> Any:
    """NAME_v0 of every game, with `env` and `raw_env`, as PettingZoo's own modules have them."""
    game = name.removesuffix(VERSION)
    if not name.endswith(VERSION) or game not in game_types():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = ModuleType(f"{__name__}.{name}", f"{game} as a PettingZoo environment.")
    make = partial(TableEnv, game)
    module.env = module.raw_env = make  # type: ignore[attr-defined]
    return module
