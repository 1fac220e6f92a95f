"""Sample projects, and steps run on them as the workbench does."""

import pytest

from swarm_tools.contracts import WorkOrder, validate
from swarm_tools.sandbox import Limits
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.workspace import write_file

LIMITS = Limits(step_timeout_s=240, tests_timeout_s=60)
CONTRACTS = {
    "forge_generate": "forge-suite",
    "forge_run": "forge-run",
    "forge_static": "forge-static",
}


@pytest.fixture(name="step")
def fixture_step():
    def step(name, files, params=None, inputs=None, *, whole=False):
        with Workspace() as workspace:
            for path, text in files.items():
                write_file(workspace.root, path, text.encode())
            order = WorkOrder(name, params or {}, inputs or {}, LIMITS)
            outcome = load_steps()[name](order, workspace)
        validate(CONTRACTS[name], outcome.result)
        return outcome if whole else outcome.result

    return step
