"""A program in somebody's name stays marked: in the journal, on the wire, in a rematch."""

from __future__ import annotations

from lapidarium.server.tables.players import player_on
from lapidarium.server.tables.rematch import rematch
from lapidarium.table import Table, seat_commands
from lapidarium.table.entries import from_json, to_json
from lapidarium.table.requests import Sit
from tests.table.conftest import set_table


def test_a_mark_is_stored_sent_and_kept_for_the_next_game() -> None:
    seated = set_table("ocelot", people=("ada",))
    entries = seat_commands.sit(seated.table, "ben", Sit(id=0, program=True), seated.context)
    assert from_json(to_json(entries)) == entries
    seated.happen(entries)
    names = {"ada": "Ada", "ben": "Robin"}.__getitem__
    found = [player_on(seated.table, seat, names) for seat in (0, 1)]
    assert found == [
        {"kind": "person", "id": "ada", "name": "Ada"},
        {"kind": "person", "id": "ben", "name": "Robin", "program": True},
    ]
    made = rematch(seated.table)
    assert made.programs == (0,)
    following = Table.start("next", made, seated.table.game)
    assert [seat.is_program for seat in following.seats] == [True, False]


def test_a_journal_from_before_has_no_marks() -> None:
    (entry,) = from_json(b'[{"kind":"sat","seat":0,"person":"ada"}]')
    assert not getattr(entry, "program", True)
