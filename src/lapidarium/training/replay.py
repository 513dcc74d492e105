"""A replay: the latest examples, of which batches are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from numpy.typing import NDArray


class Replay:
    """Inputs and targets, a row per example; the oldest are dropped beyond `capacity`."""

    def __init__(self, capacity: int, inputs: NDArray[Any], targets: NDArray[Any]) -> None:
        self.capacity = capacity
        self.inputs, self.targets = inputs, targets

    def __len__(self) -> int:
        return len(self.inputs)

    def add(self, inputs: Iterable[NDArray[Any]], targets: Iterable[NDArray[Any]]) -> None:
        """Add the examples of a round."""
        last = slice(-self.capacity, None)
        self.inputs = np.concatenate([self.inputs, *inputs])[last]
        self.targets = np.concatenate([self.targets, *targets])[last]

    def state(self) -> dict[str, NDArray[Any]]:
        """For a checkpoint; records are stored as bytes."""
        rows = self.inputs
        plain = rows if rows.dtype.names is None else rows.view(np.uint8).reshape(len(rows), -1)
        return {"inputs": plain, "targets": self.targets}

    def restore(self, arrays: Mapping[str, NDArray[Any]]) -> None:
        """Continue from such a state."""
        rows, dtype = np.ascontiguousarray(arrays["inputs"]), self.inputs.dtype
        self.inputs = rows if dtype.names is None else rows.view(dtype).reshape(-1)
        self.targets = arrays["targets"]
