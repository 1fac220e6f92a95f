"""Whether a wrong function has a small edit that agrees with its specification throughout."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from ...changes import Change
from ...intents.layout import Layout
from ...repair.model import RepairResult
from ...repair.search import BadResult, search
from ...testgen.model import ModuleTests, Table
from ...testgen.placement import place
from ...testgen.render import render
from ...workspace import decode
from ...workspace.codec import encode, with_text
from ...workspace.layout import ProjectLayout
from ...workspace.workspace import write_file
from ..context import StepContext, mark_of
from .specified import HELD_BACK, SEARCHED, Check, check, keeps_the_rest, wrong_table

_ROUNDS = 3
_EACH_S = 12.0
_ALL_S = 60.0
_LEAST_S = 2.0
_FILE = "tests/test_specified_cases.py"


@dataclass
class Repaired:
    """Repairs that agree with specifications.

    Attributes:
        texts: The text of each file with all of them in it.
        changes: What they do.
    """

    texts: dict[str, str] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)

    def to_json(self, before: Mapping[str, str]) -> list[dict[str, object]]:
        """Return them as results carry them; `before` are the texts that they were found for."""
        return [
            {
                "path": path,
                "before": mark_of(before[path]),
                "text": text,
                "changes": [c.to_json() for c in self.changes if c.path == path],
            }
            for path, text in sorted(self.texts.items())
        ]


def find_repairs(
    context: StepContext, root: Path, checks: Iterable[Check], green: list[str], late: list[str]
) -> Repaired:
    """Give each wrong function that can be repaired the table of cases that leads there.

    A repair counts when it agrees with one variant on all samples of two seeds, of which the
    search sees a few of the first. Where it fails one, that sample joins the cases.

    Args:
        context: Of the step.
        root: The project with the Judge's other tests; only copies of it are changed.
        checks: All functions that were checked.
        green: Ids of those tests that pass, and have to go on passing.
        late: Paths of modules that can't be imported as they are.

    Returns:
        All repairs that were found, together.
    """
    repaired = Repaired()
    deadline = time.monotonic() + min(_ALL_S, context.remaining_s / 3)
    wrong = [one for one in checks if one.wrong]
    for one in wrong:
        _search_for(context, root, one, green, repaired, deadline, late=one.path in late)
    for one in wrong:
        # What was wrong for what it calls is right by now.
        if one.table is None and repaired.texts:
            trial = context.workspace.copy_of(root)
            _lay(trial, repaired.texts)
            again = agreement(context, trial, one)
            if again is not None and again.right and keeps_the_rest(one, again):
                one.table = wrong_table(one)
    return repaired


def _search_for(
    context: StepContext,
    root: Path,
    one: Check,
    green: list[str],
    repaired: Repaired,
    deadline: float,
    *,
    late: bool,
) -> None:
    """Search for a repair of one function, and add it to those that were found."""
    more: list[str] = []
    for _ in range(_ROUNDS):
        left = min(_EACH_S, deadline - time.monotonic())
        table = wrong_table(one, more)
        if table is None or left < _LEAST_S:
            return
        found = _try(context, root, one, table, green, left, late=late, laid=repaired.texts)
        if isinstance(found, RepairResult):
            one.table = table
            repaired.texts |= found.edits
            repaired.changes += found.changes
        if isinstance(found, RepairResult) or not found:
            return
        more.append(found)


def _try(
    context: StepContext,
    root: Path,
    one: Check,
    table: Table,
    green: list[str],
    seconds: float,
    *,
    late: bool,
    laid: Mapping[str, str],
) -> str | RepairResult:
    """Search with a table, on top of the repairs that are laid over the project already.

    Returns:
        A repair that agrees throughout; else the sample on which the edit found
        disagrees, "" when there is none to be had.
    """
    trial = context.workspace.copy_of(root)
    _lay(trial, laid)
    for conftest in trial.rglob("conftest.py"):
        # It may change what a test comes to, and no test of a reference needs it.
        conftest.unlink()
    layout = ProjectLayout.of(trial)
    where = place(one.path, Layout.of(layout.files.python), {}, package=False)
    text = render(ModuleTests(one.path, [table]), where, late_import=late)
    write_file(trial, _FILE, text.encode())
    run = context.run_tests(trial, [_FILE], rerun=False)
    red = run.ids("failed", "error")
    if not red or run.collection_errors:
        return ""
    try:
        found = search(
            trial, [one.path], red, [*run.ids("passed"), *green],
            deadline_s=seconds, sandbox=context.sandbox, max_edits=2, thorough=red,
        )  # fmt: skip
    except BadResult:
        return ""
    if not found.edits or found.hopeless:
        return ""
    _lay(trial, found.edits)
    again = agreement(context, trial, one)
    if again is None:
        return ""
    if again.right:
        return found if keeps_the_rest(one, again) else ""
    return again.judgement.counterexample[0] if again.judgement.counterexample else ""


def _lay(root: Path, texts: Mapping[str, str]) -> None:
    for path, text in texts.items():
        source = decode((root / path).read_bytes())
        write_file(root, path, encode(with_text(source, text)))


def agreement(context: StepContext, root: Path, one: Check) -> Check | None:
    """Return the check of the same function as it is below `root`, on the samples of two seeds.

    The samples are those of the specification as it was identified before the edit.
    """
    functions = {(one.path, one.function.qualname): one.function}
    seeds = (SEARCHED, HELD_BACK)
    found = check(
        context.sandbox, context.workspace, ProjectLayout.of(root), functions, seeds,
        context.remaining_s,
    )  # fmt: skip
    return found[0] if found else None
