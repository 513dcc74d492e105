"""How a server is run: what the options of `lapidarium serve` say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Settings:
    """The switches of one node."""

    database: str
    """A URL for SQLAlchemy: SQLite in the data folder, or PostgreSQL."""
    has_chat: bool = True
    messages_per_second: float = 20.0
    """How many messages a socket may send; four times as many in a burst."""
    requests_per_second: float = 20.0
    """How many HTTP requests that change something an address may make."""
    sockets_per_address: int = 200
    tables_per_host: int = 50
    """Tables of one person that wait for others at the same time."""
    origins: tuple[str, ...] = ()
    """Other origins that may use this server; its own always may."""
    bot_workers: int = 1
    bot_seconds: float = 2.0
    """The most that any bot may think of a move."""
    level_seconds: Mapping[str, float] = field(default_factory=dict)
    """What each level has, if that is less."""
    balance_games: int = 200
    """How many games the workshop plays to see how a pack plays."""
    review_seconds: float = 0.4
    """How long a review of the usual depth looks for a better move in each position."""
    review_ray: str = ""
    """The Ray cluster that reviews think on; without one they think on the bot workers."""
    guest_days: int = 180
    """Guests who never played are removed so long after their last visit; 0: never."""
    pack_days: int = 365
    """Packs that nobody uses are removed after so long; 0: never."""
    is_secure: bool = False
    """Reached by https: the cookie is for https only."""
    webhooks_to_private: bool = False
    has_notices: bool = False
    public_url: str = ""
    """Where people reach the server; notices link to it."""
    proxies: int = 0
    """Trusted reverse proxies in front; each adds the address it saw to X-Forwarded-For."""
    trusted: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """Networks in which our proxies are: only their X-Forwarded-For counts."""
