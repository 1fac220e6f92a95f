"""Which inputs are tried, and which of the calls become tests."""

import ast

import pytest

from swarm_tools.forge.generate.assertions import demands
from swarm_tools.forge.generate.checks import asked_for
from swarm_tools.forge.generate.choose import choose
from swarm_tools.forge.generate.model import Attempt, Candidate
from swarm_tools.forge.generate.parameters import params_of


def nodes(body):
    return [part for stmt in ast.parse(body).body for part in ast.walk(stmt)]


@pytest.mark.parametrize(
    "body, wanted",
    [
        ("if callable(x): pass", {"len", "0", "'a'"}),
        ("if isinstance(x, (list, dict)): pass", {"[2, 1, 2]", "{'a': 1}", "None"}),
        ("if isinstance(x[0], numbers.Number): pass", {"1.5"}),
        ("if x is not None: pass", {"None"}),
    ],
)
def test_what_the_code_asks_of_a_parameter_is_tried(body, wanted):
    assert wanted <= set(asked_for("x", nodes(body)))
    assert asked_for("y", nodes(body)) == []


def test_it_is_among_the_first_values():
    function = ast.parse("def f(key):\n    return key if callable(key) else [key]\n").body[0]
    (param,) = params_of(function, {}, [], False)
    assert "0" in param.values[:6]


def candidate(name, often, kills=()):
    arcs = frozenset((a, b) for a, b, _ in often)
    attempt = Attempt("f", (), name)
    return Candidate(attempt, (name,), "is_1", arcs, frozenset(often), set(kills))


def test_loops_that_run_once_and_twice_are_both_tested():
    once = candidate("once", [(1, 2, 1), (2, 3, 1)], {"m"})
    twice = candidate("twice", [(1, 2, 1), (2, 3, 2)])
    same = candidate("same", [(1, 2, 1), (2, 3, 1)])
    picked = choose([once, twice, same], None, 10)
    assert [(c.attempt.act, purpose, kills) for c, purpose, kills in picked] == [
        ("once", "mutant", 1),
        ("twice", "more", 0),
    ]
    assert len(choose([once, twice, same], None, 1)) == 1
    # Later rounds look for what is missing, and for nothing else.
    assert len(choose([once, twice, same], frozenset({(1, 2)}), 10)) == 1


def test_what_one_test_alone_detects_is_detected_once_more():
    one = candidate("one", [(1, 2, 1)], {"m", "n"})
    two = candidate("another", [(1, 2, 1)], {"m"})
    three = candidate("a_third_one", [(1, 2, 1)], {"m"})
    picked = choose([one, two, three], None, 10)
    assert [(c.attempt.act, purpose) for c, purpose, _ in picked] == [
        ("one", "mutant"),
        ("another", "more"),
    ]


def test_a_candidate_is_the_same_from_another_process():
    one = candidate("once", [(1, 2, 1), (2, 3, 2)])
    assert Candidate.from_json(one.to_json()) == one


def test_what_a_mapping_of_its_own_holds_is_demanded():
    import collections

    class Box(collections.UserDict):
        """A mapping."""

    rows = demands("result", Box(a=1))
    assert "assert dict(result) == {'a': 1}" in rows
