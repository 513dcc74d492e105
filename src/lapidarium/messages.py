"""Messages for people, as a code with parameters.

Every layer may have a message; only `words` knows the sentences, in four languages.
A parameter may itself be a message: a colour, a stone, a reason.
"""

from __future__ import annotations

from functools import reduce
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NotRequired, Union

from typing_extensions import TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Param = Union[str, int, "Message", "tuple[Message, ...]"]


class Words(TypedDict):
    """A message in JSON: its code and its parameters (texts, numbers, Words), if it has any."""

    code: str
    params: NotRequired[dict[str, Any]]


class Message:
    """A code of the catalogues and its parameters: `Message("seat", seat=2)`."""

    __slots__ = ("code", "params")
    code: str
    params: Mapping[str, Param]

    def __init__(self, code: str, /, **params: Param) -> None:
        self.code = code
        self.params = MappingProxyType(params)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return self.code == other.code and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.params))))

    def __reduce__(self) -> tuple[object, ...]:
        """Between processes, with an error that carries it."""
        return _rebuilt, (self.code, dict(self.params))

    def __repr__(self) -> str:
        """For logs and tracebacks; people get the sentence from `words`."""
        inside = ", ".join(f"{key}={_plain(value)}" for key, value in self.params.items())
        return f"{self.code}({inside})" if inside else self.code

    def to_wire(self) -> Words:
        """The message for JSON: its code, and texts, numbers and further messages as parameters."""
        if not self.params:
            return {"code": self.code}
        params = {key: _to_wire(value) for key, value in self.params.items()}
        return {"code": self.code, "params": params}

    @classmethod
    def from_wire(cls, words: Words) -> Message:
        """Read what `to_wire` wrote."""
        params = {key: _from_wire(value) for key, value in words.get("params", {}).items()}
        return cls(words["code"], **params)


def joined(reasons: Iterable[Message]) -> Message:
    """One or more reasons as one message; each is a sentence of its own."""
    return reduce(lambda first, second: Message("reason-also", first=first, second=second), reasons)


def about(message: Message, names: Sequence[str], seat: int) -> Message:
    """A reason that speaks to a seat (from 1), for others: with names for all whom it is about."""

    def named(value: Param) -> Param:
        if not isinstance(value, Message):
            return value
        other = value.params.get("seat")
        return names[other - 1] if isinstance(other, int) else about(value, names, seat)

    params = {key: named(value) for key, value in message.params.items()}
    return Message(message.code, **{"name": names[seat - 1], **params})


def _from_wire(value: Any) -> Param:
    if isinstance(value, dict):
        return Message.from_wire(value)  # type: ignore[arg-type]
    if isinstance(value, list):
        return tuple(Message.from_wire(part) for part in value)
    found: str | int = value
    return found


def _rebuilt(code: str, params: dict[str, Param]) -> Message:
    return Message(code, **params)


def _plain(value: Param) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(str(part) for part in value) + "]"
    return str(value)


def _to_wire(value: Param) -> Any:
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, tuple):
        return [part.to_wire() for part in value]
    return value.to_wire()
