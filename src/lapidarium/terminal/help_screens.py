"""Screens to read: how to play, and the rules clause by clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.console import Group
from rich.padding import Padding
from rich.text import Text
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from lapidarium import words
from lapidarium.games.registry import game_type
from lapidarium.games.rules_text import rules_text

if TYPE_CHECKING:
    from rich.console import RenderableType
    from textual.app import ComposeResult
    from textual.binding import BindingType

    from lapidarium.games.game import Game
    from lapidarium.terminal.speech import Speech


class Page(ModalScreen[None]):
    """Something to read over the table; Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,f1,f5", "dismiss", ""), ("q", "dismiss", "")]

    def __init__(self, title: str, content: RenderableType, below: str) -> None:
        super().__init__()
        self.heading, self.content, self.below = title, content, below

    def compose(self) -> ComposeResult:
        """A frame that scrolls."""
        with VerticalScroll(classes="page") as frame:
            frame.border_title, frame.border_subtitle = self.heading, self.below
            yield Static(self.content)


class RulesPage(ModalScreen[None]):
    """The rules of a game, with a line to search them."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,f5", "dismiss", "")]

    def __init__(self, game: str, speech: Speech, wanted: str = "") -> None:
        super().__init__()
        self.game, self.speech, self.wanted = game, speech, wanted

    def compose(self) -> ComposeResult:
        """The search above the clauses."""
        with Vertical(classes="page") as frame:
            title = self.speech.render(game_type(self.game).title)
            frame.border_title = self.speech.say("ui-rules-of", game=title)
            frame.border_subtitle = self.speech.say("tui-close")
            yield Input(self.wanted, placeholder=self.speech.say("ui-rules-search"), compact=True)
            with VerticalScroll(can_focus=False):
                yield Static(clauses(self.game, self.speech, self.wanted), id="clauses")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show the clauses that have what is typed."""
        self.query_one("#clauses", Static).update(clauses(self.game, self.speech, event.value))

    def key_down(self) -> None:
        """Scroll."""
        self.query_one(VerticalScroll).scroll_down()

    def key_up(self) -> None:
        """Scroll."""
        self.query_one(VerticalScroll).scroll_up()

    def key_pagedown(self) -> None:
        """Scroll."""
        self.query_one(VerticalScroll).scroll_page_down()

    def key_pageup(self) -> None:
        """Scroll."""
        self.query_one(VerticalScroll).scroll_page_up()


def clauses(game: str, speech: Speech, wanted: str) -> RenderableType:
    """The clauses that have a text in their id or words; an exact id gives that one alone."""
    found = rules_text(game_type(game), speech.lang)
    if found is None:
        return Text(speech.say("server-no-rules", game=game_type(game).title))
    exact = found.clause(wanted.strip())
    parts: list[RenderableType] = []
    for section in found.sections:
        shown = [
            one
            for one in section.clauses
            if (one == exact if exact else wanted.strip().lower() in f"{one.id} {one.text}".lower())
        ]
        if shown:
            parts.append(Text(section.title, style="bold underline"))
        for one in shown:
            parts += [Text(one.id, style="bold"), Padding(Text(one.text), (0, 0, 1, 4))]
    return Group(*parts)


def help_text(game: Game, speech: Speech) -> RenderableType:  # type: ignore[type-arg]
    """A game in a few sentences, how its moves are written, and the keys."""
    lines, number = [], 1
    while words.has(code := f"game-{game.name}-how-{number}"):
        lines.append(speech.say(code))
        number += 1
    if words.has(code := f"play-help-{game.name}"):
        lines.append(speech.say(code))
    lines.append(speech.say("tui-help", clause=game.clause_of_turns))
    return Text("\n\n".join(lines))
