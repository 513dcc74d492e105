"""Packs and records that people upload, read in a process with limits."""
