"""Monolyth's moves as ids and its table as bytes."""
