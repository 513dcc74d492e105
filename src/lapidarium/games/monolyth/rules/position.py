"""A whole state as one line of text, and back (docs/notation.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from lapidarium.games.errors import Unreadable
from lapidarium.games.monolyth.rules.cells import COLUMNS, GRID, LEVEL, NAMES, cell
from lapidarium.games.monolyth.rules.position_checks import faults
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, PlayerBoard, State
from lapidarium.messages import Message, Param

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from lapidarium.games.monolyth.rules.notation import Notation

NONE = "-"
LONGEST_NUMBER = 5
FIELDS = (
    "phase card first turn crystal left sites lid supply prophecies levels structures".split()  # noqa: SIM905
)


def text(notation: Notation, state: State) -> str:
    """Write a state; `parse` reads it back."""
    tables = notation.tables
    stones = [NONE if s == EMPTY else tables.stone_text(s) for s in state.sites]
    lid = [f"{tables.stone_text(s)}*{n}" for s, n in enumerate(state.lid) if n]
    letters = [colour.letter for colour in tables.pack.colours]
    fields = {
        "phase": state.phase.value,
        "card": _counted(state.card),
        "first": _counted(state.first),
        "turn": str(state.turn),
        "crystal": _counted(state.crystal),
        "left": _counted(state.left),
        "sites": ",".join(stones),
        "lid": ",".join(lid) or NONE,
        "supply": ",".join(f"{a}*{n}" for a, n in zip(letters, state.supply, strict=True)),
        "prophecies": _values(state.prophecies),
        "levels": _values(state.levels),
        "structures": _values(state.structures),
    }
    for seat, own in enumerate(state.boards, 1):
        fields[f"seat{seat}"] = _board_text(notation, own, letters)
    return f"monolyth players={len(state.boards)} " + " ".join(
        f"{key}={value}" for key, value in fields.items()
    )


def _counted(number: int) -> str:
    return NONE if number == EMPTY else str(number + 1)


def _values(values: Iterable[int]) -> str:
    return ",".join(str(value) if value else NONE for value in values) or NONE


def _board_text(notation: Notation, own: PlayerBoard, letters: list[str]) -> str:
    columns = [
        "".join(
            letter
            for level in range(notation.tables.height)
            for letter, cells in zip(letters, own.colours, strict=True)
            if cells & cell(column, level)
        )
        or NONE
        for column in COLUMNS
    ]
    rows = [",".join(columns[at : at + GRID]) for at in range(0, LEVEL, GRID)]
    board = NONE if own.board == EMPTY else notation.tables.pack.board_name(own.board)
    structure = str(own.structure) if own.structure else NONE
    slots, levels = _values(own.slots), _values(own.levels)
    return ";".join((board, "/".join(rows), slots, levels, structure))


def parse(notation: Notation, text: str) -> State:
    """Read a state; raises Unreadable with the field that is wrong."""
    return _Reader(notation, text).state()


def problems(notation: Notation, text: str) -> list[Message]:
    """Everything that is wrong with a position."""
    try:
        return _Reader(notation, text).problems()
    except Unreadable as error:
        return [error.message]


class _Reader:
    """Reads one position, field by field."""

    def __init__(self, notation: Notation, text: str) -> None:
        self.notation = notation
        self.tables = notation.tables
        self.text = text
        self.fields = self._fields()

    def message(self, field: str, expected: Param) -> Message:
        """What is wrong with a field."""
        found = self.fields[field]
        return Message("expected-field", field=field, found=found, expected=expected)

    def wrong(self, field: str, expected: Param) -> NoReturn:
        raise Unreadable(self.text, self.message(field, expected))

    def _fields(self) -> dict[str, str]:
        game, *parts = self.text.split(" ")
        if game != "monolyth" or not all(part.count("=") == 1 for part in parts):
            raise Unreadable(self.text, Message("expected-position", game="monolyth"))
        fields = dict(part.split("=") for part in parts)
        seats = [f"seat{number}" for number in range(1, self.tables.players + 1)]
        wanted = ["players", *FIELDS, *seats]
        if list(fields) != wanted or len(parts) != len(wanted):
            raise Unreadable(self.text, Message("expected-fields", names=" ".join(wanted)))
        return fields

    def state(self) -> State:
        state = State(**{name: read() for name, read in self._readers().items()})
        for fault in faults(self.tables, state):
            self.wrong(*fault)
        return state

    def problems(self) -> list[Message]:
        """What is wrong with each field; if they can all be read, what does not fit together."""
        found: list[Message] = []
        values = {}
        for name, read in self._readers().items():
            try:
                values[name] = read()
            except Unreadable as error:
                found.append(error.message)
        if not found:
            found = [self.message(*fault) for fault in faults(self.tables, State(**values))]
        return list(dict.fromkeys(found))

    def _readers(self) -> dict[str, Callable[[], Any]]:
        """How each part of a state is read, in the order of the fields."""
        pack, players = self.tables.pack, self.tables.players
        return {
            "phase": self._phase,
            "card": lambda: self._number("card", len(pack.cards)),
            "first": lambda: self._number("first", players),
            "turn": lambda: self._number("turn", 10_000, least=0) + 1,
            "crystal": lambda: self._number("crystal", pack.sites),
            "left": lambda: self._number("left", pack.sites),
            "sites": self._sites,
            "lid": lambda: self._counts("lid", self.notation.stones),
            "supply": lambda: self._counts("supply", self.notation.letters),
            "prophecies": lambda: self._on_offer("prophecies"),
            "levels": lambda: self._on_offer("levels"),
            "structures": lambda: self._on_offer("structures"),
            "boards": lambda: tuple(self._board(f"seat{n + 1}") for n in range(players)),
        }

    def _phase(self) -> Phase:
        if self.fields["players"] != str(self.tables.players):
            self.wrong("players", str(self.tables.players))
        phases = {phase.value: phase for phase in Phase}
        phase = phases.get(self.fields["phase"])
        if phase is None:
            self.wrong("phase", " | ".join(phases))
        return phase

    def _number(self, field: str, most: int, least: int = 1) -> int:
        value = self.fields[field]
        if value == NONE and least == 1 and field != "crystal":
            return EMPTY
        if not (_is_number(value) and least <= int(value) <= most):
            self.wrong(field, f"{least}–{most}")
        return int(value) - 1

    def _sites(self) -> tuple[int, ...]:
        names = self.fields["sites"].split(",")
        stones = self.notation.stones
        if len(names) != self.tables.pack.sites or not set(names) <= {NONE, *stones}:
            self.wrong("sites", f"{self.tables.pack.sites} × ({NONE} | O-L4 …)")
        return tuple(stones.get(name, EMPTY) for name in names)

    def _counts(self, field: str, known: Mapping[str, int]) -> tuple[int, ...]:
        found = [0] * len(known)
        for part in self.fields[field].split(",") if self.fields[field] != NONE else ():
            name, _, count = part.partition("*")
            if name not in known or not _is_number(count):
                self.wrong(field, f"{next(iter(known))}*2, …")
            found[known[name]] += int(count)
        return tuple(found)

    def _on_offer(self, field: str) -> tuple[int, ...]:
        return tuple(sorted(self._tokens(field, self.fields[field])))

    def _tokens(self, field: str, value: str) -> tuple[int, ...]:
        parts = [] if value == NONE else value.split(",")
        if not all(_is_number(part) for part in parts):
            self.wrong(field, "4,7,9")
        return tuple(int(part) for part in parts)

    def _board(self, field: str) -> PlayerBoard:
        parts = self.fields[field].split(";")
        if len(parts) != 5:
            self.wrong(field, "BOKT;-,BO,-,-/…;7,-,-,-;8;-")
        name, tower, slots, levels, structure = parts
        if name not in {NONE, *self.notation.boards}:
            self.wrong(field, " | ".join(self.notation.boards))
        taken = self._tokens(field, structure)
        prophecies = self._tokens(field, slots.replace(NONE, "0"))
        if len(prophecies) != 4 or len(taken) > 1:
            self.wrong(field, "7,-,-,-;8;-")
        return PlayerBoard(
            board=self.notation.boards.get(name, EMPTY),
            colours=self._tower(field, tower),
            slots=prophecies,
            levels=self._tokens(field, levels),
            structure=taken[0] if taken else 0,
        )

    def _tower(self, field: str, text: str) -> tuple[int, ...]:
        columns = text.replace("/", ",").split(",")
        if (
            len(columns) != LEVEL
            or [row.count(",") for row in text.split("/")] != [GRID - 1] * GRID
        ):
            self.wrong(field, "4 × 4")
        colours = [0] * len(self.notation.letters)
        for column, cubes in enumerate(columns):
            if cubes == NONE:
                continue
            self._check_column(field, NAMES[column], cubes)
            for level, letter in enumerate(cubes):
                colours[self.notation.letters[letter]] |= cell(column, level)
        return tuple(colours)

    def _check_column(self, field: str, column: str, cubes: str) -> None:
        letters, most = self.notation.letters, self.tables.height
        if not cubes or not set(cubes) <= set(letters):
            names = " ".join(letters)
            expected = Message("expected-monolyth-cubes", column=column, letters=names)
            self.wrong(field, expected)
        if len(cubes) > most:
            found = len(cubes)
            expected = Message("expected-monolyth-column", column=column, most=most, found=found)
            self.wrong(field, expected)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
