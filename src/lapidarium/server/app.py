"""The server as one ASGI application: sockets first, then HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from lapidarium import __version__
from lapidarium.messages import Message
from lapidarium.server import memory
from lapidarium.server.accounts.accounts import Accounts
from lapidarium.server.accounts.house import NotAdmitted
from lapidarium.server.accounts.people import People, TooManyGuests
from lapidarium.server.bot_workers.pool import BotPool
from lapidarium.server.fended_off import FendedOff
from lapidarium.server.health import Health
from lapidarium.server.hosts.desk import HostDesk
from lapidarium.server.hosts.follower import HostFollower
from lapidarium.server.http import (
    daily,
    documentation,
    games,
    host,
    lessons,
    link_previews,
    me,
    notices,
    operations,
    pages,
    profile,
    puzzles,
    records,
    reports,
    reviews,
    rules,
    studies,
    tables,
    workshop,
)
from lapidarium.server.http.cards import Cards
from lapidarium.server.http.middleware import Middleware
from lapidarium.server.http.requests import Forbidden, Missing, Parts, TooFast
from lapidarium.server.http.schemas import Problem
from lapidarium.server.long_work import LongWork, Pieces, TooMuch
from lapidarium.server.metrics import Metrics
from lapidarium.server.notices.notices import TurnNotices
from lapidarium.server.operations.startup import prepare
from lapidarium.server.rate_limits import Buckets
from lapidarium.server.reviews.reviews import Reviews
from lapidarium.server.storage.database import Storage, StorageUnavailable, StorageUnsure
from lapidarium.server.storage.errors import NoSuchPerson
from lapidarium.server.tables.errors import NoSuchTable, UnreadableTable
from lapidarium.server.tables.hub import Hub
from lapidarium.server.tables.packs import Packs
from lapidarium.server.tables.scheduler import Scheduler
from lapidarium.server.uploads.reader import UploadReader
from lapidarium.server.websocket.endpoint import SocketEndpoint
from lapidarium.server.workshop.balance import Balances
from lapidarium.server.workshop.own_packs import OwnPacks
from lapidarium.table import Refused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping

    from lapidarium.server.settings import Settings

PASSPHRASES_PER_SECOND, PASSPHRASES_AT_ONCE = 0.05, 5
CHECKS_PER_PROCESS = 2_000
SECONDS_BETWEEN_FIGURES = 2.0
log = logging.getLogger("lapidarium.server")
HOST_ONLY = "table-host-only"
STATUS: tuple[tuple[type[Exception], int], ...] = (
    (Missing, 404),
    (Forbidden, 403),
    (NotAdmitted, 403),
    (TooFast, 429),
    (TooMuch, 429),
    (TooManyGuests, 429),
    (Refused, 409),
)


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
"""How every request may be refused."""


def problem(status: int, message: Message, clause: str | None = None) -> Response:
    """Why a request was not carried out."""
    body = orjson.dumps({"message": message.to_wire(), "clause": clause})
    return Response(body, status, media_type="application/json")


class Server:
    """All parts of a node, and how they begin and end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.fended_off = FendedOff(self.metrics)
        self.fast = self._http()
        self.http = Middleware(self.fast, settings, self.metrics, self.fended_off)

    def description(self) -> dict[str, Any]:
        """The HTTP side as OpenAPI."""
        return self.fast.openapi()

    def _http(self) -> FastAPI:
        app = FastAPI(
            title="Lapidarium",
            version=__version__,
            openapi_url="/api/openapi.json",
            docs_url=None,
            redoc_url=None,
            lifespan=self.lifespan,
            responses=PROBLEMS,
        )
        for part in (
            me,
            profile,
            notices,
            games,
            rules,
            tables,
            records,
            daily,
            workshop,
            reviews,
            studies,
            reports,
            lessons,
            puzzles,
            host,
        ):
            app.include_router(part.router, prefix="/api")
        app.include_router(operations.router)
        _add_refusals(app)
        _add_pages(app)
        return app

    @contextlib.asynccontextmanager
    async def lifespan(self, app: FastAPI) -> AsyncIterator[None]:
        """Open the storage, run the tables, and put everything away at the end."""
        storage = Storage(self.settings.database)
        secret = prepare(storage)
        rate = self.settings.requests_per_second
        people = People(storage, secret, Buckets(rate / 4, rate * 10))
        packs = Packs(storage)
        hub = Hub(storage, people, packs, self.settings, self.metrics)
        pool = BotPool(
            self.settings.bot_workers, self.settings.bot_seconds, self.settings.level_seconds
        )
        balances = Balances(storage, pool, self.settings.balance_games)
        reviews = Reviews(
            storage,
            pool,
            lambda name: hub.read(name, Pieces().rest),
            self.settings.review_seconds,
            self.settings.review_ray,
        )
        checker = UploadReader(CHECKS_PER_PROCESS)
        notices = TurnNotices(hub, secret)
        scheduler = Scheduler(hub, pool, notices)
        accounts = Accounts(people, hub.person_changed)
        desk = HostDesk(hub, accounts)
        follower = HostFollower(hub, notices)
        desk.on_done = follower.look
        await follower.start()
        self.sockets = SocketEndpoint(hub, pool, self.fended_off)
        app.state.parts = Parts(
            storage=storage,
            people=people,
            packs=packs,
            checker=checker,
            own_packs=OwnPacks(storage),
            balances=balances,
            reviews=reviews,
            hub=hub,
            pool=pool,
            settings=self.settings,
            metrics=self.metrics,
            health=Health(storage, hub.nodes.problems),
            accounts=accounts,
            desk=desk,
            notices=notices,
            cards=Cards(),
            passphrases=Buckets(PASSPHRASES_PER_SECOND, PASSPHRASES_AT_ONCE),
            heavy=Buckets(rate / 20, rate),
            long_work=LongWork(),
            checks=Buckets(rate / 2, rate * 2),
        )
        log.info("the server starts", extra={"version": __version__, "node": hub.nodes.name})
        await hub.nodes.start()
        figures = asyncio.create_task(self._keep_figures(hub, pool))
        scheduler.start(memory.trim())
        scheduler.start(scheduler.watch())
        scheduler.start(scheduler.prune_daily())
        scheduler.start(reviews.watch())
        try:
            yield
        finally:
            log.info("the server stops", extra={"node": hub.nodes.name})
            figures.cancel()
            await follower.stop()
            await hub.nodes.stop()
            await scheduler.close()
            await balances.close()
            await reviews.close()
            await pool.close()
            await packs.uploads.close()
            await checker.close()
            await asyncio.to_thread(storage.close)

    async def _keep_figures(self, hub: Hub, pool: BotPool) -> None:
        """Another worker may be the one that is asked for figures."""
        while True:
            self.metrics.refresh(hub, pool)
            await asyncio.sleep(SECONDS_BETWEEN_FIGURES)

    async def __call__(
        self,
        scope: MutableMapping[str, Any],
        receive: Callable[[], Awaitable[MutableMapping[str, Any]]],
        send: Callable[[MutableMapping[str, Any]], Awaitable[None]],
    ) -> None:
        """ASGI: a socket goes straight to its table."""
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, send)
        else:
            await self.http(scope, receive, send)


def _add_refusals(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:  # noqa: ARG001
        status = next(status for kind, status in STATUS if isinstance(error, kind))
        status = 403 if error.message.code == HOST_ONLY else status
        return problem(status, error.message, error.clause)

    @app.exception_handler(NoSuchPerson)
    async def no_person(request: Request, error: NoSuchPerson) -> Response:  # noqa: ARG001
        return problem(403, Message("server-no-cookie"))

    @app.exception_handler(NoSuchTable)
    async def no_table(request: Request, error: NoSuchTable) -> Response:  # noqa: ARG001
        return problem(404, Message("server-no-such-table"))

    @app.exception_handler(UnreadableTable)
    async def unreadable_table(request: Request, error: UnreadableTable) -> Response:  # noqa: ARG001
        return problem(409, Message("server-unreadable-table"))

    @app.exception_handler(StorageUnavailable)
    async def no_storage(request: Request, error: StorageUnavailable) -> Response:  # noqa: ARG001
        is_unsure = isinstance(error, StorageUnsure)
        return problem(503, Message("server-unsure" if is_unsure else "server-cannot-store"))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:  # noqa: ARG001
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        if first["type"] == "string_too_long":
            most = first["ctx"]["max_length"]
            return problem(422, Message("server-too-long", where=where[:100], most=most))
        return problem(422, Message("server-unreadable-request", where=where[:100]))

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:  # noqa: ARG001
        return problem(500, Message("server-fault"))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        if not request.url.path.startswith("/api"):
            return Response(status_code=error.status_code)
        code = "server-no-such-address" if error.status_code == 404 else "server-cannot-do-that"
        return problem(error.status_code, Message(code))


def _add_pages(app: FastAPI) -> None:
    @app.get("/api/{path:path}", include_in_schema=False)
    async def no_such_address(path: str) -> Response:  # noqa: ARG001
        return problem(404, Message("server-no-such-address"))

    app.include_router(documentation.router)
    app.include_router(link_previews.router)
    app.include_router(pages.router)
