"""Events, states and views of Pebbles; every one has a text that parses back."""

from __future__ import annotations

from dataclasses import dataclass

SEPARATOR = ","


@dataclass(frozen=True, slots=True)
class Draw:
    """P-S1: a seat draws a charm in secret; None is a value not known."""

    seat: int
    charm: int | None

    def __str__(self) -> str:
        return f"draw {self.seat + 1} {'?' if self.charm is None else self.charm}"


@dataclass(frozen=True, slots=True)
class Take:
    """P-T1: so many pebbles are taken from the heap."""

    count: int

    def __str__(self) -> str:
        return f"take {self.count}"


Event = Draw | Take


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment. Somebody's view of it is a state with None for hidden charms."""

    heap: int
    taken: tuple[int, ...]
    charms: tuple[int | None, ...]
    """Of the seats that have drawn one, from the first."""
    turns: int = 0

    def __str__(self) -> str:
        taken = SEPARATOR.join(map(str, self.taken))
        charms = SEPARATOR.join("?" if one is None else str(one) for one in self.charms)
        return f"pebbles heap={self.heap} taken={taken} charms={charms or '-'} turns={self.turns}"


def parse_state(text: str) -> State:
    """Read a state; raises ValueError."""
    name, *fields = text.split()
    values = dict(field.split("=", 1) for field in fields)
    if name != "pebbles" or list(values) != ["heap", "taken", "charms", "turns"]:
        raise ValueError(text)
    charms = () if values["charms"] == "-" else values["charms"].split(SEPARATOR)
    return State(
        heap=int(values["heap"]),
        taken=tuple(int(one) for one in values["taken"].split(SEPARATOR)),
        charms=tuple(None if one == "?" else int(one) for one in charms),
        turns=int(values["turns"]),
    )
