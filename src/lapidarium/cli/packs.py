"""`lapidarium packs`: list, show, check and create component packs."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from lapidarium.cli.files import read_bytes, write_file
from lapidarium.cli.options import json_option, lang_option
from lapidarium.cli.output import CommandError, console, render, translate
from lapidarium.games.pack import Pack
from lapidarium.games.pack_reader import PackError, Problem
from lapidarium.games.packs import examined, find, inspected, listed, load, own_folder, read
from lapidarium.messages import Message

STANDARD_INPUT = "-"
"""As a file: standard input, or standard output."""


@click.group()
def packs() -> None:
    """List, show, check and create component packs."""


@packs.command("list")
@lang_option
@json_option
def list_packs(as_json: bool) -> None:
    """List all packs: the shipped ones and your own."""
    rows = []
    for source in listed():
        try:
            pack = load(source.name)
            rows.append((source, pack.game, pack.title, pack.digest, 0))
        except PackError as error:
            rows.append((source, "?", "", "", len(error.problems)))
    if as_json:
        keys = ("name", "path", "game", "title", "digest", "problems")
        shown = [(row[0].name, str(row[0].path), *row[1:]) for row in rows]
        console.print_json(json.dumps([dict(zip(keys, row, strict=True)) for row in shown]))
        return
    table = Table()
    for key in ("cli-pack-name", "cli-pack-game", "cli-pack-title", "cli-pack-digest"):
        table.add_column(translate(key))
    table.add_column(translate("cli-pack-where"))
    for source, game, title, digest, problems in rows:
        place = translate("cli-pack-shipped") if source.is_shipped else str(source.path)
        about = translate("cli-pack-problems", count=problems) if problems else title
        table.add_row(source.name, game, about, digest[:16], place)
    console.print(table)
    console.print(
        translate("cli-pack-folder", folder=str(own_folder())), soft_wrap=True, markup=False
    )


@packs.command()
@click.argument("name")
@lang_option
@json_option
def show(name: str, as_json: bool) -> None:
    """Show every figure of a pack and where it comes from.

    NAME is a pack's name, the path of its file, or - for standard input.
    """
    pack = read(_standard_input(), STANDARD_INPUT) if name == STANDARD_INPUT else load(name)
    if as_json:
        figures = tomllib.loads(pack.text)
        shown = {"digest": pack.digest, "figures": figures, "provenance": dict(pack.provenance)}
        console.print_json(json.dumps(shown))
        return
    table = Table(title=f"{pack.title} · {pack.name} · {pack.digest[:16]}")
    table.add_column(translate("cli-pack-key"))
    table.add_column(translate("cli-pack-figure"))
    table.add_column(translate("cli-pack-provenance"))
    figures = tomllib.loads(pack.text)
    for key, word in pack.provenance.items():
        figure = _figure(figures, key)
        table.add_row(key, figure, translate(f"provenance-{word}"))
    console.print(table)


def _figure(figures: dict[str, Any], key: str) -> str:
    """The figure at a key such as `stone[2].cells`; a part of one is shown by its key alone."""
    value: Any = figures
    for step in key.split("."):
        name, _, number = step.partition("[")
        if name not in value:
            return ""
        value = value[name]
        if number:
            value = value[int(number.rstrip("]")) - 1]
    if isinstance(value, list):
        rows = value if all(isinstance(part, str) for part in value) else map(str, value)
        return " ".join(rows)
    return str(value).strip("\n") if value != {} else "–"


@packs.command()
@click.argument("name")
@lang_option
@json_option
def check(name: str, as_json: bool) -> None:
    """Check a pack and list all its problems, each with its key.

    NAME is a pack's name, the path of its file, or - for standard input.
    """
    pack, found = _inspected(name)
    problems = [problem for problem in found if not problem.is_warning]
    warnings = [problem for problem in found if problem.is_warning]
    if as_json:
        digest = {} if pack is None else {"digest": pack.digest}
        shown = {"problems": _shown(problems), "warnings": _shown(warnings)}
        console.print_json(json.dumps({"valid": pack is not None, **digest, **shown}))
        raise click.exceptions.Exit(int(pack is None))
    for warning in warnings:
        console.print(render(warning.message), style="yellow", markup=False, soft_wrap=True)
    if pack is None:
        source = name if name == STANDARD_INPUT else str(find(name).path)
        raise PackError(source, problems)
    message = translate("cli-pack-good", name=pack.name, game=pack.title, digest=pack.digest[:16])
    console.print(message, markup=False)


def _inspected(name: str) -> tuple[Pack | None, tuple[Problem, ...]]:
    """A pack, if it can be used, and what there is to say about it."""
    if name != STANDARD_INPUT:
        return inspected(name)
    try:
        return examined(_standard_input(), STANDARD_INPUT)
    except PackError as error:
        return None, error.problems


def _standard_input() -> str:
    """The pack on standard input; raises PackError if it is no text."""
    data = read_bytes(Path(STANDARD_INPUT))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        problem = Problem("TOML", f"byte {error.start}", Message("expected-toml"))
        raise PackError(STANDARD_INPUT, [problem]) from None


def _shown(problems: Sequence[Problem]) -> list[dict[str, str]]:
    return [{"key": p.key, "found": p.found, "expected": render(p.expected)} for p in problems]


@packs.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--from", "origin", help="The pack to copy. Default: the first one listed.")
@lang_option
def new(file: Path, origin: str | None) -> None:
    """Create a pack of your own: a copy of another with all its explanations.

    FILE is the file to write, such as my-box.toml; - prints it.
    """
    if str(file) == STANDARD_INPUT:
        click.echo(load(origin or listed()[0].name).text, nl=False)
        return
    if file.exists():
        raise CommandError(Message("cli-file-exists", path=str(file)))
    if file.suffix != ".toml":
        raise CommandError(Message("cli-not-toml", path=str(file)))
    name = re.sub(r"[^\w-]+", "-", file.stem)
    text = load(origin or listed()[0].name).text
    write_file(file, re.sub(r"(?m)^name\s*=.*$", f'name = "{name}"', text, count=1))
    console.print(translate("cli-pack-new", path=str(file)), markup=False, soft_wrap=True)
