"""Puts the table in the browser into every wheel and source archive (hatch build hook).

From a checkout it is built; from a source archive it is there already. An editable install
is left alone: the scripts build it when it is stale (client/build.py).
"""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    """Builds client/ before anything is packed."""

    PLUGIN_NAME = "custom"

    def _builder(self) -> Any:
        path = Path(self.root) / "client" / "build.py"
        if not (path.is_file() and (path.parent / "package.json").is_file()):
            return None
        spec = importlib.util.spec_from_file_location("client_build", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        """Node.js as a wheel, only where it will be needed and is missing."""
        builder = self._builder()
        if builder is None or builder.is_fresh() or builder.commands() is not None:
            return []
        return [builder.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build, unless this is an editable install or the client is not wanted."""
        builder = self._builder()
        if version == "editable" or builder is None or os.environ.get("LAPIDARIUM_NO_CLIENT"):
            return
        builder.build()
