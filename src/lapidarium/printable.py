"""Text that somebody else wrote, without characters that nobody sees or that a terminal obeys."""

from __future__ import annotations

import json
import unicodedata

OBEYED = frozenset({"Cc", "Cf", "Cs"})
"""Categories of characters that move a cursor, turn a line around or cannot be written."""


def one_line(text: str) -> str:
    """A text on one line; a character that cannot be seen separates words like a space."""
    seen = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(seen.split())


def for_terminal(text: str) -> str:
    """A text that does nothing to a terminal but appear on it; line breaks and tabs stay."""
    if text.isprintable():
        return text
    return "".join(c for c in text if not _is_obeyed(c))


def json_for_terminal(text: str) -> str:
    """The same JSON with every character escaped that a terminal would obey."""
    if text.isprintable():
        return text
    return "".join(json.dumps(c)[1:-1] if _is_obeyed(c) else c for c in text)


def _is_obeyed(character: str) -> bool:
    return character not in "\n\t" and unicodedata.category(character) in OBEYED
