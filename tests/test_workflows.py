"""Files that other services read: workflows, Dependabot, compose files, the citation."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORKFLOWS = ROOT / ".github" / "workflows"
SCHEMAS = {
    "vendor.github-workflows": sorted(WORKFLOWS.glob("*.yml")),
    "vendor.dependabot": [ROOT / ".github" / "dependabot.yml"],
    "vendor.compose-spec": sorted(ROOT.glob("compose*.yaml")),
    "vendor.citation-file-format": [ROOT / "CITATION.cff"],
}


@pytest.mark.slow
@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_have_the_form_that_their_readers_want(schema: str) -> None:
    files = SCHEMAS[schema]
    assert files
    more = ["--force-filetype", "yaml"] if files[0].suffix == ".cff" else []
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *more]
    done = subprocess.run([*command, *map(str, files)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("workflow", SCHEMAS["vendor.github-workflows"], ids=lambda path: path.name)
def test_workflows_run_scripts_that_there_are(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    named = re.findall(r"(?:scripts|\.ci)/[\w.]+", text)
    assert named
    assert [name for name in named if not (ROOT / name).is_file()] == []
