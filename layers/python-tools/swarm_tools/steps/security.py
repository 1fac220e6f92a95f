"""Step `security`: ruff and bandit on the snapshot, and on it with the edits applied."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..context.step import StepContext, side_by_side
from ..contracts.log import log_entry
from ..contracts.order import WorkOrder
from ..contracts.outcome import StepOutcome
from ..sandbox.guard import fingerprint
from ..workspace import Workspace
from ..workspace.workspace import apply_edits
from ._auditing.findings import new_ones, together
from ._auditing.tools import Finding, ToolRun, run_bandit, run_ruff
from .verify import read_edits

Runs = Mapping[str, ToolRun]


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Compare the findings before and after; `introduced` are those that are new.

    A tool that failed on either side brings no new finding, and is named in `failed_tools`.
    """
    context = StepContext(order, workspace)
    edited = workspace.copy()
    apply_edits(edited, read_edits(order))
    if fingerprint(edited) == fingerprint(workspace.root):
        first = second = _audit(context, workspace.root)
    else:
        first, second = side_by_side(
            lambda: _audit(context, workspace.root), lambda: _audit(context, edited)
        )
    failed = sorted(tool for tool in first if first[tool].failure or second[tool].failure)
    before, after = _findings(first), _findings(second)
    introduced = new_ones(_findings(first, failed), _findings(second, failed))
    logs = [_log("original", item) for item in first.values()]
    if second is not first:
        logs += [_log("edited", item) for item in second.values()]
    return StepOutcome(
        {
            "before": [finding.to_json() for finding in before],
            "after": [finding.to_json() for finding in after],
            "introduced": [finding.to_json() for finding in introduced],
            "failed_tools": failed,
        },
        {
            "before": len(before),
            "after": len(after),
            "introduced": len(introduced),
            "failed_tools": len(failed),
        },
        logs,
    )


def _audit(context: StepContext, root: Path) -> Runs:
    runs = side_by_side(lambda: run_ruff(context, root), lambda: run_bandit(context, root))
    return {item.tool: item for item in runs}


def _findings(runs: Runs, without: list[str] | None = None) -> list[Finding]:
    tools = [item for item in runs.values() if item.tool not in (without or [])]
    return together(finding for item in tools for finding in item.findings)


def _log(which: str, item: ToolRun) -> dict[str, Any]:
    findings = json.dumps([finding.to_json() for finding in item.findings])
    return log_entry(
        "Judge",
        "CODE_ANALYSIS",
        "FAILURE" if item.failure else "SUCCESS",
        f"{item.command} ({which} files)",
        "\n".join(part for part in (item.failure, item.output, findings) if part),
        tool=item.tool,
        issues_found=len(item.findings),
        seconds=item.seconds,
    )
