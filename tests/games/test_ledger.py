"""Every clause of the ledgers has a test that names it at the head of its docstring."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
LEDGERS = TESTS.parent / "docs" / "rules"
CLAUSE = re.compile(r"[MO]-(?:\d*[A-Z]\d+)(?:\.\d+)?")


def clauses(ledger: str) -> list[str]:
    """The ids in bold at the head of an entry, and the numbered parts below it (M-T4.1 …)."""
    found: list[str] = []
    entry = ""
    for line in ledger.splitlines():
        if head := re.match(r"- \*\*([MO]-\w+)\*\*", line):
            entry = head[1]
            found.append(entry)
        elif part := re.match(r"  (\d+)\. ", line):
            found.append(f"{entry}.{part[1]}")
        elif line and not line.startswith(" "):
            entry = ""
    return found


def named(source: str) -> set[str]:
    """The clauses that the docstrings of test functions begin with."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            head = (ast.get_docstring(node) or "").split(":")[0]
            found |= set(CLAUSE.findall(head))
    return found


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_every_clause_has_a_test(game: str) -> None:
    ids = clauses((LEDGERS / f"{game}.md").read_text("utf-8"))
    tested: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        tested |= named(path.read_text("utf-8"))
    assert [clause for clause in ids if clause not in tested] == []


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_no_test_names_a_clause_that_is_not_there(game: str) -> None:
    ids = set(clauses((LEDGERS / f"{game}.md").read_text("utf-8")))
    letter = game[0].upper()
    for path in TESTS.rglob("test_*.py"):
        told = {clause for clause in named(path.read_text("utf-8")) if clause[0] == letter}
        assert told - ids == set(), path


def test_what_counts_as_a_clause() -> None:
    """The reading itself: entries, their parts, and nothing in running text."""
    ledger = "- **M-T4** Placement\n  1. in line\n  2. inside\n- **M-1P2** see **M-T9**\n\n1. no\n"
    assert clauses(ledger) == ["M-T4", "M-T4.1", "M-T4.2", "M-1P2"]


def test_what_counts_as_named() -> None:
    """Ids before the first colon of a test's docstring; not in helpers or further on."""
    source = '''
def test_one():
    """M-T4.1, M-E3: a rule, see M-X1."""

def helper():
    """M-L1: no test."""
'''
    assert named(source) == {"M-T4.1", "M-E3"}


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_nothing_is_lost_by_the_reading(game: str) -> None:
    """Every id in bold is a clause, and there is one entry for each."""
    ledger = (LEDGERS / f"{game}.md").read_text("utf-8")
    entries = [clause for clause in clauses(ledger) if "." not in clause]
    assert sorted(entries) == sorted(set(re.findall(r"\*\*([MO]-\w+)\*\*", ledger)))
