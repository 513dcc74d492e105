"""Pieces travel to where they go; any input ends it, and whoever wants no motion has none."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium import record
from lapidarium.arena.simulation import play_at_random
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from tests.e2e.monolyth_player import KeyboardPlayer, MonolythPlayer
from tests.e2e.ocelot_player import KeyboardOcelotPlayer, OcelotPlayer
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.player import Player

pytestmark = pytest.mark.needs("chromium")
PLAYERS: dict[str, type[Player]] = {"monolyth": MonolythPlayer, "ocelot": OcelotPlayer}
KEYBOARDS: dict[str, type[Player]] = {
    "monolyth": KeyboardPlayer,
    "ocelot": KeyboardOcelotPlayer,
}
NOTE_FRAMES = """() => {
    window.frames_ = [];
    window.flown = 0;
    new MutationObserver(changes => {
        for (const {addedNodes} of changes)
            for (const node of addedNodes) if (node.className === 'flight') window.flown += 1;
    }).observe(document.body, {childList: true});
    window.costly = [];
    const cheap = ['transform', 'opacity', 'offset', 'computedOffset', 'easing', 'composite'];
    const travels = ({effect}) => effect.target.matches('.flight, .crystal-place');
    const isOnItsWay = each => !each.pending && each.currentTime >= each.effect.getTiming().delay;
    const look = time => {
        const moving = document.getAnimations().filter(each => each.playState === 'running');
        const pieces = moving.filter(travels);
        window.frames_.push([time, pieces.some(isOnItsWay)]);
        for (const {effect} of pieces.length ? moving : []) {
            const names = effect.getKeyframes().flatMap(Object.keys);
            const costly = names.filter(name => !cheap.includes(name));
            window.costly.push(...costly.map(name => `${name}: ${effect.target.outerHTML}`));
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Each frame: when it was, and whether a piece was on its way; what else was animated meanwhile."""


def at_table(visitor: Visitor, game: str) -> Player:
    visitor.make(game=game, players=2, bots={"2": "steadfast"})
    visitor.wait_for_turn()
    visitor.page.evaluate(NOTE_FRAMES)
    return PLAYERS[game](visitor)


def half_played(game: str) -> str:
    """A record up to the middle of a game, where seat 1 begins a turn."""
    rules: Any = referee(load(game), 2)
    played = play_at_random(rules, 5).record
    state, last = rules.start(), -1
    for number, event in enumerate(played.events):
        seat = rules.to_act(state)
        if number >= len(played.events) / 2 and (last, seat) == (1, 0):
            return record.write(replace(played, events=played.events[:number]))
        last = seat if seat >= 0 else last
        state = rules.after(state, event)
    raise AssertionError("no such turn")


@pytest.mark.parametrize("game", PLAYERS)
def test_pieces_travel_smoothly_without_webgl(visit: Callable[..., Visitor], game: str) -> None:
    """In the middle of a game, on a desktop: how smoothly is printed, since machines differ.

    Nothing is drawn anew for anything that moves: only `transform` and `opacity` are animated.
    By keys: whatever a mouse rests on may light up slowly.
    """
    visitor = visit(DESKTOP, pace="normal", still=False)
    table = visitor.ask("POST", "/records", half_played(game))["table"]
    page = visitor.open(f"/t/{table}")
    page.click("[data-act=add-bot]")
    visitor.wait_for_turn()
    page.wait_for_load_state("networkidle")  # the flights are loaded when the page is at rest
    page.evaluate(NOTE_FRAMES)
    KEYBOARDS[game](visitor).play(3)
    visitor.wait_for_turn()
    frames = page.evaluate("window.frames_")
    flown = page.evaluate("window.flown")
    spans = [after[0] - before[0] for before, after in pairwise(frames) if before[1] and after[1]]
    print(
        f"{game}, middle of a game: {flown} pieces flew, {len(spans)} frames,"
        f" {1000 * len(spans) / sum(spans):.0f} a second (median {1000 / median(spans):.0f}),"
        f" longest {max(spans):.0f} ms"
    )
    assert flown >= 4, "own pieces and the other's"
    assert spans, "frames were drawn while something flew; how fast is printed"
    assert page.evaluate("window.costly.map(each => each.slice(0, 200))") == []
    visitor.page.wait_for_selector(".flight", state="detached")


@pytest.mark.parametrize("game", PLAYERS)
def test_any_input_ends_a_flight(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(DESKTOP, pace="slow", still=False)
    player, page = at_table(visitor, game), visitor.page
    page.evaluate(  # a flight that lasts for ever unless something ends it
        """() => {
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                return animate.call(this, frames, {...options, duration: 1e7});
            };
        }"""
    )
    player.move()
    flight = page.wait_for_selector(".flight")
    page.keyboard.press("Shift")
    page.wait_for_function("flight => !flight.isConnected", arg=flight)  # the bot's may follow


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_travels_where_stillness_is_wanted(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size, pace="normal", still=True)
    player = at_table(visitor, "monolyth")
    player.move()
    visitor.wait_for_turn()
    assert visitor.page.evaluate("window.flown") == 0


@pytest.mark.parametrize("game", PLAYERS)
def test_a_replay_moves_as_the_table_does(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(DESKTOP, pace="normal", still=False)
    page = visitor.page
    table = visitor.make(game=game, players=2, bots={"2": "dutiful"})
    PLAYERS[game](visitor).play(2)
    page.click("[data-act=menu]")
    page.click("[data-act=resign]")
    page.click("[data-act=sure]")
    page.wait_for_selector(".end")
    visitor.open(f"/r/{table}")
    page.wait_for_selector("[data-act=replay-on]")
    page.wait_for_load_state("networkidle")  # the flights are loaded when the page is at rest
    page.evaluate(NOTE_FRAMES)
    for _ in range(4):
        page.click("[data-act=replay-on]")
        visitor.settle()  # pieces take off with the next frame
        page.wait_for_selector(".flight", state="detached")
    assert page.evaluate("window.flown") >= 2, "pieces of both players"
    page.emulate_media(reduced_motion="reduce")
    flown = page.evaluate("window.flown")
    page.click("[data-act=replay-start]")
    page.click("[data-act=replay-on]")
    visitor.settle()
    assert page.evaluate("window.flown") == flown
