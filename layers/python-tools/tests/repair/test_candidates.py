"""The order of candidates, of one edit and of two."""

from __future__ import annotations

from dataclasses import replace

from swarm_tools.repair.candidates import candidates, complements, pairs, usual_first
from swarm_tools.repair.engine import Job, Search
from swarm_tools.repair.local_types import SeenTypes
from swarm_tools.repair.server import Server
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.slip_rates import rarity_of
from swarm_tools.repair.source import SourceText

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


def test_edits_that_help_different_tests_complement_each_other():
    singles = candidates(TEXTS, {("m.py", 2): 1.0, ("m.py", 3): 1.0}, set(), SeenTypes())
    plus, minus = [c for c in singles if c.template == "arithmetic_operator"][:2]
    other = next(c for c in singles if c.proposal.edits[0][0] > minus.proposal.edits[0][1])
    helped = [(plus, ["one", "two"]), (other, ["two", "three"]), (minus, ["one"])]
    both = complements(TEXTS, helped)
    assert both
    assert both == sorted(both, key=lambda c: c.rank)
    # Whatever one edit helps the other one helps, too: nothing to gain by both.
    assert complements(TEXTS, [(plus, ["one", "two"]), (other, ["one"])]) == []


def test_second_edits_of_usual_kinds_come_first():
    singles = candidates(TEXTS, {("m.py", 2): 1.0, ("m.py", 3): 1.0}, set(), SeenTypes())
    seed = next(c for c in singles if c.proposal.line == 2)
    others = sorted((c for c in singles if c.proposal.line == 3), key=rarity_of)
    usual, rare = others[0], others[-1]
    assert usual_first(usual) < usual_first(replace(usual, template=rare.template))
    order = [c.proposals for c in pairs(TEXTS, [seed, rare, usual], [(seed, ["one"])])]
    ranked = [c.proposals[-1] for c in sorted((rare, usual), key=usual_first)]
    assert [next(at for at, p in enumerate(order) if one in p) for one in ranked] == [0, 1]


def test_what_is_set_in_the_class_and_functions_beside_are_in_reach():
    text = (
        "class Clock:\n    WORK = 25\n    unread = 1\n\n    def __init__(self):\n"
        "        self.left = self.WORK\n\n\n"
        "def total(tokens):\n    def term():\n        return tokens.pop()\n\n"
        "    def both():\n        return term() + 1\n\n    return both()\n"
    )
    sites = {site.qualname: site for site in sites_of(SourceText(text))}
    assert sites["Clock.__init__"].attributes == ["self.left", "self.WORK"]
    assert sites["total.both"].functions == ["total", "term", "both"]
    assert sites["Clock.__init__"].functions == ["total"]
