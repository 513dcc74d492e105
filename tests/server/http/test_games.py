"""What can be played here, and the words for it, come from the registered games."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from lapidarium.games.registry import game_types
from lapidarium.server.bot_workers.pool import BotPool
from lapidarium.server.http.games import bots

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.server.http.requests import Parts
    from tests.server.people import Person

    New = Callable[[], Person]


def test_every_registered_game_is_listed(somebody: New) -> None:
    listed = somebody().http.get("/api/games").json()["games"]
    assert [game["game"] for game in listed] == list(game_types())
    for game, known in zip(listed, game_types().values(), strict=True):
        assert game["title"]["code"] == known.title.code
        assert game["players"] == list(known.player_counts)
        assert game["fallback_level"] in [level["name"] for level in game["levels"]]
        assert game["has_daily"] == (known.daily_players is not None)
        assert [pack["name"] for pack in game["packs"]] == [path.stem for path in known.packs()]


def test_it_is_said_that_bots_are_being_prepared(somebody: New) -> None:
    assert somebody().http.get("/api/bots").json() == {"preparing": []}

    async def asked() -> list[str]:
        pool = BotPool(0, 1.0)
        pool.precompiler.awaited.add("ocelot")
        pool.precompiler.compiling = asyncio.ensure_future(asyncio.sleep(0))
        found = await bots(cast("Parts", SimpleNamespace(pool=pool)))
        await pool.close()
        return found.preparing

    assert asyncio.run(asked()) == ["ocelot"]


def test_the_host_s_choices_are_in_the_game_s_own_form(somebody: New) -> None:
    games = {game["game"]: game for game in somebody().http.get("/api/games").json()["games"]}
    assert len(games["monolyth"]["packs"][0]["options"]["cards"]) > 1
    assert games["ocelot"]["packs"][0]["options"] == {}


@pytest.mark.parametrize("lang", ["en", "de", "es", "ja"])
def test_the_words_of_all_games_come_once(somebody: New, lang: str) -> None:
    http = somebody().http
    answer = http.get(f"/api/words/{lang}")
    assert answer.headers["content-type"].startswith("text/plain")
    for name in game_types():
        assert f"game-{name} =" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    again = http.get(f"/api/words/{lang}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_a_language_that_there_is_not_is_refused(somebody: New) -> None:
    assert somebody().http.get("/api/words/xx").status_code == 422


def test_seats_are_limited_by_the_game_alone(somebody: New) -> None:
    host = somebody()
    answer = host.http.post("/api/tables", json={"game": "ocelot", "players": 7})
    assert (answer.status_code, answer.json()["message"]["code"]) == (409, "no-such-players")
    made = host.make("ocelot", bots={"2": "dutiful"})
    replay = host.http.get(f"/api/tables/{made['table']}/replay?seat=9")
    assert (replay.status_code, replay.json()["message"]["code"]) == (409, "server-no-such-seat")


def test_a_game_that_there_is_not_is_refused(somebody: New) -> None:
    answer = somebody().http.post("/api/tables", json={"game": "nothing"})
    assert answer.status_code == 409


@pytest.mark.parametrize("lang", ["en", "de", "es", "ja"])
@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_the_rules_are_there_in_every_language(somebody: New, game: str, lang: str) -> None:
    """Sections of clauses; every second part of a text is the id of a clause."""
    found = somebody().http.get(f"/api/rules/{game}/{lang}").json()
    clauses = [one for section in found["sections"] for one in section["clauses"]]
    ids = {one["id"] for one in clauses}
    assert found["pieces"]["kind"] == game
    assert all(set(one["parts"][1::2]) <= ids for one in clauses)
    drawn = [one for one in clauses if one["example"]]
    assert len(drawn) >= 5
    assert all(one["example"]["game"]["position"]["kind"] == game for one in drawn)


def test_rules_of_an_unknown_game_or_language_are_refused(somebody: New) -> None:
    http = somebody().http
    answer = http.get("/api/rules/chess/en")
    assert (answer.status_code, answer.json()["message"]["code"]) == (404, "no-such-game")
    assert http.get("/api/rules/monolyth/xx").status_code == 422
