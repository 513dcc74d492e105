"""A game as text for a terminal or as a picture, as a seat sees it (None: a spectator)."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium import words
from lapidarium.games.present import present
from lapidarium.games.registry import game_type
from lapidarium.games.walk import first_frame

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from lapidarium.games.game import Game

COLUMNS = 100
PAPER, INK = "#F3EDE2", "#2B2620"
LINE = 16
SIDE = 24


def as_text(game: Game[Any, Any], state: Any, seat: int | None) -> str:
    """The table with colours, as a terminal shows it."""
    from rich.console import Console  # noqa: PLC0415 - only who looks needs it

    drawing = game_type(game.name).terminal(game, words.word)
    out = io.StringIO()
    console = Console(file=out, width=COLUMNS, force_terminal=True, color_system="truecolor")
    console.print(drawing.table(state, seat))
    return out.getvalue()


def as_pixels(game: Game[Any, Any], state: Any, seat: int | None) -> NDArray[np.uint8]:
    """Rows, columns, and red, green and blue from 0 to 255."""
    try:
        from PIL import Image  # noqa: PLC0415 - an extra
    except ImportError:
        raise ImportError("rgb_array needs Pillow: pip install 'lapidarium[gymnasium]'") from None
    presenter = game_type(game.name).presenter(game)
    view = present(presenter, first_frame(presenter, state), seat)
    picture = presenter.picture(view.position)
    if picture is None:
        return _written(as_plain_text(game, state, seat))
    import resvg_py  # noqa: PLC0415 - only who looks needs it

    size = f'width="{picture.width:.0f}" height="{picture.height:.0f}"'
    paper = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{paper}{picture.svg}</svg>'
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    return np.array(Image.open(io.BytesIO(bytes(png))).convert("RGB"))


def as_plain_text(game: Game[Any, Any], state: Any, seat: int | None) -> str:
    """The position in words, without colours."""
    from rich.console import Console  # noqa: PLC0415

    drawing = game_type(game.name).terminal(game, words.word)
    out = io.StringIO()
    Console(file=out, width=COLUMNS).print(drawing.table(state, seat))
    return out.getvalue()


def _written(text: str) -> NDArray[np.uint8]:
    """Text as a picture, for a game without one."""
    from PIL import Image, ImageDraw  # noqa: PLC0415

    lines = text.splitlines()
    image = Image.new("RGB", (8 * COLUMNS + 2 * SIDE, LINE * len(lines) + 2 * SIDE), PAPER)
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        draw.text((SIDE, SIDE + LINE * number), line, fill=INK)
    return np.array(image)
