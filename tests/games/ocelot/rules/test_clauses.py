"""Every clause and worked example of the ledger is named by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[3]
LEDGER = (TESTS.parent / "docs" / "rules" / "ocelot.md").read_text(encoding="utf-8")
CLAUSES = re.findall(r"^- \*\*(O-[A-Z]\d+)\*\*", LEDGER, re.MULTILINE)
FILES = (
    *Path(__file__).parent.glob("test_*.py"),
    Path(__file__).parents[1] / "pack" / "test_pack.py",
)


def proved() -> set[str]:
    """The clauses named in the docstrings of tests."""
    named: set[str] = set()
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named |= set(re.findall(r"O-[A-Z]\d+", ast.get_docstring(node) or ""))
    return named


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_is_tested(clause: str) -> None:
    """A clause that no test names is not proved."""
    assert clause in proved()


def test_the_ledger_is_whole() -> None:
    """No test names a clause that the ledger does not have."""
    assert len(CLAUSES) == 4 + 5 + 7 + 8 + 4 + 8
    assert proved() <= set(CLAUSES)
