"""Positions with two moves that differ in one planted thing, and how often a coach names it."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from lapidarium.games.game import Game
    from lapidarium.games.game_type import GameType

FEWEST = 30
FEWEST_DENIALS = 5
SHARE = 0.9


def check(kind: GameType, path: Path, game_for: Callable[[int], Game[Any, Any]]) -> None:
    """Print the share by theme, and assert that nine of ten first reasons are the planted one."""
    named: Counter[str] = Counter()
    planted: Counter[str] = Counter()
    wrong = []
    for one in tomllib.loads(path.read_text("utf-8"))["position"]:
        game = game_for(one["players"])
        coach = kind.coach(game)
        assert coach is not None
        assert one["theme"] in coach.themes
        state = game.from_position(one["position"])
        played, better = game.check(state, one["played"]), game.check(state, one["better"])
        view = game.view(state, game.to_act(state))
        reasons = coach.reasons(view, played, better)
        planted[one["theme"]] += 1
        if reasons and reasons[0].theme == one["theme"]:
            named[one["theme"]] += 1
        else:
            said = [(reason.theme, round(reason.points, 1)) for reason in reasons]
            wrong.append((one["theme"], one["played"], one["better"], said))
    for theme, count in planted.items():
        print(f"{theme}: {named[theme]} of {count}")
    print(f"in all: {named.total()} of {planted.total()}", *wrong, sep="\n")
    assert planted.total() >= FEWEST
    assert named.total() >= SHARE * planted.total()


def check_denials(kind: GameType, path: Path, game_for: Callable[[int], Game[Any, Any]]) -> None:
    """Where the planted reason is what others do not get, a hint says so of the better move.

    It does so only beside a move that gives something away, and never of that move.
    """
    checked = 0
    for one in tomllib.loads(path.read_text("utf-8"))["position"]:
        game = game_for(one["players"])
        coach = kind.coach(game)
        assert coach is not None
        if one["theme"] not in coach.denials:
            continue
        checked += 1
        state = game.from_position(one["position"])
        played, better = game.check(state, one["played"]), game.check(state, one["better"])
        view = game.view(state, game.to_act(state))
        said = coach.merits(view, better, played)
        assert said[0].theme in coach.denials, (one["better"], said)
        for silent in (coach.merits(view, played, better), coach.merits(view, better, None)):
            assert not {reason.theme for reason in silent} & set(coach.denials), (one, silent)
    assert checked >= FEWEST_DENIALS
