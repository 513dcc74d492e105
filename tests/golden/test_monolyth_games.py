"""Golden games of Monolyth: records of whole games, each kept for one thing in it.

They were played by the builders of tests/oracle; they are never written anew to make a
test pass. Those of version 1 were played when the refill still came last in a turn. When the
ledger was corrected, the oracle told each of them again: the same decisions and draws in the
order of M-T10, one more draw where the last turn now ends with one, and no token after the top
level.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from lapidarium import record
from lapidarium.games.game import Outcome
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.rules.cells import GRID, heights
from lapidarium.games.monolyth.rules.earlier_order import EarlierMonolyth
from lapidarium.games.monolyth.rules.events import Fill
from lapidarium.games.monolyth.rules.state import Phase, State
from lapidarium.record import Record, RecordError
from tests.games.monolyth.tables import field, moves, tower

GAMES = sorted(Path(__file__).parent.glob("monolyth-*.record"))
EARLIER = sorted((Path(__file__).parent / "version-1").glob("monolyth-*.record"))


def golden(name: str) -> tuple[Monolyth, Record, list[State]]:
    told = record.read((Path(__file__).parent / f"monolyth-{name}.record").read_text("utf-8"))
    assert isinstance(told.game, Monolyth)
    return told.game, told, list(told.states())


def text(told: Record, number: int) -> str:
    """An event by its number in the record; `states[number - 1]` is the one it happens in."""
    return told.game.text(told.events[number - 1])


def ended(game: Monolyth, state: State) -> Outcome:
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_golden_game_replays_to_its_result(path: Path) -> None:
    told = path.read_text("utf-8")
    assert record.write(record.read(told)) == told


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_game_of_version_1_replays_in_its_own_order(path: Path) -> None:
    """M-T10: it is written as it was, and ends as the same game does in today's order."""
    told = path.read_text("utf-8")
    found = record.read(told)
    assert isinstance(found.game, EarlierMonolyth)
    assert record.write(found) == told
    today = record.read((path.parents[1] / path.name).read_text("utf-8"))
    assert ended(found.game, found.last()).places == ended(found.game, today.last()).places
    assert ended(found.game, found.last()).scores == ended(found.game, today.last()).scores
    moves_of = [
        [game.game.text(e) for e in game.events if not isinstance(e, Fill)]
        for game in (found, today)
    ]
    given = moves_of[0].pop() if path.stem.startswith("monolyth-solo-top") else ""
    assert moves_of[0] == moves_of[1]
    assert given in ("", "give 5")


def test_the_order_of_version_1_is_not_that_of_version_2() -> None:
    """A solo game of version 1 under the head of version 2 is refused at its first refill."""
    told = (EARLIER[2].read_text("utf-8")).replace("lapidarium-record 1", "lapidarium-record 2", 1)
    with pytest.raises(RecordError) as caught:
        record.read(told)
    assert "give" in told.split("\n")[caught.value.line - 1]


def test_a_lid_that_runs_dry() -> None:
    """M-T5, M-E2: after 53 refills nothing is drawn; the last stone ends the game at once."""
    game, told, states = golden("lid-runs-dry")
    fills = [n for n, _ in enumerate(told.events, 1) if text(told, n).startswith("fill")]
    assert len(fills) == 12 + 53
    assert (fills[-1], field(game, states[fills[-1]], "lid")) == (133, "-")
    assert set(states[-1].sites) == {-1}
    assert len(states[-2].sites) - states[-2].sites.count(-1) == 1
    assert ended(game, states[-1]).ended.code == "ended-no-stones"
    assert ended(game, states[-1]).scores == (6, 15, 6, 23)


def test_a_forced_discard() -> None:
    """M-T6: two cells are free side by side; no reachable stone fits, and no single is left."""
    game, told, states = golden("forced-discard")
    before, after = states[121], states[122]
    assert text(told, 122) == "@7 discard"
    assert game.to_act(before) == 1
    assert tower(game, before, 2) == "TTW,OOO,TOO,KKO/TTK,WWB,TOW,TK/TKK,WTB,OOW,TK/OKB,OOB,OOO,BOO"
    assert field(game, before, "sites").split(",")[6:10] == ["B-L4", "T-L3", "B-L3", "B-T4"]
    assert field(game, before, "supply") == "B*0,O*2,K*0,T*0,W*0"
    assert moves(game, before, "@") == {"@7 discard", "@8 discard", "@9 discard", "@10 discard"}
    assert after.boards == before.boards
    assert text(told, 123).startswith("fill 6 ")


def test_two_levels_by_one_stone() -> None:
    """M-X4, M-L1: a domino set upright on the last column completes levels 3 and 4."""
    game, told, states = golden("two-levels-by-one-stone")
    assert text(told, 96) == "@5 I2/3 d4"
    gains = game.gains(states[95], told.events[95])
    assert [
        (message.code, message.params["level"], message.params["points"]) for message in gains
    ] == [
        ("gain-level", 3, 4),
        ("gain-level", 4, 4),
    ]
    assert states[95].boards[0].levels == (8, 6)
    assert (states[96].phase, states[96].boards[0].levels) == (Phase.FILL, (8, 6))
    assert states[97].boards[0].levels == (8, 6, 4, 4)
    assert ended(game, states[-1]).scores == (28, 24)


def test_a_structure_matched_mirrored() -> None:
    """M-L2: card 3 of this own pack is a hook; its mirror image, no rotation, is built."""
    game, told, states = golden("structure-mirrored")
    assert game.pack.name == "monolyth-screws"
    assert (text(told, 1), text(told, 21)) == ("card 3", "@7 I2/2 c1")
    assert [message.code for message in game.gains(states[20], told.events[20])] == [
        "gain-structure"
    ]
    standing = heights(states[21].boards[0].filled)
    assert standing == (0, 0, 2, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    card = game.pack.cards[2]
    for _ in range(4):
        card = tuple(card[GRID * (GRID - 1 - c % GRID) + c // GRID] for c in range(GRID * GRID))
        assert not all(h in asked for h, asked in zip(standing, card, strict=True))
    assert (states[21].boards[0].structure, states[22].boards[0].structure) == (0, 13)


def test_a_tie_won_by_the_last_seat() -> None:
    """M-E6: 16 points each; seat 2 began, so seat 1 is last and first, then 3, then 2."""
    game, told, states = golden("tie-won-by-the-last-seat")
    outcome = ended(game, states[-1])
    assert text(told, 5) == "first 2"
    assert outcome.scores == (16, 16, 16)
    assert [seat + 1 for (seat,) in outcome.places] == [1, 3, 2]
    assert outcome.decided.code == "decided-later"
    assert game.turns(states[-1]) == 3 * 15


@pytest.mark.parametrize(
    ("name", "ending", "prophecies", "score", "rank"),
    [
        ("solo-tokens", "ended-no-prophecies", "-", 6 + 8 + 10 + 4 + 4 + 7 + 6, "rank-1"),
        ("solo-tokens-and-structure", "ended-no-prophecies", "-", 52, "rank-2"),
        ("solo-top-level", "ended-top-level-solo", "4,4,5", 6 + 8 + 10 + 16, "rank-1"),
        ("solo-top-level-and-structure", "ended-top-level-solo", "4,5", 40 + 8 + 5 + 4, "rank-2"),
    ],
)
def test_solo_games(name: str, ending: str, prophecies: str, score: int, rank: str) -> None:
    """M-1P4, M-1P5: by the last token or by the top level, whichever is first."""
    game, _, states = golden(name)
    outcome = ended(game, states[-1])
    assert outcome.ended.code == ending
    assert field(game, states[-1], "prophecies") == prophecies
    assert outcome.scores == (score,)
    assert str(outcome.decided) == f"decided-rank(score={score}, rank={rank})"
    assert bool(states[-1].boards[0].structure) == name.endswith("structure")


def test_solo_level_and_structure_by_one_single() -> None:
    """M-L3, M-1P3: the single on d3 completes level 1 (the 6) and the card (the 8)."""
    game, told, states = golden("solo-tokens-and-structure")
    assert text(told, 45) == "@3 swap d3"
    assert [str(message) for message in game.gains(states[44], told.events[44])] == [
        "gain-level(level=1, points=6)",
        "gain-structure(points=8)",
    ]


def test_solo_levels_pay_6_8_10_16() -> None:
    """M-X5, M-1P2: in a whole game, the top level with the last 16 and without a token."""
    game, told, states = golden("solo-top-level")
    assert [text(told, n) for n in (28, 40, 64, 67)] == [
        "@13 L3/3 a1",
        "@12 L4/8 c1",
        "@7 L3/12 a1",
        "@8 swap a4",
    ]
    paid = [states[n + 1].boards[0].levels for n in (28, 40, 64, 67)]
    assert paid == [(6,), (6, 8), (6, 8, 10), (6, 8, 10, 16)]
    assert [text(told, n) for n in (65, 66, 68)] == ["fill 3 B-T4", "give 5", "fill 7 O-L3"]
    assert len(told.events) == 68
    assert ended(game, states[-1]).scores == (40,)
