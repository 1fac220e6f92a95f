"""Programs that ran to their end in the input still do, and print the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...context.step import StepContext
from ...programs.model import ENDED, Program, ProgramRun
from ...programs.run import LIMIT_S, Programs

_SHORT_S = 2.0
"""For a program that did not end before: whether it does now is worth no more."""
_REPAIRS = ("repair", "syntax", "model")


@dataclass
class Compared:
    """Programs of an attempt, beside those of the input.

    Attributes:
        runs: How each ended.
        changed: What those that ran to their end do otherwise, a sentence each.
    """

    runs: list[ProgramRun] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """Return both, as results carry them."""
        return {"runs": [run.to_json() for run in self.runs], "changed": self.changed}


def only_cleans(attempt: Mapping[str, Any]) -> bool:
    """Tell whether an attempt says of itself that it changes nothing of what the code does."""
    edits = attempt.get("edits") or []
    changes = [change for edit in edits for change in edit.get("changes") or [{"kind": "model"}]]
    repaired = (attempt.get("repair") or {}).get("functions")
    return not repaired and not any(change.get("kind") in _REPAIRS for change in changes)


def compare_programs(
    context: StepContext, root: Path, before: list[dict[str, Any]], *, same_output: bool
) -> Compared:
    """Run the programs of the project at `root` again.

    One that is in doubt runs once more as it was before the attempt: what differs there, too, is
    not of the attempt's making.

    Args:
        context: Of the step; its workspace has the version that the attempt started from.
        root: The version with the edits.
        before: How the programs of the input ended.
        same_output: Whether they have to print the same.
    """
    found = Compared()
    if not before:
        return found
    now = Programs(context.sandbox, context.workspace, root, context.order.kept_of_run)
    for row in before:
        program = Program.from_json(row)
        limit = LIMIT_S if row["end"] == ENDED else _SHORT_S
        for run in now.run_all([program], context.remaining_s, limit):
            found.runs.append(run)
            if row["end"] == ENDED and _differs(run, row, same_output=same_output):
                found.changed += _doubted(context, run, row, same_output=same_output)
    return found


def _differs(run: ProgramRun, row: Mapping[str, Any], *, same_output: bool) -> bool:
    if run.end != ENDED:
        return True
    return same_output and run.printed_sha256 != row["printed_sha256"]


def _doubted(
    context: StepContext, run: ProgramRun, row: Mapping[str, Any], *, same_output: bool
) -> list[str]:
    """Return what is said of a program that differs, unless it does so of itself."""
    again = Programs(context.sandbox, context.workspace, context.workspace.root).run(run.program)
    if _differs(again, row, same_output=same_output):
        return []
    does = "prints something else" if run.end == ENDED else run.said()
    return [f"{run.program.command} ran to its end before, and now it {does}"]
