"""The workshop's knowledge of Sir Ocelot's Cave."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, cast

from pydantic import TypeAdapter, ValidationError

from lapidarium.games.ocelot.pack.checks import VALUES
from lapidarium.games.ocelot.pack.mat import CAVES, CIRCLE, NOTHING, SIGNS, mat_of, rows_of
from lapidarium.games.ocelot.pack.pack import GEMS, MOST_COLUMNS, MOST_ROWS, SPECIALS
from lapidarium.games.ocelot.rules.box import SEATS
from lapidarium.games.ocelot.rules.scoring import amethyst_points, say_special
from lapidarium.games.ocelot.workshop_wire import CaveMeaning, OcelotFigures, OcelotMeaning
from lapidarium.games.workshop import Payment, Workshop
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from lapidarium.games.game import Game
    from lapidarium.games.ocelot.pack.mat import Mat
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.state import State

FORM = TypeAdapter(OcelotFigures)


class OcelotWorkshop(Workshop):
    """The mat, gems and bags."""

    blank: ClassVar[str] = '''\
# Sir Ocelot's Cave: the components of a box, typed in from nothing.

game = "ocelot"
name = "my-box"
title = "My box"

[mat]
drawing = """
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
. . . . . . . . . . . . .
"""

[mat.looks]

[mat.provenance]
drawing = "invented"
looks = "invented"

[[tool]]
letter = "A"
faces = ["compass", "lantern"]
copies = 10
provenance = { faces = "rulebook", copies = "rulebook" }

[[tool]]
letter = "B"
faces = ["lantern", "pick"]
copies = 10
provenance = { faces = "rulebook", copies = "rulebook" }

[[tool]]
letter = "C"
faces = ["pick", "compass"]
copies = 10
provenance = { faces = "rulebook", copies = "rulebook" }

[gems.blue]

[gems.green]

[gems.red]

[values]
crystal = 1
sun = 1
moon = 1
star = 1
opal = 3
emerald = 5
beryl = 7
provenance = { crystal = "rulebook", sun = "rulebook", moon = "rulebook", star = "rulebook", opal = "rulebook", emerald = "rulebook", beryl = "rulebook" }

[amethysts]
blue = []
green = []
red = []
'''  # noqa: E501 - a table of TOML is one line

    def is_editable(self, figures: dict[str, Any]) -> bool:
        """Right or wrong, but of the right types, and with a mat that can be drawn."""
        try:
            FORM.validate_python(figures, strict=True)
        except ValidationError:
            return False
        rows = rows_of(figures["mat"]["drawing"])
        signs = {*SIGNS, CIRCLE, NOTHING}
        return (
            0 < len(rows) <= MOST_ROWS
            and {len(row) for row in rows} <= set(range(1, MOST_COLUMNS + 1))
            and len({len(row) for row in rows}) == 1
            and set("".join(rows)) <= signs
        )

    def meaning(self, figures: dict[str, Any]) -> dict[str, Any]:
        """O-G2: lines of sight, squares by the circles that see them, points of each cave."""
        rows = rows_of(figures["mat"]["drawing"])
        looks = {
            circle: ways
            for circle, ways in figures["mat"].get("looks", {}).items()
            if isinstance(ways, str)
        }
        mat, whole = mat_of(rows, looks), mat_of(rows, {})
        meaning: OcelotMeaning = {
            "circles": len(mat.circles),
            "sight": {
                circle.name: {look.way: list(look.squares) for look in circle.looks}
                for circle in mat.circles
            },
            "ways": {
                circle.name: "".join(look.way for look in circle.looks) for circle in whole.circles
            },
            "seen_from": {square.name: len(square.seen_from) for square in mat.squares},
            "caves": {cave: _cave(figures, mat, cave) for cave in CAVES},
        }
        return cast("dict[str, Any]", meaning)

    def payments(self, game: Game[Any, Any], state: Any) -> Iterable[Payment]:
        """O-E2, O-E3: gems that were taken, and specials that were drawn and counted something."""
        return _payments(cast("Ocelot", game), state)


def _cave(figures: dict[str, Any], mat: Mat, cave: str) -> CaveMeaning:
    gems = {kind: n for kind, n in figures["gems"][cave].items() if isinstance(n, int)}
    bag = figures["amethysts"].get(cave, [])
    return {
        "squares": len(mat.squares_in(cave)),
        "gems": sum(gems.values()),
        "amethysts": len(bag),
        "gem_points": sum(VALUES.get(kind, 0) * count for kind, count in gems.items()),
        "amethyst_points": sum(value for value in bag if isinstance(value, int)),
    }


def _payments(game: Ocelot, state: State) -> Iterator[Payment]:
    box = game.box
    for number, kind in enumerate(GEMS):
        of = sum(dealt[number] for dealt in box.dealt)
        paid = of - state.gems[number].bit_count()
        if of:
            yield Payment("gem", Message(f"gem-{kind}"), paid, of, paid * box.values[number])
    specials: Counter[str] = Counter()
    paying: Counter[str] = Counter()
    for seat in range(SEATS):
        for amethyst in state.amethysts[seat]:
            value = box.amethysts[amethyst].value
            if isinstance(value, str):
                points = amethyst_points(box, state, seat, amethyst)
                specials[value] += points
                paying[value] += points > 0
    for letter in SPECIALS:
        yield Payment("special", say_special(letter), paying[letter], 1, specials[letter])
