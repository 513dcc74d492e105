"""The table on the whole screen, played with keys and mouse, over any game and any source."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lapidarium.games.errors import RulesError
from lapidarium.games.game import CHANCE
from lapidarium.games.registry import game_type
from lapidarium.refusals import Refused
from lapidarium.terminal.completion import matching, picked
from lapidarium.terminal.help_screens import Page, RulesPage, help_text
from lapidarium.terminal.snapshot import Line
from lapidarium.terminal.themes import DARK, LIGHT
from lapidarium.terminal.widgets import CommandLine, Pane, Picked
from lapidarium.terminal.window import Window

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from textual import events
    from textual.binding import BindingType
    from textual.widgets import Input

QUIT_WORDS = ("quit", "exit", "q")


class TableApp(Window):
    """Shows one table and plays at it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("f1", "help", ""),
        ("f2", "hint", ""),
        ("f3,ctrl+z", "undo", ""),
        ("f4", "side", ""),
        ("f5", "rules", ""),
        ("f6", "light", ""),
        ("pageup", "earlier", ""),
        ("pagedown", "later", ""),
        ("escape", "clear", ""),
        ("f10,ctrl+q,ctrl+c", "quit", ""),
    ]

    # ------------------------------------------------------------ typing

    def on_input_changed(self, _event: Input.Changed) -> None:
        """Show what fits."""
        if self.line.value and self.shown.is_mine and not self.is_large:
            self.side = "moves"
        self.redraw()

    def on_command_line_tab(self, event: CommandLine.Tab) -> None:
        """Complete what is typed: a move, or a word that the table understands."""
        known = [*self.view.moves, *self._words()]
        self._type(self.completion.next(known, self.line.value, event.step))

    def on_command_line_turned(self, event: CommandLine.Turned) -> None:
        """Go through the moves that fit."""
        if self.turned < 0:
            self.fitting = matching(self.view.moves, self.line.value)
            self.turned = 0 if event.step > 0 else len(self.fitting) - 1
        else:
            self.turned = (self.turned + event.step) % max(1, len(self.fitting))
        if self.fitting:
            self._type(self.fitting[self.turned])

    def on_key(self, event: events.Key) -> None:
        """After any other key the arrows begin anew."""
        if event.key not in ("up", "down"):
            self.turned = -1

    def on_picked(self, event: Picked) -> None:
        """A click: on a person, or on something that a move consists of."""
        kind, _, rest = event.word.partition(" ")
        if kind == "seat" and rest.isdecimal():
            self.looked_at = int(rest) - 1
            self.redraw()
        elif event.word == self.line.value.strip() and self.view.is_preview(event.word):
            self._submit(event.word)
        else:
            self.turned = -1
            self._type(picked(self.view.moves, self.line.value, event.word))
        self.line.focus()

    def _type(self, text: str) -> None:
        self.line.value = text
        self.line.cursor_position = len(text)

    def _words(self) -> list[str]:
        return [*self.source.commands, "hint", "list", "rules", "help", "quit"]

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what is typed."""
        self._submit(event.value.strip())

    def _submit(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        match word.lower():
            case "":
                return
            case "?" | "help" | "rules":
                self._read(word.lower(), rest.strip())
            case "list" | "l":
                self._list(rest.strip())
            case "hint":
                self.action_hint()
            case "u":
                self.action_undo()
            case typed if typed in self.source.commands:
                self._start(self._do(typed, rest.strip()))
            case typed if typed in QUIT_WORDS:
                self.exit()
            case _:
                self._start(self._play(text))
                return
        self._type("")

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        self.run_worker(job, group="command")

    def _read(self, word: str, wanted: str) -> None:
        if wanted or word == "rules":
            self.push_screen(RulesPage(self.shown.game.name, self.speech, wanted))
        else:
            self.action_help()

    def _list(self, about: str) -> None:
        self.query_one("#moves", Pane).draw(
            self.view.about(about), self.speech.say("tui-moves"), about
        )
        self.query_one("#line", CommandLine).clear()

    def tell(self, text: str, kind: Any = "note") -> None:
        """Add a line to the log, and show it."""
        self.said.append(Line(kind, text))
        if not self.is_large:
            self.side = "log"
        self.redraw()

    async def _play(self, text: str) -> None:
        """Make a move, or the moves that a word stands for."""
        drawing, game = self.view.drawing, self.shown.game
        self.at = None
        gesture = drawing.gesture(self.shown.state, text) if self.shown.is_mine else None
        try:
            move = text if gesture is None else game.text(gesture)
            game.parse(move)
            await self.source.play(move)
            self._type("")
            self.changed()
            while gesture and (gesture := drawing.gesture(self.shown.state, text)):
                await self.source.play(game.text(gesture))
                self.changed()
        except RulesError as error:
            self.tell(self.speech.unreadable(error), "refusal")
        except Refused as refused:
            self.tell(self.speech.refusal(refused), "refusal")

    async def _do(self, command: str, rest: str) -> None:
        try:
            told = await self.source.do(command, rest)
        except Refused as refused:
            self.tell(self.speech.refusal(refused), "refusal")
            return
        self.changed()
        if told:
            self.tell(told)

    # ------------------------------------------------------------ keys

    def action_help(self) -> None:
        """How to play, and the keys."""
        title = self.speech.render(game_type(self.shown.game.name).title)
        text = help_text(self.shown.game, self.speech)
        self.push_screen(Page(title, text, self.speech.say("tui-close")))

    def action_rules(self) -> None:
        """The rules, clause by clause."""
        self._read("rules", "")

    def action_hint(self) -> None:
        """Ask a bot what it would do."""
        self._start(self._hint())

    async def _hint(self) -> None:
        if not self.shown.is_mine:
            self.tell(self.speech.say("tui-no-hint"))
            return
        self.tell(self.speech.say("ui-thinking"))
        try:
            move, told = await self.source.hint()
        except Refused as refused:
            self.tell(self.speech.refusal(refused), "refusal")
            return
        self.said.clear()
        self._type(move)
        self.tell(told)

    def action_undo(self) -> None:
        """Take back."""
        if "undo" in self.source.commands:
            self._start(self._do("undo", ""))

    def action_side(self) -> None:
        """Show the next of log, moves and notes."""
        shown = self._shown_sides(self.view.panes("", compact=True))
        self.side = shown[(shown.index(self.side) + 1) % len(shown)]
        self.redraw()

    def action_light(self) -> None:
        """Light or dark."""
        self.theme = DARK.name if self.theme == LIGHT.name else LIGHT.name
        self.redraw()

    def action_clear(self) -> None:
        """Nothing is typed, and the game is shown as it is now."""
        self.at = None
        self._type("")
        self.redraw()

    def action_earlier(self) -> None:
        """Look at the table as it was one decision before."""
        self._page(-1)

    def action_later(self) -> None:
        """Look at the table one decision later."""
        self._page(1)

    def _page(self, step: int) -> None:
        shown, last = self.shown, len(self.shown.states) - 1
        at = last if self.at is None else self.at
        at += step
        while 0 < at < last and shown.game.to_act(shown.states[at]) == CHANCE:
            at += step
        first = next(
            (n for n, state in enumerate(shown.states) if shown.game.to_act(state) != CHANCE), 0
        )
        at = max(first, at)
        self.at = None if at >= last else at
        self.redraw()
