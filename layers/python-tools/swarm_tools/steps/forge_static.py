"""Step `forge_static`: test files as tools see them before they run."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

from ..context.step import GeneratedTests, StepContext
from ..contracts.log import log_entry
from ..contracts.order import WorkOrder
from ..contracts.outcome import StepOutcome
from ..sandbox.fanout import fan_out
from ..workspace import Workspace
from ..workspace.discovery import is_collectable

_RUFF = "swarm_tools.forge.ruff_task"
_MYPY = "swarm_tools.forge.mypy_task"
_MOST_ISSUES = 50
_RUFF_S = 30.0
_MYPY_S = 40.0
_BRANCHES = (ast.If, ast.For, ast.While, ast.ExceptHandler, ast.IfExp, ast.comprehension, ast.With)


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Check the files of the input `suite`."""
    context = StepContext(order, workspace)
    inputs = dict(order.inputs) | {"tests": order.inputs.get("suite")}
    generated = GeneratedTests.of(WorkOrder(order.step, order.params, inputs, order.limits))
    root = workspace.copy()
    generated.lay_over(root)
    paths = [path for path in sorted(generated.files) if is_collectable(path)]
    reports = {report.path: report for report in context.inspect(root, paths, lint=True)}
    items = [{"path": path, "text": generated.files[path]} for path in paths]
    ruffed = fan_out(
        context.sandbox, _RUFF, items, cwd=root, timeout_s=_RUFF_S, total_s=context.remaining_s
    ).items
    typed = _types(context, root, paths)
    files = []
    for path, ruff in zip(paths, ruffed, strict=True):
        issues = [dict(row, tool="ruff") for row in ruff.value or []]
        report = reports.get(path)
        if report is not None:
            issues += [
                {"tool": "pylint", "line": m["line"], "code": m["symbol"], "message": m["message"]}
                for m in report.pylint_json().get("messages", [])
                if m["type"] in ("error", "fatal")
            ]
        issues += [
            {"tool": "mypy", **{name: row[name] for name in ("line", "code", "message")}}
            for row in typed or []
            if row["path"] == path
        ]
        files.append(_file(path, generated.files[path], issues))
    result = {
        "files": files,
        "syntax_ok": all(file["syntax_ok"] for file in files),
        "lint_issue_count": sum(file["lint_issue_count"] for file in files),
        "complexity": max((file["complexity"] for file in files), default=0),
        "without_assertion": sum(file["without_assertion"] for file in files),
        "tools": _tools(files, typed),
    }
    summary = {
        "files": len(files),
        **{name: result[name] for name in ("syntax_ok", "lint_issue_count", "complexity")},
    }
    log = log_entry(
        "Judge",
        "CODE_ANALYSIS",
        "SUCCESS" if result["syntax_ok"] else "FAILURE",
        ("ruff check, pylint -E " if typed is None else "ruff check, pylint -E, mypy ")
        + " ".join(paths),
        json.dumps({file["path"]: file["issues"] for file in files}),
        tool="static",
        **summary,
    )
    return StepOutcome(result, summary, [log])


def _types(context: StepContext, root: Path, paths: list[str]) -> list[dict[str, Any]] | None:
    """Return what mypy says of all files together; None where it is not there or did not end."""
    if not paths:
        return None
    limits = {"timeout_s": _MYPY_S, "total_s": context.remaining_s}
    done = fan_out(context.sandbox, _MYPY, [{"paths": paths}], cwd=root, **limits)
    found = done.items[0].value
    return found if isinstance(found, list) else None


def _tools(files: list[Any], typed: list[Any] | None) -> list[str]:
    if not files:
        return []
    return ["parser", "ruff", "pylint"] + ([] if typed is None else ["mypy"])


def _file(path: str, text: str, issues: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what is known of one file; one that does not parse has one issue, its error."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 0) or 0
        issue = {"tool": "parser", "line": line, "code": "syntax-error", "message": str(error)}
        return _row(path, [issue], 1, syntax_ok=False)
    issues.sort(key=lambda row: (row["line"], row["tool"], row["code"]))
    tests = [
        node
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and node.name.startswith("test")
    ]
    row = _row(path, issues[:_MOST_ISSUES], len(issues), syntax_ok=True)
    row["complexity"] = max(
        (1 + sum(isinstance(n, _BRANCHES) for n in ast.walk(t)) for t in tests), default=0
    )
    row["tests"] = len(tests)
    row["without_assertion"] = sum(not _asserts(test) for test in tests)
    imported = {
        name
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for name in [getattr(node, "module", None) or "", *(a.name for a in node.names)]
    }
    if any(name.startswith("django.test") for name in imported):
        row["framework"] = "django"
    elif "unittest" in imported and "pytest" not in imported:
        row["framework"] = "unittest"
    return row


def _row(path: str, issues: list[Any], count: int, *, syntax_ok: bool) -> dict[str, Any]:
    return {
        "path": path,
        "syntax_ok": syntax_ok,
        "issues": issues,
        "lint_issue_count": count,
        "complexity": 0,
        "tests": 0,
        "without_assertion": 0,
        "framework": "pytest",
    }


def _asserts(test: ast.AST) -> bool:
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name.startswith(("assert", "raises", "warns", "fail")):
                return True
    return False
