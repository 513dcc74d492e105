"""`lapidarium play`: a game in the terminal, everybody at one keyboard."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path
from typing import Annotated, Any

import platformdirs
import typer

from lapidarium import record
from lapidarium.arena.dealing import Dealer
from lapidarium.cli.drawing import Drawing, drawing_of
from lapidarium.cli.speaking import (
    GameName,
    Lang,
    PackName,
    Refused,
    Seed,
    complaint,
    console,
    read_record,
    speak,
    tell,
    the_game,
    write_file,
)
from lapidarium.record import Record
from lapidarium.rules.errors import RulesError
from lapidarium.rules.game import CHANCE, OVER, Game
from lapidarium.rules.ocelot.events import Take
from lapidarium.said import say

LEAVE = ("quit", "exit", "q")


def play(
    game_name: GameName = "monolyth",
    players: Annotated[
        int, typer.Option("--players", "-p", help="How many seats.", min=1, max=4)
    ] = 2,
    seed: Seed = None,
    pack: PackName = None,
    given: Annotated[
        list[str] | None,
        typer.Option("--set", help="Fix something that is drawn, such as 'card 6' or 'first 2'."),
    ] = None,
    unfinished: Annotated[
        Path | None, typer.Option("--from", help="Go on with an unfinished record.")
    ] = None,
    lang: Lang = None,  # noqa: ARG001
) -> None:
    """Play in the terminal, everybody at one keyboard."""
    if unfinished is not None:
        old = read_record(unfinished)
        session = Session(old.game, seed, given or [], list(old.events))
    else:
        session = Session(the_game(game_name, players, pack), seed, given or [], [])
    session.run()


class Session:
    """One sitting: the events so far, the dealer, and what people type."""

    def __init__(
        self, game: Game[Any, Any], seed: str | None, given: list[str], events: list[Any]
    ) -> None:
        self.game = game
        self.drawing: Drawing = drawing_of(game)
        self.dealer = Dealer(seed or secrets.token_hex(8))
        self.given = [game.parse(text) for text in given]
        self.events = events
        self.state = Record(game, tuple(events)).last()

    def run(self) -> None:
        """Play until the game is over or somebody leaves; nothing is lost either way."""
        try:
            self.deal()
            self.show()
            while self.game.to_act(self.state) != OVER:
                self.turn()
        except (EOFError, KeyboardInterrupt):
            self.leave()
        self.end()

    def turn(self) -> None:
        """Ask the seat to act until something has happened."""
        seat = self.game.to_act(self.state) + 1
        text = console.input(f"[bold yellow]{speak('play-prompt', seat=seat)}[/] ").strip()
        words = text.split()
        if not words:
            return
        about = " ".join(words[1:])
        match words[0]:
            case "?" | "help":
                console.print(speak(f"play-help-{self.game.name}"), markup=False)
                console.print(speak("play-help"), markup=False)
            case "list" | "l":
                self.list(about)
            case "show":
                self.show()
            case "all":
                self.take_all()
            case "undo" | "u":
                self.undo()
            case "save":
                self.save(about)
            case word if word in LEAVE:
                self.leave()
            case _:
                self.move(text)

    def list(self, about: str) -> None:
        """Tell what may be done, or say why that cannot be told."""
        try:
            console.print(self.drawing.choices(self.state, about))
        except RulesError as error:
            console.print(complaint(error), style="red", markup=False)

    def move(self, text: str) -> None:
        """Make a move, or say why not."""
        try:
            event = self.game.check(self.state, text, self.game.to_act(self.state))
        except RulesError as error:
            console.print(complaint(error), style="red", markup=False)
            return
        self.happen(event)
        self.deal()
        self.show()

    def take_all(self) -> None:
        """O-G5: collect every gem that can be collected, as one gesture."""
        if not self._takes():
            console.print(speak("play-nothing-to-take"))
            return
        while takes := self._takes():
            self.happen(takes[0])
            self.deal()
        self.show()

    def _takes(self) -> list[Take]:
        return [move for move in self.game.legal(self.state) if isinstance(move, Take)]

    def happen(self, event: Any) -> None:
        """Let an event happen, and tell it."""
        seat = self.game.to_act(self.state)
        seen = self.game.seen(self.state, event, None)
        said = tell(self.game.describe(self.state, seen))
        who = speak("play-table") if seat == CHANCE else speak("seat", seat=seat + 1)
        after = self.game.after(self.state, event)
        if self.game.turns(after) or seat != CHANCE:
            console.print(f"{who}: {said}", style="dim" if seat == CHANCE else "", markup=False)
        for gain in self.game.gains(self.state, event):
            console.print(f"  {tell(gain)}", style="bold green", markup=False)
        self.events.append(event)
        self.state = after

    def deal(self) -> None:
        """Draw whatever has to be drawn now; what was fixed by hand comes first."""
        while self.game.to_act(self.state) == CHANCE:
            chance = self.game.chance(self.state)
            outcomes = [event for event, _ in chance.outcomes]
            fixed = [event for event in self.given if event in outcomes]
            self.happen(fixed[0] if fixed else self.dealer.draw(chance))

    def undo(self) -> None:
        """Take back the last decision and what was drawn after it; the order of draws stays."""
        states = list(Record(self.game, tuple(self.events)).states())
        decisions = [n for n, s in enumerate(states[:-1]) if self.game.to_act(s) >= 0]
        if not decisions:
            console.print(speak("play-nothing-to-undo"))
            return
        at = decisions[-1]
        self.events, self.state = self.events[:at], states[at]
        console.print(speak("play-undone"))
        self.show()

    def show(self) -> None:
        """Draw the table and what can be done."""
        turn = self.game.to_act(self.state)
        console.print(self.drawing.table(self.state, turn if turn >= 0 else None))
        if turn >= 0:
            console.print(self.drawing.choices(self.state, ""))

    def text(self) -> str:
        """The game so far as a record."""
        return record.write(Record(self.game, tuple(self.events)))

    def save(self, name: str) -> None:
        """Write the record to a file."""
        parts = shlex.split(name) if name else []
        if len(parts) != 1:
            console.print(speak("play-save-where"))
            return
        try:
            write_file(Path(parts[0]), self.text())
        except Refused as refused:
            console.print(tell(refused.said), style="red", markup=False)
            return
        console.print(speak("play-saved", path=parts[0]), markup=False)

    def leave(self) -> None:
        """Stop in the middle; the game can be gone on with."""
        path = platformdirs.user_data_path("lapidarium") / f"last-{self.game.name}.record"
        write_file(path, self.text())
        console.print()
        console.print(speak("play-left", path=str(path)), markup=False, soft_wrap=True)
        raise typer.Exit(0)

    def end(self) -> None:
        """Tell how it ended and offer the record."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        console.print(self.drawing.sheet(self.state))
        console.print(tell(say("play-ended", reason=outcome.ended)), markup=False)
        console.print(tell(outcome.decided), style="bold", markup=False)
        path = platformdirs.user_data_path("lapidarium") / f"last-{self.game.name}.record"
        write_file(path, self.text())
        console.print(speak("play-record", path=str(path)), markup=False, soft_wrap=True)
