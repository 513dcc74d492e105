"""The table on the whole screen, with a pilot at its keys and its mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from lapidarium import record
from lapidarium.terminal.app import TableApp
from lapidarium.terminal.latest import latest
from lapidarium.terminal.recorded_source import RecordedSource
from lapidarium.terminal.speech import Speech
from tests.terminal.tables import (
    LARGE,
    SMALL,
    all_text,
    find,
    lines_of,
    local_table,
    places,
    run,
    run_local,
    type_line,
    until,
)

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("lang", ["en", "de", "es", "ja"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_the_whole_table_is_on_the_screen(
    tmp_path: Path, game: str, size: tuple[int, int], lang: str
) -> None:
    """Ring or mat, both seats and the keys, with nothing cut off."""

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        text = all_text(app)
        wanted = [f"@{n}" for n in range(1, 14)] if game == "monolyth" else ["( )", "Cr", "12"]
        assert [piece for piece in wanted if piece not in text] == []
        mat = [line for line in lines_of(app) if " a" in line and " m" in line]
        assert game == "monolyth" or mat
        for seat in (1, 2):
            assert text.count(Speech(lang).say("seat", seat=seat)) >= 2
        assert text.count("└") == 0
        frames = sum(line.count("╰") for line in lines_of(app))
        assert frames == sum(line.count("╮") for line in lines_of(app)) >= 4
        assert "F10" in lines_of(app)[-1]
        await pilot.pause()

    run_local(local_table(tmp_path, game), story, size, lang)


def test_a_move_is_typed_shown_and_played(tmp_path: Path) -> None:
    local = local_table(tmp_path)

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        before = local.table.state
        app.line.value = "@3 swap a1"
        await pilot.pause()
        assert "preview" in all_text(app)
        assert local.table.state is before
        await type_line(pilot, app, "@3 swap a1")
        assert local.game.text(local.table.events[-2]) == "@3 swap a1"
        assert app.line.value == ""
        assert "Seat 2 ›" in all_text(app)

    run_local(local, story)
    assert len(record.read(local.path.read_text("utf-8")).events) == len(local.table.events)


def test_a_refusal_names_the_clause_and_changes_nothing(tmp_path: Path) -> None:
    local = local_table(tmp_path)

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        for typed, told in (("@3 L3/1 d1", "[M-T4.2]"), ("nonsense", "cannot be read")):
            before = local.table
            await type_line(pilot, app, typed)
            assert told in " ".join(all_text(app).split())
            assert local.table is before
            assert app.line.value == typed

    run_local(local, story, LARGE)


def test_tab_and_arrows_complete_a_move(tmp_path: Path) -> None:
    local = local_table(tmp_path)

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("p", "tab")
        assert app.line.value == "prophecy "
        await pilot.press("tab")
        assert app.line.value == "prophecy 4 "
        await pilot.press("tab")
        assert app.line.value == "prophecy 5 "
        await pilot.press("shift+tab")
        assert app.line.value == "prophecy 4 "
        await pilot.press("down")
        first = app.line.value
        await pilot.press("down")
        assert first in app.view.moves
        assert app.line.value in app.view.moves
        assert app.line.value != first
        await pilot.press("escape")
        assert app.line.value == ""

    run_local(local, story)


def test_a_stone_is_placed_with_the_mouse(tmp_path: Path) -> None:
    """A click on a site, on one of the places offered, and once more to play it."""
    local = local_table(tmp_path)

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.click(offset=find(app, "@3 +"))
        await pilot.pause()
        assert app.line.value == "@3"
        x, y = find(app, "L3/2")
        row = lines_of(app)[y]
        await pilot.click(offset=(row.index("b1", x), y))
        await pilot.pause()
        assert app.line.value == "@3 L3/2 b1"
        assert app.view.is_preview(app.line.value)
        await pilot.press("enter")
        await until(pilot, lambda: app.shown.to_act == 1, "the move")

    run_local(local, story, LARGE)
    assert "@3 L3/2 b1" in local.text()


def test_a_circle_of_the_mat_is_clicked(tmp_path: Path) -> None:
    """The moves of the circle are offered; a click on one chooses it, another plays it."""
    local = local_table(tmp_path, "ocelot")

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        before = len(local.table.events)
        x, y = find(app, "( )( )( )( )( )")
        await pilot.click(offset=(x + 1, y))
        await pilot.pause()
        assert app.line.value == "b1"
        for _ in range(2):
            x, y = [found for found in places(app, "BL b1") if found[1] < 16][-1]
            await pilot.click(offset=(x, y))
            await pilot.pause()
        await until(pilot, lambda: len(local.table.events) > before, "the move")
        assert local.game.text(local.table.events[before]) == "BL b1"

    run_local(local, story)


def test_a_click_on_somebody_shows_their_board(tmp_path: Path) -> None:
    local = local_table(tmp_path, players=4)

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        assert [pane.display for pane in app.seat_panes] == [True, True, False, False]
        x, _ = find(app, "Seat 4")
        await pilot.click(offset=(x, 0))
        await pilot.pause()
        assert [pane.display for pane in app.seat_panes] == [True, False, False, True]

    run_local(local, story)


def test_against_a_bot_with_hint_and_take_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hint is a level's that needs no compiling, so that the test does not wait for that."""
    monkeypatch.setattr("lapidarium.bots.is_ready", lambda _game, name: name == "dutiful")
    local = local_table(tmp_path, bots={1: "dutiful"})

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        before = len(local.table.events)
        await pilot.press("f2")
        await until(pilot, lambda: app.line.value != "", "the hint")
        move = app.line.value
        assert move in app.view.moves
        await until(
            pilot, lambda: any("A good move" in one.text for one in app.said), "the hint in words"
        )
        await pilot.press("enter")
        await until(
            pilot,
            lambda: len(local.table.events) > before + 1 and app.shown.is_mine,
            "the bot's answer",
        )
        assert "Chalk" in all_text(app)
        await pilot.press("f3")
        await until(pilot, lambda: len(local.table.events) == before, "the take-back")
        await until(pilot, lambda: app.shown.is_mine, "the turn")

    run_local(local, story)


def test_own_amethysts_are_shown_against_a_bot_and_hidden_at_a_shared_keyboard(
    tmp_path: Path,
) -> None:
    """O-G8: nobody else looks when the only rival is a bot."""
    whole = record.read((GOLDEN / "ocelot-two-sets.record").read_text("utf-8"))
    against = local_table(tmp_path, "ocelot", bots={1: "dutiful"})
    shared = local_table(tmp_path, "ocelot")
    assert (against.viewer, shared.viewer) == (0, None)
    *_, late = [state for state in whole.states() if whole.game.to_act(state) == 0]
    own, hidden = whole.game.view(late, 0), whole.game.view(late, None)
    assert any(one.value is not None for one in own.amethysts[0])
    assert all(one.value is None for one in hidden.amethysts[0])


def test_help_rules_and_a_clause(tmp_path: Path) -> None:
    async def story(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("f1")
        await until(pilot, lambda: "On your turn you do one of two" in all_text(app), "the help")
        await pilot.press("escape")
        await type_line(pilot, app, "? m-t4.4")
        await until(pilot, lambda: "Nothing rises above height 4" in all_text(app), "the clause")
        assert "M-T4.2" not in all_text(app)
        await pilot.press("escape", "f5")
        await until(pilot, lambda: "Search the rules" in all_text(app), "the rules")
        await pilot.press(*"m-t4.2")
        await until(pilot, lambda: "M-T4.2" in all_text(app), "a clause that is searched")
        await pilot.press("escape")

    run_local(local_table(tmp_path), story)


def test_it_pages_back_and_to_the_present(tmp_path: Path) -> None:
    local = local_table(tmp_path)

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        await type_line(pilot, app, "@3 swap a1")
        await pilot.press("pageup")
        assert app.at is not None
        assert "Looking back" in all_text(app)
        assert app.view.state is local.table.states[app.at]
        await pilot.press("pagedown")
        assert app.at is None
        await pilot.press("pageup", "escape")
        assert app.at is None

    run_local(local, story)


def test_saving_and_continuing(tmp_path: Path) -> None:
    local = local_table(tmp_path, bots={1: "dutiful"})

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        await type_line(pilot, app, f"save {tmp_path}/my game.record")
        await type_line(pilot, app, f"save {tmp_path}/my game.record")
        await until(pilot, lambda: any("already exists" in line.text for line in app.said), "no")
        await type_line(pilot, app, "quit")

    run_local(local, story)
    assert (tmp_path / "my game.record").read_text("utf-8") == local.text()
    found = latest()
    assert found is not None
    assert (found.path, found.bots) == (local.path.absolute(), {1: "dutiful"})
    assert "--bot 2=dutiful" in str(local.left())


def test_a_folder_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    local = local_table(tmp_path / "file")
    assert local.problem is not None

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        await pilot.press("f4")
        assert "cannot be saved" in " ".join(all_text(app).split())
        await type_line(pilot, app, "@3 swap a1")
        assert local.table.to_act == 1

    run_local(local, story, LARGE)


def test_light_and_dark(tmp_path: Path) -> None:
    async def story(pilot: Pilot[None], app: TableApp) -> None:
        names = [app.theme]
        await pilot.press("f6")
        names.append(app.theme)
        assert names == ["lamplight", "daylight"]

    run_local(local_table(tmp_path), story)


@pytest.mark.parametrize("name", ["monolyth-two-levels-by-one-stone", "ocelot-two-sets"])
def test_a_record_is_paged_through_to_its_score(name: str) -> None:
    found = record.read((GOLDEN / f"{name}.record").read_text("utf-8"))

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        outcome = found.game.outcome(found.last())
        assert outcome is not None
        winner = " ".join(Speech("en").render(outcome.decided).split()[:3])
        await until(pilot, lambda: winner in all_text(app), "who won")
        assert app.shown.ending == (outcome.ended, outcome.decided)
        await pilot.press("pageup", "pageup")
        assert app.at is not None
        await type_line(pilot, app, "nonsense")

    run(RecordedSource(found, Speech("en")), story, LARGE)
