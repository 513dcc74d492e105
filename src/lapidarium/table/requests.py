"""What people ask of a table: a request for each thing that a command can carry out.

Clients send them as they are; msgspec checks their limits as it reads them.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"\A[A-Za-z0-9_-]+\Z")]
"""Chosen by the client, so that a repeated message is answered, not carried out again."""


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a client sends; `id` comes back with the answer."""

    id: Annotated[int, Meta(ge=0, le=2**53)]


class Play(Request, frozen=True, kw_only=True, tag="play"):
    """My move, made while looking at event number `after`."""

    move: Annotated[str, Meta(min_length=1, max_length=40)]
    after: Annotated[int, Meta(ge=0)]
    key: Key


class Sit(Request, frozen=True, kw_only=True, tag="sit"):
    """I take this open seat (0: any). `program`: a program plays in my name.

    Whoever sits already says so in the same way; the others are told, and it stays said.
    """

    seat: Annotated[int, Meta(ge=0, le=99)] = 0
    program: bool = False


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """I leave my seat: before the game it is open again, during the game a bot takes over."""


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """I resign."""


class Hand(Request, frozen=True, kw_only=True, tag="hand"):
    """A bot plays for me until I come back; the host may fill an open seat, or change a bot."""

    level: Annotated[str, Meta(max_length=20)]
    seat: Annotated[int, Meta(ge=0, le=99)] = 0


class Back(Request, frozen=True, kw_only=True, tag="back"):
    """I take my seat back from the bot."""


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """I want to take back my last decision; other people are asked first."""

    after: Annotated[int, Meta(ge=0)]
    key: Key


class AnswerUndo(Request, frozen=True, kw_only=True, tag="answer-undo"):
    """My answer to somebody who asked to take back."""

    yes: bool


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """Host: mute this person in the chat, or unmute them."""

    person: Annotated[str, Meta(pattern=r"\A[a-z0-9]{1,24}\Z")]
    muted: bool = True


class Rematch(Request, frozen=True, kw_only=True, tag="rematch"):
    """I want a rematch with the same people; everybody has to want it."""
