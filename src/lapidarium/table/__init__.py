"""A table: seats, turns, take-back, clocks, bots, matches; no input or output of its own.

Everything that happens is an entry of the table's journal. A command looks at the table, the
time and (where something is drawn) the dealer, and returns the entries that follow, or refuses.
`table.after(entry)` is the table after an entry. So a table can be rebuilt from its journal.
"""

from lapidarium.table.entries import Clock, Entry, Made, Terms, from_json, to_json
from lapidarium.table.refusal import Repeated
from lapidarium.table.seats import Seat
from lapidarium.table.status import OVER, PLAYING, WAITING
from lapidarium.table.steps import Step
from lapidarium.table.table import Table

__all__ = [
    "OVER",
    "PLAYING",
    "WAITING",
    "Clock",
    "Entry",
    "Made",
    "Repeated",
    "Seat",
    "Step",
    "Table",
    "Terms",
    "from_json",
    "to_json",
]
