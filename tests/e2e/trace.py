"""What the main thread of a page does, task by task, as Chromium's own trace has it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.e2e.visitor import Visitor

TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
"""Names of a task, the best one first: one Chromium has both, another only one of them."""
TELL = """() => {
    const moving = () => document.getAnimations()
        .filter(each => each.playState === 'running')
        .filter(each => Number.isFinite(each.effect.getComputedTiming().endTime));
    const look = new MutationObserver(async () => {
        if (!(CONDITION)) return;
        look.disconnect();
        await new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
        while (moving().length) await Promise.allSettled(moving().map(each => each.finished));
        console.debug('WORD');
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""The page says itself when something is so and nothing moves: asking it would be a task, too."""


class Trace:
    """Tasks of a page while something is done on it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.session = visitor.context.new_cdp_session(visitor.page)
        self.events: list[dict[str, Any]] = []
        self.ended: list[object] = []
        self.told = 0
        self.session.on("Tracing.dataCollected", lambda data: self.events.extend(data["value"]))
        self.session.on("Tracing.tracingComplete", lambda data: self.ended.extend([data]))

    def start(self) -> None:
        self.events.clear()
        self.ended.clear()
        config = {"includedCategories": ["toplevel", "devtools.timeline"]}
        self.session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})

    def stop(self) -> list[dict[str, Any]]:
        """End it; the tasks of the page's main thread, the longest first.

        What counts is `tdur`: the time of the processor, whatever else the machine does.
        """
        self.session.send("Tracing.end")
        while not self.ended:
            self.visitor.settle()
        busy = [each["tid"] for each in self.events if each["name"] == "FunctionCall"]
        main = max(set(busy), key=busy.count)
        self.events = [each for each in self.events if each["tid"] == main and "dur" in each]
        names = {each["name"] for each in self.events}
        name = next(one for one in TASKS if one in names)
        tasks = [each for each in self.events if each["name"] == name and "tdur" in each]
        return sorted(tasks, key=lambda each: -each["tdur"])

    def parts(self, task: dict[str, Any]) -> list[tuple[str, float]]:
        """What a task spent the processor's time on, in milliseconds."""
        begin, end = task["ts"], task["ts"] + task["dur"]
        within = [
            each
            for each in self.events
            if begin <= each["ts"] and each["ts"] + each["dur"] <= end and each["name"] not in TASKS
        ]
        spent: Counter[str] = Counter()
        open_ones: list[dict[str, Any]] = []
        for each in sorted(within, key=lambda one: (one["ts"], -one["dur"])):
            while open_ones and each["ts"] >= open_ones[-1]["ts"] + open_ones[-1]["dur"]:
                open_ones.pop()
            if open_ones:
                spent[open_ones[-1]["name"]] -= each.get("tdur", 0)
            spent[each["name"]] += each.get("tdur", 0)
            open_ones.append(each)
        return [(name, time / 1000) for name, time in spent.most_common(5)]

    def promise(self, condition: str) -> str:
        """From now on the page will say when this is so: the word to wait for."""
        self.told += 1
        word = f"told {self.told}"
        self.visitor.page.evaluate(TELL.replace("CONDITION", condition).replace("WORD", word))
        return word

    def tap(self, x: float, y: float) -> None:
        """A finger, as long on the glass as a finger is."""
        touch = "Input.dispatchTouchEvent"
        self.session.send(touch, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.visitor.page.wait_for_timeout(80)
        self.session.send(touch, {"type": "touchEnd", "touchPoints": []})

    def drag(self, points: list[tuple[float, float]]) -> None:
        """A finger along these points, one in each frame."""
        touch = "Input.dispatchTouchEvent"
        for n, (x, y) in enumerate(points):
            kind = "touchMove" if n else "touchStart"
            self.session.send(touch, {"type": kind, "touchPoints": [{"x": x, "y": y}]})
            self.visitor.page.wait_for_timeout(16)
        self.session.send(touch, {"type": "touchEnd", "touchPoints": []})
