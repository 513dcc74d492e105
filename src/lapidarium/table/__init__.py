"""A table: seats, turns, take-back, clocks, bots, matches; no input or output of its own.

Everything that happens is an entry of the table's journal. A command looks at the table, the
time and (where something is drawn) at whatever draws, and gives the entries that follow, or
refuses; `Table.apply` lets an entry happen. So a table is its journal, and can be rebuilt.
"""

from lapidarium.table.entries import Clock, Entry, Made, Terms, as_plain, from_plain
from lapidarium.table.refusal import Refused
from lapidarium.table.seats import Seat
from lapidarium.table.table import OVER, PLAYING, WAITING, Table

__all__ = [
    "OVER",
    "PLAYING",
    "WAITING",
    "Clock",
    "Entry",
    "Made",
    "Refused",
    "Seat",
    "Table",
    "Terms",
    "as_plain",
    "from_plain",
]
