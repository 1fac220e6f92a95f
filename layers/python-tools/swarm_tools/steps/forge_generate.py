"""Step `forge_generate`: a suite for modules, or more tests for one that is there."""

from __future__ import annotations

import json

from ..context.step import StepContext
from ..contracts.log import ENGINE_MODEL, log_entry
from ..contracts.order import WorkOrder
from ..contracts.outcome import StepOutcome
from ..forge.suite import Forging
from ..workspace import Workspace


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Write tests, run them, and keep those that are steady; see ADR 26."""
    forging = Forging(StepContext(order, workspace))
    result = forging.forge()
    figures = {
        "tests": len(result["tests"]),
        "added": result["added"],
        "suspected_bugs": len(result["suspected_bugs"]),
        "dropped": len(result["dropped"]),
        "modules": len(result["modules"]),
    }
    log = log_entry(
        "Judge",
        "CODE_GEN",
        "SUCCESS" if result["tests"] else "FAILURE",
        f"forge tests, round {forging.round}, of " + " ".join(forging.paths),
        json.dumps({"modules": result["modules"], "dropped": result["dropped"][:50]}),
        model=ENGINE_MODEL,
        instructions=[str(row) for row in order.params.get("instructions", [])][:20],
        **figures,
    )
    return StepOutcome(result, figures, [log])
