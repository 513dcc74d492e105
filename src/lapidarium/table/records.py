"""A table and a record: the game of one becomes the other, and nothing is refereed again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.record import Record
from lapidarium.table.entries import Entry, Imported
from lapidarium.table.steps import Step

if TYPE_CHECKING:
    from lapidarium.table.table import Table


def game_record(table: Table, names: tuple[str, ...], seen_by: str | None = None) -> Record:
    """The game at a table so far, whole or as somebody saw it."""
    states = (table.start_state, *[step.state for step in table.steps])
    return Record(table.game, table.events, names, seen_by, known=states)


def import_game(table: Table, record: Record, now: int) -> list[Entry]:
    """The game of a record comes to a new table, with the states that were worked out to read it.

    A pack with the same figures in another order may number its parts differently. Then the
    states are of no use to the table's referee, which works them out from the texts.
    """
    texts = tuple([record.game.text(event) for event in record.events])
    if record.known and record.game.pack.text == table.game.pack.text:
        steps = tuple(map(Step, record.events, record.known[1:]))
        table.lookahead.keep(table.state, texts, steps)
    return [Imported(at=now, events=texts, names=record.names)]
