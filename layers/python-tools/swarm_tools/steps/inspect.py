"""Step `inspect`: pylint, facts and importability of the files of one shard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..context.step import StepContext, side_by_side
from ..contracts.log import log_entry
from ..contracts.order import WorkOrder
from ..contracts.outcome import StepOutcome
from ..lint import FileReport, add_counts
from ..lint.score import score
from ..workspace import Workspace, is_test_file, safe_path
from ..workspace.layout import ProjectLayout
from ..workspace.newer_syntax import needed_python


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Inspect `params.files`; every Python source of the project when it is absent."""
    context = StepContext(order, workspace)
    layout = ProjectLayout.of(workspace.root)
    wanted = order.paths("files")
    if wanted is None:
        wanted = layout.files.python
    paths = [path for path in wanted if (workspace.root / safe_path(path)).is_file()]
    importable = [path for path in paths if not is_test_file(path)]
    reports, failed = side_by_side(
        lambda: context.inspect(workspace.root, paths, lint=True),
        lambda: context.failing_imports(layout, importable),
    )
    # That a file which does not parse can't be imported is no news.
    broken = {report.path: failed.get(report.path) for report in reports if report.parses}
    broken = {path: item for path, item in broken.items() if item is not None}
    files = [_file(report, workspace.root, broken.get(report.path)) for report in reports]
    totals = add_counts(report.counts for report in reports)
    return StepOutcome(
        {
            "files": files,
            "test_files": layout.files.tests,
            "absent": sorted(set(wanted) - set(paths)),
        },
        {
            "files": len(files),
            "messages": sum(len(report.messages) for report in reports),
            "unparsable": sum(not report.parses for report in reports),
            "timed_out": sum(report.timed_out for report in reports),
            "import_errors": len(broken),
            "statements": totals["statement"],
        },
        [pylint_log(report) for report in reports],
    )


def _file(report: FileReport, root: Path, import_error: dict[str, Any] | None) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "path": report.path,
        "parses": report.parses,
        "pylint": report.pylint_json(),
        "facts": report.facts,
    }
    if report.syntax_error is not None:
        entry["syntax_error"] = report.syntax_error
        if (newer := needed_python((root / report.path).read_bytes())) is not None:
            entry["needs_python"] = newer
    if import_error is not None:
        entry["import_error"] = import_error
    if report.error is not None:
        entry["error"] = report.error
    return entry


def pylint_log(report: FileReport, agent: str = "Auditor") -> dict[str, Any]:
    """Return the log entry of pylint's run on one file."""
    output = json.dumps({"messages": report.messages, "statistics": report.counts})
    return log_entry(
        agent,
        "CODE_ANALYSIS",
        "FAILURE" if report.error else "SUCCESS",
        f"pylint --output-format=json2 --disable=duplicate-code,cyclic-import {report.path}",
        report.error or output,
        tool="pylint",
        file=report.path,
        issues_found=len(report.messages),
        score=round(score(report.counts), 2) if report.parses else 0.0,
        timed_out=report.timed_out,
        seconds=report.seconds,
        **({"known": True} if report.known else {}),
    )
