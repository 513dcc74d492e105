"""Sir Ocelot's Cave: gems seen by three tools, for two players (docs/rules/ocelot.md)."""

from lapidarium.games.ocelot.game_type import OcelotType

GAME = OcelotType()
