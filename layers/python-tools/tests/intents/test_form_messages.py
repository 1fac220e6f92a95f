"""Messages about the fields of a form tell when they are expected."""

from __future__ import annotations

import ast

import pytest

from swarm_tools.intents.facts import functions_of
from swarm_tools.intents.form_messages import form_tests

from .corpora import load, run_generated, suite_for

CHECK = (
    "def check(form):\n    problems = []\n    if {test}:\n"
    "        problems.append({message!r})\n    return problems\n"
)


def asked(source: str) -> list[str]:
    """Return the names of the tests that a source's messages give."""
    functions = functions_of(ast.parse(source), source, "m")
    return [test.name.removeprefix("test_check_") for f in functions for test in form_tests(f)]


@pytest.mark.parametrize(
    ("test", "message"),
    [
        ("not form.get('name')", "name is required"),
        ("not form['name'].strip()", "missing field: name"),
        ("form['name'] == ''", "the name must not be empty"),
        ("not form.get('name')", "name est obligatoire"),
        ("form['name'] < 1", "name must be at least 1"),
        ("int(form['name']) <= 0", "name must be positive"),
        ("'@' not in form.get('email', '')", "invalid email address"),
        ("form['first_name'] == ''", "first name is missing"),
    ],
)
def test_a_field_is_tried_with_both(test, message):
    source = CHECK.format(test=test, message=message)
    assert len(asked(source)) == 2
    suite = suite_for(source)
    assert not [said for said in run_generated(suite, load(source)).values() if said]
    turned = source.replace(f"if {test}", f"if not ({test})")
    outcome = run_generated(suite_for(turned), load(turned))
    assert [n for n, said in outcome.items() if said and "in_a_form" in n]


@pytest.mark.parametrize(
    "message",
    [
        "town is required",
        "name is too odd",
        "see the help",
        "name is required here",
        "invalid name",
    ],
)
def test_other_messages_ask_for_nothing(message):
    assert asked(CHECK.format(test="not form['name']", message=message)) == []


def test_a_form_is_the_only_argument_that_is_needed():
    source = CHECK.format(test="not form['name']", message="name is required")
    assert asked(source.replace("(form)", "(form, rules)")) == []
    assert len(asked(source.replace("(form)", "(form, rules=None)"))) == 2


def test_what_two_fields_decide_together_is_not_asked():
    both = "form['kind'] == 'firm' and not form['name']"
    assert asked(CHECK.format(test=both, message="name is required")) == []
    text = CHECK.format(test="not form['name']", message="name is required")
    within = text.replace("    if", "    if form['kind']:\n      if").replace(
        "        p", "          p"
    )
    assert asked(within) == []
    named = text.replace("    if", "    name = form['name']\n    if").replace(
        "not form['name']", "not name"
    )
    assert len(asked(named)) == 2
