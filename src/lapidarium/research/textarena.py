"""Games as TextArena environments (the extra `textarena`).

    import textarena as ta
    from lapidarium.research.textarena import register

    register()
    env = ta.make("lapidarium/pebbles-v0")
    env.reset(num_players=2, seed=1)

Importing this registers nothing: `register()` does. A player is a seat. An answer holds its move in
brackets, as TextArena's formatting wrapper writes it. An answer that cannot be played is
refused with its clause; after `error_allowance` refusals in a row the player forfeits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import textarena as ta
from textarena.envs.registration import ENV_REGISTRY, register_with_versions
from textarena.wrappers import (
    ActionFormattingWrapper,
    GameMessagesAndCurrentBoardObservationWrapper,
    LLMObservationWrapper,
)

from lapidarium.games.errors import RulesError
from lapidarium.games.registry import game_types
from lapidarium.research.text import TextGame

if TYPE_CHECKING:
    from lapidarium.games.game import Outcome

WRAPPERS = {
    "default": [LLMObservationWrapper, ActionFormattingWrapper],
    "-train": [GameMessagesAndCurrentBoardObservationWrapper, ActionFormattingWrapper],
}


def register() -> list[str]:
    """Register `lapidarium/NAME-v0` for every game, with `-train` and `-raw`; gives the ids."""
    ids = [f"lapidarium/{name}-v0" for name in game_types()]
    for name, own in zip(game_types(), ids, strict=True):
        if own not in ENV_REGISTRY:
            entry = "lapidarium.research.textarena:LapidariumEnv"
            register_with_versions(id=own, entry_point=entry, wrappers=WRAPPERS, game=name)
    return ids


class LapidariumEnv(ta.Env):  # type: ignore[misc]
    """Any game, in text.

    `lists_moves`: whether every legal move is listed; without it an agent has to know the rules.
    """

    def __init__(
        self,
        game: str,
        pack: str | None = None,
        lang: str = "en",
        error_allowance: int = 1,
        lists_moves: bool = True,
    ) -> None:
        super().__init__()
        self.name, self.pack, self.lang = game, pack, lang
        self.error_allowance = error_allowance
        self.lists_moves = lists_moves

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game; the same seed gives the same deal."""
        from secrets import token_hex  # noqa: PLC0415 - only without a seed

        self.table = TextGame.new(
            self.name,
            players=num_players,
            pack=self.pack,
            seed=token_hex(16) if seed is None else seed,
            lang=self.lang,
        )
        self.told = [0] * num_players
        kind = {1: ta.SinglePlayerState, 2: ta.TwoPlayerState}.get(
            num_players, ta.FFAMultiPlayerState
        )
        self.state = kind(num_players=num_players, error_allowance=self.error_allowance)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._next_player()

    def _prompt(self, player_id: int, game_state: Any) -> str:
        del game_state
        return f"{self.table.rules()}\nYou are Player {player_id} (seat {player_id + 1}).\n"

    def _next_player(self) -> None:
        """The seat to act is the next player, and sees the position as that seat knows it."""
        seat = self.table.to_act
        self.state.current_player_id = seat
        text = self.table.prompt(seat, self.told[seat], lists_moves=self.lists_moves)
        self.told[seat] = len(self.table.events)
        self._say(text, ta.ObservationType.GAME_BOARD, seat)

    def _say(self, text: str, kind: Any, seat: int) -> None:
        self.state.add_observation(message=text, observation_type=kind, to_id=seat)

    def step(self, action: str) -> tuple[bool, ta.Info]:
        """Play the move in an answer; the next player is whoever has to decide then.

        Other players are told of the move by the history in their next observation, as their
        seat saw it: an answer itself may hold what only its author knows.
        """
        seat = self.state.current_player_id
        self._say(action, ta.ObservationType.PLAYER_ACTION, seat)
        try:
            self.table.play(action, seat)
        except RulesError as error:
            reason = self.table.refusal(error)
            if self.state.set_invalid_move(reason=reason) and self.state.num_players > 2:
                self._forfeit(seat, reason)
            return self._stepped(seat)
        outcome = self.table.outcome
        if outcome is not None:
            self._end(outcome)
        return self._stepped(seat)

    def _stepped(self, seat: int) -> tuple[bool, ta.Info]:
        """Count the step; the library would rotate the players by itself."""
        is_refused = self.state.made_invalid_move
        if self.state.num_players == 1:
            done, info = self.state.step()
        else:
            done, info = self.state.step(rotate_player=False)
        if not done and not is_refused:
            self._next_player()
        elif not done:
            self.state.current_player_id = seat
        return bool(done), info

    def _forfeit(self, seat: int, reason: str) -> None:
        """Of two the library ends the game by itself; of more, the game ends for all as well."""
        players = range(self.state.num_players)
        self.state.set_game_outcome({own: -1 if own == seat else 1 for own in players}, reason)

    def _end(self, outcome: Outcome) -> None:
        """One player's reward is the points; of more, +1 to winners, −1 to losers, 0 if all win."""
        reason = self.table.view(None).split("\n", 1)[0]
        players = self.state.num_players
        if players == 1:
            self.state.set_outcome(reward=float(outcome.scores[0]), reason=reason)
            return
        won = set(outcome.winners)
        even = len(won) == players
        self.state.rewards = {
            seat: 0 if even else 1 if seat in won else -1 for seat in range(players)
        }
        for seat in range(players):
            self.state.game_info[seat]["reason"] = reason
            self.state.game_info[seat]["points"] = outcome.scores[seat]
        self.state.done = True
