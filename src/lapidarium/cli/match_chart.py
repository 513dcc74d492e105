"""The result of a match as a chart (SVG): win rates with their intervals, also by turn order."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from lapidarium.cli.figures import decimal, percent
from lapidarium.cli.output import translate

WIDTH = 860
NAMES, LEFT, RIGHT = 190, 210, 560
"""Where names end, and between what the bars lie."""
WON, ELO, POINTS = RIGHT + 84, RIGHT + 192, RIGHT + 268
"""Where the columns of figures end."""
ROW, SMALL = 44, 26
PAPER, INK, FAINT, LINE = "#faf7f1", "#2b2622", "#7a7068", "#d9d0c3"
COLOURS = ("#3f6f78", "#b0603a", "#7a6aa8", "#8a8a3c", "#a8486c", "#4c7a4c")
FONT = "system-ui, 'Segoe UI', 'Noto Sans', 'Noto Sans JP', sans-serif"


def draw_chart(summary: dict[str, Any]) -> str:
    """Bars with their intervals, strongest first; below, the same by turn order."""
    bots = sorted(summary["bots"], key=lambda one: -one["elo"])
    title = translate(
        "arena-title", games=summary["games"], deals=summary["deals"], players=summary["players"]
    )
    top = 104
    parts = [_text(28, 40, title, 19, weight=600), *_heads(top - 22)]
    middle = top + ROW * len(bots)
    parts += _grid(top - 8, middle, 1 / summary["players"])
    for number, one in enumerate(bots):
        parts += _strength(top + ROW * number, one, COLOURS[number % len(COLOURS)])
    parts += _scale(middle + 18)
    begin = middle + 74
    parts.append(_text(28, begin - 18, translate("arena-by-turn"), 15, weight=600))
    turns = [(number, turn) for number in range(len(bots)) for turn in range(summary["players"])]
    parts += _grid(begin, begin + SMALL * len(turns), 1 / summary["players"])
    for place, (number, turn) in enumerate(turns):
        colour = COLOURS[number % len(COLOURS)]
        parts += _turn(begin + SMALL * place, bots[number], turn, colour)
    height = begin + SMALL * len(turns) + 48
    parts.append(_text(28, height - 18, translate("arena-how-counted"), 11, FAINT))
    return _page(parts, height, title)


def _page(parts: list[str], height: int, title: str) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" font-family="{FONT}" role="img">\n<title>{escape(title)}</title>\n'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>\n{inside}\n</svg>\n'
    )


def _heads(y: float) -> list[str]:
    return [
        _text(WON, y, translate("arena-won"), 12, FAINT, "end"),
        _text(ELO, y, translate("arena-elo"), 12, FAINT, "end"),
        _text(POINTS, y, translate("arena-points"), 12, FAINT, "end"),
    ]


def _grid(top: float, bottom: float, fair: float) -> list[str]:
    """Thin lines at the quarters, and a dashed one at the fair share."""
    lines = [f'<path d="M{_x(part / 4):.1f} {top}V{bottom}" stroke="{LINE}"/>' for part in range(5)]
    dashed = f'stroke="{FAINT}" stroke-dasharray="3 3"'
    return [*lines, f'<path d="M{_x(fair):.1f} {top}V{bottom}" {dashed}/>']


def _scale(y: float) -> list[str]:
    return [_text(_x(part / 4), y, percent(part / 4, 0), 11, FAINT, "middle") for part in range(5)]


def _strength(y: float, one: dict[str, Any], colour: str) -> list[str]:
    elo = f"{round(one['elo']):+d} ± {one['elo_doubt']:.0f}"
    return [
        _text(NAMES, y + 19, one["bot"], 15, anchor="end", weight=600),
        _text(NAMES, y + 33, one["budget"], 11, FAINT, "end"),
        _bar(y + 6, 22, one["rate"], colour),
        _whisker(y + 17, one),
        _text(WON, y + 22, percent(one["rate"]), 14, anchor="end", weight=600),
        _text(ELO, y + 22, elo, 13, anchor="end"),
        _text(POINTS, y + 22, decimal(one["points"]), 13, anchor="end"),
    ]


def _turn(y: float, one: dict[str, Any], turn: int, colour: str) -> list[str]:
    name = translate("arena-turn", turn=turn + 1)
    parts = [_text(NAMES, y + 17, f"{one['bot']} · {name}", 12, anchor="end")]
    figures = one["turns"][turn]
    if not figures["games"]:
        return parts
    return [
        *parts,
        _bar(y + 7, 12, figures["rate"], colour, 0.65),
        _whisker(y + 13, figures),
        _text(WON, y + 17, percent(figures["rate"]), 12, anchor="end"),
        _text(POINTS, y + 17, decimal(figures["points"]), 12, anchor="end"),
    ]


def _x(share: float) -> float:
    return LEFT + share * (RIGHT - LEFT)


def _bar(y: float, height: float, share: float, colour: str, opacity: float = 0.9) -> str:
    width = share * (RIGHT - LEFT)
    return (
        f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="{height}" rx="3" '
        f'fill="{colour}" opacity="{opacity}"/>'
    )


def _whisker(y: float, one: dict[str, Any]) -> str:
    low, high = _x(one["low"]), _x(one["high"])
    ends = f"M{low:.1f} {y - 4}v8M{high:.1f} {y - 4}v8M{low:.1f} {y}H{high:.1f}"
    return f'<path d="{ends}" stroke="{INK}" stroke-width="1.4" fill="none"/>'


def _text(
    x: float,
    y: float,
    text: str,
    size: int,
    fill: str = INK,
    anchor: str = "start",
    weight: int = 400,
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" '
        f'font-weight="{weight}">{escape(text)}</text>'
    )
