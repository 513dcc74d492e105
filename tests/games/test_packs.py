"""Finding packs by name or path, and telling two packs apart by their content."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lapidarium.games import packs
from lapidarium.games.pack_reader import LARGEST, PackError
from lapidarium.games.packs import PackNotFound, find, listed, load, read
from tests.games.monolyth.tables import SCREWS, SCREWS_FILE, SHIPPED, corrected


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's config folder, for this test alone."""
    folder = tmp_path / "packs"
    folder.mkdir()
    monkeypatch.setattr(packs, "own_folder", lambda: folder)
    return folder


def test_shipped_packs(own_folder: Path) -> None:
    assert own_folder.is_dir()
    assert [(source.name, source.is_shipped) for source in listed()] == [
        ("monolyth", True),
        ("ocelot", True),
    ]
    assert load("monolyth").title == "Monolyth"


def test_own_packs_are_found_by_name(own_folder: Path) -> None:
    (own_folder / "screws.toml").write_text(SCREWS, encoding="utf-8")
    assert [(source.name, source.is_shipped) for source in listed()][-1] == ("screws", False)
    assert load("screws").name == "monolyth-screws"


def test_a_shipped_pack_cannot_be_replaced_by_its_name(own_folder: Path) -> None:
    """The own one is found by its path only."""
    own = own_folder / "monolyth.toml"
    own.write_text(SCREWS, encoding="utf-8")
    assert find("monolyth").is_shipped
    assert load("monolyth").text == SHIPPED
    assert load(str(own)).text == SCREWS


def test_a_pack_by_its_path() -> None:
    source = find(str(SCREWS_FILE))
    assert (source.name, source.is_shipped) == ("monolyth-screws", False)
    assert load(str(SCREWS_FILE)).digest == read(SCREWS, "pack").digest


@pytest.mark.parametrize("name", ["nowhere", "nowhere.toml", "", "x" * 300 + ".toml", "a\0.toml"])
def test_an_unknown_name(name: str, own_folder: Path) -> None:
    """What there is, and where own packs go, is said."""
    (own_folder / "screws.toml").write_text(SCREWS, encoding="utf-8")
    with pytest.raises(PackNotFound) as caught:
        load(name)
    assert caught.value.message.params == {
        "name": name,
        "names": "monolyth, ocelot, screws",
        "folder": str(own_folder),
    }


def test_only_toml_files_are_opened(tmp_path: Path) -> None:
    other = tmp_path / "pack.txt"
    other.write_text(SCREWS, encoding="utf-8")
    with pytest.raises(PackNotFound):
        load(str(other))


def test_a_folder_is_no_pack(tmp_path: Path) -> None:
    folder = tmp_path / "pack.toml"
    folder.mkdir()
    with pytest.raises(PackNotFound):
        load(str(folder))


def test_a_file_too_large(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_text(SHIPPED + "#" * LARGEST, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load(str(large))
    assert caught.value.problems[0].expected.code == "expected-size"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    other = tmp_path / "picture.toml"
    other.write_bytes(b'game = "monolyth"\n\xff\xfe')
    with pytest.raises(PackError) as caught:
        load(str(other))
    assert caught.value.problems[0].found == "byte 18"


def test_the_own_folder_is_the_users() -> None:
    assert packs.own_folder().parts[-2:] == ("lapidarium", "packs")


def digest(text: str) -> str:
    return read(text, "pack").digest


def test_comments_do_not_change_the_digest() -> None:
    bare = "\n".join(line for line in SHIPPED.splitlines() if not line.startswith("#"))
    assert bare != SHIPPED
    assert digest(bare) == digest(SHIPPED)


def test_names_and_provenance_do_not_change_the_digest() -> None:
    assert digest(corrected(('title = "Monolyth"', 'title = "My box"'))) == digest(SHIPPED)
    assert digest(corrected(('name = "monolyth"', 'name = "mine"'))) == digest(SHIPPED)
    assert digest(SHIPPED.replace('"reconstruction"', '"rulebook"')) == digest(SHIPPED)


def test_the_order_of_tables_does_not_change_the_digest() -> None:
    sites = '[main_board]\nsites = 13\nprovenance = { sites = "rulebook" }\n'
    moved = corrected((sites, "")) + sites
    assert digest(moved) == digest(SHIPPED)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"OKTW", "BKTW"', '"BKTW", "OKTW"'),
        ('turquoise = "T"\n', 'green = "T"\n'),
        ("players_2 = [8, 8, 7, 6, 5, 4, 4, 3]", "players_2 = [8, 8, 7, 7, 5, 4, 4, 3]"),
        ("players_1 = [8]", "players_1 = [6]"),
        ('L = "1-2"', 'L = "0-2"'),
        ('["LLLL", "LLLL", "2222", "HHHH"]', '["LLLL", "2222", "2222", "HHHH"]'),
        ('shape = "S4"', 'shape = "Z4"'),
        ('".##",\n  "##."', '"##.",\n  ".##"'),
    ],
)
def test_any_figure_changes_the_digest(old: str, new: str) -> None:
    text = corrected((old, new))
    if "turquoise" in old:
        text = re.sub(r"^turquoise = \"rulebook\"", 'green = "rulebook"', text, flags=re.MULTILINE)
    assert digest(text) != digest(SHIPPED)


def test_the_shipped_digest() -> None:
    """Records name it: it changes only when a figure does."""
    assert digest(SHIPPED) == "9b0ba5e35bbf52f3c3bb1340ba29e9f76843331baa5ecc01fbea6654a8763f28"
