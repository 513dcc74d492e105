"""The command line: one file a command."""

from lapidarium.cli.app import main

__all__ = ["main"]
