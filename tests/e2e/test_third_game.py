"""A game that the client has never heard of, on the plain table: mouse, keyboard, phone."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest
from playwright.sync_api import FilePayload

from tests.e2e.house import House
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.third_game.installation import installed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

MOST_TURNS = 20
ON_ITS_SIDE = (844, 390)
TITLES = {"en": "Pebbles", "de": "Kiesel", "es": "Guijarros", "ja": "小石"}


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the third game installed."""
    with installed(tmp_path_factory.mktemp("third-game")):
        house = House(tmp_path_factory.mktemp("pebbles"))
        house.start()
        yield house
        house.close()


def by_mouse(page: Page) -> None:
    """Search for a move, click it, click the button."""
    page.get_by_role("combobox").fill("take 1")
    page.get_by_role("option").first.click()
    page.click("[data-act=commit]")


def by_keyboard(page: Page) -> None:
    """The same without a mouse."""
    page.keyboard.press("/")
    page.keyboard.type("take 2")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("size", "turn"),
    [(DESKTOP, by_mouse), (DESKTOP, by_keyboard), (PHONE, by_mouse), (ON_ITS_SIDE, by_mouse)],
)
def test_a_whole_game(
    browser: Browser, pebbles: House, size: tuple[int, int], turn: Callable[[Page], None]
) -> None:
    """From the first move to the score sheet, against its bot; axe finds nothing wrong."""
    somebody = Visitor(browser, pebbles.address, size)
    name = f"pebbles-{turn.__name__}-{size[0]}"
    somebody.make(game="pebbles", players=2, seat=1, bots={"2": "counter"})
    page = somebody.page
    turns = 0
    while somebody.wait_for_turn():
        if turns == 1:
            somebody.check_access()
            somebody.picture(name)
        event = somebody.event()
        if page.get_by_role("option").count() == 1 and turn is by_keyboard:
            by_only_move(page)
        else:
            turn(page)
        somebody.wait_after(event)
        turns += 1
        assert turns < MOST_TURNS
    page.wait_for_selector(".end .score-sheet")
    somebody.check_access()
    somebody.picture(f"{name}-end")
    somebody.close()


def by_only_move(page: Page) -> None:
    """One pebble is left."""
    page.keyboard.press("/")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("lang", TITLES)
def test_the_start_page_offers_it(browser: Browser, pebbles: House, lang: str) -> None:
    """Under its own name, in every language."""
    somebody = Visitor(browser, pebbles.address, lang=lang)
    page = somebody.open()
    page.get_by_role("heading", name=TITLES[lang]).wait_for()
    somebody.check_access()
    somebody.picture(f"pebbles-lobby-{lang}")
    somebody.close()


def test_cards_are_equally_high_and_stay_so(browser: Browser, pebbles: House) -> None:
    """Three cards with more and less to say; what one opens lies over what follows."""
    somebody = Visitor(browser, pebbles.address)
    page = somebody.open()
    page.wait_for_selector("[data-act=play-pebbles]:enabled")
    heights = "[...document.querySelectorAll('.game-card')].map(card => card.offsetHeight)"
    before = page.evaluate(heights)
    assert len(before) == 3
    assert len(set(before)) == 1
    page.locator(".how-to summary").first.click()
    somebody.picture("pebbles-lobby-open")
    assert page.evaluate(heights) == before
    words = page.locator(".how-to li").first
    words.click(trial=True)  # nothing lies over it
    somebody.check_access()
    somebody.close()


def test_the_charm_of_the_other_is_not_on_the_page(browser: Browser, pebbles: House) -> None:
    """P-S1: one's own charm is told, the bot's is not."""
    somebody = Visitor(browser, pebbles.address)
    somebody.make(game="pebbles", players=2, seat=1, bots={"2": "counter"})
    assert somebody.wait_for_turn()
    text = somebody.page.inner_text("main")
    assert "Your charm is" in text
    assert "The charm of" not in text
    somebody.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_its_pack_in_the_workshop(browser: Browser, pebbles: House, size: tuple[int, int]) -> None:
    """No editor draws it, which the page says; the file is edited, checked, imported, played."""
    somebody = Visitor(browser, pebbles.address, size)
    page = somebody.open("/workshop")
    page.wait_for_selector("[data-act=shipped-pebbles]")
    assert page.locator("[data-act=blank-pebbles]").count() == 0
    page.click("[data-act=shipped-pebbles]")
    page.wait_for_selector("main.bench[data-checked=true]")
    assert "has no editor" in page.inner_text("main")
    assert page.locator("[data-tab=drawn]").count() == 0
    text = page.input_value("[data-set=text]")
    page.fill("[data-set=text]", text.replace("heap = 15", "heap = 150"))
    page.wait_for_selector("main.bench[data-checked=true] [data-problem=heap]")
    somebody.check_access()
    somebody.picture(f"pebbles-workshop-{size[0]}")
    wanted = text.replace("heap = 15", "heap = 9")
    file = FilePayload(name="p.toml", mimeType="text/plain", buffer=wanted.encode())
    page.set_input_files("[data-import=pebbles]", files=file)
    page.wait_for_selector("main.bench[data-checked=true] [data-problems='0']", state="attached")
    assert (
        unquote((page.get_attribute("[data-act=export]", "href") or "").partition(",")[2]) == wanted
    )
    page.click("[data-act=save]")
    page.wait_for_selector("[data-set=version]", state="attached")
    page.click("[data-act=play-pack]")
    page.select_option("dialog .seats label:nth-of-type(2) select", "counter")
    page.click("[data-act=make]")
    page.wait_for_selector("[data-event]", state="attached")
    somebody.close()
