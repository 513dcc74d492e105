"""Messages in JSON and back."""

from __future__ import annotations

import json

import pytest

from lapidarium import words
from lapidarium.messages import Message, joined


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
