"""The order of candidates, of one edit and of two."""

from __future__ import annotations

from swarm_tools.repair.candidates import candidates, pairs
from swarm_tools.repair.engine import Job, Search
from swarm_tools.repair.local_types import SeenTypes
from swarm_tools.repair.server import Server

from .standin import write_project

TEXTS = {"m.py": "def f(a, b):\n    c = a + 1\n    return c - b\n"}


def test_one_edit_and_two_of_the_same_cost_have_an_order():
    singles = candidates(TEXTS, {("m.py", 2): 1.0, ("m.py", 3): 1.0}, set(), SeenTypes())
    both = list(pairs(TEXTS, singles[:40], []))
    assert both
    tied = [(both[0].rank[0], *c.rank[1:]) for c in (*singles, *both)]
    assert len(sorted(tied)) == len(singles) + len(both)


def test_a_fault_of_the_search_gives_up_these_tests_and_is_told(tmp_path, monkeypatch):
    write_project(tmp_path, {"m.py": "def f():\n    return 1\n"})
    (tmp_path / "test_m.py").write_text("from m import f\n\n\ndef test_f():\n    assert f() == 2\n")
    job = Job(tmp_path, ("m.py",), ("test_m.py::test_f",), (), float("inf"), 1)

    def fail(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(Search, "repair", fail)
    results = []
    Server(tmp_path, 1, job.failing).serve(lambda server: results.append(Search(job, server).run()))
    assert results[0].hopeless == ["test_m.py::test_f"]
    assert results[0].note == "search failed: ZeroDivisionError"
