"""The games for OpenSpiel: importing this registers `python_NAME` for every game.

    game = pyspiel.load_game("python_NAME(players=2)")

Chance is explicit. Utilities are by place (`utility=win`: from 1 to -1, a zero-sum game) or points
(`utility=score`); alone it is points. A state is one `bytes` object, so that `clone` is quick, and
`PlayoutEvaluator` hands whole playouts to the compiled core.

Two things to know. `serialize_game_and_state` and `history` hold everything that was drawn, hidden
values too. `resample_from_infostate` gives a state with hidden values drawn anew, for Python's
ISMCTS; its `history` still is the original's, and so C++'s `ISMCTSBot` cannot be used.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.registry import game_type, game_types
from lapidarium.research.engine import STEP, WORD, Engine, engine_of, game_of
from lapidarium.research.match import by_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

PREFIX: Final = "python_"
DIGEST: Final = 16
LONGEST: Final = 2000
"""Decisions and draws of one game: more than any has."""
MOST_OUTCOMES: Final = 512
MOST_POINTS: Final = 1000.0
UTILITIES: Final = ("win", "score")
Type = pyspiel.GameType


_ENGINES: dict[str, Engine] = {}
"""One engine for all states of a game, by its key."""


def _key(game: str, players: int, pack: str) -> str:
    """The key of a game's engine: a text, since OpenSpiel copies what a state has."""
    key = f"{game}/{players}/{pack}"
    if key not in _ENGINES:
        _ENGINES[key] = engine_of(game_of(game, players, pack or None))
    return key


def _game_type(name: str, *, zero_sum: bool = True) -> Any:
    kind = game_type(name)
    has_secrets = game_of(name, kind.player_counts[0]).has_secrets
    hidden = Type.Information.IMPERFECT_INFORMATION
    return Type(
        short_name=PREFIX + name,
        long_name=f"Python {name.capitalize()}",
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden if has_secrets else Type.Information.PERFECT_INFORMATION,
        utility=Type.Utility.ZERO_SUM if zero_sum else Type.Utility.GENERAL_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=max(kind.player_counts),
        min_num_players=min(kind.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": min(n for n in kind.player_counts if n > 1 or len(kind.player_counts) == 1),
            "pack": "",
            "utility": "",
        },
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a pack and a number of players."""

    table: str
    """The name of the game; each has a class of its own."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        counts = game_type(self.table).player_counts
        default = min(n for n in counts if n > 1 or len(counts) == 1)
        players = int(given.get("players", default) or default)
        self.key = _key(self.table, players, str(given.get("pack", "")))
        self.utility = str(given.get("utility", "")) or ("score" if players == 1 else "win")
        if self.utility not in UTILITIES or (self.utility == "win" and players == 1):
            raise ValueError(f"utility: expected win (with others) or score, got {self.utility!r}")
        engine = _ENGINES[self.key]
        is_zero_sum = self.utility == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=engine.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0 if is_zero_sum else 0.0,
            max_utility=1.0 if is_zero_sum else MOST_POINTS,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.table, zero_sum=is_zero_sum), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """More than any game has."""
        return LONGEST

    def new_initial_state(self) -> TableState:
        """Before anything is set up."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """What a player knows now, as planes or text."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(_ENGINES[self.key], kind, params)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state. Every attribute is immutable, so that copying it copies nothing."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.key = game.key
        self.utility = game.utility
        engine = self.engine
        self.bytes = engine.start()
        self.recall = bytes(DIGEST * engine.players)
        """For each player a digest of everything that it has seen happen."""

    @property
    def engine(self) -> Engine:
        """The engine of its game."""
        return _ENGINES[self.key]

    def current_player(self) -> int:
        """Whose decision it is."""
        seat = self.engine.to_act(self.bytes)
        if seat >= 0:
            return seat
        return int(pyspiel.PlayerId.CHANCE if seat == CHANCE else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self.engine.legal_list(self.bytes)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with probabilities."""
        return self.engine.outcomes(self.bytes)

    def _apply_action(self, action: int) -> None:
        engine = self.engine
        is_drawn = engine.to_act(self.bytes) == CHANCE
        self.bytes = engine.after(self.bytes, action)
        if engine.game.has_secrets:
            self.recall = self._recalled(engine, b"" if is_drawn else action.to_bytes(4, "little"))

    def _recalled(self, engine: Engine, chosen: bytes) -> bytes:
        """Moves are open; of what is drawn a player recalls what it knows afterwards."""
        digests = []
        for player in range(engine.players):
            before = self.recall[DIGEST * player : DIGEST * (player + 1)]
            seen = chosen or engine.observe(self.bytes, player).tobytes()
            digests.append(hashlib.blake2b(before + seen, digest_size=DIGEST).digest())
        return b"".join(digests)

    def _action_to_string(self, player: int, action: int) -> str:
        engine = self.engine
        if player == pyspiel.PlayerId.CHANCE:
            before = engine.decode(self.bytes)
            after = engine.decode(engine.after(self.bytes, action))
            for event, _ in engine.game.chance(before).outcomes:
                if engine.game.after(before, event) == after:
                    return engine.game.text(event)
        return engine.text(self.bytes, action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.engine.to_act(self.bytes) == OVER

    def returns(self) -> list[float]:
        """Utilities at the end; 0 before."""
        engine = self.engine
        if engine.to_act(self.bytes) != OVER:
            return [0.0] * engine.players
        if self.utility == "win":
            return by_place(engine.places(self.bytes))
        return [float(points) for points in engine.scores(self.bytes)]

    def resample_from_infostate(self, player_id: int, sampler: Any) -> TableState:
        """A copy in which what this player cannot know is drawn anew."""
        found: TableState = self.clone()
        engine = self.engine
        if engine.game.has_secrets and not self.is_terminal():
            seed = str(sampler()) if callable(sampler) else "0"
            found.bytes = engine.world(engine.view(self.bytes, player_id), seed)
        return found

    def __str__(self) -> str:
        """The position, whole: for debugging."""
        return self.engine.game.position(self.engine.decode(self.bytes))


class TableObserver:
    """A player's planes (numbers from 0 to 1) and its view as text."""

    def __init__(self, engine: Engine, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"expected no parameters, got {params}")
        self.engine, self.kind = engine, kind
        planes = engine.planes
        self.tensor = np.zeros(planes.size, np.float32)
        self.dict = {plane.name: planes.part(self.tensor, plane.name) for plane in planes.planes}

    def set_from(self, state: TableState, player: int) -> None:
        """What this player knows of a state."""
        seen: NDArray[Any] = state.engine.observe(state.bytes, player)
        np.multiply(seen, self.engine.planes.scale, out=self.tensor)

    def string_from(self, state: TableState, player: int) -> str:
        """With perfect recall a digest of all that it has seen happen; else its view."""
        engine = state.engine
        if self.kind.perfect_recall:
            if not engine.game.has_secrets:
                return str(state.history_str())
            return state.recall[DIGEST * player : DIGEST * (player + 1)].hex()
        return engine.game.view_text(engine.view(state.bytes, player))


class PlayoutEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """For OpenSpiel's MCTS: random playouts by the compiled core; equal priors."""

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self.playouts = playouts
        self._stream = seed

    def evaluate(self, state: TableState) -> list[float]:
        """The mean utility of each player: plain numbers, with which the search counts faster."""
        self._stream = (self._stream + STEP * self.playouts) & WORD
        points, places = state.engine.finish(state.bytes, self._stream, self.playouts)
        if state.utility == "score":
            rows = points.tolist()
        else:
            rows = [by_place(row) for row in places.tolist()]
        return [sum(column) / len(rows) for column in zip(*rows, strict=True)]

    def prior(self, state: TableState) -> Sequence[tuple[int, float]]:
        """Every action is as good as any other."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.engine.legal_list(state.bytes)
        each = 1.0 / len(legal)
        return [(action, each) for action in legal]


def register() -> None:
    """Register what is not registered yet."""
    for name in game_types():
        if PREFIX + name not in pyspiel.registered_names():
            kind = type(f"{name.capitalize()}Game", (TableGame,), {"table": name})
            pyspiel.register_game(_game_type(name), kind)


register()
