"""Ids and observations: fixed, the same as the referee's, and without secrets."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lapidarium.games.codec import ACTIONS_VERSION, NoSuchAction
from lapidarium.games.errors import Illegal
from lapidarium.games.game import CHANCE, OVER
from lapidarium.research.referee_engine import RefereeEngine
from tests.compiled.compiled_games import GAMES, TABLES, game_of
from tests.research.engines import engine, moments

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parent / "golden"
SIZES = {"monolyth": 1684, "ocelot": 514}


def agree(pack: str, players: int, seed: int) -> int:
    """Play a random game on the compiled engine and on the referee; the number of decisions."""
    fast = engine(pack, players)
    game, codec = fast.game, fast.codec
    draw = random.Random(f"{pack}/{players}/{seed}")
    state, now = fast.start(), game.start()
    decisions = 0
    while True:
        assert fast.decode(state) == now
        turn = game.to_act(now)
        assert fast.to_act(state) == turn
        if turn == CHANCE:
            events, weights = zip(*game.chance(now).outcomes, strict=True)
            numbers = fast.outcomes(state)
            assert sum(chance for _, chance in numbers) == pytest.approx(1)
            assert len(numbers) == len(events)
            event = draw.choices(events, weights)[0]
            now = game.after(now, event)
            after = ((chance, fast.after(state, n)) for n, chance in numbers)
            chance, state = next(each for each in after if fast.decode(each[1]) == now)
            assert chance == pytest.approx(weights[events.index(event)] / sum(weights))
            continue
        for seat in range(players):
            seen = codec.observe(game.view(now, seat), seat)
            assert (fast.observe(state, seat) == seen).all(), (seat, game.position(now))
            assert (seen <= codec.planes.high).all()
        ids = codec.legal(now)
        assert fast.legal(state).tolist() == ids.tolist() == sorted(set(ids.tolist()))
        mask = fast.mask(state)
        assert np.flatnonzero(mask).tolist() == ids.tolist()
        assert fast.scores(state) == game.scores(now)
        if turn == OVER:
            outcome = game.outcome(now)
            assert outcome is not None
            places = fast.places(state)
            assert tuple(seat for seat in range(players) if places[seat] == 0) == outcome.winners
            return decisions
        decisions += 1
        action = int(draw.choice(ids))
        move = codec.move(now, action)
        assert codec.action(now, move) == action
        state, now = fast.after(state, action), game.after(now, move)


@pytest.mark.parametrize(("pack", "players"), TABLES)
def test_engine_and_referee_agree_step_by_step(pack: str, players: int) -> None:
    assert agree(pack, players, seed=1) > 10


@pytest.mark.parametrize(("pack", "players"), TABLES)
def test_an_observation_fills_its_row_and_no_more(pack: str, players: int) -> None:
    """In every state, also where something is drawn; whatever was in the row before."""
    of: Any = engine(pack, players)
    draw = random.Random(f"{pack}/{players}/rows")
    rows, who = np.zeros((3, of.planes.size), np.uint8), np.zeros(3, np.int64)
    state, turn = of.start(), CHANCE
    while turn != OVER:
        now, games = of.decode(state), np.frombuffer(state * 3, of.compiled.dtype).copy()
        for seat in range(players):
            rows[:], who[:] = draw.randrange(256), seat
            around = rows[::2].copy()
            middle = (of.compiled.tables, games, 1, 2)
            of.module.call("vector_observe", *middle, who, rows, of.planes.size)
            assert (rows[1] == of.codec.observe(of.game.view(now, seat), seat)).all()
            assert (rows[::2] == around).all()
        if turn == CHANCE:
            numbers, weights = zip(*of.outcomes(state), strict=True)
            state = of.after(state, draw.choices(numbers, weights)[0])
        else:
            state = of.after(state, draw.choice(of.legal_list(state)))
        turn = of.to_act(state)


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_the_size_of_the_codec(pack: str, players: int) -> None:
    found = engine(pack, players)
    assert found.actions == SIZES[pack]
    assert found.planes.size % 8 == 0
    assert sum(plane.size for plane in found.planes.planes) <= found.planes.size
    assert found.planes.scale.max() == 1


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_illegal_ids_say_why(pack: str, players: int) -> None:
    """An id that is no move, and a move that the rules forbid, with the clause."""
    of = engine(pack, players)
    state = next(moments(of, 1))
    mask = of.mask(state)
    clauses = 0
    for action in range(of.actions):
        if mask[action]:
            of.after(state, action)
            continue
        with pytest.raises((Illegal, NoSuchAction)) as found:
            of.after(state, action)
        clauses += isinstance(found.value, Illegal) and bool(found.value.clause)
    assert clauses > 10
    for nonsense in (-1, of.actions, 10**6):
        with pytest.raises(NoSuchAction, match="from 0 to"):
            of.after(state, nonsense)


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_text_both_ways(pack: str, players: int) -> None:
    of = engine(pack, players)
    for state in moments(of, 2, every=9):
        for action in of.legal(state).tolist()[::7]:
            assert of.parse(state, of.text(state, action)) == action


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_factors_name_an_action(pack: str, players: int) -> None:
    codec = engine(pack, players).codec
    table = codec.factor_table
    assert table.shape == (codec.actions, len(codec.factors))
    assert len(np.unique(table, axis=0)) == codec.actions
    for factor, column in zip(codec.factors, table.T, strict=True):
        assert set(column.tolist()) <= {-1, *range(factor.size)}
        assert column.max() == factor.size - 1


# ------------------------------------------------------------------ ids never change


def golden_lines(pack: str, players: int) -> list[str]:
    """Positions of a game, and the ids of some moves in each."""
    of = engine(pack, players)
    lines = []
    for state in moments(of, 7, every=6):
        whole = of.decode(state)
        lines.append(f"position {of.game.position(whole)}")
        lines += [f"{action} {of.text(state, action)}" for action in of.legal(state).tolist()[::11]]
    return lines


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_ids_are_those_of_the_golden_file(pack: str, players: int) -> None:
    """Ids of a version never change; the file is never written anew to make this pass."""
    codec = engine(pack, players).codec
    path = GOLDEN / f"actions-v{ACTIONS_VERSION}-{pack}-{players}.txt"
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) > 40
    state: Any = None
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "position":
            state = codec.game.from_position(rest)
        else:
            assert codec.text(state, int(word)) == rest
            assert codec.parse(state, rest) == int(word)


# ------------------------------------------------------------------ secrets


@pytest.mark.parametrize("pack", ["ocelot", "ocelot-notched"])
def test_what_a_seat_cannot_tell_apart_looks_the_same(pack: str) -> None:
    """O-G8: whatever the other has drawn, observation and mask are the same bytes."""
    of = engine(pack, 2)
    draw, different = random.Random(3), 0
    for seed in range(4):
        for state in moments(of, seed, every=4):
            if of.to_act(state) == OVER:  # then everything is open
                continue
            for seat in range(2):
                whole = of.decode(state)
                view = of.game.view(whole, seat)
                other = of.game.world(view, draw)
                different += other != whole
                twin = of.encode(other)
                assert (of.observe(twin, seat) == of.observe(state, seat)).all()
                if of.to_act(state) == seat:
                    assert (of.mask(twin) == of.mask(state)).all()
    assert different > 10


def test_what_is_drawn_in_secret_is_seen_by_whoever_drew_it() -> None:
    """The other way round: the test above could not fail if observations held nothing."""
    of, draw = engine("ocelot", 2), random.Random(4)
    told_apart = 0
    for state in moments(of, 1):
        if of.to_act(state) == OVER:
            continue
        whole = of.decode(state)
        other = of.game.world(of.game.view(whole, 0), draw)
        told_apart += (of.observe(of.encode(other), 1) != of.observe(state, 1)).any()
    assert told_apart > 5


# ------------------------------------------------------------------ symmetries


def _turned_towers(of: Any, state: bytes, quarters: int) -> tuple[Any, bytes]:
    """The same game with the active seat's board turned: its tables and its state."""
    from lapidarium.games.monolyth.codec.symmetry import turned_column

    record = np.frombuffer(state, of.compiled.dtype).copy()
    s = record[0]
    seat = int(s["seat"])

    def turned(cells: int) -> int:
        return sum(
            1 << (16 * (n // 16) + turned_column(n % 16, quarters))
            for n in range(64)
            if cells >> n & 1
        )

    for colour in range(5):
        s["colours"][seat, colour] = turned(int(s["colours"][seat, colour]))
    s["filled"][seat] = turned(int(s["filled"][seat]))
    s["slots"][seat] = np.roll(s["slots"][seat], quarters)
    s["free"][seat] = sum(1 << n for n in range(4) if s["slots"][seat, n] == 0)
    tables = of.compiled.tables.copy()
    board = s["boards"][seat]
    tables["sides"][0, board] = np.roll(tables["sides"][0, board], quarters)
    return tables, record.tobytes()


@pytest.mark.parametrize("players", [1, 3])
def test_a_board_can_be_turned(players: int) -> None:
    """Masks, observations and what follows turn with it."""
    of: Any = engine("monolyth", players)
    for state in moments(of, 5, every=10):
        seat = of.to_act(state)
        if seat == OVER:
            continue
        seen, mask = of.observe(state, seat), of.mask(state)
        for quarters, symmetry in enumerate(of.codec.symmetries):
            tables, twin = _turned_towers(of, state, quarters)
            words = np.zeros((1, of.planes.size), np.uint8)
            bits, who = np.zeros(27 * 4, np.uint16), np.zeros(1, np.int64)
            games = (tables, np.frombuffer(twin, of.compiled.dtype).copy(), 0, 1)
            of.module.call("vector_look", *games, who, bits)
            of.module.call("vector_observe", *games, who, words, of.planes.size)
            expected = np.unpackbits(bits.view(np.uint8), count=of.actions, bitorder="little")
            turned, turned_mask = symmetry.turned(seen, mask)
            assert (turned == words[0]).all()
            assert (turned_mask == expected).all()


def test_the_mat_can_be_turned() -> None:
    """Legal moves of a turned cave are the turned moves; a mat without symmetry has only one."""
    of: Any = engine("ocelot", 2)
    names = [symmetry.name for symmetry in of.codec.symmetries]
    assert names[0] == "identity"
    box = of.game.box
    for symmetry in of.codec.symmetries:
        targets = symmetry.actions(np.zeros(of.planes.size, np.uint8))
        assert sorted(targets.tolist()) == list(range(of.actions))
        circles = [int(targets[n]) for n in range(len(box.circles))]
        squares = [int(targets[448 + n]) - 448 for n in range(len(box.squares))]
        for circle, sight in enumerate(box.sight):
            seen = sum(1 << squares[n] for n in range(len(squares)) if sight >> n & 1)
            assert seen == box.sight[circles[circle]]


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_the_referee_alone_gives_the_same_environment(pack: str, players: int) -> None:
    """The engine for games without a compiled form, on a game that has one."""
    slow = RefereeEngine(game_of(pack, players), engine(pack, players).codec)
    fast = engine(pack, players)
    for state in list(moments(fast, 8, every=15))[:4]:
        text = slow.encode(fast.decode(state))
        assert slow.legal(text).tolist() == fast.legal(state).tolist()
        seat = max(fast.to_act(state), 0)
        assert (slow.observe(text, seat) == fast.observe(state, seat)).all()
        assert slow.scores(text) == fast.scores(state)
