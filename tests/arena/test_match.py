"""Matches: who sits where, the same deal for all of its games, and that nothing depends on time."""

from __future__ import annotations

from pathlib import Path

import pytest

from lapidarium import bots
from lapidarium.arena.match import BadMatch, Entrant, Task, check_match, game_for, play
from lapidarium.arena.match_file import MatchFile
from lapidarium.arena.runner import MatchRunner
from lapidarium.arena.statistics import Sprt
from lapidarium.arena.summary import summarize_match, summarize_solo
from lapidarium.bots import Budget
from lapidarium.dealing import Dealer
from lapidarium.workers import Workers
from tests.arena.matches import DyingGame, match, play_or_die, timeless


def test_two_bots_swap_seats() -> None:
    assert match("monolyth", 2, "random", "dutiful").seatings == ((0, 1), (1, 0))


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    """One against three of the other: the one in each seat."""
    found = match("monolyth", 4, "dutiful", "random").seatings
    assert found == ((0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1))


def test_one_bot_alone_plays_each_deal_once() -> None:
    assert match("monolyth", 3, "random").seatings == ((0, 0, 0),)


def test_more_bots_than_seats_all_meet() -> None:
    three = match("ocelot", 2, "random", "dutiful", "steadfast")
    assert three.lineups == ((0, 1), (0, 2), (1, 2))
    assert three.rotations == 2
    assert len(three.seatings) == 6
    runner = MatchRunner(three, 5)
    assert (runner.deals, runner.wanted) == (3, 18)


def test_an_entrant_reads_back() -> None:
    assert str(Entrant.parse("master@1.5s", Budget(simulations=9))) == "master@1.5s"
    assert str(Entrant.parse("master", Budget(simulations=9))) == "master@9sims"


@pytest.mark.parametrize(("game", "players"), [("monolyth", 2), ("monolyth", 3), ("ocelot", 2)])
def test_all_games_of_a_deal_begin_alike(game: str, players: int) -> None:
    """The same setup and the same first seat; the entrants are turned round."""
    of = match(game, players, *["random", "dutiful", "steadfast"][:players])
    found = [play(Task(of, 5, turn)) for turn in range(players)]
    assert {one.first for one in found} == {found[0].first}
    assert [one.seating for one in found] == list(of.seatings)
    rules = game_for(of.pack, players)
    state, _ = Dealer("arena/test/5").deal(rules, rules.start())
    assert rules.to_act(state) == found[0].first


def test_a_game_is_the_same_again_and_another_deal_is_not() -> None:
    of = match("monolyth", 2, "random", "dutiful")
    assert timeless(play(Task(of, 0, 1))) == timeless(play(Task(of, 0, 1)))
    assert play(Task(of, 0, 1)).scores != play(Task(of, 1, 1)).scores


@pytest.mark.slow
def test_the_number_of_workers_changes_nothing() -> None:
    of = match("ocelot", 2, "random", "dutiful")
    with Workers(1) as one, Workers(2) as two:
        alone, shared = MatchRunner(of, 6).run(one), MatchRunner(of, 6).run(two)
    assert [timeless(game) for game in alone] == [timeless(game) for game in shared]
    assert len(alone) == 6


@pytest.mark.slow
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    of = match("ocelot", 2, "random", "dutiful")
    tasks = list(of.tasks(2))
    with Workers(2) as two:
        games = two.map(play_or_die, [DyingGame(task, tmp_path / "flag") for task in tasks])
        found = sorted(timeless(game) for game in games)
    assert (tmp_path / "flag").exists()
    assert found == sorted(timeless(play(task)) for task in tasks)


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """The second run plays only what is missing, also when the last line was torn."""
    of, path = match("ocelot", 2, "random", "dutiful"), tmp_path / "deep" / "games"
    with Workers() as workers:
        whole = MatchRunner(of, 6).run(workers)
        MatchRunner(of, 4, MatchFile(path, of)).run(workers)
        path.write_text(path.read_text()[:-20])
        again = MatchRunner(of, 6, kept := MatchFile(path, of))
        assert len(again.games) == 3
        played: list[int] = []
        found = again.run(workers, lambda: played.append(1))
    assert len(played) == 3
    assert [timeless(game) for game in found] == [timeless(game) for game in whole]
    assert sorted(map(timeless, MatchFile(path, of).games)) == sorted(map(timeless, kept.games))


def test_games_of_another_match_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games"
    MatchFile(path, match("ocelot", 2, "random", "dutiful"))
    before = path.read_text()
    with pytest.raises(BadMatch):
        MatchFile(path, match("ocelot", 2, "random", "steadfast"))
    path.write_text(before + "no game\n")
    with pytest.raises(BadMatch):
        MatchFile(path, match("ocelot", 2, "random", "dutiful"))
    assert path.read_text() == before + "no game\n"


def test_a_sequential_test_stops_a_match_early() -> None:
    of = match("ocelot", 2, "steadfast", "random")
    with Workers() as workers:
        runner = MatchRunner(of, 400, sprt=Sprt(0, 200))
        runner.run(workers)
    summary = summarize_match(runner)
    assert summary["sprt"]["decided"] is True
    assert 2 <= summary["deals"] < 40
    assert summary["games"] == 2 * summary["deals"]


def test_the_summary_counts_what_happened() -> None:
    of = match("ocelot", 2, "steadfast", "random")
    with Workers() as workers:
        runner = MatchRunner(of, 4)
        games = runner.run(workers)
    one, other = summarize_match(runner)["bots"]
    assert (one["bot"], one["budget"], one["games"]) == ("steadfast", "20sims", 4)
    points = [game.scores[game.seating.index(0)] for game in games]
    assert one["points"] == sum(points) / 4
    assert one["rate"] + other["rate"] == 1
    assert one["elo"] == -other["elo"] > 0
    assert [turn["games"] for turn in one["turns"]] == [2, 2]
    by_turn = sum(turn["points"] * turn["games"] for turn in one["turns"]) / 4
    assert by_turn == pytest.approx(one["points"])


def test_solo_ranks() -> None:
    with Workers() as workers:
        runner = MatchRunner(match("monolyth", 1, "dutiful"), 3)
        games = runner.run(workers)
    summary = summarize_solo(runner)
    assert sum(one["share"] for one in summary["ranks"]) == pytest.approx(1)
    assert summary["mean"] == round(sum(game.scores[0] for game in games) / 3, 2)
    low = sum(game.scores[0] <= 45 for game in games) / 3
    assert summary["ranks"][0] == {"rank": "rank-1", "share": low}


def test_what_nobody_can_play_is_refused() -> None:
    with pytest.raises(bots.NoSuchBot):
        check_match(match("ocelot", 2, "nobody", "random"))
    with pytest.raises(BadMatch):
        check_match(match("ocelot", 2, "random", "random"))
