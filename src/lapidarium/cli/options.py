"""Options and arguments that several commands share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lapidarium import words
from lapidarium.cli.output import CommandError, use_language
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game

USUAL_PLAYERS = 2


def _choose_language(_ctx: click.Context, _param: click.Parameter, wanted: str | None) -> None:
    if wanted is None:
        return
    lang = wanted.lower()
    if lang not in words.LANGUAGES:
        raise click.BadParameter(f"{wanted!r} is not one of {', '.join(words.LANGUAGES)}")
    use_language(lang)


lang_option = click.option(
    "--lang",
    help=f"Language: {', '.join(words.LANGUAGES)}. Default: the system's.",
    callback=_choose_language,
    is_eager=True,
    expose_value=False,
)
game_argument = click.argument("game_name", metavar="GAME")
players_option = click.option(
    "--players",
    "-p",
    type=click.IntRange(min=1),
    help=f"Number of players. Default: {USUAL_PLAYERS}, if the game allows it.",
)
pack_option = click.option(
    "--pack", "pack_name", help="A component pack by name or path. Default: the game's own."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def game_for(name: str | None, players: int | None, pack_name: str | None) -> Game[Any, Any]:
    """The referee that the options of a command ask for; without a name, of the first game."""
    from lapidarium.games.packs import load  # noqa: PLC0415 - not every command plays a game
    from lapidarium.games.registry import game_type, game_types, referee  # noqa: PLC0415

    if name is None:
        name = next(iter(game_types()))
    counts = game_type(name).player_counts
    pack = load(pack_name or name)
    if pack.game != name:
        raise CommandError(
            Message("cli-pack-of-other-game", pack=pack.name, game=pack.game, wanted=name)
        )
    return referee(pack, players or usual_players(counts))


def usual_players(counts: tuple[int, ...]) -> int:
    """How many play if nobody says."""
    return USUAL_PLAYERS if USUAL_PLAYERS in counts else min(counts)
