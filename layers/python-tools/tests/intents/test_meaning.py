"""Meaning beyond the name: docstrings, statements, pairs of functions, habits."""

from __future__ import annotations

import ast

import pytest

from swarm_tools.intents.families import registry
from swarm_tools.intents.model import Intent

from .corpora import suite_for


def written_for(text: str, intent: str = "") -> list:
    return [t for t in suite_for(text).tests if intent in t.intent]


def test_summary_speaks_where_the_name_is_silent():
    text = (
        'def process(numbers):\n    """Return the sum of the even numbers."""\n'
        "    return sum(numbers)\n"
    )
    found = written_for(text, "parity.sum_even")
    assert found and all(t.drives_repair for t in found)


@pytest.mark.parametrize(
    "text",
    [
        'def running(numbers):\n    """Return the sum of the numbers."""\n    return numbers\n',
        'def f(numbers):\n    """Return the sum of the numbers above a limit."""\n    return 0\n',
        'def f(a):\n    """Return the factorial."""\n    return a.n\n',
    ],
)
def test_summary_is_not_believed(text):
    assert not [t for t in written_for(text) if t.drives_repair]


def test_stated_exception_is_tested():
    text = (
        "def root(n):\n    '''Return a root.\n\n    Raises:\n"
        "        ValueError: If n is negative.\n    '''\n    return n * 0.5\n"
    )
    suite = suite_for(text)
    assert [t.intent for t in suite.tests if t.drives_repair] == ["docstring.statement"]
    assert "with pytest.raises(ValueError):\n            module.root(-1)" in "".join(
        suite.files.values()
    )


@pytest.mark.parametrize("more", [" and odd", " or the flag is set", " unless forced"])
def test_statement_with_a_condition_more_is_not_tested(more):
    text = f"def root(n):\n    '''Raises ValueError if n is negative{more}.'''\n    return n * 2\n"
    assert not written_for(text, "docstring.statement")


PAIR = (
    "def encode(text):\n    return text.replace('a', 'b')\n\n\n"
    "def decode(text):\n    return text.replace('b', 'a')\n"
)


def test_inverse_pair_is_reported_but_does_not_drive_without_an_anchor():
    found = written_for(PAIR, "relations.inverse")
    assert found and not any(t.drives_repair for t in found)


def test_inverse_pair_with_an_anchor_drives():
    text = PAIR.replace("(text):\n", "(text):\n    '''encode('x') -> 'x' '''\n", 1)
    assert all(t.drives_repair for t in written_for(text, "relations.inverse"))


@pytest.mark.parametrize("more, asked", [("", True), ("Counts have one digit.", False)])
def test_a_long_run_is_undone_unless_counts_are_short(more, asked):
    text = PAIR.replace("(text):\n", f"(text):\n    '''encode('x') -> 'x'. {more}'''\n", 1)
    assert ("aaaaaaaaaaaab" in "".join(suite_for(text).files.values())) is asked


def test_a_text_that_means_a_number_is_asked_for_by_the_number():
    text = (
        "def text_to_number(text):\n    return int(text[1:])\n\n\n"
        "def number_to_text(number):\n    return '#' + str(number)\n"
    )
    names = [t.nodeid for t in suite_for(text).tests if "_undoes_" in t.nodeid]
    assert names and all("text_to_number_undoes" in name for name in names)


def test_a_list_made_of_a_chain_is_the_one_it_was_made_of():
    text = (
        "def from_list(values):\n    head = None\n    for v in reversed(values):\n"
        "        head = (v, head)\n    return head\n\n\n"
        "def to_list(head):\n    out = []\n    while head:\n        value, head = head\n"
        "        out.append(value)\n    return out\n"
    )
    [pair, *_] = written_for(text, "relations.inverse")
    assert "FromListAndToList" in pair.nodeid


def test_two_ways_to_do_the_same_agree():
    text = (
        "def squares_fast(n):\n    return n * n\n\n\n"
        "def squares_slow(n):\n    return sum(n for _ in range(n))\n"
    )
    assert len(written_for(text, "relations.agreement")) == 3


def test_habits_never_drive():
    text = "def clean(text: str) -> str:\n    return text.strip()\n"
    found = written_for(text, "habits.")
    assert {t.intent for t in found} == {"habits.annotation", "habits.idempotence"}
    assert not any(t.drives_repair for t in found)


def test_every_written_out_case_is_python():
    written_out = [
        (intent.id, case)
        for intent in registry()
        if isinstance(intent, Intent)
        for case in (*intent.cases, *(c for _, c in intent.stated))
        if case.how == "code"
    ]
    assert len(written_out) > 100
    for name, case in written_out:
        assert ast.parse("\n".join(case.value).replace("{f}", "f")), name
