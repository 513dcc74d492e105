"""The examples run, on small numbers. Those that need torch are tried by `tests.research.deep`."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "research"
NEEDS_TORCH = {"maskable_ppo", "alphazero", "short_ppo"}
NUMBERS: dict[str, dict[str, Any]] = {
    "vector_loop": {"steps": 120, "games": 64},
    "self_play": {"games": 4},
    "spiel_search": {"games": 1, "simulations": 3},
    "maskable_ppo": {"seconds": 8, "threads": 1, "games": 16},
    "short_ppo": {"seconds": 8, "threads": 1, "games": 16},
    "alphazero": {"rounds": 2, "games": 1},
}


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tried() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == set(NUMBERS)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(NUMBERS) - NEEDS_TORCH))
def test_it_runs(name: str) -> None:
    assert isinstance(example(name).main(**NUMBERS[name]), float)
