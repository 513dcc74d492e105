"""A table on a terminal's whole screen, for a game here or at a server's table."""
