"""The platform plays a game it has never heard of: terminal, table, server, record, arena."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from mcp import Client

from lapidarium import bots
from lapidarium.dataset.files import Dataset
from lapidarium.dataset.plan import make_plan
from lapidarium.dataset.verification import verify
from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.mcp.server import build
from lapidarium.record import Record, read, write
from lapidarium.research.text import TextGame
from lapidarium.table import Made, Table, Terms, turn_commands
from lapidarium.table.command_context import CommandContext
from lapidarium.table.requests import Play, Undo
from lapidarium.text.views import FORMS, view_text
from lapidarium.workers import Workers
from tests.arena.test_program import FIRST
from tests.cli.running import run
from tests.mcp.agent import Agent
from tests.server.people import Person, Place
from tests.server.running import Node, node_in

pytestmark = pytest.mark.slow


def game(players: int = 2) -> Any:
    return referee(load("pebbles"), players)


# ------------------------------------------------------------------ without a server


def test_the_terminal_plays_it_in_german(tmp_path: Path) -> None:
    done = run(
        "play",
        "pebbles",
        "--bot",
        "2=counter",
        "--seed",
        "4",
        "--lang",
        "de",
        typed="take 9\n" + "take 3\ntake 1\n" * 15,
        home=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert "9 geht nicht" in done.stdout
    assert "der Haufen ist leer" in done.stdout


def test_a_record_of_it_replays(tmp_path: Path) -> None:
    of, draw = game(3), random.Random(2)
    state, events = Dealer(2).deal(of, of.start())
    while of.to_act(state) >= 0:
        move = draw.choice(of.legal(state))
        events.append(move)
        state = of.after(state, move)
    text = write(Record(of, tuple(events), ("Ada", "Ben", "Cyd")))
    assert read(text).last() == state
    path = tmp_path / "pebbles.record"
    path.write_text(text)
    done = run("replay", str(path))
    assert done.returncode == 0, done.stderr
    assert "Ada" in done.stdout


def test_a_record_seen_by_a_seat_has_one_charm() -> None:
    of = game(3)
    _, events = Dealer(2).deal(of, of.start())
    seen = write(Record(of, tuple(events), (), "2"))
    assert seen.count("?") == 2


def test_a_table_plays_it_and_takes_back() -> None:
    of, dealer = game(), Dealer("table")
    terms = Terms(game="pebbles", players=2, pack="pebbles", digest=of.pack.digest, practice=True)
    table = Table.start(
        "t",
        Made(at=0, terms=terms, host="ada", seed="s", people={0: "ada"}, bots={1: "counter"}),
        of,
    )
    context = CommandContext(1, dealer.draw)
    for entry in turn_commands.begin(table, context):
        table = table.after(entry)
    request = Play(id=0, move="take 2", after=table.number, key="")
    for entry in turn_commands.play(table, "ada", request, context):
        table = table.after(entry)
    assert table.state.heap == 13
    for entry in turn_commands.undo(table, "ada", Undo(id=0, after=table.number, key=""), context):
        table = table.after(entry)
    assert table.state.heap == 15


def test_its_bot_and_the_random_player_choose_from_a_view() -> None:
    of = game(3)
    state, _ = Dealer(2).deal(of, of.start())
    for name in ("counter", "random"):
        choice = bots.choose(of, of.view(state, 0), name, "seed")
        assert choice.move in of.legal(state)
    with pytest.raises(bots.NoSuchBot):
        bots.choose(of, of.view(state, 0), "nobody", "seed")


def test_the_arena_matches_its_bots() -> None:
    done = run("arena", "pebbles", "counter", "random", "--games", "8", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 8


def test_it_is_simulated_and_counted() -> None:
    done = run("simulate", "pebbles", "--games", "5", "--players", "3", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 5
    done = run("perft", "pebbles", "--seed", "1", "--depth", "3")
    assert done.returncode == 0, done.stderr
    assert "27" in done.stdout


def test_it_is_played_as_text_and_charms_stay_secret() -> None:
    table = TextGame.new("pebbles", players=3, seed=2)
    assert "P-T1" in table.rules()
    hidden = [game(3).world(table.game.view(table.state, 0), random.Random(n)) for n in range(9)]
    assert len(set(hidden)) > 1
    for form in FORMS:
        shown = {view_text(table.game, state, 0, form=form) for state in hidden}
        assert shown == {table.view(0, form)}
    while table.to_act >= 0:
        assert "take" in table.prompt(table.to_act)
        table.play(f"I [{table.legal_moves()[0][0]}]", table.to_act)
    assert table.outcome is not None


def test_agents_play_it_with_tools_and_programs(tmp_path: Path) -> None:
    async def story() -> None:
        async with Client(build(None)) as client:
            agent = Agent(client)
            begun = await agent.call("new_game", game="pebbles", opponent="counter", seed="1")
            assert (await agent.play_out(begun))["scores"]

    asyncio.run(story())
    done = run(
        "arena", "pebbles", f"llm:{FIRST}", "counter", "-k", "2", "--json", home=tmp_path
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"][0]["answers"]["fallbacks"] == 0


def test_its_games_are_a_dataset(tmp_path: Path) -> None:
    plan = make_plan(
        4, shard=4, seed="1", names=("pebbles",), entrants=("counter", "random"), budget="1sims"
    )
    dataset = Dataset.begin(tmp_path, plan)
    dataset.make(Workers(1))
    assert [one.games for one in verify(dataset)] == [4]


def test_more_players_than_it_takes_are_refused() -> None:
    done = run("play", "pebbles", "--players", "4")
    assert done.returncode == 1
    assert "2, 3" in done.stderr


# ------------------------------------------------------------------ over the wire


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, third_game: Path) -> Any:
    assert third_game.is_dir()
    node = node_in(tmp_path_factory.mktemp("server"), "--bot-seconds", "0.3", "--proxy").start()
    yield node
    assert node.stop() == 0


def test_it_is_offered_with_its_own_figures(server: Node) -> None:
    found = httpx.get(f"{server.url}/api/games", timeout=60).json()["games"]
    mine = next(one for one in found if one["game"] == "pebbles")
    assert mine["players"] == [2, 3]
    assert [level["name"] for level in mine["levels"]] == ["counter"]
    assert mine["packs"][0]["name"] == "pebbles"
    catalogue = httpx.get(f"{server.url}/api/words/de", timeout=60).text
    assert "game-pebbles = Kiesel" in catalogue


def play_out(places: list[Place]) -> None:
    """Everybody takes the first move that is offered until the game is over."""
    for _ in range(100):
        if places[0].view["room"]["status"] == "over":
            return
        actor = places[places[0].view["game"]["to_act"] - 1]
        move = actor.view["game"]["choices"]["moves"][0]["move"]
        actor.move(move)
        newest = actor.view["game"]["event"]
        for place in places:
            place.until(lambda view, newest=newest: view["game"]["event"] >= newest)
    raise AssertionError("the game does not end")


def test_people_play_it_over_the_wire_and_their_charms_stay_secret(server: Node) -> None:
    """P-S1: what a seat is sent never holds another's charm before the end."""
    with Person(server.url) as ada, Person(server.url) as ben:
        made = ada.make("pebbles", players=2, seat=1)
        with ada.at(made["table"]) as one, ben.at(made["table"], made["invite"]) as two:
            two.send("sit")
            for place in (one, two):
                place.until(lambda view: view["room"]["status"] == "playing")
            for place, seat in ((one, 1), (two, 2)):
                own = [line for line in place.log if line["move"].startswith(f"draw {seat} ")]
                other = [line for line in place.log if line["move"].startswith(f"draw {3 - seat} ")]
                assert own[0]["move"][-1] != "?"
                assert other[0]["move"][-1] == "?"
                lines = place.view["game"]["position"]["lines"]
                charms = [line for line in lines if line["code"] == "pebbles-charm"]
                assert [line["params"]["seat"] for line in charms] == [seat]
            play_out([one, two])
            assert sum(one.view["game"]["outcome"]["sheet"][0]["points"]) >= 15
        record = ada.http.get(f"/api/tables/{made['table']}/record").text
        assert read(record).game.name == "pebbles"
        replay = ben.http.get(f"/api/tables/{made['table']}/replay").json()
        assert replay["frames"][-1]["position"]["kind"] == "any"


def test_a_bot_plays_it_at_a_table(server: Node) -> None:
    with Person(server.url) as ada:
        made = ada.make("pebbles", players=3, seat=1, bots={"2": "counter", "3": "counter"})
        with ada.at(made["table"]) as place:
            for _ in range(20):
                place.until(lambda view: view["game"]["over"] or view["game"]["to_act"] == 1)
                if place.view["room"]["status"] == "over":
                    break
                place.move("take 1")
            assert place.view["game"]["outcome"]["scores"]


def test_a_level_of_another_game_is_refused(server: Node) -> None:
    with Person(server.url) as ada:
        wanted = {"game": "pebbles", "players": 2, "seat": 1, "bots": {"2": "master"}}
        answer = ada.http.post("/api/tables", json=wanted)
        assert answer.status_code in (400, 409, 422)
        assert answer.json()["message"]["code"] == "no-such-bot"


def test_its_rules_are_read_in_the_terminal_and_over_the_wire(server: Node) -> None:
    """P-T1: its own clauses, and an example in words."""
    done = run("rules", "pebbles", "p-t1", "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert "drei Kiesel" in done.stdout
    found = httpx.get(f"{server.url}/api/rules/pebbles/ja", timeout=60).json()
    (section,) = found["sections"]
    assert [one["id"] for one in section["clauses"]] == ["P-S1", "P-T1", "P-E1"]
    assert section["clauses"][1]["example"]["game"]["position"]["kind"] == "any"


def test_without_rules_to_read_it_says_so(server: Node, third_game: Path) -> None:
    """A game need not bring any: terminal and server name the game and go on."""
    (folder,) = third_game.rglob("rules_text")
    hidden = folder.rename(folder.with_name("hidden"))
    try:
        done = run("rules", "pebbles", "--lang", "en")
        assert (done.returncode, "no written rules for Pebbles" in done.stderr) == (1, True)
        answer = httpx.get(f"{server.url}/api/rules/pebbles/en", timeout=60)
        assert (answer.status_code, answer.json()["message"]["code"]) == (404, "server-no-rules")
    finally:
        hidden.rename(folder)


def test_it_has_a_table_on_the_whole_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In words, with moves to click: nothing of the screen knows the game."""
    from textual.pilot import Pilot

    from lapidarium.terminal.app import TableApp
    from tests.terminal.tables import all_text, find, local_table, run_local, until

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    local = local_table(tmp_path, "pebbles")

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        before = len(local.table.events)
        move = app.view.moves[0]
        await pilot.click(offset=find(app, move))
        await pilot.pause()
        assert app.line.value == move
        await pilot.press("enter")
        await until(pilot, lambda: len(local.table.events) > before, "the move")
        assert "F10" in all_text(app)

    run_local(local, story)
