"""JSON Merge Patch: what leads from one value to another, and nothing more."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, Struct, UnsetType

from lapidarium.merge_patch import apply, diff

PLAIN = st.integers() | st.text(max_size=3) | st.booleans()
VALUES = st.recursive(
    PLAIN | st.lists(PLAIN | st.none(), max_size=3),
    lambda inner: st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
OBJECTS = st.dictionaries(st.sampled_from("abcd"), VALUES, max_size=4)


@given(OBJECTS, OBJECTS)
def test_a_patch_leads_from_one_value_to_another(old: dict[str, Any], new: dict[str, Any]) -> None:
    patch = diff(old, new)
    before = msgspec.json.encode(old)
    assert apply(old, {} if patch is UNSET else patch) == new
    assert msgspec.json.encode(old) == before


@given(OBJECTS)
def test_equal_values_need_no_patch(value: dict[str, Any]) -> None:
    assert diff(value, msgspec.json.decode(msgspec.json.encode(value))) is UNSET


RFC_7396 = [
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    (["a", "b"], ["c", "d"], ["c", "d"]),
    ({"a": "b"}, ["c"], ["c"]),
    ({"a": "foo"}, "bar", "bar"),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]


@pytest.mark.parametrize(("value", "patch", "result"), RFC_7396)
def test_the_examples_of_the_standard(value: Any, patch: Any, result: Any) -> None:
    assert apply(value, patch) == result


class Tower(Struct, frozen=True):
    seat: int
    stones: dict[str, str]
    note: str | UnsetType = UNSET


class Cave(Struct, frozen=True, tag="cave", tag_field="kind"):
    gems: int


class Mine(Struct, frozen=True, tag="mine", tag_field="kind"):
    gems: int
    carts: int


def _patched(old: Any, new: Any) -> Any:
    """What a client has that applies the patch to what it was sent before."""
    as_sent = [msgspec.json.decode(msgspec.json.encode(value)) for value in (old, diff(old, new))]
    return apply(*as_sent)


def test_structs_are_compared_member_by_member_and_absent_is_not_null() -> None:
    old = {"1": Tower(1, {"0": "B-1"}), "2": Tower(2, {}, note="new")}
    new = {"1": Tower(1, {"0": "B-1", "1": "W-I2"}), "2": Tower(2, {})}
    assert diff(old, new) == {"1": {"stones": {"1": "W-I2"}}, "2": {"note": None}}
    assert _patched(old, new) == msgspec.to_builtins(new)


def test_a_struct_of_another_kind_takes_the_place_of_the_old_one() -> None:
    for old, new in ((Mine(3, 4), Cave(3)), (Cave(3), Mine(3, 4))):
        assert _patched({"place": old}, {"place": new}) == {"place": msgspec.to_builtins(new)}


def test_a_part_that_is_the_same_object_is_not_compared() -> None:
    class Loud(dict[str, int]):
        def __eq__(self, other: object) -> bool:
            raise AssertionError("compared")

        __hash__ = None

    same = Loud(a=1)
    assert diff({"x": same, "y": 1}, {"x": same, "y": 2}) == {"y": 2}
