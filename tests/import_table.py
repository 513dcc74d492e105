"""Who may import whom: the table that the tests enforce and docs/architecture.md shows.

    python -m tests.import_table          print the table for docs/architecture.md
    python -m tests.import_table --write  put it there

A part is a module or a folder; NAME stands for one game, the same in the whole row. A module
belongs to the longest part that its name begins with. A part may always import itself.
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
class Part:
    """One row of the table."""

    name: str
    holds: str
    may_import: tuple[str, ...]
    is_pure: bool = False
    """Only the standard library, and of that nothing that draws, waits or reads files."""


PARTS = (
    Part("messages", "something for people, as a code with parameters", ()),
    Part("words", "Fluent catalogues: a message becomes a sentence in four languages", ()),
    Part("atomic_file", "writing a file in one go", ()),
    Part("workers", "work spread over processes or a Ray cluster", ("messages",)),
    Part("games.errors", "how a referee refuses", ("messages",)),
    Part("games.pack", "what all component packs have in common", ()),
    Part("games.pack_reader", "reading a pack, with all its problems at once", ("messages",)),
    Part("games.pack_text", "a pack's text with other figures; comments stay", ()),
    Part(
        "games.game",
        "the referee's interface",
        (
            "messages",
            "games.errors",
            "games.pack",
        ),
    ),
    Part("games.changes", "what changes from one view to the next", ()),
    Part(
        "games.display",
        "how a game is shown to clients",
        (
            "messages",
            "games.changes",
            "games.game",
        ),
    ),
    Part("games.drawing", "how a game is drawn in the terminal", ("games.game",)),
    Part(
        "games.workshop",
        "what a game gives to the editor of its packs",
        (
            "messages",
            "games.game",
        ),
    ),
    Part(
        "learning.coach",
        "what a game says about moves: reasons, themes, hints",
        (
            "messages",
            "games.game",
        ),
    ),
    Part(
        "games.codec",
        "a game's moves as ids and its views as bytes, for learning programs",
        (
            "games.game",
            "compiled",
        ),
    ),
    Part(
        "games.game_type",
        "all that the platform may ask of a game",
        (
            "messages",
            "games.pack",
            "games.pack_reader",
            "games.game",
            "learning.coach",
            "games.display",
            "games.drawing",
            "games.codec",
            "games.workshop",
            "compiled",
            "bots",
            "training",
        ),
    ),
    Part(
        "games.rules_text",
        "the rules for people: clauses in four languages, worked examples",
        ("games.game_type",),
    ),
    Part(
        "learning.lessons",
        "lessons: positions with a goal, and their words",
        (
            "games.game",
            "games.game_type",
        ),
    ),
    Part(
        "games.registry",
        "the only list of games",
        (
            "messages",
            "words",
            "games.pack",
            "games.game",
            "games.game_type",
        ),
    ),
    Part(
        "games.packs",
        "finding packs by name or path",
        (
            "messages",
            "games.pack",
            "games.pack_reader",
            "games.registry",
        ),
    ),
    Part(
        "games.NAME.pack",
        "what is in a box, as figures: the .toml, reading, checking",
        (
            "games.pack",
            "games.pack_reader",
        ),
    ),
    Part(
        "games.NAME.rules",
        "the referee",
        (
            "messages",
            "games.errors",
            "games.game",
            "games.NAME.pack",
        ),
        is_pure=True,
    ),
    Part(
        "games.NAME.compiled",
        "the rules as kernels on flat records",
        (
            "games.game",
            "games.NAME.pack",
            "games.NAME.rules",
            "compiled",
        ),
    ),
    Part(
        "games.NAME.codec",
        "its ids, observations and symmetries, and their kernels",
        (
            "games.codec",
            "games.NAME.pack",
            "games.NAME.rules",
            "games.NAME.compiled",
            "compiled",
        ),
    ),
    Part(
        "games.NAME.bots",
        "its bots, their weights and training course",
        (
            "messages",
            "games.game",
            "games.game_type",
            "games.NAME.pack",
            "games.NAME.rules",
            "games.NAME.compiled",
            "compiled",
            "bots",
            "training",
        ),
    ),
    Part(
        "games.NAME",
        "what clients and the terminal are shown of it, and its GameType",
        (
            "messages",
            "games.pack",
            "games.pack_reader",
            "games.changes",
            "games.game",
            "learning.coach",
            "games.display",
            "games.drawing",
            "games.codec",
            "games.workshop",
            "games.game_type",
            "games.NAME.pack",
            "games.NAME.rules",
            "games.NAME.compiled",
            "games.NAME.codec",
            "games.NAME.bots",
            "compiled",
            "bots",
            "training",
        ),
    ),
    Part("games", "the package itself", ()),
    Part("text", "the package itself", ()),
    Part("learning", "the package itself", ()),
    Part("dealing", "the one place that draws chance", ("games.game",)),
    Part(
        "record",
        "a whole game as text",
        (
            "messages",
            "games.errors",
            "games.pack",
            "games.pack_reader",
            "games.game",
            "games.registry",
            "games.packs",
        ),
    ),
    Part(
        "table",
        "seats, turns, clocks, take-back: an immutable table",
        (
            "messages",
            "games.errors",
            "games.game",
            "dealing",
        ),
    ),
    Part(
        "compiled",
        "compiling, caching and calling kernels; batches",
        (
            "atomic_file",
            "games.game",
            "games.registry",
        ),
    ),
    Part(
        "bots",
        "what a bot, a level, a budget and a choice are",
        (
            "messages",
            "atomic_file",
            "games.game",
            "games.registry",
        ),
    ),
    Part(
        "arena",
        "matches and their statistics",
        (
            "messages",
            "words",
            "workers",
            "games.errors",
            "text.views",
            "text.moves",
            "games.game",
            "games.registry",
            "games.packs",
            "dealing",
            "record",
            "bots",
        ),
    ),
    Part(
        "learning.review",
        "reviews of finished games: what each decision was worth, and why",
        (
            "messages",
            "learning.coach",
            "games.game",
            "games.registry",
            "games.packs",
            "dealing",
            "record",
            "bots",
        ),
    ),
    Part(
        "learning.puzzles",
        "positions with one clearly best move: their files, and how they are made",
        (
            "learning.coach",
            "games.game",
            "games.registry",
            "dealing",
            "bots",
        ),
    ),
    Part(
        "training",
        "one loop, one checkpoint, one weight format",
        (
            "atomic_file",
            "workers",
            "compiled",
            "bots",
        ),
    ),
    Part(
        "text.views",
        "what a seat may know, as text",
        (
            "messages",
            "words",
            "games.game",
            "games.rules_text",
            "games.registry",
        ),
    ),
    Part(
        "text.moves",
        "the move in an answer, or a refusal with its clause",
        (
            "messages",
            "words",
            "games.errors",
            "games.game",
            "text.views",
        ),
    ),
    Part(
        "research.text",
        "a game for agents that read and write text",
        (
            "messages",
            "words",
            "games.errors",
            "games.game",
            "games.registry",
            "games.packs",
            "dealing",
            "record",
            "text.views",
            "text.moves",
        ),
    ),
    Part(
        "research.textarena",
        "games as TextArena environments",
        ("games.errors", "games.game", "games.registry", "research.text"),
    ),
    Part(
        "research",
        "environments for Gymnasium, PettingZoo and OpenSpiel; search",
        (
            "words",
            "games.errors",
            "games.pack",
            "games.game",
            "games.codec",
            "games.registry",
            "games.packs",
            "compiled",
            "bots",
        ),
    ),
    Part("server.settings", "the options of a server", ()),
    Part("server.rate_limits", "how much somebody may ask for", ()),
    Part("server.turns", "taking turns: addresses, people, tables", ()),
    Part(
        "server.long_work",
        "long work in small pieces, one after another",
        ("messages", "table", "server.turns"),
    ),
    Part("server.logs", "logs as lines of JSON", ()),
    Part("server.memory", "how a server looks for garbage", ()),
    Part("server.health", "what is wrong with a node, for `/healthz`", ("server.storage",)),
    Part(
        "server.metrics",
        "figures for `/metrics`",
        (
            "server.tables",
            "server.bot_workers",
        ),
    ),
    Part(
        "server.fended_off",
        "attacks that were fended off: counted and logged",
        ("server.metrics", "server.rate_limits"),
    ),
    Part("server.storage", "the database: schema, journal, queries", ("table",)),
    Part(
        "server.accounts",
        "people and who a request is from",
        (
            "messages",
            "table",
            "server.settings",
            "server.rate_limits",
            "server.storage",
        ),
    ),
    Part(
        "server.tables",
        "tables in memory, views, chat, results, scheduler",
        (
            "messages",
            "games.errors",
            "games.pack",
            "games.game",
            "games.display",
            "games.game_type",
            "games.registry",
            "games.packs",
            "dealing",
            "table",
            "server.settings",
            "server.rate_limits",
            "server.metrics",
            "server.storage",
            "server.accounts",
            "server.cluster",
            "server.bot_workers",
            "server.notices",
            "server.uploads",
        ),
    ),
    Part(
        "server.uploads",
        "a process with limits that reads people's packs and records",
        (
            "messages",
            "games.pack",
            "games.pack_reader",
            "games.pack_text",
            "games.packs",
            "games.registry",
            "record",
            "table",
        ),
    ),
    Part(
        "server.cluster",
        "several nodes over one database",
        (
            "table",
            "server.rate_limits",
            "server.storage",
            "server.accounts",
            "server.tables",
        ),
    ),
    Part(
        "server.bot_workers",
        "processes that think for bots",
        (
            "messages",
            "server.turns",
            "games.game",
            "games.registry",
            "games.pack",
            "games.packs",
            "bots",
            "arena",
            "learning.review",
            "table",
            "server.tables",
        ),
    ),
    Part(
        "server.notices",
        "Web Push and webhooks",
        (
            "messages",
            "words",
            "table",
            "server.storage",
            "server.tables",
        ),
    ),
    Part(
        "server.workshop",
        "packs that people edit here: checks, storage, how they play",
        (
            "messages",
            "games.pack",
            "games.registry",
            "table",
            "arena",
            "server.storage",
            "server.accounts",
            "server.tables",
            "server.bot_workers",
        ),
    ),
    Part(
        "server.reviews",
        "reviews of finished games in the background, and studies",
        (
            "messages",
            "workers",
            "games.errors",
            "games.game",
            "games.registry",
            "dealing",
            "record",
            "table",
            "bots",
            "learning.review",
            "server.storage",
            "server.accounts",
            "server.tables",
            "server.bot_workers",
        ),
    ),
    Part(
        "server.learning",
        "lessons and puzzles as people do them, and what is remembered",
        (
            "messages",
            "learning.coach",
            "games.game",
            "games.game_type",
            "learning.lessons",
            "games.pack",
            "games.registry",
            "dealing",
            "learning.puzzles",
            "server.storage",
            "server.accounts",
            "server.tables",
        ),
    ),
    Part(
        "server.http",
        "the HTTP API and the pages",
        (
            "server.learning",
            "learning.lessons",
            "learning.puzzles",
            "server.long_work",
            "messages",
            "words",
            "games.errors",
            "games.game",
            "games.display",
            "games.game_type",
            "games.pack",
            "games.rules_text",
            "games.registry",
            "record",
            "arena",
            "learning.review",
            "table",
            "server.settings",
            "server.fended_off",
            "server.rate_limits",
            "server.metrics",
            "server.health",
            "server.storage",
            "server.accounts",
            "server.tables",
            "server.bot_workers",
            "server.notices",
            "server.uploads",
            "server.workshop",
            "server.reviews",
            "server.hosts",
        ),
    ),
    Part(
        "server.hosts",
        "those who run a server: what they see and do, and how nodes learn of it",
        (
            "messages",
            "table",
            "server.storage",
            "server.accounts",
            "server.tables",
            "server.notices",
        ),
    ),
    Part(
        "server.websocket",
        "the socket of a table: messages, protocol, commands",
        (
            "messages",
            "games.registry",
            "table",
            "server.fended_off",
            "server.rate_limits",
            "server.storage",
            "server.accounts",
            "server.tables",
            "server.bot_workers",
        ),
    ),
    Part(
        "server.operations",
        "start, processes, backup",
        (
            "messages",
            "table",
            "server.settings",
            "server.logs",
            "server.memory",
            "server.metrics",
            "server.storage",
            "server.accounts",
            "server.tables",
            "server.hosts",
            "server.http",
            "server.websocket",
            "server.app",
        ),
    ),
    Part(
        "server.app",
        "the parts put together",
        (
            "messages",
            "table",
            "server",
        ),
    ),
    Part("server", "the package itself", ()),
    Part(
        "terminal",
        "a table on a terminal's whole screen: a game here, a server's, or from a record",
        (
            "messages",
            "words",
            "games.errors",
            "games.game",
            "games.drawing",
            "games.rules_text",
            "games.registry",
            "games.packs",
            "dealing",
            "record",
            "table",
            "bots",
        ),
    ),
    Part(
        "dataset",
        "games of bots as data, verified by replay",
        (
            "messages",
            "atomic_file",
            "workers",
            "games.game",
            "games.registry",
            "games.packs",
            "dealing",
            "record",
            "bots",
            "arena",
            "research",
        ),
    ),
    Part(
        "mcp",
        "games as tools for agents: an MCP server",
        (
            "messages",
            "words",
            "games.errors",
            "games.game",
            "games.registry",
            "games.rules_text",
            "games.packs",
            "record",
            "bots",
            "table",
            "text.views",
            "text.moves",
            "research.text",
            "terminal",
        ),
    ),
    Part(
        "cli",
        "one file for each command",
        (
            "messages",
            "words",
            "workers",
            "games.errors",
            "games.display",
            "games.pack",
            "games.pack_reader",
            "games.game",
            "games.rules_text",
            "games.registry",
            "games.packs",
            "dealing",
            "record",
            "table",
            "compiled",
            "bots",
            "arena",
            "learning.review",
            "learning.puzzles",
            "training",
            "research",
            "terminal",
            "dataset",
            "mcp",
            "server",
        ),
    ),
    Part("__main__", "`python -m lapidarium`", ("cli",)),
    Part("__init__", "the version", ()),
)


def shown() -> str:
    """The table in Markdown, Python's and then the client's."""
    lines = ["| Part | What it holds | May import |", "|---|---|---|"]
    lines += [
        f"| `{part.name.replace('.', '/')}` | {part.holds} | {_names(part.may_import)} |"
        for part in PARTS
        if part.holds != "the package itself"
    ]
    lines += ["", "In the browser (`client/src`):", "", "| Part | May import |", "|---|---|"]
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
