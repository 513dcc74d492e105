"""Compiled parts of the players of Sir Ocelot's Cave (see `core.shelf`)."""
