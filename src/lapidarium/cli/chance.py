"""What is drawn in a terminal game: by hand first, then as before, then by a dealer."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Any

from lapidarium.cli.output import CommandError
from lapidarium.dealing import Dealer
from lapidarium.games.errors import RulesError
from lapidarium.games.game import CHANCE
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Chance, Game
    from lapidarium.record import Record


class Draws:
    """Draws for one sitting. What was drawn once comes again after a take-back."""

    def __init__(self, record: Record, seed: str | None, given: tuple[str, ...]) -> None:
        self.game = record.game
        self.given = [_parsed(record.game, text) for text in given]
        self.drawn = _drawn(record)
        self.dealer = Dealer(seed or _seed_of(record))

    def draw(self, chance: Chance[Any]) -> Any:
        """One of the outcomes; what is fixed by hand is used once."""
        key = (chance.source, chance.nth)
        outcomes = [event for event, _ in chance.outcomes]
        fixed = [event for event in self.given if event in outcomes]
        if fixed:
            self.given.remove(fixed[0])
            self.drawn[key] = fixed[0]
        elif self.drawn.get(key) not in outcomes:
            self.drawn[key] = self.dealer.draw(chance)
        return self.drawn[key]

    def check_used(self) -> None:
        """M-S9: by hand goes what setup draws; anything else cannot have been meant."""
        if self.given:
            raise CommandError(Message("cli-set-unused", event=self.game.text(self.given[0])))


def _parsed(game: Game[Any, Any], text: str) -> Any:
    try:
        return game.parse(text)
    except RulesError:
        raise CommandError(Message("cli-set-unused", event=text)) from None


def _drawn(record: Record) -> dict[tuple[str, int], Any]:
    found = {}
    for state, event in zip(record.states(), record.events, strict=False):
        if record.game.to_act(state) == CHANCE:
            chance = record.game.chance(state)
            found[chance.source, chance.nth] = event
    return found


def _seed_of(record: Record) -> str:
    """A new game has any order; one that is gone on with has the same each time."""
    if not record.events:
        return secrets.token_hex(8)
    first = next(
        (n for n, state in enumerate(record.states()) if record.game.to_act(state) != CHANCE), 0
    )
    setup = "\n".join(record.game.text(event) for event in record.events[:first])
    return hashlib.sha256(setup.encode()).hexdigest()
