"""Making puzzles: a strong bot plays, and a deeper search confirms what it found.

1. The strongest level plays a whole game with a short search. Where the best move of a turn is
   clearly ahead of the next best, there may be a puzzle.
2. Three searches, 15, 75 and 150 times as deep, have to choose the same move, again clearly ahead
   of every other that they tried. A search that draws nothing says the same with every seed, so
   only another depth can confirm it.
3. While the same seat goes on in the same turn and the next move is as clear, it belongs to it.
4. Each easier level is asked twice; the easiest that finds the first move both times is its grade.

Everything is counted in simulations: the same numbers give the same puzzles on any machine.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lapidarium import bots
from lapidarium.bots import Budget
from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.registry import game_type
from lapidarium.learning.puzzles.puzzle import LAST_TURN, Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lapidarium.games.game import Game
    from lapidarium.learning.coach import Coach

FIND: Final = Budget(simulations=400)
DEPTHS: Final = (6_000, 30_000, 60_000)
"""Simulations of the searches that confirm a move."""
GRADE: Final = Budget(simulations=400)
CLEAR: Final = 1.5
"""Points by which the best move has to be ahead of the next best."""
FEWEST_MOVES: Final = 4
MOST_PER_GAME: Final = 6
LONGEST: Final = 3
"""Moves of a solution."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision of a game that may become a puzzle."""

    event: int
    state: Any
    move: Any
    is_last: bool
    """It is the seat's last turn."""


def make(game: Game[Any, Any], number: int, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """The puzzles of the game of this number, behind those that are known of it."""
    strongest = game_type(game.name).levels[-1].name
    made, after = len(known), max((one.source[1] for one in known), default=0)
    if made >= MOST_PER_GAME:
        return
    for candidate in candidates(game, number, strongest):
        if made == MOST_PER_GAME:
            return
        if candidate.event <= after:
            continue
        puzzle, _ = verified(game, candidate, f"{number}-{candidate.event}")
        if puzzle:
            made += 1
            yield puzzle


def candidates(game: Game[Any, Any], number: int, level: str) -> list[Candidate]:
    """Play a whole game: the turns whose first move is clear."""
    dealer, found, event = Dealer(f"puzzles/{number}"), list[tuple[int, Any, Any]](), 0
    state, drawn = dealer.deal(game, game.start())
    event += len(drawn)
    turn_of = dict[int, int]()
    last = dict[int, int]()
    while (seat := game.to_act(state)) != OVER:
        view, legal = game.view(state, seat), game.legal(state)
        move = legal[0]
        if len(legal) > 1:
            choice = bots.choose(game, view, level, f"puzzles/{number}/{event}", FIND)
            move = choice.move
            is_first = turn_of.get(seat) != game.turns(state)
            if is_first and len(legal) >= FEWEST_MOVES and ahead(choice, len(legal)) >= CLEAR:
                found.append((event + 1, state, move))
        turn_of[seat] = last[seat] = game.turns(state)
        state, drawn = dealer.deal(game, game.after(state, move))
        event += 1 + len(drawn)
    return [
        Candidate(at, before, best, is_last=last[game.to_act(before)] == game.turns(before))
        for at, before, best in found
    ]


def ahead(choice: bots.Choice, legal: int) -> float:
    """By how much the best move is ahead; nothing if the bot did not compare enough of them."""
    if len(choice.others) + 1 < min(legal, FEWEST_MOVES):
        return 0.0
    return min(lost for _, lost in choice.others)


class Search(NamedTuple):
    """What a search of some depth says of a move."""

    simulations: int
    is_best: bool
    margin: float
    """The points that the move is ahead of every other; 0 if another is best."""
    second: Any
    """The best of the others."""

    @property
    def is_clear(self) -> bool:
        """The move is clearly the best."""
        return self.margin >= CLEAR


def searches(game: Game[Any, Any], state: Any, move: Any, name: str) -> list[Search]:
    """Search deeper and deeper for a move, as long as it is clearly the best."""
    results = list[Search]()
    for simulations in DEPTHS:
        results.append(_search(game, state, move, f"{simulations}/{name}", simulations))
        if not results[-1].is_clear:
            break
    return results


def _search(game: Game[Any, Any], state: Any, move: Any, seed: str, simulations: int) -> Search:
    view, legal = game.view(state, game.to_act(state)), game.legal(state)
    level, budget = game_type(game.name).levels[-1].name, Budget(simulations=simulations)
    choice = bots.find(game.name, level)(game, view, random.Random(f"{seed}/{level}"), budget)
    if choice.move != move:
        return Search(simulations, is_best=False, margin=0.0, second=choice.move)
    second, _ = min(choice.others, key=lambda other: other[1], default=(move, 0.0))
    return Search(simulations, is_best=True, margin=ahead(choice, len(legal)), second=second)


def verified(
    game: Game[Any, Any], candidate: Candidate, name: str
) -> tuple[Puzzle | None, list[Search]]:
    """The puzzle, if searches of all depths find the move clearly ahead; and what they say."""
    view = game.view(candidate.state, game.to_act(candidate.state))
    results = searches(game, candidate.state, candidate.move, name)
    if not results[-1].is_clear:
        return None, results
    second = results[-1].second
    themes = _themes(game_type(game.name).coach(game), view, second, candidate.move)
    if not themes:
        return None, results  # only a search could tell why: nothing to learn from
    puzzle = Puzzle(
        id=name,
        players=game.players,
        level=grade(game, view, candidate.move, name),
        themes=(*themes, LAST_TURN) if candidate.is_last else themes,
        margin=round(min(search.margin for search in results), 2),
        view=game.view_text(view),
        moves=tuple(game.text(move) for move in solution(game, candidate, name)),
        second=game.text(second),
    )
    return puzzle, results


def checked(game: Game[Any, Any], puzzle: Puzzle) -> tuple[Puzzle | None, list[Search]]:
    """The puzzle as it would be made of its position and first move today."""
    move, is_last = game.parse(puzzle.moves[0]), LAST_TURN in puzzle.themes
    candidate = Candidate(puzzle.source[1], puzzle.state(game), move, is_last=is_last)
    return verified(game, candidate, puzzle.id)


def solution(game: Game[Any, Any], candidate: Candidate, name: str) -> list[Any]:
    """The first move, and what follows in the same turn as long as it is as clear."""
    seat, moves = game.to_act(candidate.state), [candidate.move]
    state = game.after(candidate.state, candidate.move)
    while len(moves) < LONGEST and game.to_act(state) == seat:
        if game.turns(state) != game.turns(candidate.state) or len(game.legal(state)) < 2:
            break
        view, seed = game.view(state, seat), f"verify/{name}/{len(moves)}"
        level, budget = game_type(game.name).levels[-1].name, Budget(simulations=DEPTHS[0])
        move = bots.choose(game, view, level, seed, budget).move
        if not searches(game, state, move, f"{name}/{len(moves)}")[-1].is_clear:
            break
        moves.append(move)
        state = game.after(state, move)
        if game.to_act(state) == CHANCE:
            break
    return moves


def grade(game: Game[Any, Any], view: Any, move: Any, name: str) -> int:
    """The easiest level that finds the move twice; one more than there are if none does."""
    levels = game_type(game.name).levels
    for number, level in enumerate(levels, 1):
        seeds = (f"grade/{name}/{n}" for n in range(2))
        if all(bots.choose(game, view, level.name, seed, GRADE).move == move for seed in seeds):
            return number
    return len(levels) + 1


def _themes(coach: Coach | None, view: Any, second: Any, best: Any) -> tuple[str, ...]:
    if coach is None:
        return ()
    return tuple(dict.fromkeys(one.theme for one in coach.reasons(view, second, best)))
