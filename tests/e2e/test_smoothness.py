"""How long a page on a middling phone is busy at a time: printed, since machines differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.player import READY
from tests.e2e.visitor import PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession

pytestmark = pytest.mark.needs("chromium")
SLOWER = 4
"""A phone of the middle range, against the machine of whoever builds this."""
WANTED = 50.0
STEPS = 30
RUN_TASK = ("RunTask", "ThreadControllerImpl::RunTask")


class Trace:
    """What the main thread of a page does, task by task."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.events: list[dict[str, Any]] = []
        session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        self.ended: list[object] = []
        session.on("Tracing.tracingComplete", lambda data: self.ended.extend([data]))

    def start(self) -> None:
        self.events.clear()
        self.ended.clear()
        config = {"includedCategories": ["toplevel", "devtools.timeline"]}
        self.session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})

    def stop(self, visitor: Visitor) -> list[float]:
        """End it; milliseconds of each task of the page's main thread, the longest first."""
        self.session.send("Tracing.end")
        while not self.ended:
            visitor.settle()
        busy = [each["tid"] for each in self.events if each["name"] == "FunctionCall"]
        main = max(set(busy), key=busy.count)
        tasks = [
            each["dur"] / 1000
            for each in self.events
            if each["tid"] == main and each["name"] in RUN_TASK and "dur" in each
        ]
        return sorted(tasks, reverse=True)


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_no_long_task_while_hovering_and_placing(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(PHONE, still=False, pace="normal")
    page = visitor.page
    visitor.make(game=game, players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.wait_for_load_state("networkidle")
    session = visitor.context.new_cdp_session(page)
    trace = Trace(session)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    found = {}
    for what in ("first", "second"):
        visitor.wait_for_turn()
        trace.start()
        if game == "monolyth":
            page.locator(".site.reach").first.click()
            page.wait_for_selector("[data-act=commit]")
            box = page.locator("[data-tower]").bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + 20, box["y"] + box["height"] * 0.6)
            page.mouse.move(
                box["x"] + box["width"] - 20, box["y"] + box["height"] * 0.7, steps=STEPS
            )
            page.mouse.move(1, 1)
        else:
            box = page.locator(".mat").bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + 5, box["y"] + 5)
            page.mouse.move(box["x"] + box["width"] - 5, box["y"] + box["height"] - 5, steps=STEPS)
            page.locator(".place.circle.open").first.click()
        found[f"hovering, {what} turn"] = trace.stop(visitor)
        page.wait_for_selector(READY)
        trace.start()
        event = visitor.event()
        page.click(READY)
        visitor.wait_after(event)
        visitor.wait_for_turn()
        found[f"placing, {what} turn"] = trace.stop(visitor)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    for what, tasks in found.items():
        longest = ", ".join(f"{one:.0f}" for one in tasks[:3])
        over = sum(one > WANTED for one in tasks)
        print(
            f"{game}, CPU ×{SLOWER}, {what}: {len(tasks)} tasks, longest {longest} ms, {over} over"
        )
        assert tasks, "the trace has the page's tasks"
