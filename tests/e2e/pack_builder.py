"""Rebuilds a pack in the workshop by clicking alone: the figures say what to click."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.e2e.visitor import Visitor

CLICK_ALL = """async selectors => {
    for (const selector of selectors) {
        const until = performance.now() + 30_000;
        let target;
        while (!(target = document.querySelector(selector)) || target.disabled) {
            if (performance.now() > until) throw new Error('nothing to click: ' + selector);
            await new Promise(requestAnimationFrame);
        }
        target.click();
        await new Promise(done => setTimeout(done));  // the page is drawn anew
    }
}"""
CYCLE_TO = """async wanted => {
    const shown = selector => document.querySelector(selector).dataset.signShown;
    for (const [selector, sign] of wanted)
        for (let clicks = 0; shown(selector) !== sign; clicks++) {
            if (clicks > 9) throw new Error('no such sign: ' + sign);
            document.querySelector(selector).click();
            await new Promise(done => setTimeout(done));
        }
}"""
PLAYERS = (1, 2, 3, 4)
TOKENS = ("prophecy_tokens", "level_tokens", "structure_tokens")


class PackBuilder:
    """Somebody with a pack on the bench and the figures of a real box in their hands."""

    def __init__(self, visitor: Visitor, figures: dict[str, Any]) -> None:
        self.page = visitor.page
        self.figures = figures

    def click(self, *selectors: str) -> None:
        self.page.evaluate(CLICK_ALL, list(selectors))

    def digest(self) -> str:
        """The digest of what is on the bench, once the server has checked it."""
        self.page.wait_for_selector("main.bench[data-checked=true]")
        return self.page.get_attribute("main.bench", "data-digest") or ""

    # ------------------------------------------------------------ Monolyth

    def build_monolyth(self) -> None:
        self.colours()
        for number, stone in enumerate(self.figures["stone"]):
            self.stone(number, stone)
        for number, sides in enumerate(self.figures["player_boards"]["sides"]):
            self.board(number, sides)
        for kind in TOKENS:
            self.tokens(kind, self.figures[kind])
        self.cards()

    def colours(self) -> None:
        names = [name for name in self.figures["colours"] if name != "provenance"]
        self.click(*(f"[data-colour={name}]" for name in names))

    def stone(self, number: int, stone: dict[str, Any]) -> None:
        """Cube by cube; a drawing that is larger than its cubes is made so and cleared again."""
        rows: list[str] = stone["cells"]
        cubes = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"}
        corner = (len(rows[0]) - 1, len(rows) - 1)
        presses = [*sorted(cubes - {(0, 0)}), *([] if (0, 0) in cubes else [(0, 0)])]
        presses += [] if corner in cubes else [corner, corner]
        self.click("[data-act=add-stone]")
        self.click(*(f'[data-cube="{number}-{x}-{y}-0"]' for x, y in presses))
        self.click(*[f"[data-more=copies-{number}]"] * (stone["copies"] - 1))

    def board(self, number: int, sides: str) -> None:
        letters = [v for k, v in self.figures["colours"].items() if k != "provenance"]
        self.click("[data-act=add-board]")
        for side, letter in enumerate(sides):
            clicks = (letters.index(letter) - side) % len(letters)
            self.click(*[f'[data-side="{number}-{side}"]'] * clicks)

    def tokens(self, kind: str, tokens: dict[str, list[int]]) -> None:
        self.click(*(f"[data-add={kind}-{value}]" for value in tokens["all"]))
        self.click(
            *(
                f'[data-token="{kind}-{players}-{value}-{nth}"]'
                for players in PLAYERS
                for value, count in Counter(tokens[f"players_{players}"]).items()
                for nth in range(count)
            )
        )

    def cards(self) -> None:
        signs = {k: v for k, v in self.figures["structure_signs"].items() if k != "provenance"}
        for letter, asked in signs.items():
            self.click("[data-act=add-sign]")
            self.page.select_option(f'[data-sign="{asked}"]', letter)
        for number, card in enumerate(self.figures["structure_card"]):
            self.click("[data-act=add-card]")
            wanted = [
                [f'[data-ask="{number}-{row}-{column}"]', sign]
                for row, line in enumerate(card["rows"])
                for column, sign in enumerate(line)
            ]
            self.page.evaluate(CYCLE_TO, wanted)

    # ------------------------------------------------------------ Sir Ocelot's Cave

    def build_ocelot(self) -> None:
        rows = ["".join(line.split()) for line in self.figures["mat"]["drawing"].splitlines()]
        for brush in "bgro":
            self.page.check(f"input[name=brush][value={brush}]", force=True)
            self.click(
                *(
                    f"[data-place={chr(ord('a') + column)}{row + 1}]"
                    for row, line in enumerate(rows)
                    for column, sign in enumerate(line)
                    if sign == brush
                )
            )
        for cave, gems in self.figures["gems"].items():
            for kind, count in gems.items():
                if kind != "provenance":
                    self.click(*[f"[data-more={cave}-{kind}]"] * count)
        for cave in ("blue", "green", "red"):
            bag = self.figures["amethysts"][cave]
            self.click(*(f"[data-add={cave}-{value}]" for value in bag))
