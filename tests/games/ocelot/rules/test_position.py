"""Reading positions: what is wrong with one."""

from __future__ import annotations

import pytest

from lapidarium.games.errors import Unreadable
from lapidarium.messages import Message
from lapidarium.words import LANGUAGES, render
from tests.games.ocelot.rules.situations import at, ocelot, play, set_up


def position(**fields: str) -> str:
    """A position of the shipped mat in which only these fields differ from a true one."""
    game = ocelot()
    lay = {"b2": "crystal", "d2": "opal", "g7": "crystal"}
    state = at(
        game,
        companions=("b2", "g7"),
        tools="d1:AC a4:BL",
        lay=lay,
        gone={"d2": 2},
        amethysts=("blue:5", "green:a"),
    )
    known = dict(part.split("=") for part in game.position(state).split()[1:])
    assert set(fields) <= set(known)
    return "ocelot " + " ".join(f"{k}={v}" for k, v in (known | fields).items())


def fault(text: str) -> tuple[str, str]:
    """The field that is found wrong and the code of what is expected; in four languages."""
    with pytest.raises(Unreadable) as caught:
        ocelot().from_position(text)
    assert caught.value.text == text
    message = caught.value.message
    assert len({render(message, language) for language in LANGUAGES}) == 4
    if message.code != "expected-field":
        return "", message.code
    expected = message.params["expected"]
    return str(message.params["field"]), getattr(expected, "code", str(expected))


def test_a_position_is_readable() -> None:
    """One line, its fields by name."""
    game = ocelot()
    text = position()
    assert game.position(game.from_position(text)) == text
    assert "companions=b2/g7" in text
    assert "amethysts=blue:5/green:a" in text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "expected-ocelot-position"),
        ("monolyth step=place", "expected-ocelot-position"),
        ("ocelot step", "expected-ocelot-position"),
        ("ocelot step=place", "expected-fields"),
        (position() + " seat=1", "expected-fields"),
        (position().replace("first=", "begins="), "expected-fields"),
    ],
)
def test_what_is_no_position(text: str, code: str) -> None:
    """It begins with the game and has every field once, in order."""
    assert fault(text) == ("", code)


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("step", "idle", "first | deal | place | move | draw | collect | over"),
        ("first", "3", "- | 1 | 2"),
        ("first", "-", "expected-ocelot-a-seat"),
        ("seat", "-", "expected-ocelot-a-seat"),
        ("seat", "0", "- | 1 | 2"),
        ("owed", "pink", "- | blue | green | red"),
        ("owed", "blue", "expected-ocelot-owed"),
        ("gems", "ccc", "expected-ocelot-gem-rows"),
        ("gems", position().split("gems=")[1].split()[0][:-1] + "x", "expected-ocelot-gem-letter"),
        ("tools", "d1:AP", "b1:AC, …"),
        ("tools", "b2:AC", "b1:AC, …"),
        ("tools", "d1:AC,d1:BL", "expected-ocelot-tool-a-circle"),
        ("tools", "d1:AC", "expected-ocelot-tools"),
        ("hands", "555", "expected-ocelot-part-a-seat"),
        ("hands", "555/5555", "555/555"),
        ("hands", "555/655", "555/555"),
        ("companions", "b2/z9", "b2/-"),
        ("companions", "b2/b2", "expected-ocelot-own-square"),
        ("companions", "b2/c2", "expected-ocelot-own-square"),
        ("collected", "-/-", "expected-ocelot-total"),
        ("collected", "geode:1/-", "crystal:2,sun:1/-"),
        ("collected", "opal:1,opal:1/-", "crystal:2,sun:1/-"),
        ("collected", "opal:01/-", "crystal:2,sun:1/-"),
        ("collected", "opal:" + "1" * 5000 + "/-", "crystal:2,sun:1/-"),
        ("amethysts", "blue:99/-", "expected-ocelot-drawn"),
        ("amethysts", "blue/-", "expected-ocelot-drawn"),
        ("amethysts", "green:8/green:8", "expected-ocelot-in-bag"),
        ("seat", "2", "expected-ocelot-turn"),
    ],
)
def test_a_field_that_is_wrong(field: str, value: str, expected: str) -> None:
    """The field is named, with what was found and what is expected."""
    assert fault(position(**{field: value})) == (field, expected)


@pytest.mark.parametrize("step", ["collect", "move", "over"])
def test_a_step_with_nothing_to_decide(step: str) -> None:
    """O-T7: the step of a position is one that can be."""
    game = ocelot()
    lay = {"j10": "crystal"}
    state = at(game, companions=("j10", "-"), tools="a2:AC", lay=lay)
    placed = play(game, state, "AC b1")
    text = game.position(placed if step == "over" else state)
    known = dict(part.split("=") for part in text.split()[1:])
    if step != "over":
        known["hands"] = game.position(placed).split("hands=")[1].split()[0]
        known["tools"] = game.position(placed).split("tools=")[1].split()[0]
    wrong = "ocelot " + " ".join(f"{k}={v}" for k, v in (known | {"step": step}).items())
    assert fault(wrong) == ("step", "expected-ocelot-step")


def test_a_draw_needs_a_bag_with_something_in_it() -> None:
    """O-G6: with an empty bag nothing is drawn."""
    game = ocelot()
    lay = {"d4": "geode"}
    state = play(game, at(game, tools="d1:AC a4:AL", lay=lay), "BP g4", "take d4")
    text = game.position(state)
    assert game.from_position(text) == state
    every = ",".join(f"blue:{value}" for value in game.pack.amethysts["blue"])
    assert fault(text.replace("amethysts=-/-", f"amethysts={every}/-")) == (
        "owed",
        "expected-ocelot-owed",
    )


def test_gems_of_the_wrong_cave() -> None:
    """O-C4: 83 tokens, each colour in its cave: no beryl lies in blue."""
    game = ocelot()
    state = set_up(game, lay={"b2": "opal", "j10": "beryl"})
    text = game.position(state)
    rows = text.split("gems=")[1].split()[0].split("/")
    assert rows[0][0] == "o"
    swapped = "/".join(["b" + rows[0][1:], *rows[1:8], rows[8].replace("b", "o", 1), rows[9]])
    assert fault(text.replace("/".join(rows), swapped)) == ("gems", "expected-ocelot-most")


def test_positions_during_setup() -> None:
    """O-S3: dealt so far in reading order; nothing else has happened."""
    game = ocelot()
    state = play(game, game.start(), "first 2", "deal b2 opal", "deal c2 sun")
    text = game.position(state)
    assert " gems=os---/-----/" in text
    assert game.from_position(text) == state
    assert game.from_position(game.position(game.start())) == game.start()
    assert fault(text.replace("gems=os-", "gems=o-s")) == (
        "gems",
        "expected-ocelot-dealt-in-order",
    )
    assert fault(text.replace("step=deal", "step=place")) == (
        "gems",
        "expected-ocelot-dealt-in-order",
    )
    assert fault(text.replace("step=deal", "step=first")) == ("step", "expected-ocelot-setup")
    assert fault(text.replace("gems=os---", "gems=bs---")) == ("gems", "expected-ocelot-most")
    whole = game.position(set_up(game)).replace("step=place", "step=deal")
    assert fault(whole) == ("step", "expected-ocelot-setup")


def all_faults(text: str) -> list[tuple[str, str]]:
    """Each field that is wrong, with what is expected there."""
    found = [(one.params["field"], one.params["expected"]) for one in ocelot().problems(text)]
    return [
        (str(field), render(what, "en") if isinstance(what, Message) else str(what))
        for field, what in found
    ]


def test_all_that_is_wrong_is_said_at_once() -> None:
    """Fields that cannot be read, and what does not fit together in the others."""
    rows = position().split("gems=")[1].split()[0].split("/")
    gems = "/".join(["x" + rows[0][1:], rows[1][:-1] + "y", *rows[2:]])
    wrong = position(gems=gems, hands="9", companions="b2/b2", owed="blue", first="-")
    letters = "c s m t o e b g ."
    assert all_faults(wrong) == [
        ("gems", f"one of {letters} for b2, which has “x”"),
        ("gems", f"one of {letters} for {row_end(1)}, which has “y”"),
        (
            "hands",
            "what each of the two players has, with a slash between them, such as 555/555",
        ),
        ("first", "1 or 2, once setup is over"),
        ("companions", "a square without a gem for each companion"),
        ("owed", all_faults(position(owed="blue"))[0][1]),
    ]


def row_end(row: int) -> str:
    """The last square of a row of the drawing."""
    squares = ocelot().box.squares
    rows = sorted({int(square[1:]) for square in squares})
    return [square for square in squares if int(square[1:]) == rows[row]][-1]


def test_faults_of_one_kind_are_all_named() -> None:
    """Each letter of a tool that is missing is a problem of its own."""
    found = all_faults(position(tools="-", collected="-/-", companions="b2/b2"))
    assert [field for field, _ in found].count("tools") == 2
    assert "companions" in {field for field, _ in found}


def test_what_cannot_be_read_is_no_reason_for_more() -> None:
    """A field that cannot be read is named once; what depends on it is left out."""
    for field in ("step", "first", "seat", "owed", "gems", "tools", "hands", "amethysts"):
        assert [at for at, _ in all_faults(position(**{field: "?"}))] == [field]
