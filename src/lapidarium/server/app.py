"""The server: HTTP as an ASGI application, and where sockets lead to."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from lapidarium import __version__
from lapidarium.messages import Message
from lapidarium.refusals import NOT_FOUND, Refused
from lapidarium.server import memory
from lapidarium.server.accounts.accounts import Accounts
from lapidarium.server.accounts.people import People
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
from lapidarium.server.http.requests import Parts
from lapidarium.server.http.schemas import Problem
from lapidarium.server.long_work import LongWork, Pieces
from lapidarium.server.metrics import Metrics
from lapidarium.server.notices.notices import TurnNotices
from lapidarium.server.operations.startup import prepare
from lapidarium.server.rate_limits import Buckets
from lapidarium.server.reviews.reviews import Reviews
from lapidarium.server.storage.database import Storage, StorageUnavailable
from lapidarium.server.tables.endpoint import SocketEndpoint
from lapidarium.server.tables.errors import UnreadableTable, refusal_of
from lapidarium.server.tables.hub import Hub
from lapidarium.server.tables.packs import Packs
from lapidarium.server.tables.scheduler import Scheduler
from lapidarium.server.uploads.reader import UploadReader
from lapidarium.server.workshop.balance import Balances
from lapidarium.server.workshop.own_packs import OwnPacks

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, MutableMapping

    from lapidarium.server.settings import Settings
    from lapidarium.server.sockets.connection import Connection
    from lapidarium.server.tables.socket import Socket

PASSPHRASES_PER_SECOND, PASSPHRASES_AT_ONCE = 0.05, 5
CHECKS_PER_PROCESS = 2_000
SECONDS_BETWEEN_FIGURES = 2.0
log = logging.getLogger("lapidarium.server")
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
"""How every request may be refused."""


def problem(refused: Refused) -> Response:
    """Why a request was not carried out."""
    body = msgspec.json.encode({"message": refused.message.to_wire(), "clause": refused.clause})
    return Response(body, refused.status, media_type="application/json")


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
            health=Health(storage, hub.problems),
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
        scheduler.start(scheduler.restore_results())
        scheduler.start(scheduler.prune_daily())
        scheduler.start(reviews.watch())
        try:
            yield
        finally:
            log.info("the server stops", extra={"node": hub.nodes.name})
            figures.cancel()
            await follower.stop()
            await self.sockets.close()
            await hub.nodes.stop()
            await scheduler.close()
            await hub.close()
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
        """ASGI: everything but sockets."""
        await self.http(scope, receive, send)

    def connect(self, connection: Connection, scope: Mapping[str, Any]) -> Socket:
        """Somebody opens a socket."""
        return self.sockets.connect(connection, scope)


def _add_refusals(app: FastAPI) -> None:
    async def refuse(request: Request, error: Exception) -> Response:  # noqa: ARG001
        return problem(refusal_of(error))

    for kind in (Refused, UnreadableTable, StorageUnavailable, Exception):
        app.add_exception_handler(kind, refuse)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:  # noqa: ARG001
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:100]
        if first["type"] == "string_too_long":
            message = Message("server-too-long", where=where, most=first["ctx"]["max_length"])
        else:
            message = Message("server-unreadable-request", where=where)
        return problem(Refused(message, status=422))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        if not request.url.path.startswith("/api"):
            return Response(status_code=error.status_code)
        code = "server-no-such-address" if error.status_code == 404 else "server-cannot-do-that"
        return problem(Refused(Message(code), status=error.status_code))


def _add_pages(app: FastAPI) -> None:
    @app.get("/api/{path:path}", include_in_schema=False)
    async def no_such_address(path: str) -> Response:  # noqa: ARG001
        return problem(Refused(Message("server-no-such-address"), status=NOT_FOUND))

    app.include_router(documentation.router)
    app.include_router(link_previews.router)
    app.include_router(pages.router)
