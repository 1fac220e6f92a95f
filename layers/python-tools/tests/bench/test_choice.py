"""Weights are fitted so that right candidates score best."""

from bench.builtin.choice import choices_of, fitted, kept_right
from bench.builtin.corpora import cases

from swarm_tools.repair.evidence import WEIGHTS


def candidate(cost, right, **terms):
    return (cost, {**dict.fromkeys(WEIGHTS, 0.0), **terms}, right)


def test_a_term_of_the_right_candidates_gains_weight():
    choices = [
        [candidate(1.0, False), candidate(2.0, True, echo=1.0)],
        [candidate(1.1, False, agreeing=1.0), candidate(1.9, True, echo=1.0)],
    ] * 5
    weights = fitted(choices)
    assert weights["echo"] < WEIGHTS["echo"]
    assert weights["agreeing"] > WEIGHTS["agreeing"]
    assert weights["depth"] == WEIGHTS["depth"]
    assert kept_right(choices, WEIGHTS) == 0
    assert kept_right(choices, weights) == 10


def test_the_candidates_of_a_case_are_judged_by_the_tests_held_back():
    [case] = [c for c in cases("repair", "tune") if c.name == "u_ratio.wrong_variable"]
    [choice] = choices_of(case)
    assert {right for _, _, right in choice} == {True, False}
    assert kept_right([choice], WEIGHTS) == 1
    assert kept_right([choice], {**WEIGHTS, "surprise": 0.0, "echo": 0.36, "advice": 0.0}) == 0
