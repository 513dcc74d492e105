"""Who may import whom: the table that the tests enforce and docs/architecture.md shows.

    python -m tests.import_table          print the table for docs/architecture.md
    python -m tests.import_table --write  put it there

A room is a module or a folder; NAME stands for one game, the same in the whole row. A module
belongs to the longest room that its name begins with.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
CLIENT = ROOT / "client" / "imports.json"
BEGIN, END = "<!-- imports: begin -->\n", "<!-- imports: end -->\n"


@dataclass(frozen=True)
class Room:
    """One row of the table."""

    name: str
    holds: str
    may_import: tuple[str, ...]
    is_pure: bool = False
    """Only the standard library, and of that nothing that draws, waits or reads files."""


INTERFACE = ("games.errors", "games.game", "games.pack", "games.registry", "games.packs")
TABLES = ("server.tables", "server.cluster", "server.bot_workers", "server.notices")
BASE = ("server.settings", "server.metrics", "server.rate_limits", "server.logs")

ROOMS = (
    Room("messages", "something for people, as a code with parameters", ()),
    Room("words", "Fluent catalogues: a message becomes a sentence in four languages", ()),
    Room("atomic_file", "writing a file in one go", ()),
    Room("workers", "work spread over processes or a Ray cluster", ("messages",)),
    Room("games.errors", "how a referee refuses", ("messages",)),
    Room("games.pack", "what all component packs have in common", ()),
    Room("games.pack_reader", "reading a pack, with all its problems at once", ("messages",)),
    Room(
        "games.game",
        "the referee's interface",
        ("games.errors", "games.pack", "messages"),
    ),
    Room("games.display", "how a game is shown to clients", ("games.game", "messages")),
    Room("games.drawing", "how a game is drawn in the terminal", ("games.game", "messages")),
    Room(
        "games.game_type",
        "all that the platform may ask of a game",
        (
            "games.game",
            "games.display",
            "games.drawing",
            "games.pack",
            "games.pack_reader",
            "messages",
            "bots",
            "compiled",
            "training",
        ),
    ),
    Room(
        "games.registry",
        "the only list of games",
        ("games.game_type", "games.game", "games.pack", "messages", "words"),
    ),
    Room(
        "games.packs",
        "finding packs by name or path",
        ("games.registry", "games.pack", "games.pack_reader", "messages"),
    ),
    Room(
        "games.NAME.pack",
        "the figures of a box: the .toml, reading, checking",
        ("games.pack", "games.pack_reader", "games.game", "messages"),
    ),
    Room(
        "games.NAME.rules",
        "the referee",
        ("games.NAME.pack", "games.game", "games.errors", "messages"),
        is_pure=True,
    ),
    Room(
        "games.NAME.compiled",
        "the rules as kernels on flat records",
        ("games.NAME.rules", "games.NAME.pack", "compiled", "games.game", "games.errors"),
    ),
    Room(
        "games.NAME.bots",
        "its bots, their weights and training course",
        (
            "games.NAME.compiled",
            "games.NAME.rules",
            "games.NAME.pack",
            "bots",
            "compiled",
            "training",
            "games.game",
            "games.game_type",
            "messages",
        ),
    ),
    Room(
        "games.NAME",
        "what clients and the terminal are shown of it, and its GameType",
        (
            "games.NAME.pack",
            "games.NAME.rules",
            "games.NAME.compiled",
            "games.NAME.bots",
            "games.game_type",
            "games.game",
            "games.display",
            "games.drawing",
            "games.pack",
            "games.pack_reader",
            "bots",
            "compiled",
            "training",
            "messages",
        ),
    ),
    Room("games", "the package itself", ()),
    Room("dealing", "the one place that draws chance", ("games.game", "messages")),
    Room(
        "record", "a whole game as text", (*INTERFACE, "games.pack_reader", "dealing", "messages")
    ),
    Room(
        "table",
        "seats, turns, clocks, take-back: an immutable table",
        ("record", "dealing", *INTERFACE, "messages"),
    ),
    Room(
        "compiled",
        "compiling, caching and calling kernels; batches",
        (*INTERFACE, "atomic_file", "messages"),
    ),
    Room(
        "bots",
        "what a bot, a level, a budget and a choice are",
        ("compiled", *INTERFACE, "games.game_type", "atomic_file", "messages"),
    ),
    Room(
        "arena",
        "matches and their statistics",
        (
            "bots",
            "compiled",
            "table",
            "record",
            "dealing",
            *INTERFACE,
            "games.game_type",
            "workers",
            "messages",
        ),
    ),
    Room(
        "training",
        "one loop, one checkpoint, one weight format",
        ("bots", "compiled", "record", "dealing", *INTERFACE, "workers", "atomic_file", "messages"),
    ),
    Room("server.settings", "the options of a server", ("bots", "games.registry", "messages")),
    Room("server.rate_limits", "how much somebody may ask for", ()),
    Room("server.logs", "logs as lines of JSON", ()),
    Room("server.metrics", "figures for `/metrics`", TABLES),
    Room("server.storage", "the database: schema, journal, queries", ("table", "messages")),
    Room(
        "server.accounts",
        "people and who a request is from",
        ("server.storage", *BASE, "table", "messages"),
    ),
    *(
        Room(
            name,
            holds,
            (
                *TABLES,
                "server.storage",
                "server.accounts",
                *BASE,
                "table",
                "bots",
                "record",
                "dealing",
                *INTERFACE,
                "games.game_type",
                "games.display",
                "games.pack_reader",
                "words",
                "messages",
            ),
        )
        for name, holds in (
            ("server.tables", "tables in memory, views, chat, results, scheduler"),
            ("server.cluster", "several nodes over one database"),
            ("server.bot_workers", "processes that think for bots"),
            ("server.notices", "Web Push and webhooks"),
        )
    ),
    *(
        Room(
            name,
            holds,
            (
                *TABLES,
                "server.storage",
                "server.accounts",
                *BASE,
                "table",
                "bots",
                "record",
                "dealing",
                *INTERFACE,
                "games.game_type",
                "games.display",
                "games.pack_reader",
                "words",
                "messages",
            ),
        )
        for name, holds in (
            ("server.http", "the HTTP API and the pages"),
            ("server.websocket", "the socket of a table: messages, protocol, commands"),
        )
    ),
    Room(
        "server.operations",
        "start, processes, backup",
        ("server.app", "server.websocket", "server.storage", *BASE, "table", "messages"),
    ),
    Room("server.app", "the parts put together", ("server", "table", "messages")),
    Room("server", "the package itself", ()),
    Room(
        "research",
        "environments for those who study games",
        ("compiled", "record", "dealing", "bots", *INTERFACE, "games.game_type", "messages"),
    ),
    Room(
        "cli",
        "one file for each command",
        (
            "arena",
            "bots",
            "compiled",
            "dealing",
            "games.drawing",
            "games.game_type",
            *INTERFACE,
            "games.pack_reader",
            "messages",
            "record",
            "server",
            "table",
            "training",
            "words",
            "workers",
        ),
    ),
    Room("__main__", "`python -m lapidarium`", ("cli",)),
    Room("__init__", "the version", ()),
)


def shown() -> str:
    """The table in Markdown, Python's and then the client's."""
    lines = ["| Room | What it holds | May import |", "|---|---|---|"]
    lines += [
        f"| `{room.name.replace('.', '/')}` | {room.holds} | {_names(room.may_import)} |"
        for room in ROOMS
        if room.holds != "the package itself"
    ]
    lines += ["", "In the browser (`client/src`):", "", "| Room | May import |", "|---|---|"]
    client: dict[str, list[str]] = json.loads(CLIENT.read_text("utf-8"))
    lines += [f"| `{room}` | {_names(allowed)} |" for room, allowed in client.items()]
    return "\n".join(lines) + "\n"


def _names(rooms: tuple[str, ...] | list[str]) -> str:
    return ", ".join(f"`{room.replace('.', '/')}`" for room in dict.fromkeys(rooms)) or "–"


def page_with(table: str) -> str:
    """docs/architecture.md with this table in it."""
    text = PAGE.read_text("utf-8")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return head + BEGIN + table + END + tail


def main() -> None:
    """Print or write."""
    if "--write" in sys.argv:
        PAGE.write_text(page_with(shown()), encoding="utf-8")
    else:
        print(shown(), end="")


if __name__ == "__main__":
    main()
