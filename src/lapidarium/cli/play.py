"""`lapidarium play`: a game in the terminal, sharing a keyboard or against bots."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path

import click
import platformdirs

from lapidarium.cli.files import read_record
from lapidarium.cli.opponents import bot_option, parse_bots
from lapidarium.cli.options import game_for, lang_option, pack_option, players_option
from lapidarium.cli.output import CommandError
from lapidarium.cli.terminal_table import TerminalTable
from lapidarium.dealing import Dealer
from lapidarium.messages import Message
from lapidarium.record import LONGEST_NAME, Record


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
@bot_option
@lang_option
def play(
    game_name: str | None,
    players: int | None,
    seed: str | None,
    pack_name: str | None,
    setup: tuple[str, ...],
    names: tuple[str, ...],
    unfinished: Path | None,
    bot_seats: tuple[str, ...],
) -> None:
    """Play in the terminal, sharing a keyboard or against bots."""
    if unfinished is None:
        game = game_for(game_name, players, pack_name)
        record, path = Record(game, (), _names(names, game.players)), _new_file(game.name)
    else:
        record, path = read_record(unfinished), unfinished
        if record.seen_by is not None:
            raise CommandError(Message("cli-seen-record", path=str(unfinished)))
    if seed is None and not record.events:
        seed = secrets.token_hex(8)
    dealer = Dealer.resume(record.game, record.with_states(), seed)
    TerminalTable(record, path, dealer, setup, parse_bots(record.game, bot_seats)).run()


def _names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    if len(names) > players or any(not n.strip() or len(n) > LONGEST_NAME for n in names):
        raise CommandError(Message("cli-names", players=players, most=LONGEST_NAME))
    return (*names, *[""] * (players - len(names))) if names else ()


def _new_file(game: str) -> Path:
    folder = platformdirs.user_data_path("lapidarium") / "games"
    return folder / f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S-%f}.record"
