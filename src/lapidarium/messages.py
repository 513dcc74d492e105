"""Something for people to read, as a code with parameters.

Every layer may say something; only `words` knows the sentences, in four languages.
A parameter may itself be something said: a colour, a stone, a reason.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Union

if TYPE_CHECKING:
    from collections.abc import Mapping

Param = Union[str, int, "Said", "tuple[Said, ...]"]


@dataclass(frozen=True, slots=True)
class Said:
    """A code of the catalogues and what fills its gaps."""

    code: str
    params: Mapping[str, Param] = field(default_factory=lambda: MappingProxyType({}))

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.params))))

    def __reduce__(self) -> tuple[object, ...]:
        """Between processes, with an error that carries it."""
        return _again, (self.code, dict(self.params))

    def __str__(self) -> str:
        """For logs and tracebacks; people get the sentence from `words`."""
        inside = ", ".join(f"{key}={_plain(value)}" for key, value in self.params.items())
        return f"{self.code}({inside})" if inside else self.code


def _again(code: str, params: dict[str, Param]) -> Said:
    return Said(code, MappingProxyType(params))


def _plain(value: Param) -> str:
    if isinstance(value, tuple):
        return "[" + ", ".join(str(part) for part in value) + "]"
    return str(value)


def say(code: str, **params: Param) -> Said:
    """Short for a code with its parameters."""
    return Said(code, MappingProxyType(params))
