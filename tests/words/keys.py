"""Which keys of the catalogues the source uses: literals, and families such as `colour-…`.

A key is given to a function with a parameter `code`: to `say` itself, or to one that adds
something to it, such as `problem`, which says f"expected-{code}".
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "lapidarium"
CLIENT = ROOT / "client"
KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
GAP = "\0"
LEAST_HEAD = 4
"""Letters that must be fixed in a family, or anything would belong to it."""


@dataclass(frozen=True)
class Speaker:
    """A function that is given a code: in which place, and what it makes of it."""

    layer: str
    module: str
    name: str
    is_method: bool
    passes_on: bool
    """Does it take the parameters of the message, too?"""
    place: int
    templates: frozenset[str]


@dataclass(frozen=True)
class Use:
    """A key in the source, with the parameters it is given; None where they cannot be seen."""

    key: str
    params: frozenset[str] | None
    where: str


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def layer(path: Path) -> str:
    return path.relative_to(SOURCE).with_suffix("").parts[0]


def template(node: ast.JoinedStr) -> str:
    """An f-string with a sign in place of each gap."""
    parts = [part.value if isinstance(part, ast.Constant) else GAP for part in node.values]
    return "".join(str(part) for part in parts)


def speakers() -> list[Speaker]:
    """Every function, and every class made, with a parameter `code` of type str."""
    found = []
    for path, tree in trees():
        module = path.parent.name if path.stem == "__init__" else path.stem
        makers = {
            id(part): owner.name
            for owner in ast.walk(tree)
            if isinstance(owner, ast.ClassDef)
            for part in owner.body
            if isinstance(part, ast.FunctionDef) and part.name == "__init__"
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef):
                continue
            given = [*node.args.posonlyargs, *node.args.args]
            names = [arg.arg for arg in given if arg.arg != "self"]
            kinds = {arg.arg: ast.unparse(arg.annotation) for arg in given if arg.annotation}
            if kinds.get("code") == "str":
                name = makers.get(id(node), node.name)
                is_method = len(names) < len(given) and id(node) not in makers
                passes_on, place = node.args.kwarg is not None, names.index("code")
                found.append(
                    Speaker(layer(path), module, name, is_method, passes_on, place, _made_of(node))
                )
    return found


def _made_of(function: ast.FunctionDef) -> frozenset[str]:
    """The templates in which the function puts its code; the code itself if there is none."""
    made = {
        template(part)
        for part in ast.walk(function)
        if isinstance(part, ast.JoinedStr) and "code" in ast.unparse(part)
    }
    return frozenset({one for one in made if KEY.fullmatch(one.replace(GAP, "x"))} or {GAP})


@cache
def uses() -> tuple[Use, ...]:
    """Every key that is given as a literal to a function with a parameter `code`."""
    known = speakers()
    found: list[Use] = []
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                found += _in_call(node, known, path)
    return tuple(found)


def _in_call(call: ast.Call, known: list[Speaker], path: Path) -> Iterator[Use]:
    named = [speaker for speaker in known if _is_call_of(call.func, speaker, path)]
    near = [speaker for speaker in named if speaker.layer == layer(path)]
    for speaker in near or named:
        if len(call.args) <= speaker.place:
            continue
        params = frozenset(word.arg for word in call.keywords if word.arg)
        is_whole = speaker.passes_on and all(word.arg for word in call.keywords)
        for code in _literals(call.args[speaker.place]):
            for made in speaker.templates:
                where = f"{path.relative_to(ROOT)}:{call.lineno}"
                yield Use(made.replace(GAP, code), params if is_whole else None, where)


def _is_call_of(called: ast.expr, speaker: Speaker, path: Path) -> bool:
    """`say(…)`, `words.word(…)`, a method `page.problem(…)`, or `self.wrong(…)` in its module."""
    if isinstance(called, ast.Name):
        return called.id == speaker.name and not speaker.is_method
    if not isinstance(called, ast.Attribute) or called.attr != speaker.name:
        return False
    owner = getattr(called.value, "id", "")
    if owner == "self":
        return speaker.is_method and (speaker.layer, speaker.module) == (layer(path), path.stem)
    return speaker.is_method or owner == speaker.module


def _literals(node: ast.expr) -> list[str]:
    """A literal, or the two of `"a" if … else "b"`."""
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def mentioned() -> set[str]:
    """Every string in the source and in the client that could be a key."""
    found = {use.key for use in uses()}
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    for text in _client():
        found |= set(re.findall(r"""["'`]([a-z0-9-]+)["'`]""", text))
    return found


def families() -> list[re.Pattern[str]]:
    """Every f-string (or template of the client) that could make keys."""
    found = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                found.add(template(node))
    for text in _client():
        quoted = re.findall(r"`([^`\n]*\$\{[^`\n]*)`", text)
        found |= {re.sub(r"\$\{[^}]*\}", GAP, one) for one in quoted}
    return [
        re.compile(re.escape(one).replace(re.escape(GAP), "[a-z0-9-]+"))
        for one in sorted(found)
        if KEY.fullmatch(one.replace(GAP, "x")) and len(one.replace(GAP, "")) >= LEAST_HEAD
    ]


def _client() -> Iterator[str]:
    for folder in (CLIENT / "src", CLIENT / "tests"):
        for path in sorted(folder.rglob("*.ts*")):
            yield path.read_text("utf-8")
