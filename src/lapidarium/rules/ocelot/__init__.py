"""Sir Ocelot's Cave: gems seen by three tools, for two players (docs/rules/ocelot.md)."""

from lapidarium.rules.ocelot.referee import Ocelot

__all__ = ["Ocelot"]
