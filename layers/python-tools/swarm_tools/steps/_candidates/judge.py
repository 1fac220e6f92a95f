"""What the runs of a test say of its worth."""

from __future__ import annotations

from ...runner.model import SuiteRun, TestResult
from ...workspace.discovery import is_test_file

MOST_SECONDS = 5.0


def flaw_of(test: TestResult, run: SuiteRun) -> str | None:
    """Return why `test` is worth nothing, None when nothing speaks against it."""
    path = test.nodeid.partition("::")[0]
    touched = sorted({*run.touched.get(test.nodeid, []), *run.touched.get(path, [])})
    if touched:
        return "touches " + " and ".join(touched)
    if test.duration_s > MOST_SECONDS:
        return f"takes more than {MOST_SECONDS:.0f} seconds"
    if test.outcome == "passed":
        return None
    if test.outcome == "skipped" or "was skipped by" in (test.message or ""):
        return "is skipped"
    return _own_fault(test, run)


def _own_fault(test: TestResult, run: SuiteRun) -> str | None:
    """Return why a red test is red by its own fault, None when the project's code is to blame."""
    message = (test.message or "no reason given")[:300]
    cause = run.causes.get(test.nodeid)
    if cause is None:
        return f"red for another reason than the code: {message}"
    if "ImportError" in cause["types"]:
        return f"red, because something can't be imported: {message}"
    path = cause["path"]
    if cause["asserts"] or (path is not None and not is_test_file(path)):
        return None
    return f"red by an error of its own: {message}"


def differing(first: SuiteRun, second: SuiteRun) -> dict[str, str]:
    """Return {id: reason} of tests that came out otherwise in the second run."""
    before, after = _outcomes(first), _outcomes(second)
    return {
        nodeid: f"unreliable: {before.get(nodeid)} first, then {outcome}"
        for nodeid, outcome in after.items()
        if before.get(nodeid) != outcome
    } | {
        nodeid: "unreliable: not there in a second run" for nodeid in before if nodeid not in after
    }


def _outcomes(run: SuiteRun) -> dict[str, str]:
    return {test.nodeid: test.outcome for test in run.tests}


def function_of(nodeid: str) -> str:
    """Return the id without its parameters: what the text of a file can name."""
    path, _, name = nodeid.partition("::")
    return f"{path}::{name.partition('[')[0]}"


def by_function(flaws: dict[str, str]) -> dict[str, str]:
    """Return {function id: reason}, the first reason of each."""
    found: dict[str, str] = {}
    for nodeid in sorted(flaws):
        found.setdefault(function_of(nodeid), flaws[nodeid])
    return found
