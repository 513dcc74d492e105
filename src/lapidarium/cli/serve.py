"""`lapidarium serve`: the table server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import platformdirs
import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="The folder for the SQLite database.")] = None,
) -> None:
    """Run the table server."""
    import uvicorn  # noqa: PLC0415

    from lapidarium.server.app import Server  # noqa: PLC0415
    from lapidarium.server.settings import Settings  # noqa: PLC0415

    folder = data or platformdirs.user_data_path("lapidarium") / "server"
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(database=f"sqlite+pysqlite:///{folder / 'lapidarium.sqlite3'}")
    uvicorn.run(
        Server(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=16_384,
        access_log=False,
    )
