"""The program `lapidarium`: its commands, and what becomes of an error."""

from __future__ import annotations

import sys

import typer

from lapidarium import __version__
from lapidarium.cli import (
    arena,
    backup,
    packs,
    perft,
    play,
    replay,
    serve,
    simulate,
    solo,
    train,
    warmup,
)
from lapidarium.cli.output import console, report_to

app = typer.Typer(
    name="lapidarium",
    help="The table for games of stone: Monolyth and Sir Ocelot's Cave.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit codes: 0 done; 1 refused, with the reason on standard error; 2 wrong usage; "
    "130 interrupted.",
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("solo")(solo.solo)
app.command("replay")(replay.replay)
app.command("perft")(perft.perft)
app.command("warmup")(warmup.warmup)
app.command("serve")(serve.serve)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.add_typer(packs.app, name="packs")
app.add_typer(train.app, name="train")


def _version(wanted: bool) -> None:
    if wanted:
        console.print(f"lapidarium {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(
        False, "--version", help="Print the version.", callback=_version, is_eager=True
    ),
) -> None:
    """Options of the program itself."""


def main() -> None:
    """Run the command line."""
    try:
        app()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except Exception as error:
        if not report_to(error):
            raise
        sys.exit(1)
