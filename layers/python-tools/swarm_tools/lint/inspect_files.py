"""Inspecting the files of a project in the sandbox."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ..sandbox import Sandbox
from ..sandbox.fanout import fan_out
from ..workspace.layout import ProjectLayout
from .score import NO_COUNTS

_TASK = "swarm_tools.lint.check"
_FACTS_TIMEOUT_S = 10.0


@dataclass(frozen=True)
class FileReport:
    """Facts and pylint result of one file.

    Attributes:
        path: Its path in the project.
        parses: True when Python can compile it.
        syntax_error: `{line, column, message}` when it can't, else None.
        facts: AST facts; see `facts.file_facts`.
        counts: pylint's counts; zeros when it was not run or did not finish.
        messages: pylint's messages.
        timed_out: True when pylint was killed at its time limit.
        seconds: Wall time.
        error: What went wrong with the inspection itself, else None.
    """

    path: str
    parses: bool
    syntax_error: dict[str, Any] | None = None
    facts: dict[str, Any] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=lambda: dict(NO_COUNTS))
    messages: list[dict[str, Any]] = field(default_factory=list)
    timed_out: bool = False
    seconds: float = 0.0
    error: str | None = None

    def pylint_json(self) -> dict[str, Any]:
        """Return the pylint part as results carry it."""
        return {
            "score_counts": self.counts,
            "messages": self.messages,
            "timed_out": self.timed_out,
            "seconds": self.seconds,
        }


def inspect_files(
    sandbox: Sandbox, layout: ProjectLayout, paths: list[str], *, lint: bool, total_s: float
) -> list[FileReport]:
    """Inspect `paths` of the project; one report each, in the same order.

    A file whose pylint hangs or crashes is inspected again without it, so that its facts stay.
    """
    limit = sandbox.limits.pylint_timeout_s if lint else _FACTS_TIMEOUT_S
    setup = {"lint": lint, "path": layout.import_roots_in(layout.root), "local": layout.local_names}
    run = fan_out(
        sandbox, _TASK, paths, cwd=layout.root, timeout_s=limit, total_s=total_s, setup=setup
    )
    reports = {
        path: _report(path, item.value, item.seconds)
        for path, item in zip(paths, run.items, strict=True)
        if item.value is not None
    }
    failed = [path for path in paths if path not in reports]
    bare = {path: FileReport(path, False) for path in failed}
    if lint and failed:
        again = inspect_files(sandbox, layout, failed, lint=False, total_s=_FACTS_TIMEOUT_S)
        bare = {report.path: report for report in again}
    for path, item in zip(paths, run.items, strict=True):
        if path in bare:
            reports[path] = replace(
                bare[path], timed_out=item.timed_out, seconds=item.seconds, error=item.error
            )
    return [reports[path] for path in paths]


def _report(path: str, value: dict[str, Any], seconds: float) -> FileReport:
    pylint = value.get("pylint", {})
    return FileReport(
        path=path,
        parses=value["parses"],
        syntax_error=value.get("syntax_error"),
        facts=value["facts"],
        counts=pylint.get("score_counts", dict(NO_COUNTS)),
        messages=pylint.get("messages", []),
        seconds=seconds,
    )
