"""The bots of Sir Ocelot's Cave: levels, search, a learned value, its training (docs/bots.md)."""
