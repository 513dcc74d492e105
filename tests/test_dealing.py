"""Dealing: an order fixed in secret, from which draws are read off (M-S6, M-T5)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.dealing import Dealer, deal
from lapidarium.games.game import CHANCE, Chance
from lapidarium.record import Record
from tests.games.monolyth.tables import drawn, field, monolyth, play, set_up

if TYPE_CHECKING:
    from collections.abc import Iterator


def coloured(nth: int) -> Chance[str]:
    """Three of one kind, two of another, one of a third, drawn for the nth time."""
    return Chance.of("bag", nth, (("red", 3), ("green", 2), ("blue", 1)))


def test_the_same_seed_is_the_same_deal() -> None:
    game = monolyth(3)
    once, events = Dealer("abc").deal(game, game.start())
    again, same = Dealer("abc").deal(game, game.start())
    assert once == again
    assert events == same
    assert len(events) == 1 + 3 + 1 + 12


def test_another_seed_is_another_deal() -> None:
    game = monolyth(3)
    deals = {game.position(Dealer(seed).deal(game, game.start())[0]) for seed in range(20)}
    assert len(deals) == 20


def test_a_number_is_a_seed_too() -> None:
    game = monolyth()
    assert Dealer(7).deal(game, game.start()) == Dealer("7").deal(game, game.start())


def test_it_deals_until_somebody_has_to_decide() -> None:
    game = monolyth()
    state, _ = Dealer(1).deal(game, game.start())
    assert game.to_act(state) >= 0
    assert Dealer(1).deal(game, state) == (state, [])
    moved = play(game, set_up(game), "@2 swap a1")
    after, (event,) = Dealer(1).deal(game, moved)
    assert game.to_act(moved) == CHANCE
    assert game.to_act(after) == 1
    assert game.text(event).startswith("fill 1 ")


def test_taking_back_does_not_change_what_is_drawn_next() -> None:
    """The next stone of the lid is the same, wherever the crystal has left a site."""
    game = monolyth()
    dealer = Dealer("lid")
    state, _ = dealer.deal(game, game.start())
    stones = set()
    for move in game.legal(state)[:200]:
        after = game.after(state, move)
        if game.to_act(after) == CHANCE:
            _, (event,) = dealer.deal(game, after)
            stones.add(game.text(event).split()[-1])
    assert len(stones) == 1


def test_prophecies_in_between_do_not_change_it_either() -> None:
    """What is drawn depends on how often was drawn, not on how many turns there were."""
    game = monolyth()
    dealer = Dealer("lid")
    state, _ = dealer.deal(game, game.start())
    move = next(game.text(m) for m in game.legal(state) if " swap " in game.text(m))
    letters = [field(game, state, f"seat{seat}")[:1] for seat in (1, 2)]
    if field(game, state, "first") == "2":
        letters.reverse()
    later = play(game, state, f"prophecy 4 {letters[0]}", f"prophecy 5 {letters[1]}")
    _, (at_once,) = dealer.deal(game, play(game, state, move))
    _, (afterwards,) = dealer.deal(game, play(game, later, move))
    assert at_once == afterwards


def test_going_another_way_and_coming_back() -> None:
    """The order of the whole lid is fixed: two games that place alike are dealt alike."""
    game = monolyth()
    dealer = Dealer("order")
    state, _ = dealer.deal(game, game.start())
    orders = []
    for pick in (0, -1):
        now = state
        stones: list[str] = []
        while len(stones) < 10:
            crystal = [m for m in game.legal(now) if game.text(m).startswith("@")]
            now, events = dealer.deal(game, game.after(now, crystal[pick]))
            stones += [game.text(event).split()[-1] for event in events]
        orders.append(stones)
    assert orders[0] == orders[1]


def test_every_draw_from_the_lid_has_its_number() -> None:
    """0 to 11 when the sites are filled, 12 at the first refill: the place in the secret order."""
    game = monolyth()
    state = play(game, game.start(), "card 1", "board 1 BOKT", "board 2 OKTW", "first 1")
    numbers = []
    for site in range(2, 14):
        chance = game.chance(state)
        numbers.append((chance.source, chance.nth))
        state = play(game, state, f"fill {site} {'OKTWBOKTWBOK'[site - 2]}-L3")
    assert numbers == [("lid", number) for number in range(12)]
    moved = play(game, state, "@2 swap a1")
    assert (game.chance(moved).source, game.chance(moved).nth) == ("lid", 12)


def test_each_source_has_its_own_order() -> None:
    draws = [
        [Dealer(1).draw(Chance.of(source, nth, coloured(nth).outcomes)) for nth in range(30)]
        for source in ("bag", "lid")
    ]
    assert draws[0] != draws[1]


@pytest.mark.parametrize("by", ["seed", "nth"])
def test_weights(by: str) -> None:
    """Each as often as its weight says: chi-square under 13.8 (two degrees, one in a thousand)."""
    draws = 6000
    if by == "seed":
        counts = Counter(Dealer(seed).draw(coloured(0)) for seed in range(draws))
    else:
        counts = Counter(Dealer(1).draw(coloured(nth)) for nth in range(draws))
    expected = {"red": draws / 2, "green": draws / 3, "blue": draws / 6}
    chi_square = sum((counts[kind] - n) ** 2 / n for kind, n in expected.items())
    assert chi_square < 13.8


def test_every_card_and_board_comes_up() -> None:
    """M-S3, M-S7, M-S8: all of them, about equally often."""
    game = monolyth(2)
    states = [Dealer(seed).deal(game, game.start())[0] for seed in range(400)]
    cards = Counter(field(game, state, "card") for state in states)
    boards = Counter(field(game, state, "seat2").split(";")[0] for state in states)
    firsts = Counter(field(game, state, "first") for state in states)
    assert (len(cards), len(boards), len(firsts)) == (10, 5, 2)
    assert min(cards.values()) > 20
    assert min(boards.values()) > 50
    assert min(firsts.values()) > 150


def test_only_what_is_there_is_drawn() -> None:
    """M-T5: with one stone in the lid, that one."""
    game = monolyth()
    state = play(game, set_up(game), "@2 swap a1")
    assert len(drawn(game, state)) > 1
    for seed in range(50):
        event = Dealer(seed).draw(game.chance(state))
        assert game.text(event) in drawn(game, state)
    assert Dealer(1).draw(Chance.of("lid", 64, (("last", 1),))) == "last"


def test_what_is_fixed_is_not_drawn() -> None:
    """M-S9: a fixed event is chosen where it may be drawn, and never where it may not."""
    game = monolyth()
    fixed = [game.parse(text) for text in ("card 6", "board 2 BOKT", "prophecy 7 T")]
    steps = deal(game, game.start(), Dealer("abc").draw, fixed)
    texts = [game.text(event) for event, _ in steps]
    assert (texts[0], texts[2]) == ("card 6", "board 2 BOKT")
    assert game.to_act(steps[-1][1]) >= 0
    assert "prophecy 7 T" not in texts


def played(game: Any, events: list[Any]) -> Iterator[tuple[Any, Any]]:
    """Every event, after the state before it."""
    return Record(game, tuple(events)).with_states()


def test_a_board_that_is_fixed_for_one_seat_is_drawn_for_no_other() -> None:
    """M-S7, M-S9: whatever the seed, the last seat gets the board that was chosen for it."""
    game = monolyth(4)
    fixed = [game.parse("board 4 BOKT")]
    for seed in range(20):
        steps = deal(game, game.start(), Dealer(seed).draw, fixed)
        drawn = [game.text(event) for event, _ in steps[1:5]]
        assert drawn[3] == "board 4 BOKT"
        assert len({text.split()[2] for text in drawn}) == 4


def test_a_resumed_game_draws_again_what_was_drawn() -> None:
    """After a take-back, also in a game that another dealer dealt."""
    game = monolyth()
    state, events = Dealer("one").deal(game, game.start())
    moved = play(game, state, "@2 swap a1")
    after, drawn = Dealer("another").deal(game, moved)
    resumed = Dealer.resume(
        game, played(game, [*events, game.parse("@2 swap a1"), *drawn]), "a third"
    )
    assert resumed.deal(game, moved) == (after, drawn)
    _, (stone,) = resumed.deal(game, play(game, state, "@3 swap a1"))
    assert game.text(stone).split()[-1] == game.text(drawn[0]).split()[-1]


def test_a_resumed_game_needs_no_seed() -> None:
    """Its setup stands for one: whoever resumes the game is dealt the same."""
    game = monolyth()
    state, events = Dealer("one").deal(game, game.start())
    moved = play(game, state, "@2 swap a1")
    again = Dealer.resume(game, played(game, [*events, game.parse("@2 swap a1")]))
    assert Dealer.resume(game, played(game, events)).deal(game, moved) == again.deal(game, moved)
