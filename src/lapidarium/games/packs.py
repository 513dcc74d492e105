"""Finding packs: those shipped with the package, the user's own, or a file by its path."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from lapidarium.games.pack_reader import LARGEST, PackError, Page, Problem, open_page
from lapidarium.games.registry import game_types
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.pack import Pack


class PackNotFound(LookupError):  # noqa: N818
    """There is no pack of that name, and no file at that path."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.message: Message = Message(
            "pack-not-found",
            name=name,
            names=", ".join(source.name for source in listed()),
            folder=str(own_folder()),
        )


@dataclass(frozen=True, slots=True)
class Source:
    """Where a pack is stored."""

    name: str
    path: Path
    is_shipped: bool


def own_folder() -> Path:
    """The folder in which the user's own packs are found by name."""
    import platformdirs  # noqa: PLC0415 - only who looks for packs of their own needs it

    return platformdirs.user_config_path("lapidarium") / "packs"


def listed() -> list[Source]:
    """Every pack that has a name: shipped ones first, then the user's own."""
    shipped = [
        Source(path.stem, path, True) for game in game_types().values() for path in game.packs()
    ]
    names = {source.name for source in shipped}
    own = [
        Source(str(path) if path.stem in names else path.stem, path, False)
        for path in sorted(own_folder().glob("*.toml"))
    ]
    return shipped + own


def find(name: str) -> Source:
    """The pack of this name, or the file of this path."""
    for source in listed():
        if source.name == name:
            return source
    path = Path(name)
    if path.suffix == ".toml" and _is_file(path):
        return Source(path.stem, path, False)
    raise PackNotFound(name)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name too long, a folder that may not be entered
        return False


def load(name: str) -> Pack:
    """Find and read a pack; raises PackNotFound or PackError."""
    source = find(name)
    return read(_text(source.path), str(source.path))


def _text(path: Path) -> str:
    try:
        if path.stat().st_size <= LARGEST:
            return path.read_text(encoding="utf-8")
        problem = Problem("TOML", str(path.stat().st_size), Message("expected-size", most=LARGEST))
    except UnicodeDecodeError as error:
        problem = Problem("TOML", f"byte {error.start}", Message("expected-toml"))
    except OSError as error:
        problem = Problem("TOML", str(error.strerror or error), Message("expected-toml"))
    raise PackError(str(path), [problem])


def read(text: str, source: str) -> Pack:
    """Read a pack from its text; `source` is what errors call it."""
    return _read(open_page(text, source), text, source)


def examined(text: str, source: str) -> tuple[Pack | None, tuple[Problem, ...]]:
    """A pack, if it can be used, and what there is to say about it: problems, then warnings."""
    warnings: list[Problem] = []
    try:
        page = open_page(text, source)
        warnings = page.warnings
        return _read(page, text, source), tuple(warnings)
    except PackError as error:
        return None, (*error.problems, *warnings)


def inspected(name: str) -> tuple[Pack | None, tuple[Problem, ...]]:
    """Find a pack and examine it; raises PackNotFound."""
    path = find(name).path
    try:
        text = _text(path)
    except PackError as error:
        return None, error.problems
    return examined(text, str(path))


def warnings_of(pack: Pack) -> tuple[Problem, ...]:
    """What is unusual about a pack, though it can be used (docs/packs.md)."""
    return examined(pack.text, pack.name)[1]


def _read(page: Page, text: str, source: str) -> Pack:
    game = page.figures.get("game")
    games = game_types()
    if not isinstance(game, str) or game not in games:
        page.problem("game", game, "game", names=", ".join(games))
        raise PackError(source, page.problems)
    try:
        pack = games[game].read_pack(page, text)
    except RecursionError:  # tables in tables in tables
        raise PackError(source, [Problem("TOML", "…", Message("expected-toml"))]) from None
    if pack is None:
        raise PackError(source, page.problems)
    return pack
