"""A whole state as one line of text, and back (docs/notation.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from lapidarium.games.errors import Unreadable
from lapidarium.games.monolyth.rules.cells import COLUMNS, GRID, LEVEL, NAMES, cell
from lapidarium.games.monolyth.rules.position_checks import blank, faults
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, PlayerBoard, State
from lapidarium.messages import Message, Param

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

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
        self.found: list[Message] = []
        self.unread: set[str] = set()

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
        state = self._read()
        if self.found:
            raise Unreadable(self.text, self.found[0])
        return state

    def problems(self) -> list[Message]:
        """What is wrong with each field, and what does not fit together of all that can be read."""
        self._read()
        return list(dict.fromkeys(self.found))

    def _read(self) -> State:
        """The state; what cannot be read has nothing in it, and the reason is in `found`."""
        if self.fields["players"] != str(self.tables.players):
            self.found.append(self.message("players", str(self.tables.players)))
        state = blank(self.tables)
        values = {
            name: self._tried(name, read, getattr(state, name))
            for name, read in self._readers().items()
        }
        state = State(**values)
        fitting = faults(self.tables, state, self.unread)
        self.found += [self.message(*fault) for fault in fitting]
        return state

    def _tried(self, name: str, read: Callable[[], Any], nothing: Any) -> Any:
        """What is read; or nothing, if it cannot be."""
        try:
            return read()
        except Unreadable as error:
            self.found.append(error.message)
            self.unread.add(name)
            return nothing

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
        return PlayerBoard(
            board=self._tried("boards", lambda: self._name(field, name), EMPTY),
            colours=self._tried("cubes", lambda: self._tower(field, tower), self._no_cubes()),
            slots=self._tried("tokens", lambda: self._slots(field, slots), (0,) * 4),
            levels=self._tried("tokens", lambda: self._tokens(field, levels), ()),
            structure=self._tried("tokens", lambda: self._structure(field, structure), 0),
        )

    def _name(self, field: str, name: str) -> int:
        if name not in {NONE, *self.notation.boards}:
            self.wrong(field, " | ".join(self.notation.boards))
        return self.notation.boards.get(name, EMPTY)

    def _slots(self, field: str, text: str) -> tuple[int, ...]:
        prophecies = self._tokens(field, text.replace(NONE, "0"))
        if len(prophecies) != 4:
            self.wrong(field, "7,-,-,-;8;-")
        return prophecies

    def _structure(self, field: str, text: str) -> int:
        taken = self._tokens(field, text)
        if len(taken) > 1:
            self.wrong(field, "7,-,-,-;8;-")
        return taken[0] if taken else 0

    def _no_cubes(self) -> tuple[int, ...]:
        return (0,) * len(self.notation.letters)

    def _tower(self, field: str, text: str) -> tuple[int, ...]:
        """The cubes of the columns that can be read; what is wrong with the others is found."""
        columns = text.replace("/", ",").split(",")
        if (
            len(columns) != LEVEL
            or [row.count(",") for row in text.split("/")] != [GRID - 1] * GRID
        ):
            self.wrong(field, "4 × 4")
        colours = [*self._no_cubes()]
        for column, cubes in enumerate(columns):
            if cubes == NONE:
                continue
            wrong = [self.message(field, one) for one in self._column(NAMES[column], cubes)]
            self.found += wrong
            for level, letter in enumerate("" if wrong else cubes):
                colours[self.notation.letters[letter]] |= cell(column, level)
        return tuple(colours)

    def _column(self, column: str, cubes: str) -> Iterator[Message]:
        """What is expected of a column in which it is not so."""
        letters, most = self.notation.letters, self.tables.height
        if not cubes or not set(cubes) <= set(letters):
            names = " ".join(letters)
            yield Message("expected-monolyth-cubes", column=column, letters=names)
        if len(cubes) > most:
            found = len(cubes)
            yield Message("expected-monolyth-column", column=column, most=most, found=found)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
