"""Running a server: clear errors, health, figures, backup and restore, migrations."""

from __future__ import annotations

import gzip
import json
import os
import socket
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, text

from lapidarium.cli import main
from lapidarium.server.operations.backup import backup, restore
from lapidarium.server.operations.run import FILE
from lapidarium.server.operations.startup import prepare, revision_of, revisions, upgrade
from lapidarium.server.storage.database import Storage, StorageUnavailable
from lapidarium.server.storage.schema import metadata, settings
from tests.server.people import Person
from tests.server.running import fetch, node_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.running import Node

    Message = Callable[..., str]


@pytest.fixture
def said_by(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """What a command that refuses says on standard error, without a process of its own."""

    def run(*arguments: str, lang: str = "en") -> str:
        monkeypatch.setattr(sys, "argv", ["lapidarium", *arguments, "--lang", lang])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 1
        return capsys.readouterr().err

    return run


@pytest.mark.slow
def test_a_taken_port_is_told_with_what_to_do(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-m", "lapidarium", "serve", "--port", str(port), "--data", tmp_path],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            env={**os.environ, "LC_ALL": "en"},
        )
    assert done.returncode == 1
    message = done.stderr
    assert "Traceback" not in message
    assert f"port {port} is in use" in message
    assert "--port" in message


def test_a_folder_that_cannot_be_written_is_told(said_by: Message, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    message = said_by("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert "--data" in message


def test_more_workers_need_postgresql(said_by: Message, tmp_path: Path) -> None:
    message = said_by("serve", "--workers", "3", "--data", str(tmp_path), lang="de")
    assert "PostgreSQL" in message
    assert "--workers 1" in message


def test_a_database_that_does_not_answer_is_told(said_by: Message) -> None:
    message = said_by("serve", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert "does not answer" in message
    assert "expected a database" in said_by("serve", "--database", "mysql://x")


def test_two_servers_do_not_share_a_folder(said_by: Message, node: Node) -> None:
    assert "another server" in said_by("serve", "--port", "0", "--data", str(node.data))


def test_health_and_figures(node: Node) -> None:
    assert fetch(f"{node.url}/healthz").json()["status"] == "ok"
    host = Person(node.url)
    with host.at(host.make(players=1)["table"]) as place:
        place.move(place.moves()[0])
        figures = fetch(f"{node.url}/metrics").text
    host.http.close()
    found = {
        line.split()[0]: float(line.split()[1])
        for line in figures.splitlines()
        if not line.startswith("#")
    }
    assert found["lapidarium_moves_total"] >= 1
    assert found["lapidarium_sockets"] >= 1
    assert found["lapidarium_store_seconds_count"] >= 1
    assert "lapidarium_storage_failures_total" in found


def test_backup_and_restore_bring_everything_back(
    said_by: Message, node: Node, tmp_path: Path
) -> None:
    """A backup of a server that runs, read into another."""
    host = Person(node.url)
    made = host.make(players=1)
    with host.at(made["table"]) as place:
        place.move(place.moves()[0])
        place.ask("say", text="kept")
        view = place.view["game"]["position"]
    file = tmp_path / "all.backup"
    run = [sys.executable, "-m", "lapidarium"]
    subprocess.run([*run, "backup", str(file), "--data", str(node.data)], check=True)
    assert file.stat().st_mode & 0o077 == 0, "it holds the server's secret"
    again = node_in(tmp_path / "new")
    folder = str(again.data)
    subprocess.run([*run, "restore", str(file), "--data", folder], check=True)
    assert "not empty" in said_by("restore", str(file), "--data", folder)
    again.start()
    try:
        host.url = again.url
        with host.at(made["table"]) as place:
            assert place.view["game"]["position"] == view
            while not place.chat:
                place.hear()
            place.move(place.moves()[0])
    finally:
        again.stop()
    host.http.close()
    (tmp_path / "cut.backup").write_bytes(file.read_bytes()[:-40])
    message = said_by("restore", str(tmp_path / "cut.backup"), "--data", str(tmp_path / "other"))
    assert "not a complete backup" in message


@pytest.mark.slow
def test_a_backup_goes_through_a_pipe(tmp_path: Path) -> None:
    """`-` is standard output and standard input; words and bars go to standard error."""
    url = f"sqlite+pysqlite:///{tmp_path / FILE}"
    storage = Storage(url)
    prepare(storage)
    storage.close()
    run = [sys.executable, "-m", "lapidarium"]
    into = ["--data", str(tmp_path / "into")]
    piped = subprocess.run(
        [*run, "backup", "-", "--data", str(tmp_path)], check=True, capture_output=True
    )
    assert piped.stderr == b"0 tables written to -\n"
    backup(url, tmp_path / "same.backup")
    assert piped.stdout == (tmp_path / "same.backup").read_bytes()
    subprocess.run([*run, "restore", "-", *into], input=piped.stdout, check=True)
    backup(f"sqlite+pysqlite:///{tmp_path / 'into' / FILE}", tmp_path / "again.backup")
    assert (tmp_path / "again.backup").read_bytes() == piped.stdout


def test_progress_is_told_while_many_rows_are_written_and_read(tmp_path: Path) -> None:
    url = f"sqlite+pysqlite:///{tmp_path / 'many.sqlite3'}"
    storage = Storage(url)
    prepare(storage)
    rows = [{"key": f"key {number}", "value": "x" * 40} for number in range(2600)]
    storage.write_now(lambda db: db.execute(insert(settings), rows))
    storage.close()
    told: list[float] = []
    backup(url, tmp_path / "many.backup", told.append)
    assert told == sorted(told)
    assert len(told) == 5
    assert 0 < told[0] < 0.3
    told.clear()
    again = f"sqlite+pysqlite:///{tmp_path / 'again.sqlite3'}"
    restore(again, tmp_path / "many.backup", told.append)
    assert len(told) == 5
    assert told == sorted(told)
    assert told[-1] <= 1


def test_a_backup_of_nothing_is_refused_and_makes_nothing(said_by: Message, tmp_path: Path) -> None:
    """A mistyped folder is no empty server."""
    file, folder = tmp_path / "all.backup", tmp_path / "mistyped"
    assert str(folder) in said_by("backup", str(file), "--data", str(folder))
    assert not folder.exists()
    assert not file.exists()
    folder.mkdir()
    sqlite3.connect(folder / FILE).close()
    (folder / FILE).write_bytes(b"")
    assert "not a database of Lapidarium" in said_by("backup", str(file), "--data", str(folder))
    assert list(tmp_path.glob("*.backup*")) == []


def test_a_backup_changes_nothing_and_names_the_form_it_was_written_from(tmp_path: Path) -> None:
    """A server of an older version may be running on that database."""
    url = f"sqlite+pysqlite:///{tmp_path / 'old.sqlite3'}"
    storage = Storage(url)
    storage.write_now(lambda db: upgrade(db, revisions()[0]))
    storage.write_now(lambda db: db.execute(text("INSERT INTO settings VALUES ('secret', 'old')")))
    file = tmp_path / "old.backup"
    backup(url, file)
    assert storage.read_now(revision_of) == revisions()[0]
    storage.close()
    again = f"sqlite+pysqlite:///{tmp_path / 'new.sqlite3'}"
    restore(again, file)
    storage = Storage(again)
    assert storage.read_now(revision_of) == revisions()[-1]
    assert prepare(storage) == b"old"
    storage.close()


def test_an_upgrade_keeps_every_page_of_the_journals(tmp_path: Path) -> None:
    """SQLite sorted pages by table once; now it keeps them in the order they are written."""
    storage = Storage(f"sqlite+pysqlite:///{tmp_path / 'old.sqlite3'}")
    storage.write_now(lambda db: upgrade(db, "0008"))
    pages = [("one", 1, "[]"), ("one", 2, "[1]"), ("two", 1, '["ü"]')]
    insert = text("INSERT INTO journal VALUES (:at_table, :number, :entries)")
    rows = [{"at_table": t, "number": n, "entries": e} for t, n, e in pages]
    storage.write_now(lambda db: db.execute(insert, rows))
    prepare(storage)
    every = text("SELECT at_table, number, entries FROM journal ORDER BY rowid")
    assert [tuple(row) for row in storage.read_now(lambda db: db.execute(every).all())] == pages
    with pytest.raises(StorageUnavailable, match="IntegrityError"):
        storage.write_now(lambda db: db.execute(insert, rows[:1]))
    storage.close()


def lines_of(file: Path) -> list[object]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def write_lines(file: Path, lines: list[object]) -> Path:
    file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    return file


@pytest.mark.slow
def test_a_backup_with_a_strange_row_is_refused_whole(said_by: Message, tmp_path: Path) -> None:
    url = f"sqlite+pysqlite:///{tmp_path / 'one.sqlite3'}"
    storage = Storage(url)
    prepare(storage)
    storage.close()
    backup(url, tmp_path / "one.backup")
    head, secret, _ = lines_of(tmp_path / "one.backup")
    into = ["--data", str(tmp_path / "into")]
    for strange in (["unknown", {"key": "a"}], ["settings", {"key": "a", "other": 1}], ["x"], 7):
        bad = write_lines(tmp_path / "bad.backup", [head, secret, strange, {"end": 2}])
        assert "not a complete backup" in said_by("restore", str(bad), *into)
    newer = write_lines(tmp_path / "new.backup", [{"lapidarium-backup": 2, "revision": "9999"}])
    assert "newer version" in said_by("restore", str(newer), *into)
    unnamed = write_lines(tmp_path / "first.backup", [{"lapidarium-backup": 1}, secret, {"end": 1}])
    run = [sys.executable, "-m", "lapidarium"]
    subprocess.run([*run, "restore", str(unnamed), *into], check=True)


def test_nothing_is_restored_under_a_running_server(
    said_by: Message, node: Node, tmp_path: Path
) -> None:
    file = tmp_path / "all.backup"
    run = [sys.executable, "-m", "lapidarium"]
    subprocess.run([*run, "backup", str(file), "--data", str(node.data)], check=True)
    assert "another server" in said_by("restore", str(file), "--data", str(node.data))


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    """A change of schema.py without a migration fails here."""
    storage = Storage(f"sqlite+pysqlite:///{tmp_path / 'new.sqlite3'}")
    prepare(storage)
    with storage.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    prepare(storage)
    storage.close()


def test_a_database_of_a_newer_version_is_refused(said_by: Message, tmp_path: Path) -> None:
    storage = Storage(f"sqlite+pysqlite:///{tmp_path / 'lapidarium.sqlite3'}")
    prepare(storage)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    storage.write_now(lambda db: db.execute(newer))
    storage.close()
    assert "newer" in said_by("serve", "--port", "0", "--data", str(tmp_path))


def test_sqlite_is_kept_with_full_durability(tmp_path: Path) -> None:
    storage = Storage(f"sqlite+pysqlite:///{tmp_path / 'new.sqlite3'}")
    with storage.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    storage.close()


def test_the_description_names_every_address(node: Node) -> None:
    described = fetch(f"{node.url}/api/openapi.json").json()
    for path in ("/api/me", "/api/tables", "/api/daily", "/api/records.ndjson", "/healthz"):
        assert path in described["paths"]
    page = fetch(f"{node.url}/api/docs").text
    assert "/api/tables/{table}/replay" in page
    assert json.dumps(described)


@pytest.mark.parametrize("lang", ["en", "de", "es", "ja"])
def test_without_a_build_a_page_says_how_to_make_one(node: Node, lang: str) -> None:
    page = fetch(node.url, headers={"accept-language": f"{lang}-XX"})
    assert page.status_code == 200
    assert "<html" in page.text
