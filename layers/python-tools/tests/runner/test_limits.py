"""How long the next test may take."""

from __future__ import annotations

import time

import pytest

from swarm_tools.runner.limits import TestBudget, TestTimeout


def spent(budget: TestBudget, path: str) -> float:
    """Return the CPU seconds after which an endless test of `path` is stopped."""
    started = time.process_time()
    with pytest.raises(TestTimeout), budget.limit_test(path):
        while True:
            pass
    budget.hung(path)
    return time.process_time() - started


def test_endless_tests_of_the_judge_cost_less_and_less():
    """The second one of a file costs less than the first; another file starts anew."""
    budget = TestBudget(5.0, 30.0, ["a.py", "b.py"])
    first, second, other = (spent(budget, path) for path in ("a.py", "a.py", "b.py"))
    assert second < 0.6 * first
    assert other > 1.5 * second
    assert first < 2.0
