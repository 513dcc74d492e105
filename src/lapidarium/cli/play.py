"""`lapidarium play`: a game in the terminal, sharing a keyboard or against bots."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lapidarium.cli.files import read_record
from lapidarium.cli.opponents import bot_option, parse_bots
from lapidarium.cli.options import game_for, lang_option, pack_option, players_option
from lapidarium.cli.output import CommandError, language
from lapidarium.cli.whole_screen import light_option, plain_option, show_table, wants_screen
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.record import Record
    from lapidarium.terminal.local_table import LocalTable


@click.command()
@click.argument("game_name", metavar="[GAME]", required=False)
@players_option
@click.option("--seed", help="The same seed gives the same deal.")
@pack_option
@click.option(
    "--set",
    "setup",
    multiple=True,
    metavar="EVENT",
    help="Fix something that setup would draw, such as 'first 2'.",
)
@click.option("--name", "names", multiple=True, help="A name for each seat, in order.")
@click.option(
    "--from",
    "unfinished",
    type=click.Path(path_type=Path),
    help="Resume a record, with its game, players and pack.",
)
@click.option("--continue", "again", is_flag=True, help="Resume the game that was played last.")
@bot_option
@plain_option
@light_option
@lang_option
def play(
    game_name: str | None,
    players: int | None,
    seed: str | None,
    pack_name: str | None,
    setup: tuple[str, ...],
    names: tuple[str, ...],
    unfinished: Path | None,
    again: bool,
    bot_seats: tuple[str, ...],
    plain: bool,
    light: bool,
) -> None:
    """Play in the terminal, sharing a keyboard or against bots.

    On a terminal the table fills the screen; --plain plays line by line, as it does wherever
    input or output is not a terminal.
    """
    from lapidarium.dealing import Dealer  # noqa: PLC0415 - for a quick `--help`
    from lapidarium.terminal.local_table import BadSetup, LocalTable  # noqa: PLC0415

    if again:
        unfinished, bot_seats = _latest(unfinished, bot_seats)
    record, path = _record(game_name, players, pack_name, names, unfinished)
    if seed is None and not record.events:
        seed = secrets.token_hex(8)
    dealer = Dealer.resume(record.game, record.with_states(), seed)
    try:
        local = LocalTable(record, path, dealer, setup, parse_bots(record.game, bot_seats))
        _run(local, plain=plain, light=light)
    except BadSetup as error:
        raise CommandError(error.message) from None


def _run(local: LocalTable, *, plain: bool, light: bool) -> None:
    """On the whole screen if there is one, else line by line."""
    if not wants_screen(plain):
        from lapidarium.cli.terminal_table import TerminalTable  # noqa: PLC0415

        TerminalTable(local).run()
        return
    from lapidarium.terminal.local_source import LocalSource  # noqa: PLC0415 - Textual loads slowly
    from lapidarium.terminal.speech import Speech  # noqa: PLC0415

    local.begin()
    show_table(LocalSource(local, Speech(language())), light=light)


def _latest(unfinished: Path | None, bot_seats: tuple[str, ...]) -> tuple[Path, tuple[str, ...]]:
    """The game that was played last, with its bots."""
    from lapidarium.terminal.latest import latest  # noqa: PLC0415

    if unfinished is not None:
        raise click.UsageError("--continue resumes the latest game, --from a record: choose one")
    found = latest()
    if found is None or not found.path.is_file() or _is_over(found.path):
        raise CommandError(Message("play-no-latest"))
    own = tuple(f"{seat + 1}={level}" for seat, level in sorted(found.bots.items()))
    return found.path, bot_seats or own


def _is_over(path: Path) -> bool:
    record = read_record(path)
    return record.game.outcome(record.last()) is not None


def _record(
    game_name: str | None,
    players: int | None,
    pack_name: str | None,
    names: tuple[str, ...],
    unfinished: Path | None,
) -> tuple[Record, Path]:
    """The game to play, and the file it is saved in."""
    from lapidarium.record import Record  # noqa: PLC0415

    if unfinished is None:
        game = game_for(game_name, players, pack_name)
        return Record(game, (), _names(names, game.players)), _new_file(game.name)
    record = read_record(unfinished)
    if record.seen_by is not None:
        raise CommandError(Message("cli-seen-record", path=str(unfinished)))
    return record, unfinished


def _names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    from lapidarium.record import LONGEST_NAME  # noqa: PLC0415

    if len(names) > players or any(not n.strip() or len(n) > LONGEST_NAME for n in names):
        raise CommandError(Message("cli-names", players=players, most=LONGEST_NAME))
    return (*names, *[""] * (players - len(names))) if names else ()


def _new_file(game: str) -> Path:
    from lapidarium.terminal.latest import games_folder  # noqa: PLC0415

    name = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}.record"
    return games_folder() / name
