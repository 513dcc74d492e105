"""The examples in README and docs are true: every block with `>>>` runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples(page: str) -> list[str]:
    """The blocks of code with a prompt in them."""
    return [block for block in BLOCK.findall(page) if ">>>" in block]


@pytest.mark.slow
@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_are_true(path: Path) -> None:
    """All blocks of a page run one after another, as a reader would type them."""
    text = "\n".join(examples(path.read_text("utf-8")))
    test = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=report.append)
    assert runner.failures == 0, "".join(report)


def test_the_readme_has_examples() -> None:
    assert examples((ROOT / "README.md").read_text("utf-8"))


def test_what_counts_as_an_example() -> None:
    plain = "```\n>>> no\n```\n```python\nx\n```\n"
    page = "```python\n>>> 1 + 1\n2\n```\n```pycon\n>>> 2\n2\n```\n" + plain
    assert examples(page) == [">>> 1 + 1\n2\n", ">>> 2\n2\n"]
