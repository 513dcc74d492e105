"""A whole state as one line of text, and back.

    ocelot step=collect first=2 seat=1 owed=- gems=cs.mo/… tools=b1:AC,f7:BL hands=555/545
    companions=b3/- collected=crystal:2,sun:1/- amethysts=blue:5,green:a/-

Gems are written row by row of the drawing, one letter a square: . is empty, - not dealt yet.
What has a part for each seat has them in order, with a slash between.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, NoReturn

from lapidarium.games.errors import Unreadable
from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules.box import SEATS
from lapidarium.games.ocelot.rules.events import Amethyst
from lapidarium.games.ocelot.rules.notation import count_of, shown, value_of
from lapidarium.games.ocelot.rules.position_checks import faults
from lapidarium.games.ocelot.rules.setup import next_square, start
from lapidarium.games.ocelot.rules.state import ABSENT, SETUP, State, Step, face_on, kind_on
from lapidarium.messages import Message, Param

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from lapidarium.games.ocelot.rules.box import Box

NONE: Final = "-"
EMPTY: Final = "."
LETTERS: Final = "csmtoebg"
"""Crystal, sun, moon, star, opal, emerald, beryl, geode."""
FIELDS: Final = (
    "step",
    "first",
    "seat",
    "owed",
    "gems",
    "tools",
    "hands",
    "companions",
    "collected",
    "amethysts",
)


def text(box: Box, state: State) -> str:
    """Write a state; `parse` reads it back."""
    tools = [
        f"{name}:{box.face_names[face]}"
        for number, name in enumerate(box.circles)
        if (face := face_on(state, number)) != ABSENT
    ]
    fields = {
        "step": state.step.value,
        "first": _counted(state.first),
        "seat": _counted(state.seat),
        "owed": NONE if state.owed == ABSENT else CAVES[state.owed],
        "gems": _gems_text(box, state),
        "tools": _listed(tools),
        "hands": _by_seat("".join(map(str, hand)) for hand in state.hands),
        "companions": _by_seat(
            NONE if square == ABSENT else box.squares[square] for square in state.companions
        ),
        "collected": _by_seat(
            _listed(f"{kind}:{n}" for kind, n in zip(GEMS, counts, strict=True) if n)
            for counts in state.collected
        ),
        "amethysts": _by_seat(
            _listed(f"{box.amethysts[n].bag}:{box.amethysts[n].value}" for n in drawn)
            for drawn in state.amethysts
        ),
    }
    return "ocelot " + " ".join(f"{field}={fields[field]}" for field in FIELDS)


def _counted(seat: int) -> str:
    return NONE if seat == ABSENT else str(seat + 1)


def _listed(parts: Iterable[str]) -> str:
    return ",".join(parts) or NONE


def _by_seat(parts: Iterable[str]) -> str:
    return "/".join(parts)


def _gems_text(box: Box, state: State) -> str:
    dealt = next_square(state) if state.step in SETUP else len(box.squares)
    letters = [
        NONE if number >= dealt else EMPTY if kind == ABSENT else LETTERS[kind]
        for number in range(len(box.squares))
        for kind in (kind_on(state, number),)
    ]
    return "/".join("".join(letters[number] for number in row) for row in _rows(box))


def _rows(box: Box) -> list[list[int]]:
    """The squares of each row of the drawing that has any."""
    numbers = range(len(box.squares))
    return [list(row) for _, row in groupby(numbers, key=lambda number: box.squares[number][1:])]


def parse(box: Box, text: str) -> State:
    """Read a state; raises Unreadable with the field that is wrong."""
    return _Reader(box, text).state()


def problems(box: Box, text: str) -> list[Message]:
    """Everything that is wrong with a position."""
    try:
        return _Reader(box, text).problems()
    except Unreadable as error:
        return [error.message]


class _Reader:
    """Reads one position, field by field."""

    def __init__(self, box: Box, text: str) -> None:
        self.box = box
        self.text = text
        self.found: list[Message] = []
        self.unread: set[str] = set()
        game, *parts = text.split(" ")
        if game != "ocelot" or not all(part.count("=") == 1 for part in parts):
            raise Unreadable(text, Message("expected-ocelot-position"))
        self.fields = dict(part.split("=") for part in parts)
        if [part.split("=")[0] for part in parts] != list(FIELDS):
            raise Unreadable(text, Message("expected-fields", names=" ".join(FIELDS)))

    def message(self, field: str, expected: Param) -> Message:
        """What is wrong with a field."""
        found = shown(self.fields[field])
        return Message("expected-field", field=field, found=found, expected=expected)

    def wrong(self, field: str, expected: Param) -> NoReturn:
        raise Unreadable(self.text, self.message(field, expected))

    def state(self) -> State:
        state = self._read()
        if self.found:
            raise Unreadable(self.text, self.found[0])
        return state

    def problems(self) -> list[Message]:
        """What is wrong with each field, and what does not fit together of all that can be read."""
        self._read()
        return list(dict.fromkeys(self.found))

    def _read(self) -> State:
        """The state; what cannot be read is as at the start, and the reason is in `found`."""
        values = {}
        for name, read in self._readers().items():
            try:
                values[name] = read()
            except Unreadable as error:
                self.found.append(error.message)
                self.unread.add(name)
        state = replace(start(self.box), **values)
        fitting = faults(self.box, state, self.unread)
        self.found += [self.message(*fault) for fault in fitting]
        return state

    def _readers(self) -> dict[str, Callable[[], Any]]:
        """How each part of a state is read, in the order of the fields."""
        return {
            "step": self._step,
            "first": lambda: self._seat("first"),
            "seat": lambda: self._seat("seat"),
            "owed": self._owed,
            "gems": self._gems,
            "faces": self._tools,
            "hands": self._hands,
            "companions": self._companions,
            "collected": lambda: self._parts("collected", self._collected),
            "amethysts": lambda: self._parts("amethysts", self._drawn),
        }

    def _step(self) -> Step:
        steps = {step.value: step for step in Step}
        if self.fields["step"] not in steps:
            self.wrong("step", " | ".join(steps))
        return steps[self.fields["step"]]

    def _seat(self, field: str) -> int:
        seats = [NONE, *(str(seat + 1) for seat in range(SEATS))]
        if self.fields[field] not in seats:
            self.wrong(field, " | ".join(seats))
        return seats.index(self.fields[field]) - 1

    def _owed(self) -> int:
        bags = (NONE, *CAVES)
        if self.fields["owed"] not in bags:
            self.wrong("owed", " | ".join(bags))
        return bags.index(self.fields["owed"]) - 1

    def _gems(self) -> tuple[int, ...]:
        is_setup = self.fields["step"] in {step.value for step in SETUP}
        rows, letters = self.fields["gems"].split("/"), self.fields["gems"].replace("/", "")
        like = "/".join(EMPTY * len(row) for row in _rows(self.box))
        if [len(row) for row in rows] != [*map(len, like.split("/"))]:
            self.wrong("gems", Message("expected-ocelot-gem-rows", rows=like))
        self._check_letters(letters)
        dealt = letters.rstrip(NONE) if is_setup else letters
        if NONE in dealt or (is_setup and EMPTY in dealt):
            self.wrong("gems", Message("expected-ocelot-dealt-in-order"))
        return tuple(
            sum(1 << number for number, found in enumerate(letters) if found == letter)
            for letter in LETTERS
        )

    def _check_letters(self, letters: str) -> None:
        """Every square whose letter stands for no gem is found."""
        known = " ".join((*LETTERS, EMPTY))
        wrong = [
            Message("expected-ocelot-gem-letter", square=square, found=letter, letters=known)
            for square, letter in zip(self.box.squares, letters, strict=True)
            if letter not in {NONE, EMPTY, *LETTERS}
        ]
        self.found += [self.message("gems", expected) for expected in wrong[:-1]]
        if wrong:
            self.wrong("gems", wrong[-1])

    def _tools(self) -> tuple[int, ...]:
        faces = [0] * len(self.box.face_names)
        for part in self._split(self.fields["tools"]):
            circle, _, face = part.partition(":")
            number = self.box.circle_number.get(circle)
            if number is None or face not in self.box.face_names:
                self.wrong("tools", f"{self.box.circles[0]}:{self.box.face_names[0]}, …")
            if any(circles >> number & 1 for circles in faces):
                self.wrong("tools", Message("expected-ocelot-tool-a-circle", circle=circle))
            faces[self.box.face_names.index(face)] |= 1 << number
        return tuple(faces)

    def _split(self, part: str) -> list[str]:
        return [] if part == NONE else part.split(",")

    def _parts(
        self, field: str, reader: Callable[[str], tuple[int, ...]]
    ) -> tuple[tuple[int, ...], ...]:
        parts = self.fields[field].split("/")
        if len(parts) != SEATS:
            example = self._example(field)
            self.wrong(field, Message("expected-ocelot-part-a-seat", example=example))
        return tuple(reader(part) for part in parts)

    def _example(self, field: str) -> str:
        """What a field with a part for each seat may look like."""
        whole = "".join(map(str, self.box.hand))
        return {
            "hands": f"{whole}/{whole}",
            "companions": f"{self.box.squares[0]}/{NONE}",
            "collected": f"{GEMS[0]}:2,{GEMS[1]}:1/{NONE}",
            "amethysts": f"{CAVES[0]}:5/{NONE}",
        }[field]

    def _hands(self) -> tuple[tuple[int, ...], ...]:
        return self._parts("hands", self._hand)

    def _hand(self, part: str) -> tuple[int, ...]:
        whole = "".join(map(str, self.box.hand))
        is_hand = part.isascii() and part.isdecimal() and len(part) == len(whole)
        if not is_hand or any(n > most for n, most in zip(part, whole, strict=True)):
            self.wrong("hands", self._example("hands"))
        return tuple(map(int, part))

    def _companions(self) -> tuple[int, ...]:
        return tuple(square for (square,) in self._parts("companions", self._companion))

    def _companion(self, part: str) -> tuple[int]:
        if part != NONE and part not in self.box.square_number:
            self.wrong("companions", self._example("companions"))
        return (self.box.square_number.get(part, ABSENT),)

    def _collected(self, part: str) -> tuple[int, ...]:
        kept, counts = GEMS[:-1], dict.fromkeys(GEMS, 0)
        for one in self._split(part):
            kind, _, figure = one.partition(":")
            count = count_of(figure)
            if kind not in kept or counts[kind] or count is None:
                self.wrong("collected", self._example("collected"))
            counts[kind] = count
        return tuple(counts.values())

    def _drawn(self, part: str) -> tuple[int, ...]:
        drawn = []
        for one in self._split(part):
            bag, _, value = one.partition(":")
            number = self.box.amethyst_number.get(Amethyst(bag, value_of(value)))
            if number is None:
                self.wrong("amethysts", Message("expected-ocelot-drawn"))
            drawn.append(number)
        return tuple(sorted(drawn))
