"""Messages in JSON and back."""

from __future__ import annotations

import json

import pytest

from lapidarium.messages import Message


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
