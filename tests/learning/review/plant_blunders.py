"""Writes `blunders.toml`: blunders planted in the middle of games, and how many points they lose.

    python -m tests.learning.review.plant_blunders [GAME PLAYERS] > blunders.toml
    python -m tests.learning.review.plant_blunders --first 1000 --count 18 > held_out.toml

The second set is from other games. Reviews were made better with the first at hand, and never with
the second: it says how good they are where nobody looked.

The strongest bot plays with a short search, and in the middle of the game a random move is planted.
Two judges say what it loses against the best move of a deep search:

- one looks from the position itself: a tree of 100,000 simulations for each move (the cave), trees
  of depth seven in eight worlds (Monolyth), beams of 32 states and eight turns in 24 worlds (solo);
- the other goes on from the position after each move: the strongest bot answers in twelve worlds
  with draws that happen, with 6,000 simulations each (1,500 in Monolyth); solo the game is played
  to its end 400 times with the same draws, by the learned value with a look at the next turn.

Where both find three points or more and agree within a point, the size of the blunder can be known:
their mean is stored. Where they do not agree, nobody can tell; how many those are is written at the
end. A review is not asked.
"""

from __future__ import annotations

import argparse
import random
import sys
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium import bots
from lapidarium.arena.game_loop import DealtGame
from lapidarium.bots import Budget, Look
from lapidarium.bots.points import standing
from lapidarium.compiled import seeds
from lapidarium.dealing import Dealer
from lapidarium.games.game import OVER
from lapidarium.games.monolyth.bots.compiled_module import MODULE, new_workspace
from lapidarium.games.monolyth.bots.kernels.sizes import LONGEST
from lapidarium.games.monolyth.bots.multiplayer_search import WIDTHS
from lapidarium.games.monolyth.bots.search_context import SearchContext, evaluators_for, worlds
from lapidarium.games.monolyth.compiled.layout import SEATS, STATE
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.learning.questions import drive
from lapidarium.learning.review import Depth
from lapidarium.learning.review.answers import answer
from lapidarium.learning.review.forecasts import followed

if TYPE_CHECKING:
    from lapidarium.games.game import Game

GAMES: Final = (("monolyth", 1), ("monolyth", 2), ("ocelot", 2))
PLANTED: Final = 30
"""In each of them."""
SHORT: Final = Budget(simulations=60)
MIDDLE: Final = {("monolyth", 1): (5, 13), ("monolyth", 2): (10, 28), ("ocelot", 2): (8, 20)}
"""Turns, from the first to the last in which a blunder is planted."""
BEST: Final = {"monolyth": Budget(simulations=6_000), "ocelot": Budget(simulations=60_000)}
TREE: Final = Budget(simulations=200_000)
AFTER: Final = {
    "monolyth": Depth(reply=Budget(simulations=1_500), worlds=12),
    "ocelot": Depth(reply=Budget(simulations=6_000), worlds=12),
}
DEPTH, WORLDS, BEAM, BEAMS, PLAYED, LOOKED_AT = 7, 8, (32, 8), 24, 400, 8
ENOUGH: Final = 10**9
LEAST, AGREED = 3.0, 1.0


def planted(name: str, players: int, number: int) -> tuple[Game[Any, Any], Any, Any]:
    """A position in the middle of a game, and a random move."""
    game, choose = referee(load(name), players), random.Random(f"{name}/{players}/{number}")
    wanted = choose.randint(*MIDDLE[name, players])
    played = DealtGame(game, Dealer(f"blunder/{number}"))
    while (seat := played.to_act) >= 0:
        legal = game.legal(played.state)
        if game.turns(played.state) >= wanted and len(legal) > 3 and is_turn(game, played.state):
            return game, played.state, choose.choice(legal)
        view = game.view(played.state, seat)
        move = legal[0]
        if len(legal) > 1:
            move = bots.choose(game, view, "master", choose.random().hex(), SHORT).move
        played.advance(move)
    raise AssertionError("the game was over before its middle")


def is_turn(game: Game[Any, Any], state: Any) -> bool:
    """Is it the beginning of a turn, and not a gem or a token within it?"""
    return "step=place" in (text := game.position(state)) or "phase=turn" in text


def from_here(game: Game[Any, Any], state: Any, moves: list[Any]) -> list[tuple[float, ...]]:
    """The first judge."""
    view = game.view(state, game.to_act(state))
    if game.name == "ocelot":
        found = bots.expect(game, view, Look(moves, "judge", TREE))
        assert found is not None
        return found.points
    context = SearchContext(game, view, *evaluators_for(game))  # type: ignore[arg-type]
    numbers = [context.number(move) for move in moves]
    every: list[list[tuple[float, ...]]] = []
    count = BEAMS if game.players == 1 else WORLDS
    for n, world in enumerate(worlds(random.Random("judge"), count)):
        order = np.array([world])
        if game.players == 1:
            context.use_evaluator(n)
            turns = min(BEAM[1], int(context.record["prophecies"].sum()))
            uses = context.search_beam(numbers, order, (BEAM[0], turns), Endless())  # type: ignore[arg-type]
            every.append([(uses[number],) for number in numbers])
        else:
            every.append([by_tree(context, number, order) for number in numbers])
    return [tuple(each) for each in np.mean(every, axis=0).tolist()]


class Endless:
    """A clock with time for everything."""

    def left(self) -> int:
        return ENOUGH

    def add(self, simulations: int, seconds: float) -> None:
        pass


def by_tree(context: SearchContext, number: int, order: Any) -> tuple[float, ...]:
    context.search_tree(number, order, WIDTHS, DEPTH, ENOUGH)
    return context.expected_by_tree()


def from_there(game: Game[Any, Any], state: Any, moves: list[Any]) -> list[tuple[float, ...]]:
    """The second judge."""
    if game.players == 1:
        return [played_out(game, state, move) for move in moves]
    view = game.view(state, game.to_act(state))
    dialogue = followed(game, game.view_text(view), moves, "review/7", AFTER[game.name])
    return drive(dialogue, partial(answer, game))


def played_out(game: Any, state: Any, move: Any) -> tuple[float, ...]:
    """The mean of many games from there to the end, with the same draws for every move."""
    after = game.after(state, move)
    if game.to_act(after) == OVER:
        return tuple(map(float, game.scores(after)))
    evaluators = evaluators_for(game)
    compiled = SearchContext(game, state, *evaluators).compiled
    room = PLAYED * 80 + LONGEST
    states, targets = np.zeros(room, STATE), np.zeros((room, SEATS, 2), np.float32)
    scores = np.zeros((PLAYED, SEATS), np.int32)
    MODULE.call(
        "play_games",
        *(compiled.tables, compiled.record(after), evaluators[0], seeds("judge", PLAYED), PLAYED),
        *(0, 0, LOOKED_AT, 0, new_workspace(), room, states, targets, scores),
    )
    return tuple(scores[:, : game.players].mean(0).tolist())


def main() -> None:
    """Plant, judge, write."""
    parser = argparse.ArgumentParser(description="Plant blunders and write them down.")
    parser.add_argument("game", nargs="*", metavar="GAME PLAYERS")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--count", type=int, default=PLANTED, help="of each game")
    options = parser.parse_args()
    wanted = [(options.game[0], int(options.game[1]))] if options.game else GAMES
    print("# Written by plant_blunders.py: blunders in the middle of games, and what they lose.")
    for name, players in wanted:
        counts = {"too small": 0, "not agreed": 0, "stored": 0}
        for number in range(options.first, options.first + options.count):
            game, state, played = planted(name, players, number)
            seat = game.to_act(state)
            view = game.view(state, seat)
            best = bots.choose(game, view, "master", "judge", BEST[name]).move
            lost = []
            for judge in (from_here, from_there):
                worth = [standing(points, seat) for points in judge(game, state, [played, best])]
                lost.append(worth[1] - worth[0])
            verdict = "stored"
            if min(lost) < LEAST:
                verdict = "too small"
            elif abs(lost[0] - lost[1]) > AGREED:
                verdict = "not agreed"
            counts[verdict] += 1
            figures = f"{lost[0]:.2f} and {lost[1]:.2f}"
            print(f"{name} {players} {number}: {figures}, {verdict}", file=sys.stderr, flush=True)
            if verdict == "stored":
                print(f"\n[[blunder]] # {figures}\nplayers = {players}\nturn = {game.turns(state)}")
                print(f"position = '{game.position(state)}'\nplayed = '{game.text(played)}'")
                print(f"best = '{game.text(best)}'\nlost = {sum(lost) / 2:.2f}", flush=True)
        print(f"\n# {name}, {players}: {options.count} planted, {counts}", flush=True)


if __name__ == "__main__":
    main()
