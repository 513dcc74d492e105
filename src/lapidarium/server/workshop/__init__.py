"""Packs that people edit here: checks, storage, and how they play."""
