from __future__ import annotations

import fcntl
import importlib.util
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import sync_playwright

from tests.e2e.house import House
from tests.e2e.visitor import DESKTOP, ROOT, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Playwright

FAILED = pytest.StashKey[bool]()
FLAT = ("--disable-gpu", "--disable-3d-apis")
SOLID = ("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
"""Without WebGL, and with one that needs no graphics card."""


@pytest.fixture(scope="session", autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client as it is now; with several workers only one of them builds it."""
    path = ROOT / "client" / "build.py"
    spec = importlib.util.spec_from_file_location("client_build", path)
    assert spec is not None
    assert spec.loader is not None
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    with locked(tmp_path_factory.getbasetemp().parent / "client.lock"):
        builder.build()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Only one process at a time."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests share."""
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


def launched(playwright: Playwright, flags: tuple[str, ...]) -> Browser:
    program = next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox", *flags])


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser without WebGL: the tables are whole without it."""
    found = launched(playwright, FLAT)
    yield found
    found.close()


@pytest.fixture(scope="session")
def solid_browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser with WebGL."""
    found = launched(playwright, SOLID)
    yield found
    found.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, Any]:
    """Remember a failure, so that its visitors leave a picture."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def visit(
    browser: Browser, house: House, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Visitor]]:
    """Make visitors of the shared house; each is checked for faults at the end."""
    visitors: list[Visitor] = []

    def new(size: tuple[int, int] = DESKTOP, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, house.address, size, **wishes))
        return visitors[-1]

    yield new
    if request.node.stash.get(FAILED, False):
        for number, visitor in enumerate(visitors, 1):
            visitor.keep_picture(f"failed-{request.node.name}-{number}")
    for visitor in visitors:
        visitor.close()
