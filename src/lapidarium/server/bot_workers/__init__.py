"""Processes that think for bots."""
