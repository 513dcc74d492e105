"""The parts of the screen: panes that can be clicked, and the line that is typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Input, Static

from lapidarium.games.drawing import PICK

if TYPE_CHECKING:
    from rich.console import RenderableType
    from textual import events


class Picked(Message):
    """Somebody clicked on a piece of a drawing that stands for a word."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word


class Picture(Static):
    """A drawing; a click on a piece of it gives its word."""

    ALLOW_SELECT = False

    def on_click(self, event: events.Click) -> None:
        """What the piece under the mouse stands for."""
        word = event.style.meta.get(PICK)
        if word is not None:
            self.post_message(Picked(str(word)))


class Pane(VerticalScroll, can_focus=False):
    """A frame with a title around a drawing that may be longer than the screen."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, classes="pane")
        self.picture = Picture(markup=False)

    def compose(self) -> list[Picture]:
        """The drawing alone."""
        return [self.picture]

    def draw(self, drawing: RenderableType, title: str, below: str = "") -> None:
        """Show something else."""
        self.picture.update(drawing)
        self.border_title, self.border_subtitle = _plain(title), _plain(below)


def _plain(text: str) -> str:
    """A text without markup."""
    return text.replace("[", r"\[")


class CommandLine(Input):
    """The line that is typed. Keys that belong to the table are its screen's."""

    class Tab(Message):
        """Go on with what is typed."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    class Turned(Message):
        """Another of the moves that fit."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    async def _on_key(self, event: events.Key) -> None:
        """Tab completes, up and down go through the moves."""
        message: Message
        match event.key:
            case "tab" | "shift+tab":
                message = self.Tab(1 if event.key == "tab" else -1)
            case "up" | "down":
                message = self.Turned(1 if event.key == "down" else -1)
            case _:
                await super()._on_key(event)
                return
        event.stop()
        event.prevent_default()
        self.post_message(message)


def words_in(drawing: RenderableType) -> set[str]:
    """All words that the pieces of a drawing stand for."""
    console = Console(width=200, force_terminal=True, color_system=None)
    found = set()
    for segment in console.render(drawing):
        if segment.style is not None and segment.style.meta:
            found.add(segment.style.meta.get(PICK))
    return {word for word in found if word}
