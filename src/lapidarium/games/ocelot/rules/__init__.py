"""Sir Ocelot's Cave: gems seen by three tools, for two players (docs/rules/ocelot.md)."""

from lapidarium.games.ocelot.rules.referee import Ocelot

__all__ = ["Ocelot"]
