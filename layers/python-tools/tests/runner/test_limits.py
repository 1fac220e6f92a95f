"""How long the next test may take."""

from __future__ import annotations

import time

import pytest

from swarm_tools.runner.budget import TestBudget
from swarm_tools.runner.limits import TestTimeout
from swarm_tools.runner.loops import BOUNDED, MOVING, NEARING, RECEDING, STUCK, Loops, Progress


def spent(budget: TestBudget, nodeid: str) -> float:
    """Return the CPU seconds after which an endless test is stopped."""
    started = time.process_time()
    with pytest.raises(TestTimeout), budget.limit_test(nodeid):
        while True:
            pass
    budget.hung(nodeid)
    return time.process_time() - started


def test_what_hung_where_another_test_did_costs_little(monkeypatch, pytestconfig):
    monkeypatch.chdir(pytestconfig.rootpath)
    budget = TestBudget(5.0, 30.0, ["a.py"])
    first, second = spent(budget, "a.py::test_a"), spent(budget, "a.py::test_b")
    assert 0.6 < first < 1.0, "the Judge's own"
    assert second < 0.4


def test_a_test_that_hung_before_is_not_given_more(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # so that this file is none of the project's
    budget = TestBudget(2.0, 30.0, [], ["a.py::test_a"])
    assert spent(budget, "a.py::test_a") < 1.4
    assert spent(budget, "a.py::test_b") > 1.6


def test_a_loop_of_which_nothing_is_known_keeps_the_long_limit_while_none_has_hung(
    tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text("def spin():\n    while True:\n        pass\n")
    budget = TestBudget(6.0, 30.0, [])

    def spun(name: str) -> float:
        path, scope = tmp_path / f"{name}.py", {}
        exec(compile(path.read_text(), str(path), "exec"), scope)
        started = time.process_time()
        with pytest.raises(TestTimeout), budget.limit_test(f"a.py::{name}"):
            scope["spin"]()
        return time.process_time() - started

    assert spun("one") > 5.5
    assert spun("two") < 3.0, "half of what one that recedes gets"


LOOPS = {
    "for i in range(10 ** 9):\n    look()": BOUNDED,
    "i = 0\nwhile i < 99:\n    look()\n    i += 1": NEARING,
    "rest = [0] * 99\nwhile len(rest) > 0:\n    look()\n    rest.pop()": NEARING,
    "i = 5\nwhile i < 99:\n    look()\n    i -= 1": RECEDING,
    "while True:\n    look()": MOVING,
    "done = False\nwhile not done:\n    look()": MOVING,
    "i = 5\nwhile i < 99:\n    look()": STUCK,
    "i, j = 0, 5\nwhile j:\n    i = 0\n    while i < 3:\n        i += 1\n    look()": STUCK,
    "i = 5\nwhile True:\n    i = 0\n    while i < 9:\n        i += 1\n        look()": MOVING,
}


@pytest.mark.parametrize("text", LOOPS)
def test_what_becomes_of_a_loop(tmp_path, text):
    """After twenty looks from within it."""
    path = tmp_path / "loop.py"
    path.write_text(text)
    progress, looks = Progress(Loops(str(tmp_path))), [0]

    class EnoughError(Exception):
        pass

    def look():
        import sys

        progress.look(sys._getframe())
        looks[0] += 1
        if looks[0] == 30:
            raise EnoughError

    with pytest.raises(EnoughError):
        exec(compile(text, str(path), "exec"), {"look": look})
    assert progress.verdict == LOOPS[text]
    assert progress.place[0] == str(path)
