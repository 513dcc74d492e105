"""Compiled: what the value sees, the value itself, learning it, and searching with it."""
