"""Monolyth on records."""
