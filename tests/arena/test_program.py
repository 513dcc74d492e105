"""Programs in a match: they read text and print moves; what cannot be played is counted."""

from __future__ import annotations

import json
import random
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from lapidarium import words
from lapidarium.arena.match import BadMatch, Entrant, Match, check_match, play
from lapidarium.arena.program import Answers, ProgramPlayer, prompt
from lapidarium.bots import Budget
from lapidarium.cli.app import app
from lapidarium.games.packs import load
from lapidarium.games.registry import game_types
from lapidarium.research.text import TextGame

FIRST = r"awk '/such as \[/ { sub(/.*such as \[/, q); sub(/\]\.$/, q); print }'"
"""Prints the move that the prompt names as an example; quicker to start than Python."""
STUBBORN = (
    r"awk '/such as \[/ { sub(/.*such as \[/, q); sub(/\]\.$/, q); move = $0 }"
    r' /^# Refused/ { told = 1 } END { print told ? move : "[give 9]" }'
    "'"
)


def command(tmp_path: Path, source: str) -> str:
    path = tmp_path / "agent.py"
    path.write_text(source)
    return shlex.join([sys.executable, str(path)])


def match(*bots: str, game: str = "monolyth", **options: Any) -> Match:
    budget = Budget(simulations=1)
    entrants = tuple(Entrant.parse(bot, budget, **options) for bot in bots)
    return Match(load(game).text, 2, entrants, "1")


def one_move(command: str, seconds: float = 60.0, tries: int = 2) -> tuple[ProgramPlayer, str]:
    table = TextGame.new("monolyth", seed=1)
    player = ProgramPlayer(command, seconds, tries)
    move = player.choose(table.game, table.events, table.to_act, random.Random(1))
    assert move in table.game.legal(table.state)
    return player, table.game.text(move)


@pytest.mark.slow
def test_a_program_that_plays_by_the_rules() -> None:
    player, move = one_move(FIRST)
    assert player.answers == Answers(asked=1)
    assert move == TextGame.new("monolyth", seed=1).legal_moves()[0][0]


@pytest.mark.slow
def test_an_illegal_answer_is_told_why_and_counted() -> None:
    player, _ = one_move(STUBBORN)
    assert player.answers == Answers(asked=1, illegal=1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("print('[give 9]')", Answers(1, 2, 0, 0, 1)),
        ("print('I resign')", Answers(1, 0, 2, 0, 1)),
        ("raise SystemExit('no model here')", Answers(1, 0, 2, 0, 1)),
        ("print('x' * 3_000_000)", Answers(1, 0, 2, 0, 1)),
    ],
)
def test_after_the_last_try_a_random_move_is_played(
    tmp_path: Path, source: str, expected: Answers
) -> None:
    player, _ = one_move(command(tmp_path, source))
    assert player.answers == expected
    if "model" in source:
        assert player.failed is not None
        assert "no model here" in words.render(player.failed)


@pytest.mark.slow
def test_a_program_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    player, _ = one_move(command(tmp_path, "import time; time.sleep(600)"), 0.5, tries=1)
    assert player.answers == Answers(asked=1, late=1, fallbacks=1)


@pytest.mark.slow
def test_a_game_with_a_program() -> None:
    of = match(f"llm:{FIRST}", "random", game="ocelot")
    check_match(of)
    found = play(next(of.tasks(1)))
    program, bot = (Answers(*one) for one in found.answers)
    assert program.asked == found.moves[0] > 0
    assert program.counts()[1:] == (0, 0, 0, 0)
    assert bot == Answers()


@pytest.mark.parametrize("bot", ["llm:", "llm:no-such-program-at-all x", "llm:'unbalanced"])
def test_a_command_that_cannot_be_run(bot: str) -> None:
    with pytest.raises(BadMatch):
        check_match(match(bot, "random"))


@pytest.mark.parametrize("name", game_types())
def test_what_a_program_reads(name: str) -> None:
    table = TextGame.new(name, seed=1)
    text = prompt(table.game, table.states, table.events, table.to_act)
    for title in ("Rules", "History", "Position", "Notation", "Moves"):
        assert f"# {title}\n" in text
    assert table.view(table.to_act, "notation") in text
    assert all(f"{move}: " in text for move, _ in table.legal_moves())


@pytest.mark.slow
def test_the_command_shows_illegal_answers() -> None:
    call = ["arena", "ocelot", f"llm:{STUBBORN}", "random", "-k", "1"]
    done = CliRunner().invoke(app, [*call, "-b", "1sims", "--llm-tries", "2", "--json"])
    assert done.exit_code == 0, done.output
    program = json.loads(done.stdout)["bots"][0]
    assert program["answers"]["illegal"] + program["answers"]["unreadable"] > 0
    assert program["answers"]["fallbacks"] == 0
    assert program["answers"]["asked"] == program["moves"]
