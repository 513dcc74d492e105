"""The workshop: packs rebuilt by clicking, changed, kept, shared, and played to the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest
from playwright.sync_api import FilePayload

from lapidarium import record
from lapidarium.games.pack_text import figures_of, with_figures
from lapidarium.games.packs import load
from tests.e2e.monolyth_player import MonolythPlayer
from tests.e2e.ocelot_player import FingerOcelotPlayer, OcelotPlayer
from tests.e2e.pack_builder import PackBuilder
from tests.e2e.test_whole_games import check_end
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.needs("chromium")
GAMES = ("monolyth", "ocelot")
CHECKED = "main.bench[data-checked=true]"


def begin(visitor: Visitor, game: str, start: str = "shipped") -> PackBuilder:
    """Lay a pack on the bench."""
    visitor.open("/workshop")
    visitor.page.click(f"[data-act={start}-{game}]")
    editor = f"{CHECKED} [data-jump]"
    visitor.page.wait_for_selector(editor, state="attached")
    return PackBuilder(visitor, figures_of(load(game).text))


def text_of(visitor: Visitor) -> str:
    """The file as it would be exported."""
    visitor.page.wait_for_selector(CHECKED)
    address = visitor.page.get_attribute("[data-act=export]", "href") or ""
    return unquote(address.partition(",")[2])


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_is_rebuilt_from_nothing_by_clicking_alone(
    visit: Callable[..., Visitor], game: str
) -> None:
    """Every component of the shipped pack: the digest is the same."""
    visitor = visit(DESKTOP)
    builder = begin(visitor, game, "blank")
    assert builder.digest() == ""
    assert int(visitor.page.get_attribute("[data-problems]", "data-problems") or 0) > 5
    getattr(builder, f"build_{game}")()
    visitor.page.wait_for_selector("[data-problems='0']", state="attached")
    assert builder.digest() == load(game).digest
    assert "reconstruction" not in text_of(visitor)
    visitor.picture(f"workshop-rebuilt-{game}", whole=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_change_is_mine_is_checked_and_can_be_undone(
    visit: Callable[..., Visitor], game: str
) -> None:
    visitor = visit(DESKTOP)
    builder = begin(visitor, game)
    page = visitor.page
    assert text_of(visitor) == load(game).text
    more = "copies-0" if game == "monolyth" else "blue-opal"
    key = "stone[1].copies" if game == "monolyth" else "gems.blue.opal"
    builder.click(f"[data-more={more}]")
    page.wait_for_selector(f"{CHECKED} [data-problems]:not([data-problems='0'])", state="attached")
    assert builder.digest() == ""
    assert page.input_value(f'[data-source="{key}"]') == "seen"
    where = "[data-key='stone[1].copies']" if game == "monolyth" else ".cave-card.blue"
    assert page.locator(f"{where} .refused").count() >= 1
    page.check("input[name=mine][value=invented]", force=True)
    builder.click(f"[data-less={more}]")
    page.wait_for_selector("[data-problems='0']", state="attached")
    assert builder.digest() == load(game).digest
    assert page.input_value(f'[data-source="{key}"]') == "invented"
    builder.click("[data-act=undo-step]", "[data-act=undo-step]")
    page.wait_for_function(
        "text => decodeURIComponent(document.querySelector('[data-act=export]')"
        ".href.split(/,(.*)/s)[1]) === text",
        arg=load(game).text,
    )
    page.keyboard.press("Control+Shift+z")
    page.wait_for_selector(f"{CHECKED} [data-problems]:not([data-problems='0'])", state="attached")


def test_the_meter_grows_with_what_is_seen(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    begin(visitor, "monolyth")
    page = visitor.page
    before = int(page.get_attribute("[data-certain]", "data-certain") or 0)
    for select in page.locator("select[data-source^=stone]").all():
        select.select_option("seen")
    page.wait_for_selector(CHECKED)
    page.wait_for_function(
        "before => Number(document.querySelector('[data-certain]').dataset.certain) > before",
        arg=before + 10,
    )
    assert page.get_attribute("main.bench", "data-digest") == load("monolyth").digest


UNUSUAL = {
    "monolyth": ("[data-act=rise-4]", '[data-cube="4-0-0-1"]', '[data-side="0-0"]'),
    "ocelot": ("[data-more=blue-sun]", "[data-less=blue-moon]"),
}
"""A player board with a colour twice and a stone of five cubes; celestites that are not alike."""


@pytest.mark.parametrize(
    ("game", "lang", "size", "warned"),
    [
        ("monolyth", "en", DESKTOP, ("stone[5]", "player_boards.sides[1]")),
        ("ocelot", "de", PHONE, ("gems.blue",)),
    ],
)
def test_what_is_only_unusual_is_warned_of_beside_its_figure(
    visit: Callable[..., Visitor],
    game: str,
    lang: str,
    size: tuple[int, int],
    warned: tuple[str, ...],
) -> None:
    """Conditions that are ours, not the rulebooks': said where the figure is, and playable."""
    visitor = visit(size, lang=lang, dark=size == PHONE)
    builder = begin(visitor, game)
    page = visitor.page
    builder.click(*UNUSUAL[game])
    page.wait_for_selector(f"{CHECKED} .bench-panel .problems .warned")
    assert page.locator(".bench-panel .problems .warned").count() == len(warned)
    assert page.locator(".bench-panel .problems .refused").count() == 0
    for key in warned:
        page.wait_for_selector(f'.problem-list [data-problem^="{key}"]', state="attached")
    assert page.is_enabled("[data-act=play-pack]")
    visitor.check_access()
    page.locator(".bench-panel .problems .warned").first.scroll_into_view_if_needed()
    visitor.picture(f"workshop-warned-{game}")


def test_an_arrow_is_switched_off(visit: Callable[..., Visitor]) -> None:
    """The line of sight goes at once, and the file says so."""
    visitor = visit(DESKTOP)
    builder = begin(visitor, "ocelot")
    page = visitor.page
    page.focus("[data-place=f7]")
    builder.click('[data-arrow="f7-S"]')
    page.wait_for_selector(f"{CHECKED} [data-place=f7][aria-label*='3']", state="attached")
    assert figures_of(text_of(visitor))["mat"]["looks"] == {"f7": "NEW"}
    builder.click('[data-arrow="f7-S"]')
    page.wait_for_selector(f"{CHECKED} [data-place=f7][aria-label*='4']", state="attached")
    assert figures_of(text_of(visitor))["mat"]["looks"] == {}


def test_the_mat_is_drawn_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    begin(visitor, "ocelot", "blank")
    page = visitor.page
    page.focus("[data-place=a1]")
    for key in ("o", "ArrowRight", "b", "ArrowRight", "Enter", "ArrowDown", "g", "ArrowLeft", "r"):
        page.keyboard.press(key)
    drawing = figures_of(text_of(visitor))["mat"]["drawing"].splitlines()
    assert drawing[0].startswith("o b b .")
    assert drawing[1].startswith(". r g .")


def test_packs_are_kept_in_versions_and_survive_a_reload(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    builder = begin(visitor, "monolyth")
    page = visitor.page
    page.fill("[data-set=title]", "Our box")
    page.keyboard.press("Tab")
    text_of(visitor)
    builder.click("[data-act=save]")
    page.wait_for_selector("[data-set=version]")
    builder.click("[data-more=copies-0]")
    changed = text_of(visitor)
    page.reload()
    page.wait_for_selector(CHECKED)
    assert text_of(visitor) == changed
    builder.click("[data-act=save]")
    page.wait_for_selector(".workshop-said:has-text('2')")
    page.focus("[data-set=version]")
    page.wait_for_selector("[data-set=version] option[value='1']", state="attached")
    page.select_option("[data-set=version]", "1")
    page.wait_for_selector(f"{CHECKED} [data-problems='0']", state="attached")
    assert 'title = "Our box"' in text_of(visitor)
    builder.click("[data-act=undo-step]")
    page.wait_for_selector(f"{CHECKED} [data-problems]:not([data-problems='0'])", state="attached")
    assert text_of(visitor) == changed
    page.click("[data-act=close]")
    page.click("[data-pack]")
    page.wait_for_selector(CHECKED)
    assert text_of(visitor) == changed


def test_a_shared_pack_is_a_copy_of_ones_own(visit: Callable[..., Visitor]) -> None:
    owner, other = visit(DESKTOP), visit(PHONE)
    builder = begin(owner, "ocelot")
    owner.page.fill("[data-set=title]", "Shared cave")
    owner.page.keyboard.press("Tab")
    text = text_of(owner)
    builder.click("[data-act=share-pack]")
    owner.page.wait_for_selector("[data-copy]")
    link = owner.page.get_attribute("[data-copy]", "data-copy") or ""
    builder.click("[data-more=blue-opal]")
    other.open(link.removeprefix(other.address))
    other.page.wait_for_selector(CHECKED)
    assert text_of(other) == text
    PackBuilder(other, {}).click("[data-act=save]")
    other.page.wait_for_selector("[data-set=version]", state="attached")
    assert "pack=" in other.page.url


HOSTILE = {
    "nested": "game = 'monolyth'\na = " + "[" * 3_000 + "]" * 3_000,
    "types": "game = 'monolyth'\ncolours = 5\nstone = {}\n# kept\n",
    "unreadable": "\x01 = = =",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_gets_its_problems_and_nothing_is_lost(
    visit: Callable[..., Visitor], name: str
) -> None:
    """It is shown as text with its problems beside it, and the server goes on."""
    visitor = visit(DESKTOP)
    visitor.open("/workshop")
    page = visitor.page
    page.wait_for_selector("[data-import=monolyth]", state="attached")
    file = FilePayload(name="x.toml", mimeType="text/plain", buffer=HOSTILE[name].encode())
    page.set_input_files("[data-import=monolyth]", files=file)
    page.wait_for_selector(f"{CHECKED} [data-problems]:not([data-problems='0'])", state="attached")
    assert page.input_value("[data-set=text]") == HOSTILE[name]
    assert text_of(visitor) == HOSTILE[name]
    assert page.is_disabled("[data-act=play-pack]")
    page.fill("[data-set=text]", load("monolyth").text)
    page.wait_for_selector("[data-problems='0']", state="attached")
    page.click("[data-tab=drawn]")
    page.wait_for_selector("[data-stone='7']")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_an_own_pack_is_played_to_the_end_and_replayed(
    visit: Callable[..., Visitor], game: str
) -> None:
    """Its record carries the pack."""
    visitor = visit(DESKTOP)
    builder = begin(visitor, game)
    page = visitor.page
    if game == "monolyth":
        tokens = ("structure_tokens-2-6-0", "structure_tokens-2-4-0")
        builder.click(*(f'[data-token="{token}"]' for token in tokens))
    else:
        page.focus("[data-place=f7]")
        builder.click('[data-arrow="f7-S"]')
    page.wait_for_selector(f"{CHECKED} [data-problems='0']", state="attached")
    figures = figures_of(text_of(visitor))
    if game == "monolyth":
        assert figures["structure_tokens"]["players_2"] == [8, 4]
    else:
        assert figures["mat"]["looks"] == {"f7": "NEW"}
    page.click("[data-act=play-pack]")
    page.select_option("dialog .seats label:nth-of-type(2) select", "dutiful")
    page.click("[data-act=make]")
    page.wait_for_selector("[data-event]", state="attached")
    player = MonolythPlayer if game == "monolyth" else OcelotPlayer
    assert player(visitor).play() > 10
    check_end(visitor, f"workshop-own-pack-{game}")
    table = page.url.rpartition("/t/")[2].partition("?")[0]
    text = page.evaluate(
        "async table => await (await fetch(`/api/tables/${table}/record`)).text()", table
    )
    played = record.read(text)
    assert played.game.pack.digest != load(game).digest
    assert figures_of(played.game.pack.text) == figures
    visitor.open(f"/r/{table}")
    page.wait_for_selector(".action.replay")


@pytest.mark.parametrize("game", GAMES)
def test_master_says_once_that_it_has_not_learned_the_pack(
    visit: Callable[..., Visitor], game: str
) -> None:
    """At the table, under the bar, until it is read."""
    visitor = visit(PHONE)
    made = {"game": game, "players": 2, "seat": 1, "bots": {"2": "master"}}
    figures = figures_of(load(game).text)
    if game == "monolyth":
        figures["structure_tokens"]["players_2"] = [8, 4]
        setup = {"setup": ["first 2"]}
    else:
        figures["mat"]["looks"] = {"f7": "NEW"}
        setup = {}
    visitor.make(**made, **setup, pack_text=with_figures(load(game).text, figures))
    page = visitor.page
    if visitor.wait_for_turn() and not page.locator("[data-note]").count():
        player = MonolythPlayer if game == "monolyth" else FingerOcelotPlayer
        player(visitor).move()
    page.wait_for_selector("[data-note]")
    visitor.check_access()
    visitor.picture(f"workshop-master-says-{game}")
    page.click("[data-act=close-note]")
    page.reload()
    page.wait_for_selector("[data-event]", state="attached")
    visitor.settle()
    assert page.locator("[data-note]").count() == 0


@pytest.mark.parametrize("lang", ["en", "de", "es", "ja"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_workshop_in_every_language(
    visit: Callable[..., Visitor], lang: str, size: tuple[int, int]
) -> None:
    """Axe is content with both editors, the start and the file; no word is missing."""
    visitor = visit(size, lang=lang, dark=lang in ("de", "ja"))
    visitor.open("/workshop")
    visitor.page.wait_for_selector("[data-act=shipped-ocelot]")
    visitor.check_access()
    for game in GAMES:
        begin(visitor, game)
        visitor.check_access()
        shown = visitor.page.inner_text("main")
        assert not re.findall(r"\b(?:ui|workshop|monolyth-workshop|ocelot-workshop)-[a-z-]+", shown)
        wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        if lang != "en":
            for words in ("the highest left", "one of the four specials", "see two caves"):
                assert words not in shown
        visitor.picture(f"workshop-{game}-{lang}-{size[0]}", whole=size == PHONE)
        visitor.page.click("[data-act=close]")


def test_how_a_pack_plays(visit: Callable[..., Visitor]) -> None:
    """Numbers are written as in the language: 16,0 turns."""
    visitor = visit(DESKTOP, lang="de", dark=True)
    begin(visitor, "ocelot")
    page = visitor.page
    page.click("[data-tab=balance]")
    page.click("[data-act=balance]")
    page.wait_for_selector("[data-running]")
    page.click("[data-tab=drawn]")
    page.click("[data-tab=balance]")
    page.wait_for_selector("[data-running=false][data-games='10']")
    assert page.get_attribute("[data-games]", "data-games") == "10"
    assert page.locator(".plot").count() == 6
    figures = re.findall(r"\d+([.,])\d\b", page.inner_text(".plots"))
    assert set(figures) == {","}
    visitor.check_access()
    visitor.picture("workshop-balance", whole=True)
