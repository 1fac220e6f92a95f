"""The parent's side: hand a job to the sandboxed worker, and read verdicts that nobody trusts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from swarm_tools.forge.mutation.coverage import Coverage
from swarm_tools.forge.workers import run_worker
from swarm_tools.sandbox import Sandbox
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

STATUSES = ("killed", "timeout", "survived", "no_coverage", "not_run")
SPARE_S = 15.0
_WORKER = "swarm_tools.forge.mutation.worker"
_TEXTS = ("id", "path", "function", "operator", "before", "after", "status", "killed_by")
_NUMBERS = ("line", "column", "end_line", "end_column")


@dataclass
class MutationRun:
    """What became of the mutants.

    Attributes:
        rows: One a mutant: the fields of the contract, and ``reused``; in the order of the source.
        equivalent: By path, how many were the same code as the original.
        duplicate: By path, how many were the same code as another.
        seconds: Wall seconds that running mutants took.
        note: Empty, or why it ended early.
        output: What the process printed, bounded.
    """

    rows: list[dict[str, Any]] = field(default_factory=list)
    equivalent: dict[str, int] = field(default_factory=dict)
    duplicate: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    note: str = ""
    output: str = ""

    def verdicts(self) -> dict[str, list[str]]:
        """Return [status, killer] by id, of mutants that have a verdict by running tests."""
        told = ("killed", "timeout", "survived")
        return {
            row["id"]: [row["status"], row["killed_by"] or ""]
            for row in self.rows
            if row["status"] in told
        }


def run_mutants(
    sandbox: Sandbox,
    workspace: Workspace,
    layout: ProjectLayout,
    paths: Sequence[str],
    coverage: Coverage,
    *,
    seconds: float,
    limit: int,
    seed: int,
    known: Mapping[str, Any] | None = None,
    digests: Mapping[str, str] | None = None,
) -> MutationRun:
    """Run the mutants of some files against the tests that are green.

    Args:
        sandbox: Where to run.
        workspace: Gives the folder of the copy.
        layout: The project, tests in place.
        paths: Files to mutate.
        coverage: The green tests, and which of them runs which line.
        seconds: Wall time for all of it.
        limit: At most so many mutants are run, a sample by chance of all.
        seed: Of the sample.
        known: Verdicts of the round before, with its digests.
        digests: Digests now: of the sources under ``#``, of a test's text under ``#<id>``.

    Returns:
        All mutants; those without a verdict are ``not_run``.
    """
    if not coverage.seconds:
        return MutationRun(note="no test is green")
    job = {
        "targets": sorted(set(paths)),
        "seconds": dict(coverage.seconds),
        "lines": {p: dict(rows) for p, rows in coverage.lines.items()},
        "imports": {p: sorted(rows) for p, rows in coverage.imports.items()},
        "limit": limit,
        "seed": seed,
        "deadline_s": seconds,
        "known": dict(known or {}),
        "digests": dict(digests or {}),
    }
    env = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    try:
        worked = run_worker(
            sandbox, workspace, layout, _WORKER, job, timeout_s=seconds + SPARE_S, env=env
        )
    except OSError:
        return MutationRun(note="the mutants could not be run")
    run = _read(worked.rows, set(paths))
    run.output = worked.outcome.output
    if worked.outcome.timed_out:
        run.note = "the time for mutants was up"
    elif not run.rows and worked.outcome.exit_code:
        run.note = f"the mutants could not be run (exit code {worked.outcome.exit_code})"
    return run


def _read(events: Sequence[dict[str, Any]], paths: set[str]) -> MutationRun:
    run = MutationRun()
    rows: dict[str, dict[str, Any]] = {}
    for event in events:
        kind = event.get("event")
        if kind == "verdict" and _is_sound(event, paths):
            row = {name: event[name] for name in (*_TEXTS, *_NUMBERS)}
            rows[row["id"]] = row | {"reused": event.get("reused") is True}
        elif kind == "file" and event.get("path") in paths:
            for name, table in (("equivalent", run.equivalent), ("duplicate", run.duplicate)):
                if isinstance(event.get(name), int):
                    table[event["path"]] = max(0, event[name])
        elif kind == "done" and isinstance(event.get("seconds"), (int, float)):
            run.seconds = max(0.0, float(event["seconds"]))
    run.rows = sorted(rows.values(), key=lambda r: (r["path"], r["line"], r["column"], r["id"]))
    return run


def _is_sound(event: dict[str, Any], paths: set[str]) -> bool:
    return (
        all(isinstance(event.get(name), str) for name in _TEXTS)
        and all(type(event.get(name)) is int and event[name] >= 0 for name in _NUMBERS)
        and event["path"] in paths
        and event["status"] in STATUSES
        and event["line"] >= 1
        and event["end_line"] >= 1
    )
