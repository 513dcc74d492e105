"""Messages in JSON and back."""

from __future__ import annotations

import json

import pytest

from lapidarium import words
from lapidarium.messages import Message, about, joined


@pytest.mark.parametrize(
    "message",
    [
        Message("ui-close"),
        Message("seat", seat=2),
        Message("hint-why", hint=Message("hint", move=Message("ui-close")), why=(Message("a"),)),
    ],
    ids=str,
)
def test_what_is_written_is_read_back(message: Message) -> None:
    assert Message.from_wire(json.loads(json.dumps(message.to_wire()))) == message


def test_each_reason_is_a_sentence_of_its_own() -> None:
    one, other = Message("ui-close"), Message("seat", seat=2)
    assert joined([one]) == one
    said = {lang: words.render(joined([one, other]), lang) for lang in ("en", "de", "es", "ja")}
    assert said["en"] == "Close. Also, Seat 2"
    assert said["de"] == "Schließen. Außerdem: Person 2"
    assert all("." in text or "。" in text for text in said.values())


def test_a_hint_speaks_to_whoever_reads_it() -> None:
    """And so does the move within it; where a language has no such form, it is said as always."""
    move = Message("event-ocelot-tool", tool=Message("tool-compass-a"), circle="g6")
    hint = Message("hint-why", hint=Message("hint", move=move), why=(Message("ocelot-why-gems"),))
    said = {lang: words.render_you(hint, lang) for lang in words.LANGUAGES}
    assert said["en"].startswith("A good move: place a compass on g6. Why:")
    assert said["de"].startswith("Ein guter Zug: Du legst einen Kompass auf g6. Warum:")
    assert said["es"].startswith("Una buena jugada: colocas una Brújula en g6. Motivo:")
    assert said["ja"] == words.render(hint, "ja")


NAMES = ("Ada", "Kai")
TOLD = {
    "en": "Ada’s moth takes the opal on f4. Also, otherwise Kai could collect the",
    "de": "die Motte von Ada nimmt den Opal auf f4. Außerdem: Sonst könnte Kai",
    "es": "la Polilla de Ada se lleva el Ópalo de f4. Además, si no, Kai podría",
    "ja": "Adaのガがf4のオパールを獲得します。",
}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_reason_is_told_to_others_by_name(lang: str) -> None:
    """Also what is in it: the companion and the other; the character is named to nobody."""
    gem = Message("gem-opal-the")
    lands = Message(
        "ocelot-why-companion-lands", companion=Message("ocelot-your-moth"), gem=gem, square="f4"
    )
    other = Message("ocelot-seat-2", seat=2)
    gift = Message("ocelot-why-gift-gem", other=other, gem=gem, square="g5")
    said = words.render_about(about(joined([lands, gift]), NAMES, 1), lang)
    assert said.startswith(TOLD[lang])
    assert "Kai" in said
    assert words.render(other, lang) not in said


def test_a_reason_may_have_a_name_of_its_own() -> None:
    """As games of others may say it."""
    assert about(Message("why-own", name="Bea"), NAMES, 1) == Message("why-own", name="Bea")
