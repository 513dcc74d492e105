"""A table in memory: its game as it is shown, its log, and what each audience is sent.

An audience is a seat, or (0) everybody who watches. What everybody is shown has a revision,
which grows with every change. Who has seen the last revision is sent what has changed since,
written once for each audience; anybody else is sent the whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from lapidarium import merge_patch
from lapidarium.games.present import outcome_view, present
from lapidarium.games.registry import game_type
from lapidarium.server.tables.players import players_at
from lapidarium.server.tables.room_view import room_view
from lapidarium.server.tables.socket import Recipient
from lapidarium.server.tables.table_log import WATCHING, TableLog
from lapidarium.server.tables.views import TableChange, TableMessage, YouView
from lapidarium.table import OVER, PLAYING
from lapidarium.table.turn_commands import can_undo

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from msgspec import UnsetType

    from lapidarium.games.presenter import Picture
    from lapidarium.games.views import GameView, OutcomeView, Player
    from lapidarium.games.walk import Frame
    from lapidarium.server.tables.views import RoomView
    from lapidarium.table import Table


class Shown(NamedTuple):
    """What an audience is shown in a revision."""

    game: GameView
    room: RoomView


class TableViews:
    """A table and everything that is sent about it."""

    __slots__ = (
        "before",
        "changes",
        "chat",
        "compared",
        "drawn",
        "log",
        "log_from",
        "name_of",
        "outcome",
        "players",
        "presence",
        "presenter",
        "revised",
        "revision",
        "room",
        "shown",
        "table",
    )

    def __init__(self, table: Table, name_of: Callable[[str], str], *, chat: bool) -> None:
        self.table = table
        self.name_of = name_of
        self.chat = chat
        self.presenter = game_type(table.game.name).presenter(table.game)
        self.log = TableLog(self.presenter, table)
        self.players: tuple[Player | None, ...] = players_at(table, name_of)
        self.outcome = self._outcome(table)
        self.revision = 0
        self.revised: Table | None = None
        """The table of this revision."""
        self.presence: tuple[Collection[str], int] = (), 0
        """Who was online in this revision, and how many watched."""
        self.room: RoomView = room_view(table, table.since, (), 0, chat=chat)
        """The room as all see it in this revision."""
        self.log_from = 0
        """The first line of the log that is new in this revision."""
        self.drawn: dict[int, tuple[Frame, GameView]] = {}
        """The game as each audience last saw it; all see the same where nothing is secret."""
        self.shown: dict[int, Shown] = {}
        """What each audience is shown in this revision, and (`before`) was in the last."""
        self.before: dict[int, Shown] = {}
        self.compared: tuple[Any, Any, Any] = None, None, UNSET
        """Two positions that were compared in this revision, and their patch."""
        self.changes: dict[int, bytes] = {}
        """What this revision sends to each audience that has seen the last."""

    # ------------------------------------------------------------ what happens

    def show(self, table: Table) -> None:
        """Show a later version of the table; nothing is changed if that fails."""
        before = self.table
        if table.steps is not before.steps or table.status != before.status:
            outcome = self._outcome(table)
            self.log.show(table, has_opened=table.status == OVER != before.status)
            self.outcome = outcome
            if table.status == OVER:
                self.drawn = {}  # nothing is secret any more, even if no move was made
        self.table = table
        if table.seats is not before.seats:
            self.players = players_at(table, self.name_of)

    def renamed(self) -> None:
        """Somebody here is called something else now."""
        self.players = players_at(self.table, self.name_of)
        self.revised = None

    def revise(self, now: int, online: Collection[str], watching: int) -> bool:
        """Begin a new revision, unless nothing has happened since the last.

        Time that passes is no change, but is told with any other.
        """
        presence = online, watching
        if self.table is self.revised and presence == self.presence:
            return False
        self.revised, self.presence = self.table, presence
        self.room = room_view(self.table, now, online, watching, chat=self.chat)
        self.revision += 1
        self.before, self.shown, self.changes = self.shown, {}, {}
        self.compared = None, None, UNSET
        log = self.log
        self.log_from, log.changed_from = min(log.changed_from, len(log.lines)), len(log.lines)
        return True

    def forget_revision(self) -> None:
        """Look again as if something had changed: the revision could not be written."""
        self.revised = None

    # ------------------------------------------------------------ what is sent

    def change(self, audience: int) -> bytes | None:
        """What has changed with this revision, if this audience was shown the last."""
        if audience in self.changes:
            return self.changes[audience]
        old = self.before.get(audience)
        if old is None:
            return None
        new = self.draw(audience)
        parts = {
            "game": self._game_patch(old.game, new.game),
            "room": merge_patch.diff(old.room, new.room),
        }
        change = TableChange(
            revision=self.revision,
            patch={name: part for name, part in parts.items() if part is not UNSET},
            log_from=self.log_from,
            log=self.log.read(audience, self.log_from, is_open=self.table.status == OVER),
        )
        self.changes[audience] = text = msgspec.json.encode(change)
        return text

    def _game_patch(self, old: GameView, new: GameView) -> Any:
        """What has changed in a game; a position that several audiences see is compared once."""
        before, position, patch = self.compared
        if before is not old.position or position is not new.position:
            patch = merge_patch.diff(old.position, new.position)
            self.compared = old.position, new.position, patch
        rest = merge_patch.diff(replace(old, position=new.position), new)
        if patch is UNSET:
            return rest
        return {"position": patch} if rest is UNSET else {**rest, "position": patch}

    def whole(self, recipient: Recipient) -> bytes:
        """All that somebody is shown, with the whole log and what never changes in a game."""
        audience, you, invite = recipient
        game, room = self.draw(audience)
        message = TableMessage(
            revision=self.revision,
            game=game,
            room=replace(room, you=you, invite=invite),
            log=self.log.read(audience, 0, is_open=self.table.status == OVER),
            pieces=self.presenter.pieces(),
        )
        return msgspec.json.encode(message)

    def draw(self, audience: int) -> Shown:
        """What an audience is shown in this revision; drawn once."""
        if audience not in self.shown:
            may_undo = audience > 0 and can_undo(self.table, audience - 1)
            room = replace(self.room, can_undo=True) if may_undo else self.room
            self.shown[audience] = Shown(self._game(audience), room)
        return self.shown[audience]

    def _game(self, audience: int) -> GameView:
        table, seat = self.table, audience - 1
        may_act = table.status == PLAYING and seat >= 0 and table.to_act == seat
        may_act = may_act and table.seats[seat].bot is None
        return replace(
            self._drawn(audience if table.game.has_secrets else WATCHING),
            event=table.number,
            to_act=table.to_act + 1,
            over=table.status == OVER,
            seat=audience,
            you=audience,
            players=self.players,
            outcome=self.outcome,
            choices=self.presenter.choices(table.state) if may_act else UNSET,
        )

    def _drawn(self, audience: int) -> GameView:
        """The game as an audience sees it, drawn once for each frame."""
        frame, game = self.drawn.get(audience, (None, None))
        if game is None or frame is not self.log.frame:
            seat = None if audience == WATCHING else audience - 1
            is_open = self.table.status == OVER
            game = present(self.presenter, self.log.frame, seat, is_open=is_open, last=game)
            self.drawn[audience] = self.log.frame, game
        return game

    def picture(self) -> Picture | None:
        """The board as those who watch see it."""
        return self.presenter.picture(present(self.presenter, self.log.frame, None).position)

    def recipient(self, person: str) -> Recipient:
        """As whom a person is shown the table."""
        table, is_host = self.table, person == self.table.host
        invite = (table.invite if is_host else "") or UNSET
        return Recipient(table.seat_of(person) + 1, YouView(person, is_host), invite)

    def _outcome(self, table: Table) -> OutcomeView | UnsetType:
        if table.ending is None:
            return UNSET
        return outcome_view(self.presenter, table.ending, table.state)
