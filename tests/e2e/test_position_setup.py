"""A position set up by hand on the board: by mouse, by keys, on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.test_pages import check_page
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.needs("chromium")
RIGHT = "[data-setup='0']"
TEXT = "[data-act=setup-text]"


def field(page: Page, name: str) -> str:
    """A field of the position as it is set up now."""
    text = str(page.locator(TEXT).input_value())
    return dict(part.split("=", 1) for part in text.split(" ")[1:])[name]


def studied(page: Page) -> str:
    """The position that is studied, once it is set up."""
    page.click("[data-act=setup-done]")
    page.wait_for_selector("[data-position]")
    return str(page.get_attribute("[data-position]", "data-position"))


def put_stones(page: Page) -> None:
    """On the drawn monolith and on its plan; then a cube is taken off again."""
    lid = field(page, "lid")

    page.click("[data-choose=colour-K]")
    page.click("[data-choose=shape-I2]")
    box = page.locator("[data-tower]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7)
    page.wait_for_function(
        "text => /seat1=.*;.*K,K.*seat2/.test(document.querySelector(text).value)", arg=TEXT
    )
    assert field(page, "lid") != lid, "the stone comes from the lid"
    page.click("[data-act=turn-left]")
    page.click("[data-act=turn-tip]")
    page.click("[data-column=a1]")
    assert field(page, "seat1").split(";")[1].startswith("KK,-")
    page.click("[data-choose=act-take]")
    page.click("[data-column=a1]")
    assert field(page, "seat1").split(";")[1].startswith("K,-")


def test_a_monolith_is_set_up_by_mouse(visit: Callable[..., Visitor]) -> None:
    """Stones, crystal, sites, tokens and turn; all that is wrong is told at once, and undone."""
    visitor = visit(DESKTOP)
    page = visitor.open("/study")
    page.click("[data-act=set-up-monolyth-2]")
    page.wait_for_selector(RIGHT)
    put_stones(page)
    sites = field(page, "sites").split(",")
    page.click("[data-site='5']")
    page.click("[data-act=crystal-here]")
    assert field(page, "crystal") == "5"
    assert field(page, "sites").split(",")[0] == sites[4], "they changed places"
    page.click("[data-site='6']")
    page.click("[data-stone]:not([aria-pressed=true]) >> nth=0")
    assert field(page, "sites").split(",")[5] != sites[5]
    page.click("[data-act=close-site]")

    page.select_option("[data-set=prophecy-0]", "7")
    assert "7" not in field(page, "prophecies").split(",")
    page.click("[data-choose=to-move-2]")
    page.wait_for_selector(RIGHT)
    visitor.picture("setup-monolyth")

    page.fill("[data-set=levels]", "ten")
    page.fill("[data-set=structures]", "99")
    page.wait_for_selector(".setup-check li:nth-child(1)")
    page.fill("[data-set=prophecies]", "x")
    page.wait_for_selector(".setup-check li:nth-child(2)")
    assert page.locator(".setup-part.wrong").count() == 1
    assert page.is_disabled("[data-act=setup-done]")
    check_page(visitor, "setup-monolyth-wrong")
    for _ in range(3):
        page.click("[data-act=undo-step]")
    page.wait_for_selector(RIGHT)
    text = page.locator(TEXT).input_value()
    assert studied(page) == text
    page.wait_for_selector(".bar :text('Seat 2 to move')")
    page.click("[data-act=set-up]")
    page.wait_for_selector(RIGHT)
    assert page.locator(TEXT).input_value() == text, "it is changed from where it stands"
    page.click("[data-act=setup-cancel]")
    page.wait_for_selector("[data-position]")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "at most 4 cubes in a column; a1 has 5"),
        ("de", "höchstens 4 Blöcke in einer Säule; a1 hat 5"),
        ("es", "como máximo 4 cubos en una columna; a1 tiene 5"),
        ("ja", "1マスに積めるキューブは4個まで（a1に5個）"),
    ],
)
def test_a_column_that_is_too_high_is_named(
    visit: Callable[..., Visitor], lang: str, said: str
) -> None:
    visitor = visit(DESKTOP, lang=lang)
    page = visitor.open("/study")
    page.click("[data-act=set-up-monolyth-2]")
    page.wait_for_selector(RIGHT)
    page.click("[data-choose=shape-1]")
    for _ in range(5):
        page.click("[data-column=a1]")
    page.locator(".setup-check li").get_by_text(said).wait_for()
    visitor.picture(f"setup-too-high-{lang}")


def test_a_cave_is_set_up_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    """Gems, tools, a companion and the turn; the last problem goes with the last change."""
    visitor = visit(DESKTOP, dark=True)
    page = visitor.open("/study")
    page.focus("[data-act=set-up-ocelot-2]")
    page.keyboard.press("Enter")
    page.wait_for_selector(RIGHT)
    before = field(page, "gems")

    choose(page, "brush-collect")
    page.focus("[data-place=b2]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_function("text => /gems=.[.]/.test(document.querySelector(text).value)", arg=TEXT)
    assert field(page, "gems")[0] == before[0], "one square to the right"
    is_geode = before[1] == "g"
    assert (field(page, "collected") == "-/-") == is_geode
    choose(page, "brush-companion")
    page.focus("[data-place=c2]")
    page.keyboard.press("Enter")
    assert field(page, "companions") == "c2/-"
    page.keyboard.press("Enter")
    assert field(page, "companions") == "-/-"
    page.wait_for_selector(RIGHT)

    choose(page, "brush-tool-A-compass")
    page.focus("[data-place=b1]")
    page.keyboard.press("Enter")
    assert (field(page, "tools"), field(page, "hands")) == ("b1:AC", "455/555")
    page.wait_for_selector(".setup-part.wrong")
    check_page(visitor, "setup-ocelot-wrong")
    choose(page, "turn-first-1")
    choose(page, "turn-seat-2")
    page.wait_for_selector(RIGHT)
    page.focus("[data-act=setup-done]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-position]")
    assert "tools=b1:AC" in str(page.get_attribute("[data-position]", "data-position"))


def choose(page: Page, name: str) -> None:
    """A radio button, by keys: go to the group, then along until it is the one."""
    wanted = page.locator(f"[data-choose='{name}']")
    wanted.focus()
    page.keyboard.press("Space")
    assert wanted.is_checked()


@pytest.mark.parametrize(("game", "lang"), [("monolyth", "de"), ("ocelot", "ja")])
def test_a_position_is_set_up_on_a_phone(
    visit: Callable[..., Visitor], game: str, lang: str
) -> None:
    visitor = visit(PHONE, lang=lang, dark=game == "ocelot")
    page = visitor.open("/study")
    page.tap(f"[data-act=set-up-{game}-2]")
    page.wait_for_selector(RIGHT)
    if game == "ocelot":
        page.tap("[data-act=clear-mat]")
        page.wait_for_selector("[data-setup='7']")  # one for each kind that is missing
        page.tap("[data-zoom=red]")
        page.tap("[data-choose=brush-gem-beryl]")
        page.tap("[data-place=j9]")
        assert "b" in field(page, "gems")
    else:
        page.tap("[data-site='4']")
        page.tap("[data-act=clear-site]")
        page.wait_for_function(
            "text => / sites=-(,[^,]+){2},-,/.test(document.querySelector(text).value)", arg=TEXT
        )
        page.tap("[data-choose=act-put]")
        page.tap("[data-column=b2]")
    page.evaluate("scrollTo(0, 0)")
    check_page(visitor, f"setup-{game}-phone")
    for _ in range(2):
        page.tap("[data-act=undo-step]")
    page.wait_for_selector(RIGHT)
    small = page.evaluate(
        """() => [...document.querySelectorAll(
                '.setup button, .setup-choices label, .setup select')]
            .filter(e => e.offsetParent && !e.closest('details:not([open])'))
            .map(e => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
            .filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([html]) => html)"""
    )
    assert small == []
