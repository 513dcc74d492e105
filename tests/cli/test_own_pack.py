"""A pack of one's own in the terminal: played to the end, replayed, and in the arena."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

from lapidarium import bots, record
from lapidarium.arena.game_loop import DealtGame
from lapidarium.dealing import Dealer
from lapidarium.games.pack_text import figures_of, with_figures
from lapidarium.games.packs import load, read
from lapidarium.games.registry import referee
from tests.cli.running import run

if TYPE_CHECKING:
    from pathlib import Path

    from lapidarium.games.pack import Pack

pytestmark = pytest.mark.slow


def own_pack(game: str) -> Pack:
    """The shipped pack with another figure, as the workshop writes it."""
    figures = figures_of(load(game).text)
    figures |= {"name": "own", "title": "My own box"}
    if game == "monolyth":
        figures["structure_tokens"]["players_2"] = [8, 4]
        figures["structure_tokens"]["provenance"]["players_2"] = "seen"
    else:
        figures["mat"]["looks"] = {"f7": "NEW"}
        figures["mat"]["provenance"]["looks"] = "invented"
    return read(with_figures(load(game).text, figures), "pack")


def moves_of(pack: Pack, seed: str) -> list[str]:
    """The moves of a whole game as the terminal deals it, for two people at one keyboard."""
    game = referee(pack, 2)
    rng = random.Random(seed)
    dealt, typed = DealtGame(game, Dealer(seed)), list[str]()
    while dealt.to_act >= 0:
        move = rng.choice(list(game.legal(dealt.state)))
        typed.append(game.text(move))
        dealt.advance(move)
    return typed


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_a_whole_game_in_the_terminal_is_replayed_with_its_pack(game: str, tmp_path: Path) -> None:
    pack, file = own_pack(game), tmp_path / "own.toml"
    file.write_text(pack.text, "utf-8")
    typed = "\n".join(moves_of(pack, "5")) + "\n"
    options = ("--pack", str(file), "--seed", "5", "--players", "2")
    played = run("play", game, *options, typed=typed, home=tmp_path)
    assert played.returncode == 0, played.stderr
    file.unlink()
    (saved,) = (tmp_path / "data" / "lapidarium" / "games").glob("*.record")
    found = record.read(saved.read_text("utf-8"))
    assert found.game.outcome(list(found.states())[-1]) is not None
    assert found.game.pack.digest == pack.digest != load(game).digest
    assert found.game.pack.text == pack.text
    assert run("replay", str(saved), home=tmp_path).returncode == 0


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_an_own_pack_in_the_arena(game: str, tmp_path: Path) -> None:
    pack, file = own_pack(game), tmp_path / "own.toml"
    file.write_text(pack.text, "utf-8")
    call = ("arena", game, "dutiful", "random", "-k", "1", "--pack", str(file))
    done = run(*call, "--json", home=tmp_path)
    assert done.returncode == 0, done.stderr
    summary = json.loads(done.stdout)
    assert summary["pack"] == {"name": "own", "digest": pack.digest}


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_master_says_that_it_searches_without_its_learned_value(game: str) -> None:
    """On a pack it was not trained for; not on the shipped one."""
    for pack, expected in ((own_pack(game), "bot-without-value"), (load(game), None)):
        made = referee(pack, 2)
        dealt = DealtGame(made, Dealer("1"))
        view = made.view(dealt.state, dealt.to_act)
        choice = bots.choose(made, view, "master", "1", bots.Budget(None, 20))
        assert (choice.note.code if choice.note else None) == expected
