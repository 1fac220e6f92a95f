"""Tests whose ids are others in each run, such as those parametrised with random values."""

from __future__ import annotations

from collections import defaultdict

from .model import SuiteRun


def function_of(nodeid: str) -> str:
    """Return the id of a test without the values that it is given."""
    return nodeid.partition("[")[0]


def unstable(first: SuiteRun, second: SuiteRun) -> set[str]:
    """Return the functions whose ids come and go between two runs on the same bytes.

    A function that one of the runs did not come to is none of them.
    """
    ids = [_ids(first), _ids(second)]
    return {name for name in ids[0].keys() & ids[1].keys() if ids[0][name] != ids[1][name]}


def passed(run: SuiteRun, functions: set[str]) -> set[str]:
    """Return what passed: ids, and those of `functions` of which every case did."""
    found = {n for n in run.ids("passed") if function_of(n) not in functions}
    cases = defaultdict(list)
    for test in run.tests:
        if (name := function_of(test.nodeid)) in functions:
            cases[name].append(test.outcome == "passed")
    return found | {name for name, outcomes in cases.items() if all(outcomes)}


def _ids(run: SuiteRun) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for test in run.tests:
        found[function_of(test.nodeid)].add(test.nodeid)
    return found
