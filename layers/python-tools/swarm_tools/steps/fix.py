"""Step `fix`: the builtin tier. Syntax, then behaviour, then clean-up, each one checked."""

from __future__ import annotations

from typing import Any

from ..context.step import StepContext
from ..contracts.order import OrderError, WorkOrder
from ..contracts.outcome import StepOutcome
from ..oracle.evidence import MODULE
from ..workspace import Workspace
from ._fixing.baseline import known_run
from ._fixing.cleaning import Cleaning
from ._fixing.guarding import guard_demonstrations
from ._fixing.logs import engine_log
from ._fixing.repairing import Repair
from ._fixing.state import FixState
from ._fixing.syntax import repair_syntax
from .run_tests import test_log

_DEFAULT_DEADLINE_S = 120.0


def run(order: WorkOrder, workspace: Workspace) -> StepOutcome:
    """Fix `params.files` (all sources when absent); the tests of the project are never edited.

    Only what `params.concerns` and `params.rules_off` leave is done; see `Asked`.
    Of the files, `params.clean` are cleaned up, all when absent; what the time does not suffice
    for is the result's `left`.
    """
    context = StepContext(order, workspace)
    attempt = order.params.get("attempt", 1)
    deadline_s = order.params.get("deadline_s", _DEFAULT_DEADLINE_S)
    more_s = order.params.get("more_s", 0.0)
    longest_s = order.params.get("longest_s", order.limits.step_timeout_s)
    if not isinstance(attempt, int) or not all(
        isinstance(seconds, (int, float)) for seconds in (deadline_s, more_s, longest_s)
    ):
        names = "attempt, deadline_s, more_s and longest_s"
        raise OrderError(f"{names} of params must be numbers")
    state = FixState.begin(context, workspace, order.paths("files"))
    options = {
        "public_api": order.one_of("public_api", ("alias", "keep", "rename")),
        "format": "format" in state.asked.concerns,
    }
    repaired = repair_syntax(state)
    if state.asked.repairs:
        guard_demonstrations(state)
    known = known_run(state)
    state.start_from(known)
    if known is None:
        state.logs.append(test_log(state.last_run, state.test_files(), "Fixer"))
    repair = Repair(state)
    if state.asked.repairs:
        seconds = deadline_s + more_s * len(repair.report["failing"])
        repair.search(attempt, min(longest_s, seconds))
    cleaning = _clean_up(state, repair, options)
    repair.report["not_gated"] = [
        {"path": item["path"], "name": item["function"]} for item in cleaning.not_gated
    ]
    repair.take_patterns(cleaning.repaired)
    repair.report["functions"] += [
        {"path": path, "name": MODULE, "evidence": "shown", "outcome": "repaired"}
        for path in repaired
    ]
    edits = state.edits()
    changed = {edit["path"] for edit in edits}
    state.logs.append(
        engine_log(
            "SUCCESS",
            f"attempt {attempt} of the builtin tier on " + " ".join(state.targets),
            f"changed {' '.join(sorted(changed))}" if edits else "there was nothing to change",
            files_changed=sorted(changed),
            tests_fixed=repair.report["fixed"],
            attempt=attempt,
        )
    )
    return StepOutcome(
        {
            "edits": edits,
            "unchanged": [path for path in state.targets if path not in changed],
            "not_done": state.not_done,
            "left": cleaning.left,
            "repair": repair.report,
        },
        {
            "edits": len(edits),
            "changes": sum(len(edit["changes"]) for edit in edits),
            "not_done": len(state.not_done),
            "left": len(cleaning.left),
            "failing": len(repair.report["failing"]),
            "fixed": len(repair.report["fixed"]),
            "repaired": repair.report["accepted"],
        },
        state.logs,
    )


def _clean_up(state: FixState, repair: Repair, options: dict[str, Any]) -> Cleaning:
    """Clean up on top of the repair, with one check of both where that is enough.

    Only when the check fails are they judged apart, the repair first.
    """
    cleaning = Cleaning(state, options)
    if repair.edits:
        repair.try_on()
        run = cleaning.try_whole()
        if run is not None:
            repair.confirm(run)
            return cleaning
        repair.check()
        cleaning = Cleaning(state, options)
    cleaning.run()
    return cleaning
