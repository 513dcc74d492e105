"""A wire between nodes and their database that can be cut, stalled, or lose an answer."""

from __future__ import annotations

import contextlib
import select
import socket
import threading
from typing import Self

OPEN, STALLED, CUT, LOSES_COMMITS, DEAF = "open", "stalled", "cut", "loses commits", "deaf"
"""DEAF: only connections that listen are stalled, without anybody being told."""


class Wire:
    """Forwards connections on loopback to a port, in a way that can change at any time."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.how = OPEN
        self.lost = 0
        """Answers to COMMIT that were lost."""
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.server.getsockname()[1])
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.is_over = False
        self.threads = [threading.Thread(target=self._accept, daemon=True)]
        self.threads[0].start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over = True
        self.server.close()
        self.close_all()
        for thread in self.threads:
            thread.join(5)

    def become(self, how: str) -> None:
        """From now on; a cut wire also ends what is open."""
        self.how = how
        if how == CUT:
            self.close_all()

    def close_all(self) -> None:
        """End every connection without a word."""
        for pair in self.pairs:
            for one in pair:
                with contextlib.suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        self.server.settimeout(0.1)
        while not self.is_over:
            try:
                client, _ = self.server.accept()
            except TimeoutError:
                continue
            except OSError:
                return
            if self.how == CUT:
                client.close()
                continue
            thread = threading.Thread(target=self._serve, args=(client,), daemon=True)
            self.threads.append(thread)
            thread.start()

    def _serve(self, client: socket.socket) -> None:
        with (
            client,
            contextlib.suppress(OSError),
            socket.create_connection(("127.0.0.1", self.target)) as server,
        ):
            self.pairs.append((client, server))
            self._forward(client, server)

    def _forward(self, client: socket.socket, server: socket.socket) -> None:
        is_listening = loses_next = False
        while not self.is_over:
            if self.how == STALLED or (self.how == DEAF and is_listening):
                threading.Event().wait(0.02)
                if self._is_gone(client):
                    return
                continue
            ready, _, _ = select.select([client, server], [], [], 0.05)
            for one in ready:
                data = one.recv(65_536)
                if not data:
                    return
                if one is client:
                    is_listening = is_listening or b"LISTEN lapidarium" in data
                    loses_next = self.how == LOSES_COMMITS and b"COMMIT" in data
                    server.sendall(data)
                elif loses_next:
                    self.lost += 1
                    return
                else:
                    client.sendall(data)

    @staticmethod
    def _is_gone(one: socket.socket) -> bool:
        ready, _, _ = select.select([one], [], [], 0)
        if not ready:
            return False
        try:
            return one.recv(1, socket.MSG_PEEK) == b""
        except OSError:
            return True
