"""Every block of code in README and docs is run or read by a program, or says why not.

A block is what stands between fences; its language says what becomes of it:

- `pycon`, and `python` with `>>>`: doctests, run by tests/test_readme.py
- `sh`: run here, page by page, in an empty folder; `lapidarium serve` runs until the page ends
- `toml`, `json`, `sql`, `nginx`: read by what reads them
- none: not code, but commands in it must exist, with their options

Above a block, `<!-- not run: REASON -->` or `<!-- run by: TEST -->` is the only way out.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

import click
import pytest

from lapidarium.cli.app import COMMANDS, app

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCE = re.compile(
    r"(?:<!-- (?:not run|run by): (?P<why>[^>]+) -->\n)?"
    r"^(?P<indent> *)```(?P<language>[a-z]*)\n(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)
DIARY = "notes/"
"""Notes quote what was printed once; they are no manual."""
PATIENCE = 120.0


@dataclass(frozen=True)
class Block:
    """Code in a page."""

    page: Path
    line: int
    language: str
    text: str
    why_not: str | None

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [
        Block(
            page,
            text[: found.start("text")].count("\n"),
            found["language"],
            re.sub(rf"^{found['indent']}", "", found["text"], flags=re.MULTILINE),
            found["why"],
        )
        for found in FENCE.finditer(text)
    ]


BLOCKS = [block for page in PAGES for block in blocks_of(page)]
KNOWN = {"", "pycon", "python", "sh", "toml", "json", "sql", "nginx"}


def test_no_fence_is_overlooked() -> None:
    fences = sum(page.read_text("utf-8").count("\n```") for page in PAGES)
    indented = sum(len(re.findall(r"\n +```", page.read_text("utf-8"))) for page in PAGES)
    assert 2 * len(BLOCKS) == fences + indented


def test_every_block_says_what_it_is() -> None:
    assert [f"{block}: {block.language}" for block in BLOCKS if block.language not in KNOWN] == []
    loose = [
        str(block)
        for block in BLOCKS
        if block.language == "python" and ">>>" not in block.text and block.why_not is None
    ]
    assert loose == [], "python that no test runs: say which does, or why not"


def test_a_reason_names_tests_that_there_are() -> None:
    named = [
        name for block in BLOCKS for name in re.findall(r"tests/[\w/.]+\w", block.why_not or "")
    ]
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


# Shell

SHELL = [
    page for page in PAGES if any(b.language == "sh" and not b.why_not for b in blocks_of(page))
]


@pytest.mark.parametrize("page", SHELL, ids=lambda page: str(page.relative_to(ROOT)))
def test_shell_blocks_run(page: Path, tmp_path: Path) -> None:
    """One after another in an empty folder; a server runs to the end of the page."""
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "HOME": str(tmp_path / "home"),
        "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")),
        "LAPIDARIUM_PORT": "0",
        "LC_ALL": "C.UTF-8",
    }
    (tmp_path / "home").mkdir()
    servers: list[subprocess.Popen[str]] = []
    try:
        for block in blocks_of(page):
            if block.language != "sh" or block.why_not:
                continue
            if block.text.startswith("lapidarium serve"):
                servers.append(started(block, tmp_path, environment))
                continue
            done = subprocess.run(
                ["bash", "-e", "-u", "-o", "pipefail", "-c", block.text],
                cwd=tmp_path,
                env=environment,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
            assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"
    finally:
        for server in servers:
            server.terminate()
            server.communicate(timeout=PATIENCE)


def started(block: Block, folder: Path, environment: dict[str, str]) -> subprocess.Popen[str]:
    """A server that has said where it is."""
    command = block.text.strip()
    assert "\n" not in command, f"{block}: a server is a block of its own"
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            command.split(),
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert server.stdout is not None
    assert "http://localhost" in server.stdout.readline(), (folder / "log").read_text()
    until = time.monotonic() + PATIENCE
    while "the server starts" not in (folder / "log").read_text() and time.monotonic() < until:
        time.sleep(0.05)
    return server


# What other programs read


def test_toml_and_json_can_be_read() -> None:
    for block in BLOCKS:
        if block.language == "toml":
            tomllib.loads(block.text.replace("…", ""))
        if block.language == "json":
            json.loads(block.text)


def test_the_settings_file_is_one(tmp_path: Path) -> None:
    [text] = [b.text for b in BLOCKS if "# /etc/lapidarium/lapidarium.toml" in b.text]
    file = tmp_path / "lapidarium.toml"
    file.write_text(text)
    command = [sys.executable, "-m", "lapidarium", "serve", "--show-settings", "--json"]
    done = subprocess.run(
        [*command, "--config", str(file)], capture_output=True, text=True, check=True
    )
    shown = json.loads(done.stdout)
    for name, value in tomllib.loads(text).items():
        assert shown[name]["source"] == "file", (name, value)


def test_nginx_understands_its_blocks(tmp_path: Path) -> None:
    """By nginx itself where there is one; else its braces and semicolons."""
    text = "\n".join(block.text for block in BLOCKS if block.language == "nginx")
    assert text.count("{") == text.count("}") > 0
    for line in (line.strip() for line in text.splitlines()):
        assert not line or line.endswith((";", "{", "}")), line
    program = shutil.which("nginx")
    if program is None:
        return
    text = re.sub(r"listen \d+ ssl http2;", "listen 127.0.0.1:8443;", text)
    text = re.sub(r"^ *ssl_certificate.*\n", "", text, flags=re.MULTILINE)
    text = text.replace("node1:", "127.0.0.1:").replace("node2:", "127.0.0.2:")
    file = tmp_path / "nginx.conf"
    file.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{text}\n}}\n")
    done = subprocess.run(
        [program, "-t", "-p", str(tmp_path), "-c", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


# Commands that are only named

LINE = re.compile(r"^(?:\$ )?(?:scripts/)?lapidarium +(?P<rest>[a-z].*)$", re.MULTILINE)
INLINE = re.compile(r"`(?:scripts/)?lapidarium +(?P<rest>[a-z][^`]*)`")
PLAIN_SCRIPT = re.compile(r"(?:^|`|\s)(scripts/[a-z_]+)", re.MULTILINE)


def commands_in(page: Path) -> list[str]:
    """What stands after `lapidarium`, in blocks of any kind and inside sentences."""
    text = page.read_text("utf-8")
    blocks = [b.text for b in blocks_of(page)]
    found = [match["rest"] for block in blocks for match in LINE.finditer(block)]
    return found + [match["rest"] for match in INLINE.finditer(FENCE.sub("", text))]


def problem_with(rest: str) -> str | None:
    """Why there is no such command or option; None if there is."""
    command: click.Command = app
    context = click.Context(app)
    path: list[str] = []
    for word in re.split(r"\s+", rest.replace("\\|", "|")):
        if isinstance(command, click.Group) and re.fullmatch(r"[a-z][a-z-]*", word):
            found = command.get_command(context, word)
            if found is None:
                return f"{' '.join(path)} has no command {word}"
            command, context, path = found, click.Context(found, context), [*path, word]
        elif re.fullmatch(r"--[a-z-]+", word.partition("=")[0]):
            name = word.partition("=")[0]
            options = {o for p in command.params for o in (*p.opts, *p.secondary_opts)}
            if name not in options | {"--help", "--version"}:
                return f"{' '.join(path)} has no option {name}"
        elif re.search(r"\s{2,}", rest) and word == re.split(r"\s{2,}", rest)[1].split(" ")[0]:
            return None  # what follows explains the command
    return None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_exist_with_their_options(page: Path) -> None:
    if DIARY in str(page):
        return
    found = {rest: problem_with(rest.split("  ")[0].split("#")[0]) for rest in commands_in(page)}
    assert {rest: problem for rest, problem in found.items() if problem} == {}
    scripts = PLAIN_SCRIPT.findall(page.read_text("utf-8"))
    assert [name for name in scripts if not list(ROOT.glob(f"{name}*"))] == []


def test_commands_that_do_not_exist_are_noticed() -> None:
    assert problem_with("serve --porter 8000") == "serve has no option --porter"
    assert problem_with("admin tables burn") == "admin tables has no command burn"
    assert problem_with("admin tables list --json") is None


def test_the_readme_lists_every_command() -> None:
    named = {rest.split()[0] for rest in commands_in(ROOT / "README.md")} | {"restore"}
    assert {command.name for command in COMMANDS} - named == set()


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """Links, anchors and the API reference; mkdocs --strict turns a warning into a failure."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mkdocs",
            "build",
            "--strict",
            "--quiet",
            "--site-dir",
            str(tmp_path),
        ],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for page in ("index.html", "start/hosting.html", "api/games.html", "search/search_index.json"):
        assert (tmp_path / page).is_file()
    outside = re.findall(
        r'<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)"',
        (tmp_path / "index.html").read_text(),
    )
    assert outside == [], "nothing is loaded from elsewhere"
