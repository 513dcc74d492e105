"""Names that are spelt or look alike count as one name (NFKC and UTS 39).

Somebody signs in with their name in any spelling: `one_spelling`. Nobody else may have a name that
looks the same: `looks_of`. A capital I looks like a small l but not like a small i, so a name has
two looks: as it is written, and in small letters.
"""

from __future__ import annotations

import hashlib
import unicodedata
from functools import cache
from importlib.resources import files

from lapidarium.printable import one_line

LONGEST_SPELLING = 80
WITHOUT_WIDTH = (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10))
VARIATIONS = range(0xE0100, 0xE01F0)
BLANK = (0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x13441, 0x13442, 0x1D159)
UNSEEN = {
    **dict.fromkeys((*WITHOUT_WIDTH, *VARIATIONS), ""),
    **dict.fromkeys(BLANK, " "),
}
"""What cannot be seen though it is a letter, a mark or a sign: the default-ignorable code points
of Unicode outside category C, and signs that are drawn as a blank."""


def one_spelling(name: str) -> str:
    """A name without differences of case, width and space."""
    seen = name.translate(UNSEEN)
    return " ".join(unicodedata.normalize("NFKC", seen).casefold().split())


def tidy(name: str) -> str:
    """A name on one line, without signs that cannot be seen."""
    name = one_line(name.translate(UNSEEN))[:40].strip()
    while len(one_spelling(name)) > LONGEST_SPELLING:  # some letters become many
        name = name[:-1].strip()
    return name


@cache
def _confusables() -> dict[int, str]:
    """What each letter that looks like another is read as."""
    found: dict[int, str] = {}
    for line in (files(__package__) / "confusables.txt").read_text("ascii").splitlines():
        if not line.startswith("#"):
            read_as, _, letters = line.partition(" = ")
            text = "".join(chr(int(number, 16)) for number in read_as.split())
            found |= {int(letter, 16): text for letter in letters.split()}
    return found


def skeleton(text: str) -> str:
    """Texts that look the same have the same skeleton (UTS 39)."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    return unicodedata.normalize("NFD", apart.translate(_confusables()))


def looks_of(name: str) -> tuple[str, str]:
    """What a name looks like, as written and in small letters; short and of one length."""
    as_written = skeleton(" ".join(name.translate(UNSEEN).split())).casefold()
    in_small = skeleton(one_spelling(name))
    return _digest(as_written), _digest(in_small)


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
