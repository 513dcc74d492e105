"""A review as one page of HTML: graph, words and boards; it needs nothing from anywhere else."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from lapidarium.cli.figures import decimal
from lapidarium.cli.output import language, translate
from lapidarium.cli.review_words import decision_lines, mistakes, seat_lines, who
from lapidarium.games.registry import game_type

if TYPE_CHECKING:
    from lapidarium.record import Record
    from lapidarium.review import Decision, Review

WIDTH, HEIGHT, EDGE = 900, 280, 36
COLOURS: Final = ("#3C6BC2", "#C0413F", "#2B8A57", "#8A5FBF")
DASHES: Final = ("", "7 4", "2 4", "10 3 2 3")
"""Lines differ in more than their colour."""
STYLE: Final = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 920px; padding: 1rem }
figure { margin: 1rem 0 } svg { max-width: 100%; height: auto }
article { border-top: 1px solid #8886; padding: .75rem 0 } p { margin: .25rem 0 }
h3 { margin: .25rem 0; font-size: 1rem } .key { display: inline-block; margin-right: 1.5rem }
.axis { stroke: #8888; } text { fill: currentColor; font-size: 12px }
.board svg { max-height: 320px; background: #F5EFE3; border-radius: 8px }
"""


def page(record: Record, review: Review) -> str:
    """The whole page."""
    title = escape(translate("review-title"))
    seats = "".join(
        f"<section>{_paragraphs(seat_lines(record, review, seat))}</section>"
        for seat in review["seats"]
    )
    found = mistakes(review)
    heading = translate("review-mistakes") if found else translate("review-none")
    states = list(record.states())
    articles = "".join(_article(record, one, states[one["event"] - 1]) for one in found)
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><h1>{title}</h1>{_graph(record, review)}{seats}"
        f"<h2>{escape(heading)}</h2>{articles}</body></html>\n"
    )


def _paragraphs(lines: Any) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def _article(record: Record, decision: Decision, state: Any) -> str:
    head, *rest = decision_lines(record, decision)
    game = record.game
    display = game_type(game.name).display(game)
    display.begin_at(state)
    picture = display.picture(game.view(state, decision["seat"] - 1))
    board = ""
    if picture is not None:
        box = f"0 0 {picture.width:g} {picture.height:g}"
        board = f'<figure class="board"><svg viewBox="{box}">{picture.svg}</svg></figure>'
    number = decision["event"]
    return f'<article id="e{number}"><h3>{escape(head)}</h3>{_paragraphs(rest)}{board}</article>'


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
    for low, _ in pairwise(range(int(least), int(most) + 20, 10)):
        _, y = at(0, low)
        lines.append(
            f'<line class="axis" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text x="4" y="{y + 4:.1f}">{low}</text>'
        )
    keys = "".join(
        f'<span class="key"><svg width="34" height="8"><line x1="0" x2="34" y1="4" y2="4" '
        f'stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"/></svg> '
        f"{escape(who(record, seat + 1))}</span>"
        for seat in range(review["players"])
    )
    label = escape(translate("review-graph"))
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f"{''.join(lines)}</svg><figcaption>{label}<br>{keys}</figcaption></figure>"
    )
