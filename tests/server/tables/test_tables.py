"""Making tables, sitting down, playing: over HTTP and a socket."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from lapidarium.record import read
from lapidarium.server.storage import queries
from lapidarium.table import Clock
from tests.server.inside import inside, two_at_a_table
from tests.server.people import Person, Place, moves_of, play_out

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    New = Callable[[], Person]


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_two_people_play_a_whole_game(somebody: New, game: str) -> None:
    host, guest = somebody(), somebody()
    made = host.make(game)
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        assert one.view["room"]["status"] == "waiting"
        assert other.ask("sit")["type"] == "done"
        one.until(lambda view: view["room"]["status"] == "playing")
        other.until(lambda view: view["room"]["status"] == "playing")
        play_out([one, other], seed=1)
        outcome = one.view["game"]["outcome"]
        assert outcome["scores"]
        assert outcome["winners"] == outcome["places"][0]
        assert other.view["game"]["outcome"] == outcome
        assert len(one.log) == len(other.log) == one.log[-1]["event"]


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_the_choices_are_exactly_the_legal_moves(somebody: New, game: str) -> None:
    """The server's choices and the referee's list, all through a game."""
    host = somebody()
    made = host.make(game, players=2, bots={"2": "dutiful"})
    offered: dict[int, set[str]] = {}
    with host.at(made["table"]) as place:
        while True:
            place.until(lambda v: "choices" in v["game"] or v["room"]["status"] == "over")
            if place.view["room"]["status"] == "over":
                break
            moves = sorted(place.moves())
            offered[len(place.log)] = set(moves)
            place.move(moves[len(place.log) % len(moves)])
    played = read(host.http.get(f"/api/tables/{made['table']}/record").text)
    states = list(played.states())
    for number, choices in offered.items():
        legal = played.game.legal(states[number])
        assert {played.game.text(move) for move in legal} == choices
    assert len(offered) > 12


def test_every_message_gets_exactly_one_answer(somebody: New) -> None:
    host = somebody()
    made = host.make(players=1)
    with host.at(made["table"]) as place:
        for kind, fields in (
            ("play", {"move": "hello", "after": 2, "key": "key-00000001"}),
            ("play", {"move": "give 4", "after": 999, "key": "key-00000002"}),
            ("ask", {"about": "@2 swap a1"}),
            ("ask", {"about": "nonsense"}),
            ("sit", {}),
            ("hand", {"level": "nobody"}),
            ("back", {}),
            ("answer-undo", {"yes": True}),
            ("undo", {"after": 2, "key": "key-00000003"}),
            ("rematch", {}),
            ("mute", {"person": "eve"}),
            ("say", {"text": "hello"}),
            ("resync", {}),
            ("ping", {}),
            ("dance", {}),
            ("play", {"move": "x" * 41, "after": 2, "key": "key-00000001"}),
            ("play", {}),
        ):
            answer = place.ask(kind, **fields)
            assert answer["type"] in ("done", "refused", "answer"), (kind, answer)
        assert place.answers == {}


def test_a_refusal_gives_the_clause_and_the_reason(somebody: New) -> None:
    host = somebody()
    with host.at(host.make(players=1)["table"]) as place:
        answer = place.play("@1 discard")
        assert answer["type"] == "refused"
        assert answer["clause"] == "M-T2"
        assert answer["message"]["code"] == "refused-no-stone"


def test_a_repeated_move_is_answered_and_not_made_twice(somebody: New) -> None:
    host = somebody()
    with host.at(host.make(players=1)["table"]) as place:
        event, move = place.view["game"]["event"], place.moves()[0]
        first = place.play(move, event, key="the-same-key")
        second = place.play(move, event, key="the-same-key")
        assert first["type"] == second["type"] == "done"
        assert first["event"] == second["event"]
        stale = place.play(move, event, key="another-key")
        assert stale["message"]["code"] == "table-stale"


def test_a_private_table_needs_its_invitation(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make()
    with guest.at(made["table"], "wrong") as place:
        assert next(iter(place.answers.values()))["message"]["code"] == "server-private-table"
    with guest.at(made["table"], made["invite"]) as place:
        assert place.view["room"]["you"] == {"person": guest.id, "is_host": False}
        assert place.view["game"]["seat"] == place.view["game"]["you"] == 0
        assert "invite" not in place.view["room"]


def test_a_revoked_invitation_is_no_longer_good(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make()
    with guest.at(made["table"], made["invite"]) as place:
        assert guest.http.post(f"/api/tables/{made['table']}/invite").status_code == 403
        assert host.http.delete(f"/api/tables/{made['table']}/invite").json() == {"invite": None}
        assert place.closed() == 4403
    new = host.http.post(f"/api/tables/{made['table']}/invite").json()["invite"]
    assert new != made["invite"]
    with guest.at(made["table"], new) as place:
        assert place.ask("sit")["type"] == "done"


def test_a_listed_table_is_in_the_lobby_and_open_to_all(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make(listed=True, players=3)
    hidden = host.make()
    listed = guest.http.get("/api/tables").json()["open"]
    row = next(row for row in listed if row["table"] == made["table"])
    assert row["open_seats"] == 2
    assert row["host"]["name"] == host.me["name"]
    assert hidden["table"] not in {row["table"] for row in listed}
    with guest.at(made["table"]) as place:
        assert place.ask("sit", seat=3)["type"] == "done"
        assert place.until(lambda view: view["game"]["seat"])["game"]["you"] == 3
    assert guest.http.get("/api/me/tables").json()["playing"][0]["table"] == made["table"]


def test_every_list_of_tables_marks_a_program(somebody: New, server_host: Person) -> None:
    """My tables, the lobby, the host's list, and the records once the game is over."""
    host, guest = somebody(), somebody()
    made = host.make("ocelot", listed=True)

    def marks(path: str, name: str, whoever: Person = host) -> list[bool]:
        answer = whoever.http.get(path)
        assert answer.status_code == 200, answer.text
        rows = answer.json()[name] if name else answer.json()
        row = next(r for r in rows if made["table"] in (r.get("table"), r.get("at_table")))
        players = row["players"] if "seats" not in row else [s["player"] for s in row["seats"]]
        return [player.get("program", False) for player in players]

    with guest.at(made["table"]) as place:
        assert place.ask("sit", program=True)["type"] == "done"
        place.until(lambda view: view["room"]["status"] == "playing")
        assert marks("/api/me/tables", "playing") == [False, True]
        assert marks("/api/tables", "playing") == [False, True]
        assert marks("/api/host/tables", "", server_host) == [False, True]
        assert place.ask("resign")["type"] == "done"
        place.until(lambda view: view["room"]["status"] == "over")
    assert marks("/api/me/tables", "over") == [False, True]
    assert marks("/api/records?limit=100", "records") == [False, True]


def test_another_device_with_the_same_cookie_is_at_the_same_table(somebody: New) -> None:
    host = somebody()
    made = host.make(players=1)
    with host.at(made["table"]) as one, host.at(made["table"]) as other:
        one.play(one.moves()[0])
        other.until(lambda view: view["game"]["event"] > 2)
        one.until(lambda view: view["game"]["event"] == other.view["game"]["event"])
        assert one.view["game"]["position"] == other.view["game"]["position"]
        assert moves_of(one.view, one.pieces) == moves_of(other.view, other.pieces)


def test_watching_shows_no_choices_and_asks_are_answered(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make(listed=True, bots={"2": "dutiful"})
    with guest.at(made["table"]) as place:
        assert "choices" not in place.view["game"]
        assert (
            place.ask("play", move="@2 swap a1", after=2, key="key-00000001")["message"]["code"]
            == "table-not-seated"
        )


def test_bots_play_and_people_hand_over_and_come_back(somebody: New) -> None:
    host = somebody()
    made = host.make("ocelot", bots={"2": "steadfast"})
    with host.at(made["table"]) as place:
        assert place.ask("hand", level="dutiful")["type"] == "done"
        place.until(lambda _: place.log[-1]["event"] > 70)
        assert place.view["game"]["players"][0]["bot"] == "dutiful"
        assert place.ask("back")["type"] == "done"
        place.until(lambda view: "choices" in view["game"])
        assert "bot" not in place.view["game"]["players"][0]


def test_what_a_move_would_bring_is_told(somebody: New) -> None:
    host = somebody()
    with host.at(host.make(players=1)["table"]) as place:
        move = next(move for move in place.moves() if move.startswith("@") and "/" in move)
        told = place.ask("ask", about=move)
        assert told["type"] == "answer"
        assert told["effect"]["cells"]
        before = place.view["game"]["event"]
        place.play(move)
        place.until(lambda view: view["game"]["event"] > before)
        tower = place.view["game"]["position"]["towers"]["1"]
        stones = tower["stones"]
        assert stones[str(len(stones) - 1)]["cells"] == told["effect"]["cells"]
        assert list(tower["walls"].values()) == told["effect"]["walls"]
        assert tower["fit"] == told["effect"]["fit"]
        assert tower["score"] == told["effect"]["score"]


def test_a_far_stone_can_be_tried_and_not_placed(somebody: New) -> None:
    """M-T7: where it fits and what it brings is told to the seat to act."""
    host = somebody()
    with host.at(host.make(players=1)["table"]) as place:
        view = place.view["game"]["position"]
        far = next(
            number
            for number, stone in enumerate(view["sites"], 1)
            if stone and number not in [*view["reach"], view["crystal"]]
        )
        told = place.ask("ask", about=f"try @{far}")
        assert told["message"]["code"] == "trial-too-far"
        turning, anchors = next(iter(told["effect"]["places"].items()))
        shape = view["sites"][far - 1].partition("-")[2]
        move = f"@{far} {shape}/{turning} {'abcd'[anchors[0] % 4]}{anchors[0] % 16 // 4 + 1}"
        assert anchors[0] in place.ask("ask", about=f"try {move}")["effect"]["cells"]
        event = place.view["game"]["event"]
        refused = place.ask("play", move=move, after=event, key="key-00000002")
        assert (refused["type"], refused["clause"]) == ("refused", "M-T2")


def test_the_moves_of_one_turn_are_asked_about_together(somebody: New) -> None:
    """O-T4: a tool, and the companion a cave further; what both bring together is what comes."""
    host = somebody()
    setup = ("first 1",)
    with host.at(host.make("ocelot", bots={"2": "dutiful"}, setup=setup)["table"]) as place:
        home = place.until(lambda view: "choices" in view["game"])["game"]["choices"]["companion"][
            0
        ]
        place.play(f"companion {home}")
        place.until(lambda view: view["game"].get("choices", {}).get("moves"))
        choices = place.view["game"]["choices"]
        tool, square = f"AC {choices['circles'][0]}", choices["moves"][0]
        together = place.ask("ask", about=f"{tool}; companion {square}")
        assert together["facts"]["square"] == square
        alone = place.ask("ask", about=tool)["effect"]["totals"][""]
        event = place.view["game"]["event"]
        place.play(tool)
        moving = place.until(lambda view: view["game"]["event"] > event)
        assert moving["game"]["choices"]["companion"] == choices["moves"]
        after = place.ask("ask", about=f"companion {square}")["effect"]
        assert after["collects"] == together["effect"]["collects"]
        for taken, total in together["effect"]["totals"].items():
            assert total["score"] == after["totals"][taken]["score"] >= alone["score"]


def test_why_a_gem_cannot_be_collected_is_told(somebody: New) -> None:
    host = somebody()
    with host.at(host.make("ocelot", bots={"2": "dutiful"})["table"]) as place:
        place.until(lambda view: "choices" in view["game"])
        told = place.ask("ask", about="b2")
        assert told["message"]["code"].startswith("ocelot-explain-")
        move = place.moves()[0]
        told = place.ask("ask", about=move)
        assert set(told["effect"]) - {"landing"} == {"collects", "nearly", "totals"}
        assert told["facts"]["kind"] in ("tool", "companion")


def test_a_hint_is_a_legal_move(somebody: New) -> None:
    host = somebody()
    with host.at(host.make(players=1)["table"]) as place:
        told = place.ask("ask", about="hint")
        assert told["move"] in place.moves()
        assert told["facts"] == place.ask("ask", about=told["move"])["facts"]
        assert told["facts"]["kind"] in ("place", "swap", "prophesy")
        message = told["message"]
        while message["code"] in ("hint-noted", "hint-why"):
            message = message["params"]["hint"]
        assert message["code"] == "hint"


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_a_hint_comes_in_steps_of_one_answer(somebody: New, game: str) -> None:
    """The first two steps do not say the move; only the first has the bots think."""
    host, guest = somebody(), somebody()
    made = host.make(game)
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        assert other.ask("sit")["type"] == "done"
        one.until(lambda view: view["room"]["status"] == "playing")
        other.until(lambda view: view["room"]["status"] == "playing")
        mover = next(place for place in (one, other) if place.moves())
        steps = [mover.ask("ask", about=f"hint {number}") for number in (1, 2, 3)]
        assert [step["step"] for step in steps] == [1, 2, 3]
        assert not any({"move", "facts"} & step.keys() for step in steps[:2])
        assert steps[2]["move"] in mover.moves()
        assert steps[2]["move"] == mover.ask("ask", about="hint")["move"]
        codes = [step["message"]["code"] for step in steps[:2]]
        assert codes[0].startswith(f"{game}-look-")
        assert codes[1].startswith(f"{game}-piece-")


def test_a_table_that_everybody_left_is_the_same_when_they_come_back(somebody: New) -> None:
    host = somebody()
    made = host.make(players=1)
    with host.at(made["table"]) as place:
        for _ in range(5):
            place.move(place.moves()[0])
        before = place.view["game"]["position"]
    with host.at(made["table"]) as place:
        assert place.view["game"]["position"] == before


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_a_match_is_two_games_on_the_same_deal_with_seats_swapped(somebody: New, game: str) -> None:
    host, guest = somebody(), somebody()
    made = host.make(game, match=True)
    places: list[Place] = []
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        other.ask("sit")
        for place in (one, other):
            place.until(lambda view: view["room"]["status"] == "playing")
        play_out([one, other], seed=3)
        following = one.until(lambda view: "next_table" in view["room"])["room"]["next_table"]
        first, deal = one.view["game"]["outcome"], [line["move"] for line in one.log[:15]]
    with host.at(following) as one, guest.at(following) as other:
        assert [line["move"] for line in one.log[:15]] == deal
        assert one.view["game"]["seat"] == 2
        assert other.view["game"]["seat"] == 1
        assert one.view["room"]["match"]["game"] == 2
        places = [one, other]
        play_out(places, seed=4)
        match = one.view["room"]["match"]
        second = one.view["game"]["outcome"]["scores"]
        assert match["points"] == [
            second[0] + first["scores"][1],
            second[1] + first["scores"][0],
        ]
        assert match["decided"]["code"].startswith("match-")
        assert "next_table" not in one.view["room"]


def test_a_rematch_is_at_another_table(somebody: New) -> None:
    host = somebody()
    made = host.make(players=1)
    with host.at(made["table"]) as place:
        place.ask("resign")
        place.ask("rematch")
        place.until(lambda view: "next_table" in view["room"])
        following = place.view["room"]["next_table"]
    with host.at(following) as place:
        assert place.view["room"]["status"] == "playing"


def test_whoever_watched_a_private_game_may_watch_its_rematch(somebody: New) -> None:
    host, watcher, stranger = somebody(), somebody(), somebody()
    made = host.make(players=2, bots={"2": "dutiful"})
    with host.at(made["table"]) as place:
        place.ask("resign")
        place.ask("rematch")
        place.until(lambda view: "next_table" in view["room"])
        following = place.view["room"]["next_table"]
    with watcher.at(following, made["invite"]) as place:
        assert place.view["room"]["status"] == "playing"
    with stranger.at(following) as place:
        assert place.answers[0]["message"]["code"] == "server-private-table"


def test_taking_back_alone(somebody: New) -> None:
    host = somebody()
    with host.at(host.make(players=1, practice=True)["table"]) as place:
        assert place.view["room"]["practice"]
        before, lines = place.view["game"]["position"], list(place.log)
        move, event = place.moves()[0], place.view["game"]["event"]
        place.play(move)
        place.until(lambda view: view["room"]["can_undo"])
        answer = place.ask("undo", after=place.view["game"]["event"], key="key-00000001")
        assert answer["type"] == "done"
        place.until(lambda view: view["game"]["event"] == answer["event"])
        assert place.view["game"]["position"] == before
        assert place.log == lines
        assert place.view["game"]["event"] > event
        assert not place.view["room"]["can_undo"]


def test_taking_back_with_others_asks_them(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make()
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        other.ask("sit")
        for place in (one, other):
            place.until(lambda view: view["room"]["status"] == "playing")
        actor, waiting = (one, other) if "choices" in one.view["game"] else (other, one)
        actor.play(actor.moves()[0])
        actor.until(lambda view: view["room"]["can_undo"])
        event = actor.view["game"]["event"]
        assert actor.ask("undo", after=event, key="key-00000001")["type"] == "done"
        waiting.until(lambda view: view["room"]["undo_asked"] == actor.view["game"]["seat"])
        assert waiting.ask("answer-undo", yes=True)["type"] == "done"
        actor.until(lambda view: "choices" in view["game"])
        assert actor.view["room"]["undo_asked"] == 0


def test_a_slow_game_says_whose_turn_it_is_without_being_in_memory(tmp_path: Path) -> None:
    """After begin, a move and a take-back, as the lists have it."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, listeners = await two_at_a_table(
                server, setup=("first 2",), clock=Clock("days", days=2)
            )

            async def listed() -> int:
                (row,) = await server.hub.storage.read(
                    lambda db: queries.tables_of(db, listeners[0].person.person, 9)
                )
                return int(row["to_act"])

            assert await listed() == room.table.to_act + 1 == 2
            while room.table.to_act == 1:
                await listeners[1].move(random.Random(1))
            assert await listed() == 1
            number = room.table.number
            await listeners[1].act(type="undo", after=number, key="key-00000000u")
            await listeners[0].act(type="answer-undo", yes=True)
            assert await listed() == room.table.to_act + 1 == 2

    asyncio.run(run())


def test_who_is_invited_can_ask_who_invites(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make(clock={"kind": "days", "days": 3})
    where = f"/api/tables/{made['table']}"
    assert guest.http.get(where).json()["message"]["code"] == "server-private-table"
    table = guest.http.get(f"{where}?invite={made['invite']}").json()
    assert table["host"] == {"id": host.id, "name": host.me["name"]}
    assert (table["clock"], table["open_seats"], table["your_seat"]) == ("days 3", 1, 0)
    assert host.http.get(where).json()["your_seat"] == 1
    assert guest.http.get("/api/tables/nosuchtable1").status_code == 404
