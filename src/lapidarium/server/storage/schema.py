"""What is stored. Times are milliseconds since 1970; a migration makes each change.

The journal is the truth about a table; `tables` and `seats` repeat from it what lists are
made of, and are written in the same transaction.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("claimed_name", String(80), unique=True),
    Column("passphrase", Text),
    Column("lang", String(5), nullable=False, default="en"),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("sessions", Integer, nullable=False, default=0),
    Column("is_host", Boolean, nullable=False, default=False, server_default=false()),
    Column("banned", BigInteger),
    Column("look", String(32)),
    Column("small_look", String(32)),
    Index(None, "look"),
    Index(None, "small_look"),
)
"""`claimed_name` is the name in one spelling for all, and the looks say what it looks like;
`sessions` counts up to end old cookies.

`is_host`: runs this server, with others; `banned`: since when they may not come in.
"""

gone_people = Table(
    "gone_people",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Who was deleted a short while ago: the cookie of a visitor does not bring them back."""

packs = Table(
    "packs",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("used", BigInteger, nullable=False, default=0, server_default="0"),
)
"""`used`: when a table was last made with it, give or take a day."""

own_packs = Table(
    "own_packs",
    metadata,
    Column("pack", String(24), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("game", String(20), nullable=False),
    Column("title", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "person", "changed"),
)
"""Packs that people keep in the workshop; `version` is the number of the last one."""

pack_versions = Table(
    "pack_versions",
    metadata,
    Column("pack", String(24), ForeignKey("own_packs.pack"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("problems", Integer, nullable=False),
    Column("saved", BigInteger, nullable=False),
)

shared_packs = Table(
    "shared_packs",
    metadata,
    Column("share", String(24), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("game", String(20), nullable=False),
    Column("title", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index(None, "person"),
)
"""Copies that links lead to; they never change."""

balances = Table(
    "balances",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("bot", String(20), nullable=False),
    Column("sums", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""How a pack plays, summed up so far."""

tables = Table(
    "tables",
    metadata,
    Column("at_table", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pack", String(64), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("daily", String(10), nullable=False, default=""),
    Column("host", String(24), nullable=False),
    Column("clock", String(40), nullable=False, default=""),
    Column("open_seats", Integer, nullable=False),
    Column("to_act", Integer, nullable=False, default=0),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("wake", BigInteger),
    Column("runner", String(40)),
    Index(None, "status", "listed", "changed"),
    Index(None, "wake"),
)
"""`wake`: when a clock that runs has to be looked at; `runner`: the node that runs the table;
`to_act`: the seat, as of the time the table left the memory of a node (in slow games, always)."""

seats = Table(
    "seats",
    metadata,
    Column("at_table", String(24), ForeignKey("tables.at_table"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24)),
    Column("bot", String(20)),
    Column("program", Boolean, nullable=False, default=False, server_default=false()),
    Index(None, "person"),
)

journal = Table(
    "journal",
    metadata,
    Column("at_table", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entries", Text, nullable=False),
)
"""A page holds the entries that happened together; `number` is that of the first."""

results = Table(
    "results",
    metadata,
    Column("at_table", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("daily", String(10), nullable=False, default=""),
    Column("events", Integer, nullable=False),
    Column("scores", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("people", Text, nullable=False),
    Index(None, "listed", "finished", "at_table"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("at_table", String(24), primary_key=True),
    Column("depth", Integer, primary_key=True),
    Column("person", String(24), nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("decisions", Text, nullable=False),
    Column("review", Text),
    Index(None, "person"),
)
"""Reviews of finished games: the decisions so far, then the whole; `person` asked for it.

`changed`: when it last grew, 0 if nobody works on it; `tries`: how often it was begun since then.
"""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""`player` is a person, or `bot:` and a level."""

rating_history = Table(
    "rating_history",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("at_table", String(24), primary_key=True),
    Column("finished", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)
"""The rating of a person after each rated game; bots have none."""

daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("at_table", String(24), nullable=False),
    Column("score", Integer),
    Column("finished", BigInteger),
    Column("device", String(32)),
    Column("counts", Boolean, nullable=False, default=True, server_default=true()),
    Index(None, "person"),
)
"""`device`: the address and browser of an attempt, as a digest that only this server can make, and
only for as long as the day lasts."""

chat = Table(
    "chat",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at_table", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", String(20), nullable=False),
    Index(None, "at_table", "number"),
    Index(None, "person"),
)

notices = Table(
    "notices",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("address", String(700), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("keys", Text, nullable=False, default=""),
    Column("created", BigInteger, nullable=False),
)

nodes = Table(
    "nodes",
    metadata,
    Column("node", String(40), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""A node runs its tables until then, unless it says before that it still lives."""

present = Table(
    "present",
    metadata,
    Column("node", String(40), primary_key=True),
    Column("at_table", String(24), primary_key=True),
    Column("person", String(24), primary_key=True),
    Index(None, "at_table"),
)
"""Who is at a table through which node."""

host_log = Table(
    "host_log",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by_whom", String(60), nullable=False),
    Column("action", String(24), nullable=False),
    Column("about", String(64), nullable=False),
    Column("detail", Text, nullable=False),
)
"""What hosts did. Running nodes read on from the last line they know, and do what follows."""

invite_codes = Table(
    "invite_codes",
    metadata,
    Column("code", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("uses_left", Integer, nullable=False),
    Column("note", String(80), nullable=False),
)
"""With one of these somebody new may come in, while the server is by invitation only."""

reports = Table(
    "reports",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(24), nullable=False),
    Column("about", String(24), nullable=False),
    Column("at_table", String(24), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("words", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("closed", BigInteger),
    Index(None, "about"),
)
"""What `person` reported about somebody: their name, or their words at a table."""

learned = Table(
    "learned",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Lessons that somebody has done."""

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Somebody's first answer to each puzzle they tried."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
)
