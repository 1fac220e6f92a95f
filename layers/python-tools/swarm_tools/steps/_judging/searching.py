"""Whether a wrong function has a small edit that agrees with its specification throughout."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

from ...intents.layout import Layout
from ...repair.search import BadResult, search
from ...testgen.model import ModuleTests, Table
from ...testgen.placement import place
from ...testgen.render import render
from ...workspace import decode
from ...workspace.codec import encode, with_text
from ...workspace.layout import ProjectLayout
from ...workspace.workspace import write_file
from ..context import StepContext
from .specified import HELD_BACK, SEARCHED, Check, check, keeps_the_rest, wrong_table

_ROUNDS = 3
_EACH_S = 10.0
_ALL_S = 45.0
_LEAST_S = 2.0
_FILE = "tests/test_specified_cases.py"


def find_repairs(
    context: StepContext, root: Path, checks: Iterable[Check], green: list[str], late: list[str]
) -> None:
    """Give each wrong function that can be repaired the table of cases that leads there.

    A repair counts when it agrees with one variant on all samples of two seeds, of which the
    search sees a few of the first. Where it fails one, that sample joins the cases.

    Args:
        context: Of the step.
        root: The project with the Judge's other tests; only copies of it are changed.
        checks: All functions that were checked.
        green: Ids of those tests that pass, and have to go on passing.
        late: Paths of modules that can't be imported as they are.
    """
    deadline = time.monotonic() + min(_ALL_S, context.remaining_s / 3)
    for one in checks:
        more: list[str] = []
        for _ in range(_ROUNDS if one.wrong else 0):
            left = min(_EACH_S, deadline - time.monotonic())
            table = wrong_table(one, more)
            if table is None or left < _LEAST_S:
                break
            failed = _try(context, root, one, table, green, left, late=one.path in late)
            if failed is None:
                one.table = table
                break
            if not failed:
                break
            more.append(failed)


def _try(
    context: StepContext,
    root: Path,
    one: Check,
    table: Table,
    green: list[str],
    seconds: float,
    *,
    late: bool,
) -> str | None:
    """Search with a table; None when a repair agrees throughout.

    Returns:
        The sample on which the edit found disagrees; "" when there is none to be had.
    """
    trial = context.workspace.copy_of(root)
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
    for path, edited in found.edits.items():
        source = decode((trial / path).read_bytes())
        write_file(trial, path, encode(with_text(source, edited)))
    again = agreement(context, trial, one)
    if again is None:
        return ""
    if again.right:
        return None if keeps_the_rest(one, again) else ""
    return again.judgement.counterexample[0] if again.judgement.counterexample else ""


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
