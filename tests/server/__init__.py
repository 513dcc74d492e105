"""A real server on loopback, and people who talk to it."""
