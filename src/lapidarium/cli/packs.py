"""`lapidarium packs`: list, show, check and begin component packs."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from lapidarium.cli.output import Json, Lang, Refused, console, speak, tell, write_file
from lapidarium.games.pack_reader import PackError
from lapidarium.games.packs import listed, load, own_folder
from lapidarium.messages import Message

app = typer.Typer(help="Component packs: the figures of a game.", no_args_is_help=True)


@app.command("list")
def list_packs(lang: Lang = None, as_json: Json = False) -> None:  # noqa: ARG001
    """List the packs that have a name: the shipped ones and your own."""
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
        table.add_column(speak(key))
    table.add_column(speak("cli-pack-where"))
    for source, game, title, digest, problems in rows:
        place = speak("cli-pack-shipped") if source.is_shipped else str(source.path)
        told = speak("cli-pack-problems", count=problems) if problems else title
        table.add_row(source.name, game, told, digest[:16], place)
    console.print(table)
    console.print(speak("cli-pack-folder", folder=str(own_folder())), soft_wrap=True, markup=False)


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="A pack by name or path.")],
    lang: Lang = None,  # noqa: ARG001
    as_json: Json = False,
) -> None:
    """Show every figure of a pack and where it comes from."""
    pack = load(name)
    if as_json:
        figures = tomllib.loads(pack.text)
        shown = {"digest": pack.digest, "figures": figures, "provenance": dict(pack.provenance)}
        console.print_json(json.dumps(shown))
        return
    table = Table(title=f"{pack.title} · {pack.name} · {pack.digest[:16]}")
    table.add_column(speak("cli-pack-key"))
    table.add_column(speak("cli-pack-figure"))
    table.add_column(speak("cli-pack-provenance"))
    figures = tomllib.loads(pack.text)
    for key, word in pack.provenance.items():
        figure = _figure(figures, key)
        table.add_row(key, figure, speak(f"provenance-{word}"))
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


@app.command()
def check(
    file: Annotated[str, typer.Argument(help="A pack by path or name.")],
    lang: Lang = None,  # noqa: ARG001
    as_json: Json = False,
) -> None:
    """Check a pack; every problem is told at once, with its key."""
    try:
        pack = load(file)
    except PackError as error:
        if not as_json:
            raise
        shown = [
            {"key": p.key, "found": p.found, "expected": tell(p.expected)} for p in error.problems
        ]
        console.print_json(json.dumps({"valid": False, "problems": shown}))
        raise typer.Exit(1) from None
    if as_json:
        console.print_json(json.dumps({"valid": True, "digest": pack.digest, "problems": []}))
        return
    message = speak("cli-pack-good", name=pack.name, game=pack.title, digest=pack.digest[:16])
    console.print(message, markup=False)


@app.command()
def new(
    file: Annotated[Path, typer.Argument(help="The file to write, such as my-box.toml.")],
    origin: Annotated[str, typer.Option("--from", help="The pack to begin with.")] = "monolyth",
    lang: Lang = None,  # noqa: ARG001
) -> None:
    """Begin a pack of your own: a copy of another with all its explanations."""
    if file.exists():
        raise Refused(Message("cli-file-exists", path=str(file)))
    if file.suffix != ".toml":
        raise Refused(Message("cli-not-toml", path=str(file)))
    name = re.sub(r"[^\w-]+", "-", file.stem)
    text = load(origin).text
    write_file(file, re.sub(r"(?m)^name\s*=.*$", f'name = "{name}"', text, count=1))
    console.print(speak("cli-pack-new", path=str(file)), markup=False, soft_wrap=True)
