"""What a release has to have; `scripts/release` runs it.

- `source`: one source of the version, and notices.
- `publish-form FOLDER URL`: links of a copy of the sources lead to the repository.
- `packages FOLDER`: what is in the wheel and the source archive.
- `changelog`: a section of its own.
"""

from __future__ import annotations

import re
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
IN_WHEEL = (
    "lapidarium/server/static/index.html",
    "lapidarium/server/documentation/index.html",
    "lapidarium/server/storage/migrations/versions/0001_the_first_form_of_the_database.py",
    "lapidarium/words/en/client.ftl",
    "lapidarium/py.typed",
)
IN_SOURCE = (
    *("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "THIRD-PARTY.txt", "SECURITY.md"),
    *("bench/", "client/package-lock.json", "docs/deploy.md", "scripts/play", "tests/conftest.py"),
    "src/lapidarium/server/static/index.html",
)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)]+)\)")


def version() -> str:
    """The one source of the version."""
    text = (ROOT / "src" / "lapidarium" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([\d.]+)"', text, re.M)
    assert found, "the package has no version"
    return found[1]


def problems_of_source() -> list[str]:
    """What is wrong with the files of the project."""
    found = []
    number = version()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    if f"version: {number}\n" not in (ROOT / "CITATION.cff").read_text("utf-8"):
        found.append(f"CITATION.cff does not say version: {number}")
    found += [
        f"{name} is missing" for name in project["license-files"] if not (ROOT / name).is_file()
    ]
    if "# Changelog" not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        found.append("CHANGELOG.md has no title")
    return found


def publish_form(source: Path, repository: str) -> None:
    """Give a copy of the sources absolute links and pictures, and the project's addresses."""
    base = repository.rstrip("/")

    def absolute(link: re.Match[str]) -> str:
        if "://" in link[2] or link[2].startswith("#"):
            return link[0]
        kind = "raw" if link[1].startswith("!") else "blob"
        return f"{link[1]}({base}/{kind}/v{version()}/{link[2]})"

    readme = source / "README.md"
    text = readme.read_text("utf-8")
    readme.write_text(re.sub(r"(!?\[[^\]]*\])\(([^)]+)\)", absolute, text), "utf-8")
    project = source / "pyproject.toml"
    urls = "\n".join(
        f'{name} = "{base}{path}"'
        for name, path in (
            ("Homepage", ""),
            ("Issues", "/issues"),
            ("Changelog", f"/blob/v{version()}/CHANGELOG.md"),
        )
    )
    head = "[project.scripts]"
    text = project.read_text("utf-8").replace(head, f"[project.urls]\n{urls}\n\n{head}", 1)
    project.write_text(text, "utf-8")


def problems_of_readme(text: str) -> list[str]:
    """Links and pictures of the description that lead nowhere outside a clone."""
    return [f"the description links to {link}" for link in LINK.findall(text) if "://" not in link]


def problems_of_packages(folder: Path) -> list[str]:
    """What is missing in the wheel and the source archive, or too much."""
    [wheel], [source] = folder.glob("*.whl"), folder.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
        description = archive.read(metadata).decode().partition("\n\n")[2]
    licences = [name for name in names if ".dist-info/licenses/" in name]
    found = [f"the wheel lacks {name}" for name in IN_WHEEL if name not in names]
    found += [] if len(licences) >= 2 else ["the wheel lacks licences and notices"]
    found += [
        f"the wheel has {name}" for name in names if "node_modules" in name or "tests/" in name
    ]
    found += problems_of_readme(description)
    with tarfile.open(source) as archive:
        files = [name.partition("/")[2] for name in archive.getnames()]
    found += [
        f"the source archive lacks {name}"
        for name in IN_SOURCE
        if not any(file.startswith(name) for file in files)
    ]
    return found + [f"the source archive has {file}" for file in files if "node_modules" in file]


def problems_of_changelog() -> list[str]:
    """A release has a section of its own."""
    if f"## {version()}" in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        return []
    return [f"CHANGELOG.md has no section '## {version()}'"]


def main(arguments: list[str]) -> int:
    """Print what is wrong; 1 if something is."""
    match arguments:
        case ["source"]:
            found = problems_of_source()
        case ["publish-form", folder, repository]:
            publish_form(Path(folder), repository)
            found = []
        case ["packages", folder]:
            found = problems_of_packages(Path(folder))
        case ["changelog"]:
            found = problems_of_changelog()
        case _:
            raise SystemExit(__doc__)
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
