"""Connections: bytes in, messages out; they know nothing of tables."""
