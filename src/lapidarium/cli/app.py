"""The program `lapidarium`: its commands, and what becomes of an error.

A command's module is imported when the command is called, so `--help` and small commands start
without the bots, the server and the compiled code.
"""

from __future__ import annotations

import errno
import importlib
import io
import os
import sys
from typing import NamedTuple

import click

from lapidarium import __version__

INTERRUPTED = 130


class LazyCommand(NamedTuple):
    """Where a command is, and the line that `--help` prints for it."""

    name: str
    module: str
    short_help: str


COMMANDS = (
    LazyCommand("play", "play", "Play in the terminal, sharing a keyboard or against bots."),
    LazyCommand("join", "join", "Sit down at a server's table, by its link."),
    LazyCommand("simulate", "simulate", "Let random players or a bot play, and sum it up."),
    LazyCommand("arena", "arena", "Let bots play each other on paired deals."),
    LazyCommand("solo", "solo", "Let a bot play alone, and count the ranks it reaches."),
    LazyCommand("replay", "replay", "Replay a record and check it."),
    LazyCommand("hint", "hint", "Say what to do in a position, in steps, and why."),
    LazyCommand("review", "review", "Review a finished game: mistakes, better moves, luck."),
    LazyCommand("puzzle", "puzzle", "Solve a puzzle: today's, or another."),
    LazyCommand("puzzles", "puzzles", "Make puzzles from games of strong bots, and check them."),
    LazyCommand("rules", "rules", "Print the rules of a game, or one clause of them."),
    LazyCommand("perft", "perft", "Count the ways a game can continue."),
    LazyCommand("warmup", "warmup", "Compile the core and the bots' search ahead of time."),
    LazyCommand("serve", "serve", "Run the table server."),
    LazyCommand("admin", "admin", "Look after a server, also while it runs."),
    LazyCommand(
        "backup", "backup", "Write everything a server stores to a file, or (-) to standard output."
    ),
    LazyCommand(
        "restore",
        "backup",
        "Read a backup, from a file or (-) standard input, into an empty database.",
    ),
    LazyCommand("packs", "packs", "List, show, check and create component packs."),
    LazyCommand("dataset", "dataset", "Make, describe, verify and export datasets of bots' games."),
    LazyCommand("mcp", "mcp", "Serve the games as tools of the Model Context Protocol."),
    LazyCommand("train", "train", "Train a bot's value function by self-play."),
    LazyCommand("completion", "completion", "Print what makes a shell complete commands."),
)
"""In the order of `--help`. Each module has a click command of the command's name."""


class LazyGroup(click.Group):
    """Knows its commands by name, and imports the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names, in the order of the table."""
        del ctx
        return [command.name for command in COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command of this name."""
        del ctx
        for command in COMMANDS:
            if command.name == cmd_name:
                module = importlib.import_module(f"lapidarium.cli.{command.module}")
                found: click.Command = getattr(module, command.name)
                return found
        return None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list in `--help`, from the table alone."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl([(command.name, command.short_help) for command in COMMANDS])


@click.group(
    cls=LazyGroup,
    epilog="Exit codes: 0 done; 1 refused, with the reason on standard error; 2 wrong usage; "
    "130 interrupted.",
    context_settings={"help_option_names": ["-h", "--help"], "show_default": True},
)
@click.version_option(__version__, message="lapidarium %(version)s", help="Print the version.")
def app() -> None:
    """The open digital table for games of stone."""


def is_completing() -> bool:
    """Does a shell ask how to go on? Click answers that before anything else."""
    return "_LAPIDARIUM_COMPLETE" in os.environ


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # what a terminal cannot show becomes a "?"
    try:
        if is_completing():
            app.main(prog_name="lapidarium")
        code = app.main(prog_name="lapidarium", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except click.Abort:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EIO):
            raise
        print(f"lapidarium: {error.strerror}", file=sys.stderr)
        os._exit(1)  # what is left in the buffer could not be written either
    except Exception as error:
        from lapidarium.cli.output import report  # noqa: PLC0415 - `--help` starts without it

        if not report(error):
            raise
        sys.exit(1)
    sys.exit(code or 0)
