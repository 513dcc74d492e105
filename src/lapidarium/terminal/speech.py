"""The language of a screen: messages as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium import words
from lapidarium.games.errors import Illegal
from lapidarium.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.errors import RulesError
    from lapidarium.messages import Message


class Speech:
    """Speaks one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, code: str, **params: Any) -> str:
        """A sentence of the catalogues."""
        return words.word(code, self.lang, **params)

    def render_you(self, message: Message) -> str:
        """A message said to whoever reads it."""
        return self.render(message, words.render_you)

    def render(self, message: Message, how: Callable[[Message, str], str] = words.render) -> str:
        """A message; its code if it comes from a server that knows more than we do."""
        try:
            return how(message, self.lang)
        except words.UnknownWord:
            return str(message)

    def refusal(self, refused: Refused) -> str:
        """Why something is refused, with the clause if the rules forbid it."""
        if refused.clause is not None:
            return self.say("refused", reason=refused.message, clause=refused.clause)
        return self.render(refused.message)

    def unreadable(self, error: RulesError) -> str:
        """Why a text is not a move, or why the rules forbid it."""
        if isinstance(error, Illegal):
            return self.say("refused", reason=error.message, clause=error.clause)
        return self.say("unreadable", text=error.text, reason=error.message)
