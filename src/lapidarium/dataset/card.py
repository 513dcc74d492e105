"""What stands beside the data: a datasheet for people, and Croissant metadata for tools.

Both are written from the files that are there, so they say what is in them and no more.
"""

from __future__ import annotations

import json
from collections import Counter
from datetime import date
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from lapidarium import __version__
from lapidarium.atomic_file import write_atomically
from lapidarium.dataset.files import KINDS, SCHEMAS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.dataset.files import Dataset

DATASHEET: Final = "README.md"
CROISSANT: Final = "croissant.json"
NAME: Final = "lapidarium-games"
LICENCE: Final = "https://creativecommons.org/publicdomain/zero/1.0/"

MEANINGS: Final = {
    "id": "number of the game in this dataset",
    "game": "name of the game",
    "players": "number of players",
    "pack": "component pack it was played with",
    "digest": "digest of that pack",
    "format": "version of the record format",
    "bots": "bot of each seat, with its budget per move",
    "turns": "finished turns",
    "decisions": "decisions of players",
    "events": "decisions and draws",
    "scores": "final points of each seat",
    "places": "final place of each seat, from 1; equals share one",
    "winners": "seats that won, from 1",
    "record": "the whole game as text, draws included",
    "game_id": "the game's id",
    "decision": "number of the decision in its game, from 1",
    "event": "number of the event in the record, from 1",
    "turn": "number of the turn, from 1",
    "seat": "the seat that decides, from 1",
    "bot": "the bot on that seat, with its budget",
    "position": "what the seat knows of the position, in notation; nothing hidden from it",
    "legal": "number of legal moves",
    "move": "the move that was made, in notation",
    "expected": "final points of each seat that the bot expected; empty if it does not estimate",
    "points": "final points of the seat that decides",
    "place": "final place of that seat, from 1",
    "best_other": "most final points of the other seats; empty for one player",
}

CONTEXT: Final = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "cr": "http://mlcommons.org/croissant/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileObject": "cr:fileObject",
    "fileProperty": "cr:fileProperty",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}


def write_card(dataset: Dataset) -> None:
    """Write the datasheet and the metadata."""
    write_atomically(dataset.folder / DATASHEET, datasheet(dataset).encode())
    text = json.dumps(croissant(dataset), indent=1, ensure_ascii=False) + "\n"
    write_atomically(dataset.folder / CROISSANT, text.encode())


def digests(dataset: Dataset) -> Iterator[tuple[str, str, str]]:
    """Every file that the metadata names: its name, the digest there, and its own."""
    try:
        text = (dataset.folder / CROISSANT).read_text(encoding="utf-8")
        named = [one for one in json.loads(text)["distribution"] if "sha256" in one]
    except FileNotFoundError:
        return
    except (ValueError, KeyError, TypeError):
        yield CROISSANT, "", "–"
        return
    for one in named:
        path = dataset.folder / one["contentUrl"]
        found = sha256(path.read_bytes()).hexdigest() if path.is_file() else "–"
        yield one["contentUrl"], one["sha256"], found


def counts(dataset: Dataset) -> dict[str, Any]:
    """How many games and decisions there are, by game and players, and by bot."""
    found: dict[str, Any] = {"games": 0, "decisions": 0, "bytes": 0}
    contests: dict[str, Counter[str]] = {}
    seats: Counter[str] = Counter()
    points: Counter[str] = Counter()
    done = set(range(dataset.plan.shards)) - set(dataset.missing())
    columns = ["game", "players", "decisions", "bots", "scores"]
    for shard in sorted(done):
        for row in dataset.read("games", shard, columns):
            found["games"] += 1
            found["decisions"] += row["decisions"]
            key = f"{row['game']} {row['players']}"
            contests.setdefault(key, Counter()).update(games=1, decisions=row["decisions"])
            for bot, score in zip(row["bots"], row["scores"], strict=True):
                seats[f"{key} {bot}"] += 1
                points[f"{key} {bot}"] += score
    found["bytes"] = sum(path.stat().st_size for path in dataset.files())
    found["contests"] = {key: dict(own) for key, own in sorted(contests.items())}
    found["points"] = {
        key: {"seats": seats[key], "mean": round(points[key] / seats[key], 2)}
        for key in sorted(seats)
    }
    found["missing"] = len(dataset.missing())
    return found


def datasheet(dataset: Dataset) -> str:
    """The datasheet, with the head that names the files for common tools."""
    found, plan = counts(dataset), dataset.plan
    lines = ["---", "license: cc0-1.0", f"pretty_name: {NAME}", "configs:"]
    for kind in KINDS:
        lines += [f"- config_name: {kind}", "  data_files:", "  - split: train"]
        lines += [f"    path: data/{kind}-*.parquet"]
    lines += [
        "---",
        "# Games of bots",
        "",
        f"{found['games']:,} games with {found['decisions']:,} decisions, played by the bots of "
        f"Lapidarium {__version__}.",
        "",
        "## Why and how it was made",
        "",
        "For learning to play, to judge positions, and to study how games go. Every game was "
        "played by the program itself, from a seed; no person took part, and nothing here is about "
        "one. "
        f"Seats drew their bots at random from: {', '.join(plan.entrants)}. "
        f"The seed is `{plan.seed}`; with budgets in simulations the same command makes the same "
        "games again.",
        "",
        "## What is in it",
        "",
        "| Game | Players | Games | Decisions |",
        "|---|---|---|---|",
    ]
    for key, own in found["contests"].items():
        game, players = key.split(" ")
        lines.append(f"| {game} | {players} | {own['games']:,} | {own['decisions']:,} |")
    lines += ["", "| Game | Players | Bot | Seats | Mean points |", "|---|---|---|---|---|"]
    for key, own in found["points"].items():
        game, players, bot = key.split(" ")
        lines.append(f"| {game} | {players} | {bot} | {own['seats']:,} | {own['mean']} |")
    for kind in KINDS:
        lines += ["", f"### `{kind}`", "", "| Column | Type | Meaning |", "|---|---|---|"]
        lines += [
            f"| `{column.name}` | {str(column.type).replace('|', '')} | {MEANINGS[column.name]} |"
            for column in SCHEMAS[kind]
        ]
    lines += [
        "",
        "## What to know before using it",
        "",
        "- `position` is what the seat to decide knows. The whole state follows from `record`.",
        "- Bots make mistakes, and weak ones are here on purpose: look at `bot`.",
        "- Games of a deal are independent; there are no paired deals.",
        "- Verify it by replay: `lapidarium dataset verify FOLDER`.",
        "",
        "Licence: CC0 1.0. Figures of the packs are described in docs/packs.md.",
    ]
    return "\n".join(lines) + "\n"


def croissant(dataset: Dataset) -> dict[str, Any]:
    """The metadata: every file with its digest, and the columns."""
    files = [
        {
            "@type": "cr:FileObject",
            "@id": path.name,
            "name": path.name,
            "contentUrl": f"data/{path.name}",
            "contentSize": f"{path.stat().st_size} B",
            "encodingFormat": "application/x-parquet",
            "sha256": sha256(path.read_bytes()).hexdigest(),
        }
        for path in dataset.files()
    ]
    sets = [
        {
            "@type": "cr:FileSet",
            "@id": f"{kind}-files",
            "name": f"{kind}-files",
            "encodingFormat": "application/x-parquet",
            "includes": f"data/{kind}-*.parquet",
        }
        for kind in KINDS
    ]
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": NAME,
        "description": "Games of bots: one row for each game and one for each decision.",
        "license": LICENCE,
        "version": f"{dataset.plan.version}.0.0",
        "datePublished": date.today().isoformat(),
        "citeAs": f"The Lapidarium authors: Lapidarium {__version__}.",
        "creator": {"@type": "sc:Organization", "name": "The Lapidarium authors"},
        "isLiveDataset": False,
        "distribution": [*files, *sets],
        "recordSet": [_record_set(kind) for kind in KINDS],
    }


def _record_set(kind: str) -> dict[str, Any]:
    return {
        "@type": "cr:RecordSet",
        "@id": kind,
        "name": kind,
        "field": [
            {
                "@type": "cr:Field",
                "@id": f"{kind}/{column.name}",
                "name": column.name,
                "description": MEANINGS[column.name],
                "dataType": _data_type(str(column.type)),
                **({"repeated": True} if str(column.type).startswith("list") else {}),
                "source": {
                    "fileSet": {"@id": f"{kind}-files"},
                    "extract": {"column": column.name},
                },
            }
            for column in SCHEMAS[kind]
        ],
    }


def _data_type(written: str) -> str:
    if "string" in written:
        return "sc:Text"
    return "sc:Float" if "float" in written else "sc:Integer"
