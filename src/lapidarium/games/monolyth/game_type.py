"""Monolyth, as the platform knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from lapidarium.games.game_type import GameType
from lapidarium.games.monolyth.pack.pack import PLAYER_COUNTS, read

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from lapidarium.bots.choice import Bot, Expectation
    from lapidarium.compiled.compiled_game import CompiledGame
    from lapidarium.compiled.compiled_module import CompiledModule
    from lapidarium.games.codec import Codec
    from lapidarium.games.drawing import Drawing
    from lapidarium.games.game import Game
    from lapidarium.games.game_type import Level
    from lapidarium.games.monolyth.pack.pack import MonolythPack
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.pack import Pack
    from lapidarium.games.pack_reader import Page
    from lapidarium.games.presenter import Presenter
    from lapidarium.games.workshop import Workshop
    from lapidarium.learning.coach import Coach
    from lapidarium.training.course import Course


class MonolythType(GameType):
    """Monoliths of coloured stones, for one to four players."""

    name: ClassVar[str] = "monolyth"
    player_counts: ClassVar[tuple[int, ...]] = PLAYER_COUNTS
    daily_players: ClassVar[int | None] = 1

    @property
    def ranks(self) -> tuple[tuple[int, str], ...]:
        """M-1P5: the ranks of a solo score."""
        from lapidarium.games.monolyth.rules.scoring import RANKS  # noqa: PLC0415 - packs need no rules

        return RANKS

    def read_pack(self, page: Page, text: str) -> Pack | None:
        """Read a pack of Monolyth."""
        return read(page, text)

    def referee(self, pack: Pack, players: int) -> Game[Any, Any]:
        """The referee of Monolyth."""
        from lapidarium.games.monolyth.rules import Monolyth  # noqa: PLC0415 - packs need no rules

        return Monolyth(cast("MonolythPack", pack), players)

    def earlier_referee(self, pack: Pack, players: int, version: int) -> Game[Any, Any]:
        """M-T10: until version 2 of the record format the refill came last in a turn."""
        from lapidarium.games.monolyth.rules.earlier_order import EarlierMonolyth  # noqa: PLC0415

        assert version == EarlierMonolyth.format
        return EarlierMonolyth(cast("MonolythPack", pack), players)

    def table_options(self, pack: Pack) -> dict[str, Any]:
        """M-S9: the structure cards and player boards that may be chosen."""
        from lapidarium.games.monolyth.structure_fit import ask_view  # noqa: PLC0415 - loads msgspec

        box = cast("MonolythPack", pack)
        return {
            "cards": [[ask_view(part) for part in card] for card in box.cards],
            "boards": {
                box.board_name(number): [box.colours[colour].name for colour in sides]
                for number, sides in enumerate(box.boards)
            },
        }

    def presenter(self, game: Game[Any, Any]) -> Presenter:
        """The circle of stones and the monoliths."""
        from lapidarium.games.monolyth.presenter import MonolythPresenter  # noqa: PLC0415 - slow to load

        return MonolythPresenter(cast("Monolyth", game))

    def terminal(self, game: Game[Any, Any], speak: Callable[..., str]) -> Drawing:
        """The monoliths level by level."""
        from lapidarium.games.monolyth.terminal import MonolythDrawing  # noqa: PLC0415 - loads rich

        return MonolythDrawing(cast("Monolyth", game), speak)

    @property
    def levels(self) -> tuple[Level, ...]:
        """From the easiest."""
        from lapidarium.games.monolyth.bots.levels import LEVELS  # noqa: PLC0415 - packs need no bots

        return LEVELS

    @property
    def fallback_level(self) -> str:
        """The strongest level that needs no compiling."""
        from lapidarium.games.monolyth.bots.levels import FALLBACK_LEVEL  # noqa: PLC0415

        return FALLBACK_LEVEL

    def bots(self) -> Mapping[str, Bot]:
        """The levels, and others to measure by."""
        from lapidarium.games.monolyth.bots.levels import BOTS  # noqa: PLC0415 - packs need no bots

        return BOTS

    def expectation(self) -> Expectation:
        """By searches in the same worlds."""
        from lapidarium.games.monolyth.bots.expectation import expectation  # noqa: PLC0415 - slow to load

        return expectation

    def coach(self, game: Game[Any, Any]) -> Coach:
        """Who compares its moves."""
        from lapidarium.games.monolyth.coach import MonolythCoach  # noqa: PLC0415 - slow to load

        return MonolythCoach(cast("Monolyth", game))

    def compiled(self, game: Game[Any, Any]) -> CompiledGame[Any, Any]:
        """The compiled form of a referee."""
        from lapidarium.games.monolyth.compiled.compiled_game import compiled_form  # noqa: PLC0415 - slow to load

        return compiled_form(cast("Monolyth", game))

    def codec(self, game: Game[Any, Any]) -> Codec:
        """Its moves and views for learning programs."""
        from lapidarium.games.monolyth.codec.codec import MonolythCodec  # noqa: PLC0415 - slow to load

        return MonolythCodec(cast("Monolyth", game))

    def compiled_modules(self) -> tuple[CompiledModule, ...]:
        """The compiled game, and its bots' search."""
        from lapidarium.games.monolyth.bots.modules import MODULES  # noqa: PLC0415 - slow to load

        return MODULES

    def course(self) -> type[Course]:
        """The training of its network."""
        from lapidarium.games.monolyth.bots.course import MonolythCourse  # noqa: PLC0415 - slow to load

        return MonolythCourse

    def workshop(self) -> Workshop:
        """The editor of its packs."""
        from lapidarium.games.monolyth.workshop import MonolythWorkshop  # noqa: PLC0415 - loads pydantic

        return MonolythWorkshop()
