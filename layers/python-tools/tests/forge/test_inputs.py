"""Which inputs are tried, and which of the calls become tests."""

import ast

import pytest

from swarm_tools.forge.generate.assertions import demands
from swarm_tools.forge.generate.checks import asked_for
from swarm_tools.forge.generate.choose import choose
from swarm_tools.forge.generate.given import MOST_WATCHED, Given, with_names
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
    return Candidate(attempt, (name,), "is_1", arcs, frozenset(often), kills=set(kills))


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


def test_an_argument_is_named_where_the_call_changes_it():
    given = Given()
    plain = Attempt("f", (), "module.f([3, 1], n=2)")
    named = given.named(plain)
    assert (named.arrange, named.act) == (("given = [3, 1]",), "module.f(given, n=2)")
    assert with_names(Attempt("f", (), "module.f(1, (2, 3))")) is None
    assert not given.note(["given = [3, 1]", "assert given == [3, 1]"])
    assert given.note(["given = [3, 1]", "assert given == [1, 3]"])
    assert given.changes


def test_one_that_never_changes_any_is_watched_for_a_while():
    given = Given()
    attempts = [Attempt("f", (), f"module.f([{n}])") for n in range(MOST_WATCHED + 1)]
    assert [bool(given.named(one).arrange) for one in attempts][-2:] == [True, False]


CHANGING = '''"""Lists."""


def drop_first(items, count):
    """Take some away."""
    for _ in range(count):
        if items:
            items.pop(0)
'''


def test_what_a_call_leaves_in_its_arguments_is_asserted(step):
    files = {"lists.py": CHANGING}
    suite = step("forge_generate", files, {"paths": ["lists.py"], "seconds": 6})
    text = suite["files"]["tests/test_lists.py"]
    assert "module.drop_first(given, " in text
    assert "assert given == " in text
    broken = {"lists.py": CHANGING.replace("pop(0)", "pop()")}
    run = step("forge_run", broken, {"mutants": 0, "shuffles": 0}, {"suite": suite})
    assert run["counts"]["failed"] > 0


CHANCY = '''"""Chance."""

import random


def pick(items):
    """Take one."""
    return random.choice(items)
'''


def test_what_is_left_to_chance_is_not_asserted(step):
    suite = step("forge_generate", {"chance.py": CHANCY}, {"paths": ["chance.py"], "seconds": 6})
    text = suite["files"].get("tests/test_chance.py", "")
    assert "result = module.pick('ab')" not in text
    assert not [row for row in suite["dropped"] if "differs" in row["reason"]]
    # Where there is nothing to choose from the outcome is always the same.
    assert "module.pick([1])" in text or "IndexError" in text
