"""Step `security`: ruff's security rules on the snapshot, and on it with the edits applied."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from ..contracts.log import log_entry
from ..contracts.order import WorkOrder
from ..rules.ruff import find_ruff
from ..sandbox import SandboxOutcome
from ..workspace import Workspace
from ..workspace.layout import ProjectLayout
from ..workspace.workspace import apply_edits
from .context import StepContext
from .registry import StepOutcome
from .verify import read_edits

_TIMEOUT_S = 60.0
# Tests are full of asserts, and that is what they are for.
_NOT_FINDINGS = ("S101",)


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Compare the findings before and after; `introduced` are those that are new."""
    context = StepContext(order, workspace)
    edited = workspace.copy()
    apply_edits(edited, read_edits(order))
    before, first = _findings(context, workspace.root)
    after, second = _findings(context, edited)
    introduced = _new(before, after)
    return StepOutcome(
        {"before": before, "after": after, "introduced": introduced},
        {"before": len(before), "after": len(after), "introduced": len(introduced)},
        [_log("original", first, before), _log("edited", second, after)],
    )


def _findings(context: StepContext, root: Path) -> tuple[list[dict[str, Any]], SandboxOutcome]:
    binary = Path(find_ruff())
    out = context.workspace.folder()
    paths = ProjectLayout.of(root).files.sources
    report = out / "findings.json"
    arguments = [str(binary), "check", "--isolated", "--no-cache", "--exit-zero", "--quiet"]
    arguments += ["--select", "S", "--ignore", ",".join(_NOT_FINDINGS)]
    arguments += ["--output-format", "json", "--output-file", str(report), "--", *paths]
    if not paths:
        arguments = [str(binary), "--version"]
    outcome = context.sandbox.run(
        arguments,
        cwd=root,
        writable=[out],
        readable=[binary.parent],
        timeout_s=min(_TIMEOUT_S, context.remaining_s),
    )
    try:
        rows = json.loads(report.read_bytes()) if paths else []
    except (OSError, ValueError):
        rows = []
    findings = [
        {
            "path": Path(row["filename"]).relative_to(root.resolve()).as_posix(),
            "line": row["location"]["row"],
            "code": row["code"],
            "message": row["message"],
        }
        for row in rows
        if row.get("code", "").startswith("S")
    ]
    findings.sort(key=lambda item: (item["path"], item["line"], item["code"]))
    return findings, outcome


def _new(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the findings of `after` beyond those of `before`; lines may have moved."""
    known = Counter((item["path"], item["code"], item["message"]) for item in before)
    introduced = []
    for item in after:
        key = (item["path"], item["code"], item["message"])
        if known[key]:
            known[key] -= 1
        else:
            introduced.append(item)
    return introduced


def _log(which: str, outcome: SandboxOutcome, findings: list[dict[str, Any]]) -> dict[str, Any]:
    return log_entry(
        "Judge",
        "CODE_ANALYSIS",
        "SUCCESS" if outcome.ok else "FAILURE",
        f"ruff check --isolated --select S ({which} files)",
        outcome.output.strip() + json.dumps(findings),
        tool="ruff",
        issues_found=len(findings),
        seconds=outcome.seconds,
    )
