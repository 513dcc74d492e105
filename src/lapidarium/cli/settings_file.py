"""Where settings come from: options, then `LAPIDARIUM_…`, then one `lapidarium.toml`.

click weighs them: what the command line says comes before the environment, that before the file,
and that before what an option says of itself.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click
from click.core import ParameterSource

from lapidarium.cli.output import CommandError
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

NAME = "lapidarium.toml"
PREFIX = "LAPIDARIUM_"
SYSTEM = Path("/etc/lapidarium")
FROM_FILE = ParameterSource.DEFAULT_MAP
HIDDEN = "…"
NO_SETTINGS = ("config", "lang", "show_settings", "json")
"""Options of a command that only say how it is run."""
SOURCES = {
    ParameterSource.COMMANDLINE: "option",
    ParameterSource.ENVIRONMENT: "environment",
    ParameterSource.DEFAULT_MAP: "file",
}


def setting(*declarations: str, **rest: Any) -> Callable[[Any], Any]:
    """An option that the environment and the file can give as well."""
    long = next(text for text in declarations if text.startswith("--"))
    name = long.partition("/")[0].removeprefix("--").replace("-", "_").upper()
    return click.option(*declarations, envvar=PREFIX + name, **rest)


def _files() -> list[Path]:
    import platformdirs  # noqa: PLC0415 - only where a server is concerned

    try:
        own = [platformdirs.user_config_path("lapidarium") / NAME]
    except (RuntimeError, KeyError):  # an unknown user without HOME
        own = []
    return [Path(NAME), *own, SYSTEM / NAME]


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        raise CommandError(Message("serve-bad-file", path=str(path), reason=reason)) from None


def _key(option: click.Parameter) -> str:
    """How a setting is called in the file: as its option, with underscores."""
    long = next((text for text in option.opts if text.startswith("--")), "")
    return long.removeprefix("--").replace("-", "_")


def _load(ctx: click.Context, _param: click.Parameter, path: Path | None) -> Path | None:
    """Read the file; a setting that nobody knows is refused."""
    found = path or next((one for one in _files() if one.is_file()), None)
    if found is None:
        return None
    given = _read(found)
    known = {_key(option): option for option in ctx.command.params if option.opts}
    unknown = sorted(set(given) - set(known))
    if unknown and ctx.command.name == "serve":
        names = ", ".join(name for name in known if name not in NO_SETTINGS)
        raise CommandError(
            Message("serve-unknown-setting", path=str(found), name=unknown[0], names=names)
        )
    ctx.default_map = {
        known[name].name or "": _plain(value) for name, value in given.items() if name in known
    }
    return found


def _plain(value: Any) -> Any:
    """A table such as `level_seconds = { master = 0.5 }` is a list of `master=0.5`."""
    return [f"{k}={v}" for k, v in value.items()] if isinstance(value, dict) else value


config_option = click.option(
    "--config",
    type=click.Path(path_type=Path),
    envvar=PREFIX + "CONFIG",
    callback=_load,
    is_eager=True,
    expose_value=False,
    help=f"File with settings. Default: {NAME} here, in your config folder, or in {SYSTEM}.",
)


def chosen_place(data: Path | None, database: str | None) -> tuple[Path | None, str | None]:
    """Of a folder and a database the one from the weightier source; raises CommandError.

    `--data` on the command line thus wins over LAPIDARIUM_DATABASE.
    """
    ctx = click.get_current_context()
    if data is None or database is None:
        return data, database
    of_data = ctx.get_parameter_source("data")
    of_database = ctx.get_parameter_source("database")
    if of_data == of_database or of_data is None or of_database is None:
        raise CommandError(Message("serve-data-or-database"))
    order = [ParameterSource.COMMANDLINE, ParameterSource.ENVIRONMENT, FROM_FILE]
    return (data, None) if order.index(of_data) < order.index(of_database) else (None, database)


def without_password(url: str) -> str:
    """A database's address that may be shown."""
    parts = urlsplit(url)
    return url.replace(f":{parts.password}@", f":{HIDDEN}@") if parts.password else url


def shown_settings(ctx: click.Context) -> list[tuple[str, Any, str]]:
    """Each setting with its value and its source, without secrets."""
    rows = []
    for option in ctx.command.params:
        name = option.name or ""
        if name in ("lang", "config", "show_settings", "as_json") or name not in ctx.params:
            continue
        value, source = ctx.params[name], ctx.get_parameter_source(name)
        if name == "database" and value is not None:
            value = without_password(value)
        value = str(value) if isinstance(value, Path) else value
        value = list(value) if isinstance(value, tuple) else value
        rows.append((_key(option), value, SOURCES.get(source, "default") if source else "default"))
    return rows
