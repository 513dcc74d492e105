"""What the platform may ask of a game: the one object that the registry sees.

A game is a package with one `GameType`. Everything has a default but its name, the numbers of
players, its packs and its referee; docs/adding-a-game.md goes through it step by step.
"""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from lapidarium.bots.choice import Bot, Expectation
    from lapidarium.compiled.compiled_game import CompiledGame
    from lapidarium.compiled.compiled_module import CompiledModule
    from lapidarium.games.codec import Codec
    from lapidarium.games.drawing import Drawing
    from lapidarium.games.game import Game
    from lapidarium.games.pack import Pack
    from lapidarium.games.pack_reader import Page
    from lapidarium.games.presenter import Presenter
    from lapidarium.games.workshop import Workshop
    from lapidarium.learning.coach import Coach
    from lapidarium.training.course import Course


@dataclass(frozen=True, slots=True)
class Level:
    """A level of bots that people can choose; `level-NAME` is its name in the catalogues."""

    name: str
    seconds: float = 0.2
    """How long it thinks per move by default."""
    needs_compiling: bool = False
    strength: int = 3
    """How strong it is among all levels, from 1 to 5, as people are shown it."""


class GameType(ABC):
    """One game, whatever its pack and number of players."""

    name: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    daily_players: ClassVar[int | None] = None
    """The number of players of a daily challenge, for a game that has one and `Game.laid_out`."""

    def counts_for(self, position: str) -> tuple[int, ...]:
        """For how many players a position may be: as its field `players=` says, or any number."""
        fields = position.split(" ")
        told = [n for n in self.player_counts if f"players={n}" in fields]
        return tuple(told) or self.player_counts

    @property
    def ranks(self) -> tuple[tuple[int, str], ...]:
        """Solo: the least score of each rank and its code in the catalogues, best first."""
        return ()

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels of bots that people can choose, easiest first."""
        return ()

    @property
    def fallback_level(self) -> str:
        """Plays where somebody is away or a stronger bot does not answer; needs no compiling."""
        return "random"

    @property
    def folder(self) -> Path:
        """The folder of the game's package."""
        return Path(inspect.getfile(type(self))).parent

    @property
    def words(self) -> Path:
        """Folder of its catalogues: en.ftl, de.ftl, es.ftl, ja.ftl."""
        return self.folder / "words"

    @property
    def rules_text(self) -> Path:
        """Folder of its rules for people (see `rules_text`); not every game has one."""
        return self.folder / "rules_text"

    @property
    def lessons(self) -> Path:
        """Folder of its lessons (see `lessons`); not every game has one."""
        return self.folder / "lessons"

    @property
    def title(self) -> Message:
        """What the game is called."""
        return Message(f"game-{self.name}")

    def packs(self) -> Sequence[Path]:
        """The component packs that come with the game; the one named like it is the default."""
        return sorted((self.folder / "pack").glob("*.toml"))

    @abstractmethod
    def read_pack(self, page: Page, text: str) -> Pack | None:
        """Read a pack; None if `page` has noted problems."""

    @abstractmethod
    def referee(self, pack: Pack, players: int) -> Game[Any, Any]:
        """The referee for a pack of this game and a number of players it can have."""

    def earlier_referee(self, pack: Pack, players: int, version: int) -> Game[Any, Any]:
        """The referee for a game begun under an earlier version of the record format.

        Only a game whose events happened in another order then needs one of its own.
        """
        game = self.referee(pack, players)
        game.format = version
        return game

    def table_options(self, pack: Pack) -> dict[str, Any]:  # noqa: ARG002
        """What the page that makes a new table may offer, as values; the client's game reads it."""
        return {}

    def presenter(self, game: Game[Any, Any]) -> Presenter:
        """How the browser is shown a game; by default in words."""
        from lapidarium.games.presenter import PlainPresenter  # noqa: PLC0415 - not for the terminal

        return PlainPresenter(game)

    def terminal(self, game: Game[Any, Any], speak: Callable[..., str]) -> Drawing:
        """How the terminal draws a game; `speak(code, **params)` gives a sentence."""
        from lapidarium.games.drawing import PlainDrawing  # noqa: PLC0415 - rich loads slowly

        return PlainDrawing(game, speak)

    def bots(self) -> Mapping[str, Bot]:
        """Its bots by name, besides those that play every game; every level is one of them."""
        return {}

    def expectation(self) -> Expectation | None:
        """What to expect after certain moves, compared in the same worlds, if it can tell.

        Without it, reviews follow the moves to the next turn and ask the strongest bot there.
        """
        return None

    def prospects(self, game: Game[Any, Any], state: Any) -> tuple[float, ...]:
        """The points of each seat, with what only counts in the end as it usually does.

        Reviews measure by it how lucky a draw was.
        """
        return tuple(map(float, game.scores(state)))

    def coach(self, game: Game[Any, Any]) -> Coach | None:  # noqa: ARG002
        """Who says why a move is better than another; without it, hints only name the move."""
        return None

    def compiled(self, game: Game[Any, Any]) -> CompiledGame[Any, Any] | None:  # noqa: ARG002
        """The compiled form of a referee, if there is one."""
        return None

    def codec(self, game: Game[Any, Any]) -> Codec | None:  # noqa: ARG002
        """Its moves as ids and its views as bytes; without it, learning programs get text."""
        return None

    def compiled_modules(self) -> tuple[CompiledModule, ...]:
        """What its compiled form and its bots need to have compiled."""
        return ()

    def course(self) -> type[Course] | None:
        """How its bots are trained, if they can be."""
        return None

    def workshop(self) -> Workshop | None:
        """What the editor of its packs knows of it; without it, packs are edited as text."""
        return None

    def level(self, name: str) -> Level | None:
        """The level of this name, if there is one."""
        return next((level for level in self.levels if level.name == name), None)
