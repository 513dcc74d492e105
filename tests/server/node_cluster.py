"""A real PostgreSQL, started from Debian's packages in a folder of its own."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from glob import glob
from pathlib import Path

ACCOUNT = "postgres"


def _program(name: str) -> str:
    found = sorted(glob(f"/usr/lib/postgresql/*/bin/{name}"))
    return found[-1] if found else str(shutil.which(name))


class Cluster:
    """One database server; it refuses to run as root, so then another account runs it."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lapidarium-pg-"))
        self.data = self.folder / "data"
        self.port = _free_port()
        self.account = pwd.getpwnam(ACCOUNT) if os.geteuid() == 0 else None
        if self.account is not None:
            os.chown(self.folder, self.account.pw_uid, self.account.pw_gid)
        self._run("initdb", "-D", str(self.data), "-U", "table", "-A", "trust", "-N")
        self.start()
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "table", "tables")

    @property
    def url(self) -> str:
        return f"postgresql://table@127.0.0.1:{self.port}/tables"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [_program(program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self.account.pw_uid if self.account else None,
            group=self.account.pw_gid if self.account else None,
            extra_groups=[] if self.account else None,
            cwd=self.folder,
            timeout=120,
        )

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-w", "-l", log, "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.data), "-w", "-m", how, "stop")

    def remove(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
