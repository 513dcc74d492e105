"""What hosts do, over PostgreSQL: `admin`, pruning, workers that die, and a rolling upgrade."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest

from lapidarium.server.operations import startup
from tests.server.node_cluster import Cluster
from tests.server.people import Person, play_out
from tests.server.running import PATIENCE, Node, admin
from tests.server.test_faults import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.needs("postgresql")
DEPLOY = Path(__file__).parents[3] / "docs" / "deploy.md"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    started = Cluster()
    yield started
    started.remove()


def run_sql(cluster: Cluster, *statements: str) -> list[tuple[object, ...]]:
    """Each statement by itself; gives the rows of the last."""
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        rows: list[tuple[object, ...]] = []
        for statement in statements:
            cursor = connection.execute(statement.encode())
            rows = cursor.fetchall() if cursor.description else []
        return rows


@pytest.mark.slow
def test_the_lines_that_make_the_database(cluster: Cluster) -> None:
    """docs/deploy.md, under another name: there is a database of its name here already."""
    [text] = re.findall(r"```sql\n(.*?)```", DEPLOY.read_text("utf-8"), re.DOTALL)
    text = text.replace("tables", "stones")
    run_sql(cluster, *filter(None, map(str.strip, text.split(";"))))
    owner = "SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = 'stones'"
    assert run_sql(cluster, owner) == [("stones",)]


@pytest.mark.slow
def test_admin_works_on_a_running_server(cluster: Cluster, tmp_path: Path) -> None:
    node = Node(["--database", cluster.url, "--rate", "100000"], tmp_path / "log").start()
    try:
        with Person(node.url) as host, Person(node.url) as guest:
            made = host.make()
            with host.at(made["table"]) as place:
                status = admin(node, "status")
                assert (status["people"], status["tables"]["waiting"]) == (1, 1)
                assert [one["at_table"] for one in admin(node, "tables", "list")] == [made["table"]]
                assert admin(node, "online")
                admin(node, "announce", "Maintenance at eight", "--until", "2h")
                while place.announcement is None:
                    place.hear()
                assert place.announcement["texts"]["en"] == "Maintenance at eight"
            admin(node, "close")
            wait_until_heard(node, "door")
            refused = guest.http.post("/api/tables", json={"game": "monolyth"})
            assert refused.status_code == 403
            admin(node, "open")
            admin(node, "people", "rename", host.id, "Aiko")
            assert admin(node, "people", "show", host.id)["name"] == "Aiko"
            admin(node, "tables", "remove", made["table"], "--yes")
            assert admin(node, "tables", "list") == []
            assert len(admin(node, "log")) == 5, "everything that was done here"
        prune_what_is_old(cluster, node)
    finally:
        assert node.stop() == 0


def wait_until_heard(node: Node, what: str) -> None:
    """The server has heard of what a host did, which its log tells."""
    until = time.monotonic() + PATIENCE
    while f'"action":"{what}"' not in node.log.read_text():
        assert time.monotonic() < until, node.log.read_text()[-2000:]
        time.sleep(0.05)


def prune_what_is_old(cluster: Cluster, node: Node) -> None:
    """Nothing goes that is young; a guest who never played goes after the days that were said."""
    removed = {"guests": 0, "tables": 0, "packs": 0}
    assert admin(node, "prune", "--guest-days", "30")["removed"] == removed
    [(people,)] = run_sql(cluster, "SELECT count(*) FROM people")
    assert people
    month = 31 * 24 * 3600 * 1000
    run_sql(cluster, f"UPDATE people SET seen = seen - {month}")
    assert admin(node, "prune", "--guest-days", "30")["removed"] == {**removed, "guests": people}
    assert run_sql(cluster, "SELECT count(*) FROM people") == [(0,)]


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced_and_told_of(cluster: Cluster, tmp_path: Path) -> None:
    node = Node(["--database", cluster.url, "--workers", "2"], tmp_path / "log").start()
    try:
        children = Path(f"/proc/{node.pid}/task/{node.pid}/children").read_text().split()
        killed = int(children[0])
        os.kill(killed, signal.SIGKILL)
        until = time.monotonic() + PATIENCE
        told: list[dict[str, object]] = []
        while not told and time.monotonic() < until:
            time.sleep(0.1)
            lines = [json.loads(line) for line in node.log.read_text().splitlines()]
            told = [one for one in lines if one["what"] == "a worker died and is replaced"]
        assert [(one["pid"], one["status"]) for one in told] == [(killed, -signal.SIGKILL)]
        while time.monotonic() < until:
            with Person(node.url) as person:
                if "\nlapidarium_workers 2.0\n" in person.http.get("/metrics").text:
                    break
            time.sleep(0.1)
        else:
            pytest.fail("there are no two workers again")
    finally:
        assert node.stop() == 0


# Two versions side by side

NEXT = '''
import sqlalchemy as sa
from alembic import op

revision = "0999"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade():
    """Only adds."""
    op.create_table("later", sa.Column("key", sa.String(length=20), primary_key=True))
    for table in ("people", "tables", "journal", "chat"):
        op.add_column(table, sa.Column("later", sa.Text(), nullable=False, server_default=""))
'''


def next_version(folder: Path) -> dict[str, str]:
    """An environment in which the server is one migration ahead."""
    migrations = folder / "migrations"
    shutil.copytree(startup.MIGRATIONS, migrations, ignore=shutil.ignore_patterns("__pycache__"))
    before = startup.revisions()[-1]
    (migrations / "versions" / "0999_later.py").write_text(NEXT.format(before=before))
    (folder / "sitecustomize.py").write_text(
        "import sys\n"
        "if 'serve' in sys.orig_argv:\n"
        "    from pathlib import Path\n"
        "    from lapidarium.server.operations import startup\n"
        f"    startup.MIGRATIONS = Path({str(migrations)!r})\n"
    )
    return {"PYTHONPATH": str(folder)}


@pytest.mark.slow
def test_a_newer_node_migrates_while_an_older_one_plays_on(
    cluster: Cluster, tmp_path: Path
) -> None:
    """docs/deploy.md, upgrading: one node after another, and games go on."""
    options = ["--database", cluster.url, "--rate", "100000", "--bot-seconds", "0.2"]
    newer = next_version(tmp_path)
    old, new = Node(options, tmp_path / "old"), Node(options, tmp_path / "new", environment=newer)
    old.start(free_port())
    try:
        with Person(old.url) as host, Person(old.url) as guest:
            made = host.make("ocelot")
            with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as two:
                two.ask("sit")
                for place in (one, two):
                    place.until(lambda view: view["room"]["status"] == "playing")
                play_out([one, two], seed=2, most=4)
                new.start(free_port())  # it migrates, while both are at the old one
                assert run_sql(cluster, "SELECT version_num FROM alembic_version") == [("0999",)]
                play_out([one, two], seed=3, most=4)
                with guest.at(made["table"], made["invite"], new.url) as moved:
                    play_out([one, moved], seed=4, most=4)  # a table on both versions
                another = host.make(bots={"2": "dutiful"})["table"]
                with host.at(another) as place:
                    place.until(lambda view: "choices" in view["game"])
                    place.move(place.moves()[0])
            assert old.stop() == 0
            with (
                host.at(made["table"], url=new.url) as one,
                guest.at(made["table"], made["invite"], new.url) as two,
            ):
                before = one.view["game"]["event"]
                play_out([one, two], seed=5, most=6)
                assert one.view["game"]["event"] > before
            log = old.log.read_text()
            assert "could not be" not in log, "the older node read and stored everything"
        with pytest.raises(RuntimeError, match="newer"):
            old.start(free_port())
        assert old.process
        assert old.process.stdout
        old.process.stdout.close()
        old.environment = newer
        old.start(free_port())
    finally:
        for node in (old, new):
            node.stop()


FIRST_TO_ROLL = "0005"
"""Nodes of this form and later ones work side by side; before it, all nodes had to be stopped."""
ADDING = {"create_table", "add_column", "create_index", "get_bind", "f"}


def reasons_against(migration: str) -> list[str]:
    """What in a migration an older node that is running could stumble over."""
    tree = ast.parse(migration)
    [upgrade] = [
        node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "upgrade"
    ]
    calls = [node for node in ast.walk(upgrade) if isinstance(node, ast.Call)]
    found = []
    for call in calls:
        text = ast.unparse(call.func)
        if text.startswith("op.") and text.removeprefix("op.") not in ADDING:
            found.append(f"{text} does more than add")
        if text == "op.add_column":
            column = ast.unparse(call.args[1])
            if "nullable=True" not in column and "server_default=" not in column:
                found.append(f"{column}: an older node writes no such column")
    return found


@pytest.mark.parametrize("path", sorted((startup.MIGRATIONS / "versions").glob("0*.py")), ids=str)
def test_migrations_only_add(path: Path) -> None:
    if path.name[:4] >= FIRST_TO_ROLL:
        assert reasons_against(path.read_text("utf-8")) == []


def test_migrations_that_older_nodes_cannot_follow_are_noticed() -> None:
    bad = (
        "def upgrade():\n    op.drop_column('people', 'name')\n"
        "    op.add_column('people', sa.Column('x', sa.Text(), nullable=False))\n"
    )
    assert len(reasons_against(bad)) == 2


@pytest.mark.slow
def test_a_missing_driver_is_named() -> None:
    """Without the extra, the refusal says what to install."""
    code = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from lapidarium.cli import main\n"
        "sys.argv = ['lapidarium', 'serve', '--database', 'postgresql://nobody@nowhere/x']\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        check=False,
    )
    assert done.returncode == 1
    assert "lapidarium[postgres]" in done.stderr
