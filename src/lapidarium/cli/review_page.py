"""A review as one page of HTML: graph, words and boards; it needs nothing from anywhere else."""

from __future__ import annotations

from html import escape
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any, Final

from lapidarium import words
from lapidarium.cli.figures import decimal
from lapidarium.cli.output import language, translate
from lapidarium.cli.review_words import decision_lines, mistakes, seat_lines, who
from lapidarium.games.present import present
from lapidarium.games.registry import game_type
from lapidarium.games.walk import first_frame, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.presenter import Presenter
    from lapidarium.games.walk import Frame
    from lapidarium.learning.review import Decision, Review
    from lapidarium.record import Record

WIDTH, HEIGHT, EDGE = 900, 280, 36
COLOURS: Final = ("#3C6BC2", "#C0413F", "#2B8A57", "#8A5FBF")
DASHES: Final = ("", "7 4", "2 4", "10 3 2 3")
"""Lines differ in more than their colour."""
STYLE: Final = """
:root { color-scheme: light dark; --paper: #F3EDE2; --card: #FCF9F3; --ink: #2B2620;
  --quiet: #5F574B; --line: #D9CFBE }
@media (prefers-color-scheme: dark) {
  :root { --paper: #16181B; --card: #24282D; --ink: #EFE9DD; --quiet: #B4AD9F; --line: #383E45 }
}
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 920px; padding: 1rem;
  background: var(--paper); color: var(--ink) }
h1, h2, h3 { font-family: "Iowan Old Style", Palatino, "Noto Serif", Georgia, serif;
  line-height: 1.3 }
h3 { margin: .25rem 0; font-size: 1.1rem } p { margin: .25rem 0 }
section, article { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
  padding: .75rem 1rem; margin: .75rem 0 }
figure { margin: 1rem 0 } svg { max-width: 100%; height: auto; display: block }
figcaption { color: var(--quiet); font-size: .875rem; margin-top: .5rem }
.key { display: inline-block; margin-right: 1.5rem } .key svg { display: inline }
.graph text { fill: var(--quiet); font-size: 12px } .graph .axis { stroke: var(--line) }
@media (max-width: 600px) { .graph text { font-size: 26px } }
.board svg { width: 100%; max-height: 480px; background: #F5EFE3; border-radius: 8px;
  font-family: Georgia, serif }
@media (prefers-color-scheme: dark) { .board svg { filter: brightness(.78) } }
"""


def page(record: Record, review: Review) -> str:
    """The whole page."""
    title = escape(_title(record))
    seats = "".join(
        f"<section>{_paragraphs(seat_lines(record, review, seat))}</section>"
        for seat in review["seats"]
    )
    found = mistakes(review)
    heading = translate("review-mistakes") if found else translate("review-none")
    articles = "".join(_articles(record, found))
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>"
        f"<body><h1>{title}</h1>{_graph(record, review)}{seats}"
        f"<h2>{escape(heading)}</h2>{articles}</body></html>\n"
    )


def _title(record: Record) -> str:
    """The game, who played, and how it ended."""
    outcome = record.game.outcome(record.last())
    assert outcome is not None, "only what is over is reviewed"
    players = " – ".join(
        f"{who(record, seat)} {score}" for seat, score in enumerate(outcome.scores, 1)
    )
    code = f"game-{record.game.name}"
    game = translate(code) if words.has(code) else record.game.name
    told = translate("server-preview-result", game=game, names=players)
    return f"{translate('review-title')} · {told}"


def _paragraphs(lines: Any) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def _articles(record: Record, found: list[Decision]) -> Iterator[str]:
    """Each mistake with its board; the game is gone through once, so that stones are known."""
    presenter = game_type(record.game.name).presenter(record.game)
    decisions = {decision["event"]: decision for decision in found}
    first = first_frame(presenter, record.game.start())
    for frame in chain([first], walk(presenter, first, record.steps())):
        number = frame.number + 1
        if (decision := decisions.get(number)) is not None:
            head, *rest = decision_lines(record, decision)
            board = _board(presenter, decision, frame)
            said = f"<h3>{escape(head)}</h3>{_paragraphs(rest)}"
            yield f'<article id="e{number}">{said}{board}</article>'


def _board(presenter: Presenter, decision: Decision, frame: Frame) -> str:
    """The board before a decision, with the better move drawn on it."""
    game, state, seat = presenter.game, frame.state, decision["seat"] - 1
    better = game.parse(decision["better"])
    facts = presenter.facts(state, better, game.after(state, better))
    position = present(presenter, frame, seat).position
    picture = presenter.diagram(position, seat, facts)
    if picture is None:
        return ""
    is_drawn = picture != presenter.diagram(position, seat)
    label = escape(translate("review-drawn" if is_drawn else "review-board"))
    box = f"0 0 {picture.width:g} {picture.height:g}"
    svg = f'<svg viewBox="{box}" role="img" aria-label="{label}">{picture.svg}</svg>'
    return f'<figure class="board">{svg}<figcaption>{label}</figcaption></figure>'


def _graph(record: Record, review: Review) -> str:
    """The expected points of each seat after each decision, as lines."""
    decisions = review["decisions"]
    points = [one["after"] for one in decisions]
    most = max((each for one in points for each in one), default=1.0)
    least = min(0.0, min((each for one in points for each in one), default=0.0))

    def at(number: int, value: float) -> tuple[float, float]:
        x = EDGE + (WIDTH - 2 * EDGE) * number / max(1, len(points) - 1)
        return x, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - least) / max(1e-6, most - least)

    lines = []
    for low, _ in pairwise(range(int(least), int(most) + 20, 10)):
        _, y = at(0, low)
        lines.append(
            f'<line class="axis" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text x="4" y="{y + 4:.1f}">{low}</text>'
        )
    for seat in range(review["players"]):
        path = " ".join("{:.1f},{:.1f}".format(*at(n, one[seat])) for n, one in enumerate(points))
        lines.append(
            f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[seat]}"/>'
        )
    for number, one in enumerate(decisions):
        if one in mistakes(review):
            x, y = at(number, one["after"][one["seat"] - 1])
            lines.append(
                f'<a href="#e{one["event"]}"><circle cx="{x:.1f}" cy="{y:.1f}" r="5" '
                f'fill="{COLOURS[one["seat"] - 1]}"><title>−{decimal(one["lost"])}</title>'
                "</circle></a>"
            )
    keys = "".join(
        f'<span class="key"><svg width="34" height="8"><line x1="0" x2="34" y1="4" y2="4" '
        f'stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"/></svg> '
        f"{escape(who(record, seat + 1))}</span>"
        for seat in range(review["players"])
    )
    label = escape(translate("review-graph"))
    dots = escape(translate("review-graph-dots")) if mistakes(review) else ""
    return (
        f'<figure class="graph">'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f"{''.join(lines)}</svg><figcaption>{label}<br>{keys}{dots}</figcaption></figure>"
    )
