"""The tools that an agent has: begin a game or join a table, look, ask, and play.

Every tool speaks for one seat, found by the id that `new_game` or `join` gave. A refusal is an
answer that an agent can read: what is wrong, what is expected, and the clause of the rules.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, TextContent
from pydantic import Field

from lapidarium import words
from lapidarium.bots import NoSuchBot, find
from lapidarium.games.errors import RulesError
from lapidarium.games.packs import listed
from lapidarium.games.registry import NoSuchGame, game_type, game_types
from lapidarium.games.rules_text import rules_text
from lapidarium.mcp.seats import LocalSeat, RemoteSeat, SeatOfAgent
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.research.text import TextGame
from lapidarium.terminal.connection import BadLink, Session, TableLink, Unreachable
from lapidarium.terminal.speech import Speech
from lapidarium.text import views

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

MOST_GAMES = 200
"""Games of one process; of more, those that were not used for the longest time are dropped."""
LONGEST_WAIT = 60.0
MOST_MOVES = 400
"""Moves in an answer of `legal_moves`; of more, an agent has to narrow them down."""

GameId = Annotated[str, Field(description="the id that new_game or join gave")]
Lang = Annotated[Literal["en", "de", "es", "ja"], Field(description="language of all texts")]
Wait = Annotated[
    float, Field(ge=0, le=LONGEST_WAIT, description="seconds to wait until it is your turn")
]


class Tools:
    """The games of one process, and what can be done with them."""

    def __init__(self, cookies: Path | None) -> None:
        self.cookies = cookies
        self.games: OrderedDict[str, SeatOfAgent] = OrderedDict()

    def functions(self, *, can_join: bool) -> list[Callable[..., Awaitable[CallToolResult]]]:
        """Every tool; its name, parameters and description are those of the method."""
        found: list[Callable[..., Awaitable[CallToolResult]]] = [
            self.new_game, self.view, self.legal_moves, self.play, self.explain, self.rules,
        ]  # fmt: skip
        return [*found, self.join] if can_join else found

    async def close(self) -> None:
        """Leave all tables."""
        for seat in self.games.values():
            await seat.close()
        self.games.clear()

    # ------------------------------------------------------------ beginning

    async def new_game(
        self,
        game: Annotated[str, Field(description="a game's name; a wrong one is answered with all")],
        players: Annotated[int | None, Field(ge=1, le=8)] = None,
        seat: Annotated[int, Field(ge=1, le=8, description="your seat")] = 1,
        opponent: Annotated[str, Field(description="the level of the bots, such as dutiful")] = "",
        pack: Annotated[str, Field(description="a component pack by its name")] = "",
        seed: Annotated[str, Field(max_length=100, description="the same seed, same deal")] = "",
        lang: Lang = "en",
    ) -> CallToolResult:
        """Begin a game against bots. Gives its id and the position. Read the rules first."""
        try:
            names = [source.name for source in listed()]
            if pack and pack not in names:
                raise _wrong("mcp-no-pack", lang, name=pack, names=", ".join(names))
            table = TextGame.new(
                game,
                players=players,
                pack=pack or None,
                seed=seed or secrets.token_hex(16),
                lang=lang,
            )
            level = opponent or game_type(game).fallback_level
            find(game, level)
        except (NoSuchGame, NoSuchBot) as error:
            raise ToolError(words.render(error.message, lang)) from None
        count = table.game.players
        if seat > count:
            raise _wrong("mcp-no-seat", lang, seat=seat, players=count)
        others = {own: level for own in range(count) if own != seat - 1}
        own = LocalSeat(table, seat - 1, others)
        await own.until_my_turn(0)
        return self._answer(self._keep(own), own, with_view=True)

    async def join(
        self,
        link: Annotated[str, Field(description="the link of the table, as the browser shows it")],
        seat: Annotated[int, Field(ge=0, le=8, description="0: any open seat, or your own")] = 0,
        name: Annotated[str | None, Field(description="your name at that server")] = None,
        lang: Lang = "en",
    ) -> CallToolResult:
        """Sit down at a real table of a server. The others see that a program plays."""
        import asyncio  # noqa: PLC0415 - only here

        try:
            where = TableLink.parse(link)
            session = Session(where.server, self.cookies)
            await asyncio.to_thread(session.sign_in, lang, name)
            own = RemoteSeat(where, session, Speech(lang))
            await own.connect()
            try:
                await own.sit(seat - 1)
            except BaseException:
                await own.close()
                raise
        except (BadLink, Unreachable, Refused) as error:
            raise ToolError(words.render(error.message, lang)) from None
        return self._answer(self._keep(own), own, with_view=True)

    def _keep(self, own: SeatOfAgent) -> str:
        key = secrets.token_urlsafe(9)
        self.games[key] = own
        return key

    async def _find(self, game_id: str) -> SeatOfAgent:
        while len(self.games) > MOST_GAMES:
            _, oldest = self.games.popitem(last=False)
            await oldest.close()
        own = self.games.get(game_id)
        if own is None:
            raise _wrong("mcp-no-game", "en", id=game_id)
        self.games.move_to_end(game_id)
        return own

    # ------------------------------------------------------------ looking and asking

    async def view(
        self,
        game_id: GameId,
        form: Annotated[
            Literal["words", "notation", "json"],
            Field(description="a drawing in words, one line of notation, or JSON"),
        ] = "words",
        wait: Wait = 0,
    ) -> CallToolResult:
        """The position as your seat knows it, and what happened since you last looked."""
        own = await self._find(game_id)
        if wait and not own.is_mine and not own.is_over:
            await own.until_my_turn(wait)
        return self._answer(game_id, own, with_view=True, form=form)

    async def legal_moves(
        self,
        game_id: GameId,
        about: Annotated[str, Field(description="only moves with this in them, such as a1")] = "",
    ) -> CallToolResult:
        """Every move you may make now, in notation and in words."""
        own = await self._find(game_id)
        moves = own.legal_moves(about)
        lines = [f"{text}: {said}" for text, said in moves[:MOST_MOVES]]
        if not own.is_mine:
            lines = [views.situation(own.game, own.states[-1], own.seat, own.lang)]
        elif not moves:
            lines = [words.word("mcp-no-moves", own.lang, about=about)]
        elif len(moves) > MOST_MOVES:
            lines.append(words.word("mcp-more-moves", own.lang, count=len(moves)))
        texts = [text for text, _ in moves]
        return _told("\n".join(lines), {"count": len(moves), "moves": texts})

    async def explain(
        self,
        game_id: GameId,
        about: Annotated[str, Field(description="a move, or the id of a clause such as M-T4")],
    ) -> CallToolResult:
        """What a move would do, why it is not allowed, or what a clause says. Changes nothing."""
        own = await self._find(game_id)
        clause = views.clause_text(own.game, about.strip(" []"), own.lang)
        if clause is not None:
            return _told(clause, {"kind": "clause"})
        try:
            return _told(own.explain(about), {"kind": "legal"})
        except RulesError as error:
            return _told(own.refusal(error), {"kind": "refused", **_clause_of(error)})

    async def rules(
        self,
        game: Annotated[str, Field(description="a game's name")],
        clause: Annotated[str, Field(description="only this clause, such as M-T4")] = "",
        lang: Lang = "en",
    ) -> CallToolResult:
        """The rules of a game in a page, clause by clause, or one clause."""
        try:
            table = TextGame.new(game, players=min(game_type(game).player_counts), lang=lang)
        except NoSuchGame as error:
            raise ToolError(words.render(error.message, lang)) from None
        if not clause:
            return _told(table.rules(), {"games": list(game_types())})
        text = views.clause_text(table.game, clause.strip(" []"), lang)
        if text is None:
            clauses = rules_text(game_type(game), lang)
            ids = ", ".join(one.id for one in clauses.clauses()) if clauses else "–"
            title = game_type(game).title
            raise _wrong("cli-no-clause", lang, game=title, clause=clause, clauses=ids)
        return _told(text, {"clause": clause})

    # ------------------------------------------------------------ playing

    async def play(
        self,
        game_id: GameId,
        move: Annotated[str, Field(max_length=2000, description="a move in notation")],
        wait: Wait = 10,
    ) -> CallToolResult:
        """Make your move. Gives what happened then, up to your next decision."""
        own = await self._find(game_id)
        try:
            made = own.read(move)
            await own.make(made)
        except RulesError as error:
            raise ToolError(own.refusal(error)) from None
        except Refused as refused:
            raise ToolError(words.render(refused.message, own.lang)) from None
        await own.until_my_turn(wait)
        return self._answer(game_id, own, with_view=False)

    def _answer(
        self, game_id: str, own: SeatOfAgent, *, with_view: bool, form: Any = "words"
    ) -> CallToolResult:
        """Where the game stands: for a reader, and as fields."""
        news = own.news()
        head = words.word("mcp-game", own.lang, id=game_id)
        is_waiting = isinstance(own, RemoteSeat) and own.status() == "waiting"
        parts = [head, "\n".join(news)]
        if is_waiting:
            parts.append(words.word("mcp-waiting", own.lang))
        elif with_view:
            parts.append(own.view(form))
        else:
            parts.append(views.situation(own.game, own.states[-1], own.seat, own.lang))
        fields = {
            "game_id": game_id,
            "game": own.game.name,
            "seat": 0 if own.seat is None else own.seat + 1,
            "your_turn": own.is_mine,
            "over": own.is_over,
            "waiting": is_waiting,
            "news": news,
        }
        outcome = own.game.outcome(own.states[-1]) if own.is_over else None
        if outcome is not None:
            fields["scores"] = list(outcome.scores)
            fields["winners"] = [seat + 1 for seat in outcome.winners]
        return _told("\n\n".join(part for part in parts if part), fields)


def _told(text: str, fields: dict[str, Any]) -> CallToolResult:
    return CallToolResult(
        content=[TextContent(type="text", text=text)], structured_content={**fields, "text": text}
    )


def _clause_of(error: RulesError) -> dict[str, Any]:
    clause = getattr(error, "clause", None)
    return {} if clause is None else {"clause": clause}


def _wrong(code: str, lang: str, **params: Any) -> ToolError:
    return ToolError(words.render(Message(code, **params), lang))
