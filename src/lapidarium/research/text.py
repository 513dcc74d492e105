"""A game for agents that read and write text: any game, any number of players.

    table = TextGame.new("pebbles", seed=1)
    print(table.rules())
    while (seat := table.to_act) >= 0:
        answer = agent(table.prompt(seat))
        try:
            table.play(answer, seat)
        except RulesError as error:
            print(table.refusal(error))   # what is wrong, what is expected, and the clause

A text shows what its seat may know and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium import words
from lapidarium.dealing import Dealer, deal
from lapidarium.games.packs import load, read
from lapidarium.games.registry import NoSuchGame, game_type, referee
from lapidarium.messages import Message
from lapidarium.record import Record
from lapidarium.text import views
from lapidarium.text.moves import read_move, refusal_text

if TYPE_CHECKING:
    from lapidarium.games.errors import RulesError
    from lapidarium.games.game import Game, Outcome
    from lapidarium.text.views import Form

MOST_LISTED = 60
"""Moves in a prompt that are explained in words; of more, there is only the notation."""


class TextGame:
    """One game from its setup on. What is drawn depends on the seed alone."""

    def __init__(self, game: Game[Any, Any], seed: str | int, *, lang: str = "en") -> None:
        self.game = game
        self.lang = lang
        self.dealer = Dealer(seed)
        self.events: list[Any] = []
        self.states: list[Any] = [game.start()]
        self._deal()

    @classmethod
    def new(
        cls,
        name: str,
        *,
        players: int | None = None,
        pack: str | None = None,
        seed: str | int = 0,
        lang: str = "en",
    ) -> TextGame:
        """A game by its name; raises NoSuchGame, PackNotFound or PackError."""
        counts = game_type(name).player_counts
        found = load(pack or name)
        if found.game != name:
            message = Message(
                "cli-pack-of-other-game", pack=found.name, game=found.game, wanted=name
            )
            raise NoSuchGame(message)
        wanted = players or (2 if 2 in counts else min(counts))
        return cls(referee(found, wanted), seed, lang=lang)

    def __deepcopy__(self, memo: dict[int, Any]) -> TextGame:
        """A copy in mid-game: states are immutable, so only the lists are copied."""
        del memo
        return self._with(list(self.events), list(self.states))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what happened, which is played again."""
        events = [self.game.text(event) for event in self.events]
        game = (self.game.pack.text, self.game.players)
        return _restored, (*game, self.dealer.seed, self.lang, events)

    def _with(self, events: list[Any], states: list[Any]) -> TextGame:
        other = TextGame.__new__(TextGame)
        other.game, other.lang, other.dealer = self.game, self.lang, self.dealer
        other.events, other.states = events, states
        return other

    # ------------------------------------------------------------ what there is to read

    @property
    def state(self) -> Any:
        """The whole state: for whoever runs the game, never for a seat."""
        return self.states[-1]

    @property
    def to_act(self) -> int:
        """The seat whose decision it is (from 0); negative when the game is over."""
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return self.game.outcome(self.state)

    def rules(self, *, is_brief: bool = False) -> str:
        """The rules in a page, clause by clause."""
        return views.rules_page(self.game, self.lang, is_brief=is_brief)

    def view(self, seat: int | None, form: Form = "words") -> str:
        """The position as a seat knows it: "words", "notation" or "json"."""
        return views.view_text(self.game, self.state, seat, form=form, lang=self.lang)

    def legal_moves(self, about: str = "") -> list[tuple[str, str]]:
        """The moves of the seat to act, in notation and in words; `about` narrows them down."""
        return views.legal_texts(self.game, self.state, about=about, lang=self.lang)

    def history(self, seat: int | None, after: int = 0) -> list[str]:
        """What happened since event number `after`, as the seat saw it."""
        return views.history(self.game, self.states, self.events, seat, after=after, lang=self.lang)

    def prompt(self, seat: int, after: int = 0, *, lists_moves: bool = True) -> str:
        """What an agent needs for its decision: what happened, the position, and the moves.

        Without `lists_moves` the moves are not listed; then an agent has to know the rules.
        """
        parts = ["\n".join(self.history(seat, after)), self.view(seat)]
        if self.to_act == seat:
            parts.append(self._moves(lists_moves))
        return "\n\n".join(part.strip() for part in parts if part.strip()) + "\n"

    def _moves(self, lists_moves: bool) -> str:
        moves = self.legal_moves() if lists_moves else []
        count = len(self.game.legal(self.state))
        example = self.game.text(self.game.legal(self.state)[0])
        head = words.word("text-moves", self.lang, count=count, example=example)
        if len(moves) > MOST_LISTED:
            return f"{head}\n{', '.join(text for text, _ in moves)}"
        return "\n".join([head, *(f"{text}: {said}" for text, said in moves)])

    # ------------------------------------------------------------ what is done

    def play(self, answer: str, seat: int | None = None) -> str:
        """Play the move in an answer; gives it in notation. Raises Unreadable or Illegal."""
        move = read_move(self.game, self.state, answer, seat)
        self._add(move, self.game.after(self.state, move))
        self._deal()
        return self.game.text(move)

    def explain(self, answer: str, seat: int | None = None) -> str:
        """What the move in an answer would do; raises Unreadable or Illegal. Changes nothing."""
        move = read_move(self.game, self.state, answer, seat)
        return explain_move(self.game, self.state, move, self.lang)

    def refusal(self, error: RulesError) -> str:
        """A refusal in words, with its clause in full."""
        return refusal_text(self.game, error, self.lang)

    def record(self, names: tuple[str, ...] = ()) -> Record:
        """The game so far: all of it, so not for a seat that is still playing."""
        return Record(self.game, tuple(self.events), names, known=tuple(self.states))

    def _add(self, event: Any, state: Any) -> None:
        self.events.append(event)
        self.states.append(state)

    def _deal(self) -> None:
        for event, state in deal(self.game, self.state, self.dealer.draw):
            self._add(event, state)


def _restored(pack: str, players: int, seed: str, lang: str, texts: list[str]) -> TextGame:
    game = referee(read(pack, "pack"), players)
    events, states = [game.parse(text) for text in texts], [game.start()]
    for event in events:
        states.append(game.after(states[-1], event))
    return TextGame(game, seed, lang=lang)._with(events, states)


def explain_move(game: Game[Any, Any], state: Any, move: Any, lang: str = "en") -> str:
    """What a legal move does and brings, and the table right after it, before anything is drawn."""
    parts = (game.describe(state, move), *game.gains(state, move))
    said = "; ".join(words.render(part, lang) for part in parts)
    shown = views.drawing(game, game.after(state, move), game.to_act(state), lang)
    return f"{game.text(move)}: {said}\n\n{shown}"
