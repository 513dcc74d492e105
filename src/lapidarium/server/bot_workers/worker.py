"""A process that thinks for bots: questions come in as lines of JSON, answers go out.

A question has what a seat knows and nothing else, so a bot cannot see what a person could not. The
text of a pack comes with the first question about it; after that its digest is enough.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from msgspec import Struct

from lapidarium.learning.questions import Answer, AnyQuestion, Failure
from lapidarium.learning.review.answers import MOST_GAMES, answer, game_of

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.learning.questions import Question

NICE: Final = 5
"""Tables come first where a processor has both to do."""
MOST_PACKS: Final = MOST_GAMES
"""Then all are forgotten, here and by whoever asks."""
PACK_TEXTS: dict[str, str] = {}
"""By digest."""


class WorkerRequest(Struct, frozen=True):
    """A question, and the game that it is about."""

    pack: str
    """Its digest."""
    players: int
    question: AnyQuestion
    pack_text: str = ""
    """Empty if this process has had it."""

    @classmethod
    def of(cls, game: Game[Any, Any], question: Question[Any]) -> WorkerRequest:
        """The question with the whole pack."""
        checked = cast("AnyQuestion", question)
        return cls(game.pack.digest, game.players, checked, game.pack.text)


ENCODER = msgspec.json.Encoder()
REQUESTS = msgspec.json.Decoder(WorkerRequest)
ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def reply(line: bytes) -> bytes:
    """The answer to a line, or what went wrong: the table must go on whatever a bot does."""
    try:
        request = REQUESTS.decode(line)
        if request.pack_text and request.pack not in PACK_TEXTS:
            if len(PACK_TEXTS) >= MOST_PACKS:
                PACK_TEXTS.clear()
            PACK_TEXTS[request.pack] = request.pack_text
        game = game_of(PACK_TEXTS[request.pack], request.players)
        return ENCODER.encode(answer(game, request.question))
    except Exception as error:
        return ENCODER.encode(Failure(ascii(f"{type(error).__name__}: {error}")[1:-1]))


def main() -> None:
    """Answer questions until there are no more."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(reply(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
