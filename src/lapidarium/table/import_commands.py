"""A game from elsewhere comes to a table, and nothing of it is refereed again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.table.entries import Entry, Imported
from lapidarium.table.steps import Step

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lapidarium.table.table import Table


def import_game(
    table: Table,
    played: Iterable[tuple[Any, Any]],
    names: tuple[str, ...],
    now: int,
    bots: Iterable[int] = (),
) -> list[Entry]:
    """A game comes to a new table: every event, with the state after it that was worked out.

    `bots` are the seats that are named by a level.
    """
    steps = tuple([Step(event, state) for event, state in played])
    texts = tuple([table.game.text(step.event) for step in steps])
    table.lookahead.keep(table.state, texts, steps)
    return [Imported(at=now, events=texts, names=names, bots=tuple(sorted(bots)))]
