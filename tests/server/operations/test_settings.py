"""Where settings come from: options, then the environment, then one file."""

from __future__ import annotations

import json
import socket
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from lapidarium.cli.app import app
from lapidarium.cli.output import CommandError
from lapidarium.refusals import Refused
from lapidarium.server.accounts.requester import address_of, proxy_networks
from lapidarium.server.operations.addresses import addresses_of
from lapidarium.server.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path


def shown(*options: str, **environment: str) -> Any:
    arguments = ["serve", "--show-settings", "--json", *options]
    done = CliRunner().invoke(app, arguments, env=environment)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return json.loads(done.stdout)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "lapidarium.toml"
    path.write_text(
        'port = 1\nrate = 7.5\nchat = false\norigin = ["https://a.example"]\n'
        "level_seconds = { master = 0.5 }\n"
    )
    return path


def test_options_come_before_the_environment_and_that_before_the_file(file: Path) -> None:
    config = {"LAPIDARIUM_CONFIG": str(file)}
    assert shown(**config)["port"] == {"value": 1, "source": "file"}
    in_environment = shown(**config, LAPIDARIUM_PORT="2")
    assert in_environment["port"] == {"value": 2, "source": "environment"}
    by_option = shown("--port", "3", **config, LAPIDARIUM_PORT="2")
    assert by_option["port"] == {"value": 3, "source": "option"}
    assert by_option["chat"] == {"value": False, "source": "file"}
    assert by_option["origin"]["value"] == ["https://a.example"]
    assert by_option["level_seconds"]["value"] == ["master=0.5"]
    assert by_option["host"]["source"] == "default"


def test_a_password_is_not_shown() -> None:
    found = shown(LAPIDARIUM_DATABASE="postgresql://me:secret@db/tables")
    assert found["database"]["value"] == "postgresql://me:…@db/tables"


def test_a_setting_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text("prot = 8000\n")
    with pytest.raises(CommandError, match="serve-unknown-setting"):
        shown("--config", str(path))
    path.write_text("port = \n")
    with pytest.raises(CommandError, match="serve-bad-file"):
        shown("--config", str(path))


def test_a_folder_on_the_command_line_wins_over_a_database_elsewhere(tmp_path: Path) -> None:
    environment = {"LAPIDARIUM_DATABASE": "postgresql://nobody@nowhere/nothing"}
    done = CliRunner().invoke(app, ["admin", "status", "--data", str(tmp_path)], env=environment)
    assert isinstance(done.exception, CommandError)
    assert done.exception.message.code == "backup-no-database"


def test_only_our_proxies_say_where_somebody_comes_from() -> None:
    """Trial 29: `--proxy` trusted everybody."""
    trusted = proxy_networks(["loopback", "10.1.2.3"])
    settings = Settings(database="", proxies=1, trusted=trusted)
    headers = [(b"x-forwarded-for", b"203.0.113.9")]
    for peer, wanted in (
        ("127.0.0.1", "203.0.113.9"),
        ("::ffff:127.0.0.1", "203.0.113.9"),
        ("10.1.2.3", "203.0.113.9"),
        ("10.1.2.4", "10.1.2.4"),
        ("198.51.100.1", "198.51.100.1"),
    ):
        assert address_of({"headers": headers, "client": (peer, 1)}, settings) == wanted
    with pytest.raises(Refused):
        proxy_networks(["nonsense"])


def test_addresses_are_those_that_people_can_use() -> None:
    assert addresses_of("127.0.0.1", 8000) == ["http://localhost:8000"]
    assert addresses_of("2001:db8::5", 80) == ["http://[2001:db8::5]:80"]
    first, *others = addresses_of("0.0.0.0", 8000)
    assert first == "http://localhost:8000"
    for other in others:
        host = other.removeprefix("http://").rpartition(":")[0]
        assert socket.inet_aton(host)
        assert not host.startswith("127.")
