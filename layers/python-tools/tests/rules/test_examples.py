"""Tests made from the examples that the rules carry."""

import pytest

from swarm_tools.rules import CleanOptions, clean
from swarm_tools.rules.registry import all_rules

GOOD = [(rule.id, text) for rule in all_rules() for text in rule.good]
BAD = [(rule.id, before, after) for rule in all_rules() for before, after in rule.bad]


def run(rule, text):
    options = CleanOptions(format=False, select=frozenset({rule}))
    return clean(text, path="module.py", options=options)


@pytest.mark.parametrize(("rule", "text"), GOOD)
def test_a_good_example_is_not_touched(rule, text):
    result = run(rule, text)
    assert result.text == text
    assert result.changes == []


@pytest.mark.parametrize(("rule", "before", "after"), BAD)
def test_a_bad_example_becomes_the_good_one(rule, before, after):
    result = run(rule, before)
    assert result.text == after
    assert {change.rule for change in result.changes} == {rule}
    assert all(change.line >= 1 and change.message for change in result.changes)
    assert result.skipped == []


@pytest.mark.parametrize(("rule", "before", "after"), BAD)
def test_a_rule_is_done_after_one_run(rule, before, after):
    assert run(rule, after).text == after


@pytest.mark.parametrize(("rule", "before", "after"), BAD)
def test_an_excluded_rule_leaves_its_example_alone(rule, before, after):
    options = CleanOptions(format=False, select=frozenset({rule}), exclude=frozenset({rule}))
    assert clean(before, path="module.py", options=options).text == before
