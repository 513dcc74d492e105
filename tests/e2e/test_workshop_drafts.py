"""Nothing that was done in the workshop is lost, whatever is opened next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import FilePayload

from lapidarium.games.packs import load
from tests.e2e.test_workshop import CHECKED, begin, text_of
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Dialog

pytestmark = pytest.mark.needs("chromium")


def file(text: str) -> FilePayload:
    return FilePayload(name="box.toml", mimeType="text/plain", buffer=text.encode())


def changed(visitor: Visitor, title: str) -> str:
    """A pack with another title and one stone more, not saved."""
    builder = begin(visitor, "monolyth")
    visitor.page.fill("[data-set=title]", title)
    visitor.page.keyboard.press("Tab")
    builder.click("[data-more=copies-0]")
    visitor.page.wait_for_selector(
        f"{CHECKED} [data-problems]:not([data-problems='0'])", state="attached"
    )
    return text_of(visitor)


def open_draft(visitor: Visitor, title: str) -> str:
    visitor.page.click(f"[data-draft]:has-text('{title}')")
    visitor.page.wait_for_selector(CHECKED)
    return text_of(visitor)


def test_leaving_the_bench(visit: Callable[..., Visitor]) -> None:
    """It is offered at the start, also after a reload, until it is saved."""
    visitor = visit(PHONE)
    text = changed(visitor, "Left")
    visitor.page.click("[data-act=close]")
    assert open_draft(visitor, "Left") == text
    visitor.open("/")
    visitor.open("/workshop")
    if not visitor.page.locator(CHECKED).count():
        visitor.page.wait_for_selector(f"[data-draft], {CHECKED}")
    if visitor.page.locator("[data-draft]").count():
        assert open_draft(visitor, "Left") == text
    assert text_of(visitor) == text
    visitor.page.click("[data-act=save]")
    visitor.page.wait_for_selector("[data-set=version]", state="attached")
    visitor.page.click("[data-act=close]")
    visitor.page.wait_for_selector("[data-pack]")
    assert visitor.page.locator("[data-draft]").count() == 0


def test_opening_a_shared_pack_and_changing_it(visit: Callable[..., Visitor]) -> None:
    """What was on the bench stays a draft; a reload keeps what was changed of the copy."""
    visitor = visit(DESKTOP)
    text = changed(visitor, "Mine")
    body = {"game": "ocelot", "text": load("ocelot").text}
    share = visitor.ask("POST", "/packs", body)["share"]
    visitor.open(f"/workshop?share={share}")
    visitor.page.wait_for_selector(CHECKED)
    assert text_of(visitor) == load("ocelot").text
    visitor.page.fill("[data-set=title]", "Copy")
    visitor.page.keyboard.press("Tab")
    visitor.page.wait_for_selector(f"{CHECKED} .workshop-title:has-text('Copy')")
    copy = text_of(visitor)
    visitor.page.reload()
    visitor.page.wait_for_selector(CHECKED)
    assert text_of(visitor) == copy != load("ocelot").text
    visitor.page.click("[data-act=close]")
    assert open_draft(visitor, "Mine") == text


def test_importing_over_unsaved_work(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    text = changed(visitor, "Before")
    visitor.page.set_input_files("[data-import]", files=file(load("monolyth").text))
    visitor.page.wait_for_selector(f"{CHECKED} [data-problems='0']", state="attached")
    assert text_of(visitor) == load("monolyth").text
    visitor.page.click("[data-act=close]")
    assert open_draft(visitor, "Before") == text


def test_a_browser_that_stores_nothing_asks(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.context.add_init_script(
        "Storage.prototype.setItem = () => { throw new Error('no room') }"
    )
    text = changed(visitor, "Unkept")
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    visitor.page.on("dialog", stay)
    visitor.page.click("[data-act=close]")
    assert len(asked) == 1
    assert text_of(visitor) == text


def test_a_file_of_the_other_game_gets_its_own_editor(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    begin(visitor, "monolyth")
    visitor.page.set_input_files("[data-import]", files=file(load("ocelot").text))
    visitor.page.wait_for_selector("[data-place=f7]")
    assert "Sir Ocelot" in visitor.page.inner_text(".workshop-title small")
    visitor.page.click("[data-tab=text]")
    visitor.page.fill("[data-set=text]", load("monolyth").text)
    visitor.page.wait_for_selector(f"{CHECKED} .workshop-title small:has-text('Monolyth')")
    visitor.page.click("[data-tab=drawn]")
    visitor.page.wait_for_selector("[data-stone='7']")


@pytest.mark.parametrize("where", ["start", "bench"])
def test_a_file_that_is_too_large_is_refused_at_once(
    visit: Callable[..., Visitor], where: str
) -> None:
    visitor = visit(DESKTOP)
    visitor.open("/workshop")
    if where == "bench":
        begin(visitor, "monolyth")
    page = visitor.page
    page.wait_for_selector("[data-import=monolyth]", state="attached")
    page.set_input_files("[data-import=monolyth]", files=file("# " + "x" * 90_000))
    page.wait_for_selector(".why:has-text('88 kB'):has-text('64 kB')")
    assert page.locator("main.bench").count() == (where == "bench")


def test_a_text_that_grows_too_large_says_so_and_is_not_asked_again(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(DESKTOP)
    begin(visitor, "monolyth")
    page = visitor.page
    page.click("[data-tab=text]")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/check" in one.url else None)
    with page.expect_response("**/api/workshop/check") as answered:
        page.fill("[data-set=text]", "# " + "x" * 70_000)
    assert answered.value.status == 422
    page.wait_for_selector(".why:has-text('65')")
    page.wait_for_timeout(3_000)
    assert len(asked) == 1
    page.fill("[data-set=text]", load("monolyth").text)
    page.wait_for_selector(f"{CHECKED} [data-problems='0']", state="attached")
    visitor.faults = [fault for fault in visitor.faults if "422" not in fault]


def test_checks_name_what_is_on_the_page(visit: Callable[..., Visitor]) -> None:
    """And lead there; the jump list counts them."""
    visitor = visit(PHONE)
    builder = begin(visitor, "monolyth")
    page = visitor.page
    builder.click("[data-more=copies-0]")
    page.wait_for_selector("[data-problem='stone[1].copies']")
    words = page.inner_text("[data-problem='stone[1].copies']")
    assert "Stone 1 (1), Copies in each colour" in words
    assert "stone[" not in page.inner_text(".problem-list")
    page.click("[data-problem='stone[1].copies']")
    page.wait_for_function(
        "() => document.activeElement.closest('[data-key]')?.dataset.key === 'stone[1].copies'"
    )
    assert page.locator("[data-jump=stone] .count").inner_text() != ""
    page.click("[data-jump=structure_card]")
    page.wait_for_function("() => document.activeElement.id === 'part-structure_card'")
    top = page.evaluate("() => document.getElementById('part-structure_card').offsetTop - scrollY")
    assert 0 <= top < 200
    wide = "() => [...document.querySelectorAll('.meaning .table-box')]"
    assert page.evaluate(f"{wide}.every(box => box.scrollWidth <= box.clientWidth)")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_mat_is_drawn_under_its_places(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    """Whoever touches a circle touches its place, also where the mat is wider than the page."""
    visitor = visit(size)
    begin(visitor, "ocelot")
    apart = visitor.page.evaluate(
        """() => {
            const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
            const drawn = [...document.querySelectorAll('.drawn-circle')];
            const places = [...document.querySelectorAll('.place[data-sign=o]')];
            return drawn.map((circle, n) => {
                const [x, y] = middle(circle.getBoundingClientRect());
                const [a, b] = middle(places[n].getBoundingClientRect());
                return Math.hypot(x - a, y - b);
            });
        }"""
    )
    assert len(apart) == 38
    assert max(apart) < 2


def test_a_double_click_saves_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    begin(visitor, "monolyth")
    visitor.page.dblclick("[data-act=save]")
    visitor.page.wait_for_selector("[data-set=version]")
    visitor.page.wait_for_selector("[data-act=save]:enabled")
    assert len(visitor.ask("GET", "/me/packs")["packs"]) == 1


def test_a_pack_that_was_removed_meanwhile_is_kept_anew(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    text = changed(visitor, "Removed")
    visitor.page.click("[data-act=save]")
    visitor.page.wait_for_selector("[data-set=version]")
    (before,) = visitor.ask("GET", "/me/packs")["packs"]
    visitor.ask("DELETE", f"/me/packs/{before['pack']}")
    visitor.page.click("[data-act=save]")
    visitor.page.wait_for_function("pack => !location.search.includes(pack)", arg=before["pack"])
    (after,) = visitor.ask("GET", "/me/packs")["packs"]
    assert visitor.ask("GET", f"/me/packs/{after['pack']}")["text"] == text
    visitor.faults = [fault for fault in visitor.faults if "404" not in fault]


def test_a_change_that_the_server_has_not_heard_of_is_not_left_silently(
    visit: Callable[..., Visitor],
) -> None:
    """It is no text yet, so it cannot be a draft."""
    visitor = visit(DESKTOP)
    builder = begin(visitor, "monolyth")
    page = visitor.page
    page.route("**/api/workshop/check", lambda route: route.abort())
    builder.click("[data-more=copies-0]")
    page.wait_for_selector("main .why")
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", stay)
    page.click("[data-act=close]")
    assert len(asked) == 1
    page.unroute("**/api/workshop/check")
    page.wait_for_selector(f"{CHECKED} [data-problems]:not([data-problems='0'])", state="attached")
    page.click("[data-act=close]")
    page.wait_for_selector("[data-draft]")
    assert len(asked) == 1
    visitor.faults = [fault for fault in visitor.faults if "ERR_FAILED" not in fault]


def test_a_file_that_is_not_text_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.open("/workshop")
    page = visitor.page
    page.wait_for_selector("[data-import=monolyth]", state="attached")
    latin = FilePayload(
        name="box.toml", mimeType="text/plain", buffer="title = 'Höhle'".encode("latin1")
    )
    page.set_input_files("[data-import=monolyth]", files=latin)
    page.wait_for_selector(".why:has-text('box.toml'):has-text('UTF-8')")
    assert page.locator("main.bench").count() == 0


def test_that_the_oldest_draft_will_go_is_said_before(visit: Callable[..., Visitor]) -> None:
    """Twelve are kept: at the start, and on the bench until the thirteenth is changed."""
    visitor = visit(PHONE, lang="ja")
    visitor.open("/workshop")
    page = visitor.page
    page.wait_for_selector("[data-act=shipped-monolyth]")
    page.evaluate(
        """text => localStorage.setItem('lapidarium-workshop-drafts', JSON.stringify(
            Array.from({ length: 12 }, (_, n) => ({
                draft: `d${n}`, game: 'monolyth', pack: null, saved: '', title: `Box ${12 - n}`,
                text, at: Date.now() - n * 60000,
            }))))""",
        load("monolyth").text,
    )
    page.reload()
    page.wait_for_selector("[data-draft]")
    assert "Box 1" in page.inner_text("[data-last-draft]")
    visitor.check_access()
    visitor.picture("workshop-drafts-full", whole=True)
    builder = begin(visitor, "ocelot")
    assert "Box 1" in page.inner_text("[data-last-draft]")
    builder.click("[data-more=blue-opal]")
    page.wait_for_selector("[data-last-draft]", state="detached")
    page.wait_for_selector(f"{CHECKED} [data-problems]:not([data-problems='0'])", state="attached")
    page.click("[data-act=close]")
    page.wait_for_selector("[data-draft]")
    assert page.locator("[data-draft]").count() == 12
    assert page.locator("[data-draft=d11]").count() == 0
