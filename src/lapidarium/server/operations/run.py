"""Running the server: the port, the data folder, the database."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
import tempfile
from typing import TYPE_CHECKING

import uvicorn

from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server import memory
from lapidarium.server.app import Server
from lapidarium.server.http.protocol import http_protocol
from lapidarium.server.logs import configure
from lapidarium.server.operations.startup import prepare
from lapidarium.server.sockets.connection import connection_type
from lapidarium.server.storage.database import Storage

if TYPE_CHECKING:
    from pathlib import Path

    from lapidarium.server.settings import Settings

FILE = "lapidarium.sqlite3"
PRIVATE_FOLDER, PRIVATE_FILE, PRIVATE_MASK = 0o700, 0o600, 0o077
SECONDS_TO_STOP = 5
LARGEST_MESSAGE = 16_384
SECONDS_TO_SWITCH = 0.001
"""The writer's thread must not wait long for its turn while the event loop is busy."""


def sqlite_in(folder: Path) -> str:
    """The database in a data folder, which is made if it is not there; raises Refused."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
        make_private(folder)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        reason = str(error.strerror or error)
        raise Refused(Message("serve-folder", folder=str(folder), reason=reason)) from None
    return f"sqlite+pysqlite:///{folder / FILE}"


def make_private(folder: Path) -> None:
    """The database holds the server's secret: nobody else on the machine may read it."""
    folder.chmod(PRIVATE_FOLDER)
    for file in folder.glob(f"{FILE}*"):
        file.chmod(PRIVATE_FILE)


def lock_folder(folder: Path) -> int:
    """Two servers must not share an SQLite database; held until the process ends."""
    import fcntl  # noqa: PLC0415 - not on every system

    handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise Refused(Message("serve-in-use", folder=str(folder))) from None
    return handle


def database_url(text: str) -> str:
    """A database that somebody named, as SQLAlchemy wants it; raises Refused."""
    if text.startswith("sqlite:///"):
        return text.replace("sqlite:///", "sqlite+pysqlite:///", 1)
    for start in ("postgresql://", "postgres://"):
        if text.startswith(start):
            try:
                import psycopg  # noqa: F401, PLC0415 - an extra that not everybody needs
            except ImportError:
                raise Refused(Message("serve-no-psycopg")) from None
            return text.replace(start, "postgresql+psycopg://", 1)
    raise Refused(Message("serve-database-url"))


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; raises Refused with what to do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(2048)
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRINUSE:
            raise Refused(
                Message("serve-port-taken", port=str(port), other=str(port + 1))
            ) from None
        if error.errno == errno.EACCES:
            raise Refused(Message("serve-port-forbidden", port=str(port))) from None
        raise Refused(Message("serve-no-such-host", host=host)) from None
    bound.set_inheritable(True)
    return bound


def run(settings: Settings, bound: socket.socket) -> None:
    """Serve on a socket until somebody ends it."""
    configure()
    memory.prepare()
    sys.setswitchinterval(SECONDS_TO_SWITCH)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)  # what uvicorn caught, it raises again at the end
    http_server(settings).run(sockets=[bound])


def http_server(settings: Settings) -> uvicorn.Server:
    """Lapidarium behind uvicorn, with its own protocols and limits."""
    server = Server(settings)
    config = uvicorn.Config(
        server,
        loop="uvloop",
        http=http_protocol(settings, server.fended_off),
        ws=connection_type(server),
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `address_of` knows how many proxies may be trusted
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        timeout_keep_alive=30,
    )
    return uvicorn.Server(config)


def check_database(settings: Settings) -> None:
    """Migrate the database before anybody connects; raises Refused or StorageUnavailable."""
    os.umask(PRIVATE_MASK)
    storage = Storage(settings.database, without_timeout=True)
    try:
        prepare(storage)
    finally:
        storage.close()
