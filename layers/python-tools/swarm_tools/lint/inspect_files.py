"""Inspecting the files of a project in the sandbox."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from ..kept import Scope
from ..sandbox import Sandbox
from ..sandbox.child_path import site_packages
from ..sandbox.fanout import fan_out
from ..workspace.layout import ProjectLayout
from .reach import Reach
from .score import NO_COUNTS

_TASK = "swarm_tools.lint.check"
_FACTS_TIMEOUT_S = 10.0
_FACTS_S = 0.1
"""A file, of many without a report."""


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
        reached: False when the time for all files was up before pylint had ended.
        known: True when it was found out before, for the same bytes.
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
    known: bool = False
    reached: bool = True

    @property
    def unlinted(self) -> str | None:
        """Why there is no report of pylint, None where there is one."""
        if self.error is None:
            return None
        if self.timed_out:
            return f"pylint did not end within its limit of {self.seconds:.0f} s for a file"
        if not self.reached:
            return "pylint did not come to it within the time of the step"
        return f"pylint failed: {self.error}"

    def pylint_json(self) -> dict[str, Any]:
        """Return the pylint part as results carry it."""
        unlinted = {} if self.unlinted is None else {"unlinted": self.unlinted[:300]}
        return unlinted | {
            "score_counts": self.counts,
            "messages": self.messages,
            "timed_out": self.timed_out,
            "seconds": self.seconds,
        }


def inspect_files(
    sandbox: Sandbox,
    layout: ProjectLayout,
    paths: list[str],
    *,
    lint: bool,
    total_s: float,
    kept: Scope | None = None,
    late: Scope | None = None,
) -> list[FileReport]:
    """Inspect `paths` of the project; one report each, in the same order.

    A file whose pylint hangs or crashes is inspected again without it, so that its facts stay.

    Args:
        sandbox: Where to run.
        layout: The project.
        paths: Its files to inspect.
        lint: Whether pylint looks at them.
        total_s: Seconds for all of them.
        kept: Where reports with pylint's messages are kept, and looked up.
        late: Where it is kept which files pylint does not end with: those it is spared.
    """
    keys = _keys(layout, paths, kept) if lint and kept is not None else {}
    known: dict[str, FileReport] = {}
    for path, key in keys.items():
        if kept is not None and (data := kept.get(key)) is not None:
            known[path] = FileReport(**data | {"known": True})
    left = [path for path in paths if path not in known]
    endless = sorted(_known_late(left, late)) if lint else []
    able = [path for path in left if path not in endless]
    new = dict(zip(able, _inspected(sandbox, layout, able, lint, total_s), strict=True))
    for report in _inspected(sandbox, layout, endless, False, _FACTS_TIMEOUT_S):
        limit = sandbox.limits.pylint_timeout_s
        new[report.path] = replace(report, timed_out=True, seconds=limit, error="timed out")
    for path, report in new.items():
        if late is not None and report.timed_out:
            late.put(late.key("late", path), True)
        if kept is not None and path in keys and report.error is None and not report.timed_out:
            kept.put(keys[path], asdict(report))
    return [(known | new)[path] for path in paths]


def _known_late(paths: list[str], late: Scope | None) -> set[str]:
    if late is None:
        return set()
    return {path for path in paths if late.get(late.key("late", path))}


def _keys(layout: ProjectLayout, paths: list[str], kept: Scope) -> dict[str, str]:
    """Return a key for each of those files of which it can be told what they depend on."""
    reach, local = Reach(layout.root), set(layout.local_names)
    shared = [layout.import_roots, site_packages()]
    keys = {}
    for path in paths:
        if (files := reach.of(path)) is not None:
            own = [name for name in reach.tops_in(path) if name in local]
            keys[path] = kept.key("lint", path, own, files, shared)
    return keys


def _inspected(
    sandbox: Sandbox, layout: ProjectLayout, paths: list[str], lint: bool, total_s: float
) -> list[FileReport]:
    limit = sandbox.limits.pylint_timeout_s if lint else _FACTS_TIMEOUT_S
    setup = {"lint": lint, "path": layout.import_roots_in(layout.root), "local": layout.local_names}
    run = fan_out(
        sandbox,
        _TASK,
        paths,
        cwd=layout.root,
        timeout_s=limit,
        total_s=total_s,
        setup=setup,
        tool="pylint" if lint else "facts",
    )
    reports = {
        path: _report(path, item.value, item.seconds)
        for path, item in zip(paths, run.items, strict=True)
        if item.value is not None
    }
    failed = [path for path in paths if path not in reports]
    bare = {path: FileReport(path, False) for path in failed}
    if lint and failed:
        total = max(_FACTS_TIMEOUT_S, _FACTS_S * len(failed))
        again = _inspected(sandbox, layout, failed, False, total)
        bare = {report.path: report for report in again}
    for path, item in zip(paths, run.items, strict=True):
        if path in bare:
            reports[path] = replace(
                bare[path],
                timed_out=item.timed_out,
                seconds=item.seconds,
                error=item.error or "no answer",
                reached=item.reached,
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
