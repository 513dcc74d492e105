"""A review in words: everybody by the name that the record has."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium import record, words
from lapidarium.cli import review_page
from lapidarium.cli.output import use_language
from lapidarium.cli.review_words import decision_lines, who
from lapidarium.learning.review.assessment import Decision
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

GOLDEN = Path(__file__).parents[1] / "golden" / "ocelot-amethyst-tie.record"


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    use_language("en")


def test_a_bot_is_named_by_its_level_and_a_person_as_written() -> None:
    """Also somebody who is called as the level is."""
    use_language("de")
    played = record.read(GOLDEN.read_bytes())
    one = replace(played, names=("master", "master"), bots=frozenset({1}))
    level = words.word("level-master", "de")
    assert [who(one, seat) for seat in (1, 2)] == ["master", level]
    page = review_page._title(one)
    assert f"master {played.game.scores(played.last())[0]}" in page
    assert level in page


def test_bots_of_one_level_are_numbered_as_on_the_page() -> None:
    played = record.read(GOLDEN.read_bytes())
    one = replace(played, names=("master", "master"), bots=frozenset({0, 1}))
    level = words.word("level-master")
    assert [who(one, seat) for seat in (1, 2)] == [f"{level} 1", f"{level} 2"]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_two_moves_that_read_the_same_are_told_apart(lang: str) -> None:
    """O-G2: a pickaxe is on tokens B and C."""
    use_language(lang)
    played = record.read(GOLDEN.read_bytes())
    game, state = played.game, next(one for one in played.states() if played.game.to_act(one) >= 0)
    one, other = (game.describe(state, game.parse(move)) for move in ("CP c8", "BP c8"))
    assert words.render(one, lang) == words.render(other, lang)
    found = Decision(
        **{
            **mistake(1),
            "move": "CP c8",
            "message": one.to_wire(),
            "better": "BP c8",
            "better_message": other.to_wire(),
        }
    )
    lines = list(decision_lines(played, found))
    assert words.render_apart(one, lang) in lines[0]
    assert words.render_apart(other, lang) in lines[1]
    assert words.render_apart(one, lang) != words.render_apart(other, lang)


def mistake(seat: int, *reasons: Message) -> Decision:
    """A decision that lost three points, for these reasons."""
    move = Message("event-ocelot-tool", tool=Message("tool-compass-a"), circle="g6").to_wire()
    why: list[Any] = [{"theme": "gift", "points": 3.0, "message": one.to_wire()} for one in reasons]
    return Decision(
        event=50,
        seat=seat,
        turn=4,
        move="AC g6",
        message=move,
        is_forced=False,
        better="AC g6",
        better_message=move,
        before=[0, 0],
        after=[0, 0],
        lost=3.0,
        margin=0.0,
        grade="mistake",
        reasons=why,
    )


WHY = {
    "en": "Why: otherwise Ada could collect the opal on f4 at once. "
    "Also, what is left lying counts for Kai’s special amethyst.",
    "de": "Warum: Sonst könnte Ada sofort den Opal auf f4 einsammeln. "
    "Außerdem: Was liegen bleibt, zählt für den besonderen Amethyst von Kai.",
    "es": "Por qué: si no, Ada podría llevarse enseguida el Ópalo de f4. "
    "Además, lo que queda sin recoger cuenta para la Amatista especial de Kai.",
    "ja": "理由：そうしないと、Adaがすぐにf4のオパールを獲得できます。"
    "また、残した宝石がKaiの特別なアメシストの点になります。",
}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_file_speaks_of_everybody_by_name(lang: str) -> None:
    """Whoever reads it need not have played: nobody is “you”, and nobody only a character."""
    use_language(lang)
    played = replace(record.read(GOLDEN.read_bytes()), names=("Ada", "Kai"))
    other = Message("ocelot-seat-1", seat=1)
    gift = Message("ocelot-why-gift-gem", other=other, gem=Message("gem-opal-the"), square="f4")
    lines = list(decision_lines(played, mistake(2, gift, Message("ocelot-why-leave"))))
    assert WHY[lang] in lines
    assert "Kai" in lines[0]
