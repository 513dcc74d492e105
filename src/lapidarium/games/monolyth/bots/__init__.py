"""The bots of Monolyth: levels, search, the learned value and its training (docs/bots.md)."""
