"""The window of a table: its panes, and where each has its place on a small or a large screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text
from textual.app import App
from textual.containers import Container, Horizontal
from textual.widgets import Static

from lapidarium.games.game import CHANCE
from lapidarium.games.registry import game_type
from lapidarium.terminal.completion import Completion
from lapidarium.terminal.snapshot import Line
from lapidarium.terminal.table_view import TableView, size
from lapidarium.terminal.themes import DARK, LIGHT, PALETTES
from lapidarium.terminal.widgets import CommandLine, Pane, Picture

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from lapidarium.games.drawing import Panes
    from lapidarium.terminal.snapshot import TableSource
    from lapidarium.terminal.speech import Speech

LARGE = (110, 34)
"""Columns and lines from which on log and moves are both shown."""
NARROWEST, WIDEST = 32, 48
"""Columns of log and moves on a large screen."""
FRAME = 2
PADDED = 4
"""Lines of a frame, and columns of one with its padding."""
SIDES = ("log", "moves", "notes")
QUIT_WORDS = ("quit", "exit", "q")
KEYS = (
    ("F1", "help", "tui-key-help"),
    ("F2", "hint", "tui-key-hint"),
    ("F3", "undo", "tui-key-undo"),
    ("F4", "side", "tui-key-side"),
    ("F5", "rules", "tui-key-rules"),
    ("F6", "light", "tui-key-light"),
    ("PgUp", "earlier", "tui-key-back"),
    ("F10", "quit", "tui-key-quit"),
)


class Window(App[None]):
    """Shows one table; `app` plays at it."""

    TITLE = "Lapidarium"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, source: TableSource, speech: Speech, *, at: int | None = None, light: bool = False
    ) -> None:
        super().__init__()
        self.source = source
        self.speech = speech
        self.at = at
        """How many events are shown; None follows the game."""
        self.said: list[Line] = []
        self.completion = Completion()
        self.turned = -1
        """Which of the moves that fit was chosen last with the arrows."""
        self.looked_at = 0
        """The seat whose pane comes first."""
        self.side = "moves"
        self.is_light = light
        self.shown = source.snapshot()
        self.seat_panes = [Pane(f"seat-{seat}") for seat in range(self.shown.game.players)]
        if self.shown.viewer is not None:
            self.looked_at = self.shown.viewer

    def compose(self) -> ComposeResult:
        """People, the middle, log and moves, the seats, and the line that is typed."""
        yield Picture(id="people", markup=False)
        with Container(id="main"):
            yield Pane("middle")
            with Container(id="side"):
                yield Pane("moves")
                yield Pane("log")
                yield Pane("notes")
            with Container(id="seats"):
                yield from self.seat_panes
        with Horizontal(id="bar"):
            yield Static(id="prompt", markup=False)
            yield CommandLine(id="line")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Follow the table from now on."""
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = LIGHT.name if self.is_light else DARK.name
        self.line.focus()
        self.redraw()
        self.run_worker(self.source.run(self.changed), name="source")

    @property
    def line(self) -> CommandLine:
        """The line that is typed."""
        return self.query_one("#line", CommandLine)

    @property
    def is_large(self) -> bool:
        """Is there room for everything at once?"""
        return self.size.width >= LARGE[0] and self.size.height >= LARGE[1]

    # ------------------------------------------------------------ drawing

    def changed(self) -> None:
        """The table has changed; a game that goes on is followed."""
        before, self.shown = self.shown, self.source.snapshot()
        if self.shown.state is not before.state:
            self.turned = -1
            self.said.clear()
        if self.is_running:
            self.redraw()

    def on_resize(self) -> None:
        """Arrange everything anew."""
        self.redraw()

    def redraw(self) -> None:
        """Draw every pane."""
        if self.theme not in PALETTES or not self.query("#line"):
            return
        typed = self.line.value
        view = TableView(self.shown, self.speech, PALETTES[self.theme], self.at)
        self.view = view
        panes = view.panes(typed, compact=not self.is_large)
        self._draw_middle(panes, typed)
        self._draw_seats(panes, typed)
        self.query_one("#people", Picture).update(view.people([own.points for own in panes.seats]))
        self._draw_side(panes, typed)
        self._draw_bar()

    def _draw_middle(self, panes: Panes, typed: str) -> None:
        middle = self.query_one("#middle", Pane)
        title = self.speech.render(game_type(self.shown.game.name).title)
        if self.at is not None:
            last = len(self.shown.states) - 1
            title += " · " + self.speech.say("ui-replay-at", at=self.at, of=last)
        elif self.view.is_preview(typed):
            title += " · " + self.speech.say("tui-preview")
        middle.set_class(self.view.is_preview(typed), "-preview")
        drawing = panes.middle
        if self.is_large and panes.notes is not None:
            drawing = Table.grid(padding=(0, 3))
            drawing.add_column(no_wrap=True)
            drawing.add_row(panes.middle, panes.notes)
        middle.draw(drawing, title, panes.caption)
        self._arrange(size(drawing), panes)

    def _arrange(self, middle: tuple[int, int], panes: Panes) -> None:
        """Give the middle the room that it needs, and the others the rest."""
        main, side = self.query_one("#main"), self.query_one("#side")
        seats = self.query_one("#seats")
        width, height = middle
        self.middle_height = height + FRAME
        rest = self.size.width - width - PADDED
        self.side_width = max(NARROWEST, min(rest, WIDEST if self.is_large else rest))
        main.styles.grid_size_columns, main.styles.grid_size_rows = 2, 2
        main.styles.grid_columns = f"1fr {self.side_width}"
        side.styles.row_span = 2 if self.is_large else 1
        seats.styles.column_span = 1 if self.is_large else 2
        low = FRAME + max(size(own.drawing)[1] for own in panes.seats)
        main.styles.grid_rows = f"{min(height + FRAME, max(6, self.size.height - 3 - low))} 1fr"
        self.screen.set_class(self.is_large, "-large")

    def _draw_seats(self, panes: Panes, typed: str) -> None:
        players = self.shown.game.players
        room = self.size.width - (self.side_width if self.is_large else 0)
        if self.is_large and not self._fits(panes, room):
            panes = self.view.panes(typed, compact=True)
        frame = PADDED if self.is_large else FRAME
        wide = frame + max(size(own.drawing)[0] for own in panes.seats)
        columns = max(1, min(players, room // wide))
        if self.is_large:
            columns = -(-players // -(-players // columns))
        self.query_one("#seats").styles.grid_size_columns = columns
        order = [(self.looked_at + n) % players for n in range(players)]
        fit = set(order if self.is_large else order[:columns])
        for seat, pane in enumerate(self.seat_panes):
            own = self.shown.seats[seat]
            name = own.name or self.speech.say("ui-open-seat")
            turn = seat == self.shown.to_act and self.at is None
            points = panes.seats[seat].points
            title = f"{'▶ ' if turn else ''}{name}{self.view.sign(seat)}"
            pane.draw(panes.seats[seat].drawing, f"{title} · {points}" if points else title)
            pane.set_class(turn, "-turn")
            pane.display = seat in fit

    def _fits(self, panes: Panes, room: int) -> bool:
        sizes = [size(own.drawing) for own in panes.seats]
        columns = max(1, room // (PADDED + max(width for width, _ in sizes)))
        rows = -(-len(sizes) // columns)
        needed = rows * (FRAME + max(height for _, height in sizes))
        return needed + self.middle_height <= self.size.height - 3

    def _draw_side(self, panes: Panes, typed: str) -> None:
        names = {name: self.speech.say(f"tui-{name}") for name in SIDES}
        contents = {
            "log": self.view.log(self.said),
            "moves": self.view.choices(typed),
            "notes": panes.notes if panes.notes is not None else Text(),
        }
        shown = self._shown_sides(panes)
        following = names[shown[(shown.index(self.side) + 1) % len(shown)]]
        others = "" if self.is_large else f"F4 {following}"
        for name in SIDES:
            pane = self.query_one(f"#{name}", Pane)
            pane.draw(contents[name], names[name], others)
            pane.display = name == self.side or (self.is_large and name != "notes")
        log = self.query_one("#log", Pane)
        self.call_after_refresh(log.scroll_end, animate=False)

    def _shown_sides(self, panes: Panes) -> tuple[str, ...]:
        shown = SIDES if panes.notes is not None else SIDES[:2]
        if self.side not in shown:
            self.side = "log"
        return shown

    def _draw_bar(self) -> None:
        shown, prompt = self.shown, "›"
        if shown.must_answer >= 0:
            asker = shown.seats[shown.must_answer].name
            prompt = f"{self.speech.say('ui-undo-asked', name=asker)} yes / no ›"
        elif self.at is not None:
            prompt = self.speech.say("tui-looking-back") + " ›"
        elif shown.notice:
            prompt = f"{shown.notice} ›"
        elif shown.status == "waiting":
            prompt = self.speech.say("ui-waiting-room") + " ›"
        elif shown.status == "over":
            prompt = self.speech.say("ui-over") + " ›"
        elif shown.to_act >= 0:
            prompt = f"{shown.seats[shown.to_act].name} ›"
        elif shown.to_act == CHANCE:
            prompt = self.speech.say("ui-drawing") + " ›"
        self.query_one("#prompt", Static).update(prompt)
        keys = ("  " if self.is_large else " ").join(
            rf"[@click=app.{action}][b]{key}[/b] {self.speech.say(code)}[/]"
            for key, action, code in KEYS
        )
        self.query_one("#keys", Static).update(keys)
