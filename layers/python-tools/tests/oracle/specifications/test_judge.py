"""How outcomes become a judgement."""

import pytest

from swarm_tools.oracle.specifications import Identified, registry
from swarm_tools.oracle.specifications.compare import UNREAD, read, same, same_rounded
from swarm_tools.validate.model import Outcome


def spec(name):
    entry = registry()[name]
    order = tuple(range(len(entry.parameters)))
    return Identified(entry, order, entry.domain.domains, entry.variants({}))


def answers(found, kind="value", change=lambda value: value, variant=0):
    chosen = found.variants[variant]
    return {
        row: Outcome(kind, value=change(found.expected(row, chosen).value), literal=True)
        for row in found.rows(seed=1)
    }


def test_a_late_call_is_never_right():
    found = spec("gcd")
    ran = answers(found)
    row = next(iter(ran))
    judgement = found.judge({**ran, row: Outcome("late")})
    assert not judgement.right and not judgement.decisive


def test_too_few_answers_decide_nothing():
    found = spec("gcd")
    ran = answers(found)
    absent = {row: Outcome("absent") for row in list(ran)[5:]}
    assert not found.judge({**ran, **absent}).decisive


def test_values_that_are_no_literals_decide_nothing():
    found = spec("gcd")
    assert not found.judge(answers(found, change=lambda v: f"<number {v}>")).decisive


def test_misuse_decides_nothing():
    found = spec("average")
    raised = {row: Outcome("raises", value="TypeError") for row in found.rows(seed=1)}
    assert not found.judge(raised).decisive


def test_another_type_decides_nothing():
    found = spec("bubble_sort")
    judgement = found.judge(answers(found, change=lambda value: f"({value}, 3)"))
    assert not judgement.right and not judgement.decisive


def test_an_exception_where_a_value_is_due_is_wrong():
    found = spec("median")
    ran = answers(found)
    row = max(ran, key=len)
    judgement = found.judge({**ran, row: Outcome("raises", value="IndexError")})
    assert judgement.decisive and not judgement.right
    assert judgement.counterexample[0] == row


def test_the_closest_variant_and_the_shortest_sample_are_told():
    found = spec("count_vowels")
    at = next(i for i, v in enumerate(found.variants) if v["y"] and v["ignore_case"])
    ran = answers(found, variant=at)
    row = "('y',)"
    judgement = found.judge({**ran, row: Outcome("value", value="9", literal=True)})
    assert judgement.variant == found.variants[at]
    assert judgement.counterexample == (row, Outcome("value", value="9", literal=True), "1")
    assert judgement.agreement == pytest.approx(1 - 1 / len(ran))


def test_a_list_changed_in_place():
    found = spec("bubble_sort")
    in_place = next(v for v in found.variants if v["in_place"])
    ran = {
        row: Outcome("value", value="None", arguments=found.expected(row, in_place).arguments)
        for row in found.rows(seed=1)
    }
    assert found.judge(ran).right
    untouched = {row: Outcome("value", value="None", arguments=row) for row in ran}
    judgement = found.judge(untouched)
    assert judgement.decisive and not judgement.right


@pytest.mark.parametrize("wanted, given, alike", [
    (3, 3.0, True), (3, True, False), (True, 1, True), (False, 1, False), (True, "True", False),
    ([1, 2], (1, 2), True), ([1], [1, 2], False), (0.1 + 0.2, 0.3, True), (1, 1.01, False),
    ({"a": 1}, {"a": 1.0}, True), ({"a": 1}, {"b": 1}, False), ({1}, {1}, True), ({1}, [1], False),
    ("a", "a", True), (None, None, True), (None, 0, False),
])  # fmt: skip
def test_same(wanted, given, alike):
    assert same(wanted, given) is alike


@pytest.mark.parametrize("found, digits, alike", [
    (0.67, 2, True), (0.7, 1, True), (1, 0, True), (0.66, 2, False), (2 / 3, 2, False),
    ("0.67", 2, False), (True, 0, False),
])  # fmt: skip
def test_same_rounded(found, digits, alike):
    assert same_rounded(2 / 3, found, digits) is alike


@pytest.mark.parametrize("text, value", [
    ("[1, 2]", [1, 2]), ("Counter({'a': 2})", {"a": 2}), ("OrderedDict([('a', 1)])", [("a", 1)]),
    ("defaultdict(<class 'int'>, {'a': 1})", {"a": 1}), ("deque([1])", [1]), ("set()", set()),
    ("frozenset({1})", {1}), ("__import__('os')", UNREAD), ("<object>", UNREAD),
])  # fmt: skip
def test_read_evaluates_literals_alone(text, value):
    assert read(text) == value
