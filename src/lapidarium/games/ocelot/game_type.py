"""Sir Ocelot's Cave, as the platform knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from lapidarium.games.game_type import GameType
from lapidarium.games.ocelot.pack.pack import PLAYERS, read

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from lapidarium.bots.choice import Bot, Expectation
    from lapidarium.compiled.compiled_game import CompiledGame
    from lapidarium.compiled.compiled_module import CompiledModule
    from lapidarium.games.codec import Codec
    from lapidarium.games.drawing import Drawing
    from lapidarium.games.game import Game
    from lapidarium.games.game_type import Level
    from lapidarium.games.ocelot.pack.pack import OcelotPack
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.pack import Pack
    from lapidarium.games.pack_reader import Page
    from lapidarium.games.presenter import Presenter
    from lapidarium.games.workshop import Workshop
    from lapidarium.learning.coach import Coach
    from lapidarium.training.course import Course


class OcelotType(GameType):
    """Gems seen by three tools, for two players."""

    name: ClassVar[str] = "ocelot"
    player_counts: ClassVar[tuple[int, ...]] = (PLAYERS,)

    def read_pack(self, page: Page, text: str) -> Pack | None:
        """Read a pack of Sir Ocelot's Cave."""
        return read(page, text)

    def referee(self, pack: Pack, players: int) -> Game[Any, Any]:
        """The referee of Sir Ocelot's Cave."""
        from lapidarium.games.ocelot.rules import Ocelot  # noqa: PLC0415 - packs need no rules

        return Ocelot(cast("OcelotPack", pack), players)

    def presenter(self, game: Game[Any, Any]) -> Presenter:
        """The mat, the hands and the bags."""
        from lapidarium.games.ocelot.presenter import OcelotPresenter  # noqa: PLC0415 - slow to load

        return OcelotPresenter(cast("Ocelot", game))

    def terminal(self, game: Game[Any, Any], speak: Callable[..., str]) -> Drawing:
        """The mat with its caves in colour."""
        from lapidarium.games.ocelot.terminal import OcelotDrawing  # noqa: PLC0415 - loads rich

        return OcelotDrawing(cast("Ocelot", game), speak)

    @property
    def levels(self) -> tuple[Level, ...]:
        """From the easiest."""
        from lapidarium.games.ocelot.bots.levels import LEVELS  # noqa: PLC0415 - packs need no bots

        return LEVELS

    @property
    def fallback_level(self) -> str:
        """The strongest level that needs no compiling."""
        from lapidarium.games.ocelot.bots.levels import FALLBACK_LEVEL  # noqa: PLC0415

        return FALLBACK_LEVEL

    def bots(self) -> Mapping[str, Bot]:
        """The levels, and others to measure by."""
        from lapidarium.games.ocelot.bots.levels import BOTS  # noqa: PLC0415 - packs need no bots

        return BOTS

    def expectation(self) -> Expectation:
        """By searches in the same worlds."""
        from lapidarium.games.ocelot.bots.expectation import expectation  # noqa: PLC0415 - slow to load

        return expectation

    def prospects(self, game: Game[Any, Any], state: Any) -> tuple[float, ...]:
        """With special amethysts as they usually count in the end."""
        from lapidarium.games.ocelot.prospects import prospects  # noqa: PLC0415 - packs need no rules

        return prospects(cast("Ocelot", game), state)

    def coach(self, game: Game[Any, Any]) -> Coach:
        """Who compares its moves."""
        from lapidarium.games.ocelot.coach import OcelotCoach  # noqa: PLC0415 - slow to load

        return OcelotCoach(cast("Ocelot", game))

    def compiled(self, game: Game[Any, Any]) -> CompiledGame[Any, Any]:
        """The compiled form of a referee."""
        from lapidarium.games.ocelot.compiled.compiled_game import compiled_form  # noqa: PLC0415 - slow to load

        return compiled_form(cast("Ocelot", game))

    def codec(self, game: Game[Any, Any]) -> Codec:
        """Its moves and views for learning programs."""
        from lapidarium.games.ocelot.codec.codec import OcelotCodec  # noqa: PLC0415 - slow to load

        return OcelotCodec(cast("Ocelot", game))

    def compiled_modules(self) -> tuple[CompiledModule, ...]:
        """The compiled game, and its bots' search."""
        from lapidarium.games.ocelot.bots.modules import MODULES  # noqa: PLC0415 - slow to load

        return MODULES

    def course(self) -> type[Course]:
        """The training of its network."""
        from lapidarium.games.ocelot.bots.course import OcelotCourse  # noqa: PLC0415 - slow to load

        return OcelotCourse

    def workshop(self) -> Workshop:
        """The editor of its packs."""
        from lapidarium.games.ocelot.workshop import OcelotWorkshop  # noqa: PLC0415 - loads pydantic

        return OcelotWorkshop()
