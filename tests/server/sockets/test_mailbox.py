"""What comes for a connection is read once, in order, and whoever waits is woken."""

from __future__ import annotations

import asyncio

from lapidarium.server.sockets.protocol import Mailbox


def test_messages_are_read_in_the_order_in_which_they_came() -> None:
    async def run() -> list[str]:
        box = Mailbox()
        first = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        assert box.reader is not None
        for message in ("one", "two", "three"):
            box.put_nowait(message)
            assert box.reader is None, "nobody waits while something is there"
        return [await first, await box.get(), await box.get()]

    assert asyncio.run(run()) == ["one", "two", "three"]


def test_a_reader_who_gave_up_takes_nothing_along() -> None:
    async def run() -> str:
        box = Mailbox()
        first = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        first.cancel()
        box.put_nowait("still here")
        await asyncio.gather(first, return_exceptions=True)
        assert not box.empty()
        return str(await box.get())

    assert asyncio.run(run()) == "still here"
