"""The licences of what the built client contains: THIRD-PARTY.txt, which goes into every wheel.

python client/notices.py            write it from the installed packages
python client/notices.py --check    say whether it is up to date; 1 if it is not
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
FILE = CLIENT.parent / "THIRD-PARTY.txt"
HEAD = """The table in the browser contains the following packages. Lapidarium itself is under the
MIT licence (LICENSE). `python client/notices.py` writes this file.
"""


def bundled() -> list[str]:
    """The packages that end up in the build: what we depend on, and what that depends on."""
    lock = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found: dict[str, None] = {}
    waiting = list(lock[""].get("dependencies", {}))
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found[name] = None
            waiting += lock[f"node_modules/{name}"].get("dependencies", {})
    return sorted(found)


def licence_of(folder: Path, identifier: str) -> str:
    """The package's own text or, if it brings none, the general text of its licence."""
    own = sorted(path for path in folder.iterdir() if path.stem.upper() in {"LICENSE", "LICENCE"})
    path = own[0] if own else CLIENT / "licences" / f"{identifier}.txt"
    return path.read_text(encoding="utf-8").strip("\n")


def notices() -> str:
    """The whole file."""
    parts = [HEAD]
    for name in bundled():
        folder = CLIENT / "node_modules" / name
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        title = f"{name} {about['version']} ({about['license']})"
        parts.append(f"{'=' * 80}\n{title}\n\n{licence_of(folder, about['license'])}\n")
    return "\n".join(parts)


def main() -> None:
    """By the word that was given."""
    if "--check" not in sys.argv:
        FILE.write_text(notices(), encoding="utf-8")
    elif not FILE.is_file() or FILE.read_text(encoding="utf-8") != notices():
        sys.exit("THIRD-PARTY.txt is out of date: run python client/notices.py")


if __name__ == "__main__":
    main()
