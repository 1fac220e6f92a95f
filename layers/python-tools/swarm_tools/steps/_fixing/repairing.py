"""Stage two: red tests drive a search for the edit that turns them green."""

from __future__ import annotations

import time
from typing import Any

from ...sandbox.guard import unchanged
from .checks import Verdict, judge
from .logs import engine_log
from .state import FixState

_SHARE = 0.6
_LEAST_S = 3.0
_SPARE_S = 12.0


def driving_tests(state: FixState) -> tuple[list[str], list[str]]:
    """Return (red tests that may drive a repair, green tests) of the last run.

    The project's own tests drive, and the Judge's confident ones; flaky ones never do.
    """
    unsure = set(state.generated.nodeids) - set(state.generated.driving)
    run = state.last_run
    if run is None:
        return [], []
    collected = set(run.collected)
    red = [
        test.nodeid
        for test in run.tests
        if test.outcome in ("failed", "error")
        and not test.flaky
        and test.nodeid not in unsure
        and test.nodeid in collected
    ]
    return sorted(red), sorted(state.green)


def repair_behaviour(state: FixState, attempt: int, deadline_s: float) -> dict[str, Any]:
    """Search for edits; accept them when no green test turns red.

    Returns:
        `{failing, fixed, hopeless, tried, accepted, note}` for the result.
    """
    failing, passing = driving_tests(state)
    report: dict[str, Any] = {"failing": failing, "fixed": [], "hopeless": [], "tried": 0}
    report |= {"accepted": False, "note": ""}
    budget = min(deadline_s, state.context.remaining_s) * _SHARE - _SPARE_S
    if not failing or budget < _LEAST_S:
        return report
    from ... import repair

    started = time.monotonic()
    asked = "search for the smallest edits that turn these tests green: " + " ".join(failing)
    try:
        with unchanged(state.root, state.context.sandbox.isolation):
            found = repair.search(
                state.root,
                sorted(state.parsing),
                failing,
                passing,
                deadline_s=budget,
                sandbox=state.context.sandbox,
                max_edits=1 if attempt <= 1 else 2,
            )
    except repair.BadResult as error:
        report["note"] = str(error)
        state.logs.append(engine_log("FAILURE", asked, str(error), stage="repair"))
        return report
    report |= {"fixed": found.fixed, "hopeless": found.hopeless, "tried": found.tried}
    report["note"] = found.note
    changes = [change.to_json() for change in found.changes]
    seconds = round(time.monotonic() - started, 3)
    verdict = _check(state, dict(found.edits)) if found.edits else Verdict(False, "nothing found")
    if verdict.ok:
        by_path: dict[str, list[dict[str, Any]]] = {}
        for change in changes:
            by_path.setdefault(change["path"], []).append(change)
        state.accept(dict(found.edits), by_path)
        flaky = {test.nodeid for test in state.last_run.tests if test.flaky}
        state.green |= set(verdict.run.ids("passed")) - flaky
        state.last_run = verdict.run
        report["accepted"] = True
    elif found.edits:
        for path in sorted(found.edits):
            state.leave(path, f"repair: {verdict.reason}")
    state.logs.append(
        engine_log(
            "SUCCESS" if verdict.ok else "FAILURE",
            asked,
            changes if verdict.ok else f"{verdict.reason} {found.note}",
            stage="repair",
            tried=found.tried,
            fixed=found.fixed,
            hopeless=found.hopeless,
            seconds=seconds,
        )
    )
    return report


def _check(state: FixState, edits: dict[str, str]) -> Verdict:
    return judge(state, edits, lint_before=None)
