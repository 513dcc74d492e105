"""Why one move of Monolyth is better than another, in words, and where to look for it."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lapidarium.games.monolyth.comparison import Result, is_hard, offer_worth, parts, result
from lapidarium.games.monolyth.rules.events import Discard, Event, Give, Place, Prophesy, Swap
from lapidarium.games.monolyth.rules.state import Phase
from lapidarium.learning.coach import Coach, Reason
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.scoring import Wall
    from lapidarium.games.monolyth.rules.state import State

OF_THE_NEXT: Final = 0.6
"""What others cannot do at once they may still do later."""
PER_CUBE: Final = 0.4
"""What a cube more is worth by itself, in points."""
LAST_TURN: Final = 3.0
"""What it is worth to end the game at the right time."""
TOO_HIGH: Final = 99.0


class MonolythCoach(Coach):
    """Compares walls, levels, structure, tokens, reach and tempo."""

    themes: ClassVar[tuple[str, ...]] = (
        "wall",
        "prophecy",
        "level",
        "structure",
        "deny",
        "reach",
        "token",
        "tempo",
    )

    denials: ClassVar[tuple[str, ...]] = ("deny",)

    game: Monolyth

    def __init__(self, game: Monolyth) -> None:
        self.game = game

    def differences(self, view: State, played: Any | None, better: Any) -> list[Reason]:
        """Every part in which the better move is ahead."""
        bad, good = result(self.game, view, played), result(self.game, view, better)
        found = [
            self._wall(bad, good),
            _level(bad, good, is_compared=played is not None),
            _structure(bad, good),
            _tokens(bad, good) if self.game.players == 1 else None,
        ]
        if played is not None:
            found += [self._next(bad, good), _tempo(self.game, bad, good)]
        return [reason for reason in found if reason is not None]

    def _wall(self, bad: Result, good: Result) -> Reason | None:
        """The wall that differs most for the better."""
        gains = [a - b for a, b in zip(good.wall_worths, bad.wall_worths, strict=True)]
        side = max(range(len(gains)), key=lambda n: gains[n])
        had, has = bad.walls[side], good.walls[side]
        colour = self.game.tables.say_colour(has.colour)
        if has.prophecy and not had.prophecy:
            return Reason("prophecy", gains[side], _foretold(has.prophecy, has.cubes, colour))
        if had.prophecy and not has.prophecy:
            code = _why_free(had, has, good, bad.turns)
            if code is None:
                return None
            return Reason("prophecy", gains[side], Message(code, value=had.prophecy, colour=colour))
        if has.prophecy != had.prophecy:
            return Reason("prophecy", gains[side], _foretold(has.prophecy, has.cubes, colour))
        if has.prophecy and had.possible < has.prophecy <= has.possible:
            message = Message("monolyth-why-wall-lost", value=has.prophecy, colour=colour)
        elif has.prophecy and has.cubes >= has.prophecy > had.cubes:
            message = Message("monolyth-why-wall-kept", value=has.prophecy, colour=colour)
        elif has.cubes > had.cubes:
            cubes = has.cubes - had.cubes
            message = Message("monolyth-why-wall-cubes", cubes=cubes, colour=colour)
        else:
            message = Message("monolyth-why-wall-room", colour=colour)
        return Reason("wall", gains[side], message)

    def _next(self, bad: Result, good: Result) -> Reason | None:
        """What the stones within reach bring next turn: to oneself in solo, else to others."""
        if self.game.players == 1:
            points = OF_THE_NEXT * (good.next_gain - bad.next_gain)
            return Reason("reach", points, Message("monolyth-why-reach", points=good.next_gain))
        points = OF_THE_NEXT * (bad.next_gain - good.next_gain)
        if good.next_gain:
            left = {"before": bad.next_gain, "after": good.next_gain}
            return Reason("deny", points, Message("monolyth-why-deny-less", **left))
        return Reason("deny", points, Message("monolyth-why-deny", points=bad.next_gain))

    def later(
        self, played: Sequence[Sequence[State]], better: Sequence[Sequence[State]], most: float
    ) -> list[Reason]:
        """Walls, levels and structure some turns on, and what others have made of theirs."""
        seat = better[0][0].active
        bad, good = (self._means(paths, seat) for paths in (played, better))
        gains = [a - b for a, b in zip(good[0], bad[0], strict=True)]
        side = max(range(len(gains)), key=lambda n: gains[n])
        wall = self.game.pack.boards[better[0][0].boards[seat].board][side]
        colour = self.game.tables.say_colour(wall)
        found: dict[str, float] = {
            "wall": sum(gains),
            "level": good[1] - bad[1],
            "structure": good[2] - bad[2],
        }
        others = [n for n in range(self.game.players) if n != seat]
        if others:
            found["deny"] = max(self._total(played, n) - self._total(better, n) for n in others)
        is_over = all(path[-1].phase is Phase.OVER for path in better)
        params = {"when": "end" if is_over else "soon", "colour": colour}
        return [_later(theme, points, most, params) for theme, points in found.items()]

    def _means(
        self, paths: Sequence[Sequence[State]], seat: int
    ) -> tuple[list[float], float, float]:
        """What the walls, the levels and the structure of a seat are worth in the end."""
        ends = [parts(self.game, path[-1], seat) for path in paths]
        walls = [fmean(each) for each in zip(*(walls for walls, _, _ in ends), strict=True)]
        return walls, fmean(end[1] for end in ends), fmean(end[2] for end in ends)

    def _total(self, paths: Sequence[Sequence[State]], seat: int) -> float:
        walls, levels, structure = self._means(paths, seat)
        return sum(walls) + levels + structure

    def look(self, view: State, move: Any) -> Message:
        """A wall, a level, the structure, the tokens or the stones within reach."""
        if isinstance(move, Give):
            return Message("monolyth-look-tokens")
        if isinstance(move, Prophesy):
            return Message("monolyth-look-prophecies")
        reasons = self.reasons(view, None, move)
        theme = reasons[0].theme if reasons else "reach"
        if theme == "wall":
            bad, good = result(self.game, view, None), result(self.game, view, move)
            gains = [a - b for a, b in zip(good.wall_worths, bad.wall_worths, strict=True)]
            side = max(range(len(gains)), key=lambda n: gains[n])
            colour = self.game.tables.say_colour(good.walls[side].colour)
            return Message("monolyth-look-wall", colour=colour)
        if theme == "level":
            return Message("monolyth-look-level")
        if theme == "structure":
            return Message("monolyth-look-structure")
        return Message("monolyth-look-reach")

    def piece(self, view: State, move: Event) -> Message:
        """The stone, or the wall of a prophecy, or what kind of token."""
        tables = self.game.tables
        match move:
            case Place(site):
                stone = tables.say_stone(view.sites[site])
                return Message("monolyth-piece-stone", stone=stone, site=site + 1)
            case Swap(site):
                stone = tables.say_stone(view.sites[site])
                return Message("monolyth-piece-swap", stone=stone, site=site + 1)
            case Discard(site):
                stone = tables.say_stone(view.sites[site])
                return Message("monolyth-piece-stone", stone=stone, site=site + 1)
            case Prophesy(_, colour, number):
                return Message("monolyth-piece-wall", colour=tables.say_wall(colour, number))
            case _:
                return Message("monolyth-piece-token")


def _later(theme: str, points: float, most: float, params: dict[str, Any]) -> Reason:
    about = max(1, round(min(points, most)))
    return Reason(theme, points, Message(f"monolyth-why-later-{theme}", points=about, **params))


def _why_free(had: Wall, has: Wall, good: Result, turns: float) -> str | None:
    """Why a slot is better left free than filled with a prophecy; nothing if it is not clear."""
    if had.possible < had.prophecy:
        return "monolyth-why-prophecy-lost"
    if is_hard(had, turns):
        return "monolyth-why-prophecy-hard"
    if any(had.prophecy < token <= has.possible for token in good.tokens):
        return "monolyth-why-prophecy-higher"
    return None


def _foretold(value: int, cubes: int, colour: Message) -> Message:
    code = "monolyth-why-prophecy-kept" if cubes >= value else "monolyth-why-prophecy"
    return Message(code, value=value, colour=colour)


def _level(bad: Result, good: Result, *, is_compared: bool) -> Reason:
    points = good.level_worth - bad.level_worth
    if len(good.levels) > len(bad.levels):
        won, last = good.levels[len(bad.levels) :], len(good.levels)
        message = Message("monolyth-why-level", level=last, points=sum(won))
        if len(won) > 1:
            params = {"first": last - len(won) + 1, "last": last, "count": len(won)}
            message = Message("monolyth-why-levels", points=sum(won), **params)
    elif len(good.levels) == len(bad.levels) and good.missing < bad.missing:
        code = "monolyth-why-level-nearer" if is_compared else "monolyth-why-level-near"
        message = Message(code, level=len(good.levels) + 1, spaces=good.missing)
    else:
        message = Message("monolyth-why-level-keep")
    return Reason("level", points, message)


def _structure(bad: Result, good: Result) -> Reason:
    points = good.structure_worth - bad.structure_worth
    if good.structure > bad.structure:
        message = Message("monolyth-why-structure", points=good.structure)
    elif bad.lacking >= TOO_HIGH > good.lacking:
        message = Message("monolyth-why-structure-open")
    else:
        message = Message("monolyth-why-structure-nearer")
    return Reason("structure", points, message)


def _tokens(bad: Result, good: Result) -> Reason:
    """M-1P2: tokens that one move gives up; where none is, what they may bring on the walls."""
    worth = offer_worth(good.tokens, good.walls, good.turns)
    if bad.tokens != good.tokens:
        other = offer_worth(bad.tokens, good.walls, good.turns)
        return Reason("token", worth - other, Message("monolyth-why-tokens"))
    other = offer_worth(good.tokens, bad.walls, good.turns)
    return Reason("prophecy", worth - other, Message("monolyth-why-promise"))


def _tempo(game: Monolyth, bad: Result, good: Result) -> Reason:
    """The end of the game at the right time; else cubes."""
    if game.players > 1 and good.has_top_level and not bad.has_top_level and good.lead > 0:
        return Reason("tempo", LAST_TURN, Message("monolyth-why-end"))
    if game.players > 1 and bad.has_top_level and not good.has_top_level and bad.lead < 0:
        return Reason("tempo", LAST_TURN, Message("monolyth-why-no-end"))
    more = good.cubes - bad.cubes
    return Reason("tempo", PER_CUBE * more, Message("monolyth-why-cubes", cubes=more))
