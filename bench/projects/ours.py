"""The same project with us: resolve, install and the run of its own tests, as in a run."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

import yaml
from swarm_tools.contracts import WorkOrder
from swarm_tools.environment import steps as resolver
from swarm_tools.environment.archive import unpack
from swarm_tools.environment.settings import IndexSettings
from swarm_tools.sandbox import Limits
from swarm_tools.sandbox.child_path import SITE_VARIABLE
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace

_POLICIES = Path(__file__).parents[2] / "config" / "policies.yaml"
_OTHER_NAMES = {
    "PIP_INDEX_URL": "UV_DEFAULT_INDEX",
    "PIP_EXTRA_INDEX_URL": "UV_INDEX",
    "PIP_CERT": "SSL_CERT_FILE",
}


@dataclass
class Ours:
    """What came of it.

    Attributes:
        resolved: Result of the step `resolve`.
        tests: Result of the step `run_tests`.
        seconds: Wall time of each step.
    """

    resolved: dict[str, Any] = field(default_factory=dict)
    tests: dict[str, Any] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)


def run(root: Path) -> Ours:
    """Resolve and install what the project in `root` needs, and run its tests with it."""
    found = Ours()
    with Workspace() as workspace, mock.patch.object(resolver, "index_settings", _settings):
        workspace.import_folder(root)
        found.resolved = _timed(found, "resolve", workspace).result
        site = workspace.folder() / "site"
        site.mkdir()
        if found.resolved["lock"]:
            made = _timed(found, "install", workspace, resolved={"result": found.resolved})
            unpack(made.outputs["environment"], site)
        for folder in (workspace.base, site.parent, site):
            folder.chmod(0o755)
        with mock.patch.dict(os.environ, {SITE_VARIABLE: str(site)}):
            found.tests = _timed(found, "run_tests", workspace).result
    return found


def _timed(found: Ours, step: str, workspace: Workspace, **inputs: Any) -> Any:
    params = {"suite": "existing", "coverage": True} if step == "run_tests" else {}
    order = WorkOrder(step, params, inputs, _limits())
    started = time.monotonic()
    outcome = {**load_steps(), **resolver.STEPS}[step](order, workspace)
    found.seconds[step] = round(time.monotonic() - started, 1)
    return outcome


def _limits() -> Limits:
    """Return the limits of a run's steps."""
    policies: Mapping[str, Any] = yaml.safe_load(_POLICIES.read_text("utf-8"))
    return Limits.from_json(policies["work"])


def _settings() -> IndexSettings:
    """Return what this machine says of indexes, as `swarm` hands it to the resolver."""
    given = {name: os.environ.get(other) for other, name in _OTHER_NAMES.items()}
    return IndexSettings.of(json.dumps(given | dict(os.environ)))
