"""One term for one thing in each language (docs/glossary.md): the retired ones stay away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

ROOT = Path(__file__).parents[2]
CATALOGUES = {
    lang: [
        *sorted((ROOT / "src/lapidarium/words" / lang).glob("*.ftl")),
        *sorted((ROOT / "src/lapidarium/games").glob(f"*/words/{lang}.ftl")),
        *sorted((ROOT / "src/lapidarium/games").glob(f"*/rules_text/{lang}.toml")),
        *sorted((ROOT / "src/lapidarium/games").glob(f"*/lessons/{lang}.toml")),
        *sorted((ROOT / "tests/third_game").rglob(f"words/{lang}.ftl")),
        *sorted((ROOT / "tests/third_game").rglob(f"rules_text/{lang}.toml")),
    ]
    for lang in ("en", "de", "es", "ja")
}
RETIRED = {
    "en": r"\btowers?\b|\blanterns?\b|\bpicks?\b(?! the)|\bby lot\b|\blamplight\b|gone on with|"
    r"\bTalk\b|whoever sat|\bis none\b|(?:^|\s)\(way |"
    r"\bon turn\b|\bfill(?:s|ed)? (?:the top |a )?level|"
    r"\b[Kk](?:eeps?|ept) (?:a|its|the) prophecy\b(?! token)|[Pp]rophec(?:y|ies) kept",
    "de": r"Turm|Türme|Laterne|\bSitz(?:e|es)?\b|Kennsatz|Startspieler|\bWand\b|Wände|\bAuslage\b|"
    r"Verteilung|Zeitrahmen|Gespräch|\bArbeiter\b|Aufzeichnung|Würfel|"
    r"oberste Ebene|\bMatte\b|Blicklinie|Entwurfskarte|"
    r"\bMarker\b|einzelnen Block",
    "es": r"\btorres?\b|\broba(?:r|s|d[oa]s?)?\b|contraseña|\beventos?\b|reto diario|Retos diarios|"
    r"con clasificación|\b[Pp]ared(?:es)?\b|[Ll]interna|\b[Gg]emas?\b|\bempates\b|"
    r"(?<!en )(?<!del )\b[Cc]írculos?\b|carta de Estructura|cubo suelto|línea de órdenes|"
    r"\b(?:Elegidl?|Decidid|Sacad|habéis|compartís|tenéis)\b",
    "ja": r"タワー|壁|丸|最上階|最上段|だれ|得点|レーティング戦|レーティング対象|今日の課題|"
    r"手戻し|打って|構成|"
    r"指せ|指す|局(?!面)|引き分け|予言|個人ボード|特殊|付属|他の|要求|いちばん|ブラウザ(?!ー)|秘密鍵|〜",
}
"""Terms that another one has replaced, as a pattern for each language."""
GLOSSARY = ROOT / "docs" / "glossary.md"
DOCS = [
    path
    for path in (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md")))
    if path != GLOSSARY
]
RETIRED_IN_DOCS = (
    r"is none\b|gone on with|how-manieth|a move long|\blamplight\b|All open|Keep my name|"
    r"figures of a box|belong into|\btowers?\b"
)


class Texts(visitor.Visitor):
    """The words of a catalogue, without keys, gaps and comments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_BaseComment(self, node: fluent.BaseComment) -> None:  # noqa: N802
        del node


def texts(path: Path) -> list[str]:
    """What people are shown of a file."""
    source = path.read_text("utf-8")
    if path.suffix == ".toml":
        return [line for line in source.splitlines() if not line.startswith("#")]
    found = Texts()
    found.visit(parse(source))
    return found.found


@pytest.mark.parametrize("lang", CATALOGUES)
def test_no_catalogue_has_a_retired_term(lang: str) -> None:
    retired = re.compile(RETIRED[lang])
    assert CATALOGUES[lang]
    found = [
        (path.name, text)
        for path in CATALOGUES[lang]
        for text in texts(path)
        if retired.search(text)
    ]
    assert found == []


def test_no_document_has_a_retired_term() -> None:
    """Outside code: the names of fields and files stay."""
    retired = re.compile(RETIRED_IN_DOCS)
    found = []
    for path in DOCS:
        prose = re.sub(r"```.*?```|`[^`]*`", "", path.read_text("utf-8"), flags=re.DOTALL)
        found += [(path.name, line) for line in prose.splitlines() if retired.search(line)]
    assert found == []


def test_the_patterns_find_what_they_are_for() -> None:
    """The reading itself."""
    for lang, text in {
        "en": "the tower is high",
        "de": "Sitz 2",
        "es": "se ha robado",
        "ja": "予言",
    }.items():
        assert re.search(RETIRED[lang], text)
    assert not re.search(RETIRED["ja"], "局面をコピー")
    assert not re.search(RETIRED["en"], "pick the stone; a pickaxe")
