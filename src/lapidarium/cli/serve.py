"""`lapidarium serve`: the table server."""

from __future__ import annotations

import json
import os
import re
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lapidarium.cli.options import json_option, lang_option
from lapidarium.cli.output import CommandError, console, translate
from lapidarium.cli.settings_file import chosen_place, config_option, setting, shown_settings
from lapidarium.messages import Message
from lapidarium.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator

data_option = setting(
    "--data",
    type=click.Path(path_type=Path),
    help="Folder of the SQLite database and its lock. Default: the user's data folder.",
)
database_option = setting(
    "--database", help="Use this database instead, such as postgresql://user@host/name."
)


@contextmanager
def server_errors() -> Iterator[None]:
    """What the server refuses, the command refuses."""
    from lapidarium.server.storage.database import StorageUnavailable  # noqa: PLC0415

    try:
        yield
    except Refused as error:
        raise CommandError(error.message) from None
    except StorageUnavailable as error:
        raise CommandError(Message("serve-no-database", reason=error.reason)) from None


def is_posix() -> bool:
    """Can a server run here? It takes locks of files, limits and signals that Windows lacks."""
    return os.name == "posix"


def data_folder(data: Path | None) -> Path:
    """The folder that was named, or the user's own."""
    import platformdirs  # noqa: PLC0415

    if data is not None:
        return data
    try:
        return platformdirs.user_data_path("lapidarium") / "server"
    except (RuntimeError, KeyError):  # an unknown user without HOME
        raise CommandError(Message("serve-no-home")) from None


def use_as_home(folder: Path) -> None:
    """An unknown user without HOME, as in some containers, has this folder for caches and packs."""
    try:
        Path.home()
    except (RuntimeError, KeyError):
        os.environ["HOME"] = str(folder.absolute())


def _level_seconds(given: tuple[str, ...]) -> dict[str, float]:
    """The levels that think another time than their game says, given as LEVEL=SECONDS."""
    from lapidarium.games.registry import game_types  # noqa: PLC0415 - slow to load

    known = dict.fromkeys(level.name for game in game_types().values() for level in game.levels)
    seconds: dict[str, float] = {}
    for text in given:
        level, _, wanted = text.partition("=")
        if level not in known or not re.fullmatch(r"\d+(\.\d+)?", wanted):
            raise CommandError(Message("serve-bad-seconds", text=text, names=", ".join(known)))
        seconds[level] = float(wanted)
    return seconds


def _show_settings(as_json: bool) -> None:
    """Every setting with its source; of a database's address the password is left out."""
    rows = shown_settings(click.get_current_context())
    if as_json:
        found = {name: {"value": value, "source": source} for name, value, source in rows}
        click.echo(json.dumps(found, indent=2))
        return
    width = max(len(name) for name, _, _ in rows)
    for name, value, source in rows:
        text = "" if value is None else json.dumps(value, ensure_ascii=False)
        console.print(f"{name:{width}}  {text}  ({source})", markup=False, soft_wrap=True)


@click.command()
@setting("--host", default="127.0.0.1", help="Address to listen on.")
@setting("--port", type=click.IntRange(0, 65535), default=8000, help="Port; 0 picks a free one.")
@data_option
@database_option
@setting(
    "--workers",
    type=click.IntRange(min=1),
    default=1,
    help="Server processes; more than one needs PostgreSQL.",
)
@setting("--chat/--no-chat", default=True, help="Allow chat at the tables.")
@setting(
    "--notices/--no-notices",
    default=False,
    help="Notify players of slow games who asked for it.",
)
@setting(
    "--private-webhooks/--no-private-webhooks",
    default=False,
    help="Allow webhooks to private and loopback addresses.",
)
@setting(
    "--https/--no-https", default=False, help="Reached by https: send cookies over https only."
)
@setting(
    "--proxy",
    "proxies",
    type=click.IntRange(min=0),
    is_flag=False,
    flag_value=1,
    default=0,
    metavar="[N]",
    help="Behind this many reverse proxies (1): take addresses from X-Forwarded-For.",
)
@setting(
    "--trusted-proxy",
    "trusted",
    multiple=True,
    default=("loopback", "private"),
    metavar="NETWORK",
    help="Whose X-Forwarded-For counts: an address, a network, loopback or private.",
)
@setting("--url", default="", help="Public address of the server, for notices.")
@setting(
    "--origin", "origins", multiple=True, help="Another origin whose pages may use this server."
)
@setting(
    "--rate",
    type=click.FloatRange(min=1),
    default=20.0,
    help="Messages per second that one connection may send.",
)
@setting(
    "--sockets",
    type=click.IntRange(min=1),
    default=200,
    help="Connections that one address may have open.",
)
@setting(
    "--bot-workers", type=click.IntRange(min=1), default=1, help="Processes that think for bots."
)
@setting(
    "--bot-seconds",
    type=click.FloatRange(0.05, 60),
    default=2.0,
    help="Longest time a bot may think per move.",
)
@setting(
    "--balance-games",
    type=click.IntRange(1, 10_000),
    default=200,
    help="How many games the workshop plays to show how a pack plays.",
)
@setting(
    "--review-seconds",
    type=click.FloatRange(0.01, 10),
    default=0.4,
    help="How long a review looks for a better move in each position.",
)
@setting(
    "--review-ray",
    default="",
    metavar="ADDRESS",
    help="Review on this Ray cluster instead of the bot workers; 'local' starts one here.",
)
@setting(
    "--guest-days",
    type=click.IntRange(0, 36_500),
    default=180,
    help="Remove guests who never played so many days after their last visit; 0 keeps them.",
)
@setting(
    "--pack-days",
    type=click.IntRange(0, 36_500),
    default=365,
    help="Remove packs that nobody has used for so many days; 0 keeps them.",
)
@setting(
    "--level-seconds",
    multiple=True,
    metavar="LEVEL=SECONDS",
    help="Thinking time of one level, such as master=0.5.",
)
@click.option(
    "--show-settings", is_flag=True, help="Print every setting and its source, then stop."
)
@json_option
@config_option
@lang_option
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    workers: int,
    chat: bool,
    notices: bool,
    private_webhooks: bool,
    https: bool,
    proxies: int,
    url: str,
    origins: tuple[str, ...],
    rate: float,
    sockets: int,
    bot_workers: int,
    bot_seconds: float,
    balance_games: int,
    review_seconds: float,
    review_ray: str,
    guest_days: int,
    pack_days: int,
    level_seconds: tuple[str, ...],
    trusted: tuple[str, ...],
    show_settings: bool,
    as_json: bool,
) -> None:
    """Run the table server.

    One process with SQLite, or several with PostgreSQL. Each setting may also be given as
    LAPIDARIUM_NAME or in lapidarium.toml; options come first, then the environment.
    """
    if show_settings:
        _show_settings(as_json)
        return
    if not is_posix():
        raise CommandError(Message("serve-posix-only"))
    from lapidarium.server.accounts.requester import proxy_networks  # noqa: PLC0415
    from lapidarium.server.bot_workers.cluster import check_cluster  # noqa: PLC0415
    from lapidarium.server.operations import run  # noqa: PLC0415 - the other commands start without it
    from lapidarium.server.operations.addresses import addresses_of  # noqa: PLC0415
    from lapidarium.server.operations.processes import ServerProcesses  # noqa: PLC0415
    from lapidarium.server.settings import Settings  # noqa: PLC0415

    data, database = chosen_place(data, database)
    folder = data_folder(data) if database is None else Path(tempfile.gettempdir())
    use_as_home(folder)
    with server_errors():
        networks = proxy_networks(trusted)
        found = run.sqlite_in(folder) if database is None else run.database_url(database)
        if workers > 1 and found.startswith("sqlite"):
            raise CommandError(Message("serve-workers-need-postgres", workers=workers))
        if found.startswith("sqlite"):
            run.lock_folder(Path(found.partition("///")[2]).parent)
    settings = Settings(
        database=found,
        has_chat=chat,
        messages_per_second=rate,
        requests_per_second=rate,
        sockets_per_address=sockets,
        tables_per_host=max(50, sockets),
        origins=origins,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        balance_games=balance_games,
        review_seconds=review_seconds,
        review_ray=review_ray,
        guest_days=guest_days,
        pack_days=pack_days,
        level_seconds=_level_seconds(level_seconds),
        is_secure=https,
        webhooks_to_private=private_webhooks,
        has_notices=notices,
        public_url=url,
        proxies=proxies,
        trusted=networks,
    )
    with server_errors():
        if review_ray:
            check_cluster(review_ray)
        run.check_database(settings)
        bound = run.bind(host, port)
    for address in addresses_of(host, bound.getsockname()[1]):
        console.print(translate("serve-ready", url=address), soft_wrap=True)
    if workers > 1:
        ServerProcesses(settings, bound, workers).run()
    else:
        run.run(settings, bound)
    console.print(translate("serve-stopped"), soft_wrap=True)
