"""Examples and tables of limits in running text become tests."""

from __future__ import annotations

import pytest

from .corpora import load, run_generated, suite_for

SIZES = '''
def size_of(weight):
    """Up to 2 kg small, up to 10 kg medium, otherwise large."""
    if weight {} 2:
        return "small"
    if weight <= 10:
        return "medium"
    return "large"
'''
SHOUT = '''
def shout(text):
    """{}"""
    return text.{}()
'''


def red(text: str) -> bool:
    return any(run_generated(suite_for(text), load(text)).values())


@pytest.mark.parametrize(
    "said",
    [
        "'ab' -> 'AB'",
        "Loud: 'ab' becomes 'AB'.",
        "'a' -> 'A', 'b' -> 'B'",
        "shout('x') is 'X'",
        "shout('x') renvoie 'X' et rien de plus.",
    ],
)
def test_examples_in_prose_are_tests(said):
    assert not red(SHOUT.format(said, "upper"))
    assert red(SHOUT.format(said, "lower"))


@pytest.mark.parametrize(
    "said", ["'a' -> 'b' -> 'c'", "'abc' -> 'A...'", "[1, 2] -> 'x'", "a -> b"]
)
def test_chains_and_shortened_texts_are_no_examples(said):
    assert not red(SHOUT.format(said, "lower"))


def test_rows_of_a_table_are_tried_at_their_limits():
    assert not red(SIZES.format("<="))
    assert red(SIZES.format("<"))


def test_prose_with_other_numbers_is_no_table():
    assert not red(
        SIZES.format("<").replace("otherwise large", "but 7 kg from 3 shops, else large")
    )


def test_an_example_of_one_is_none_of_many():
    text = 'def lengths(words):\n    """\'ab\' -> 2"""\n    return helper(words)\n'
    assert not suite_for(text).tests or not any(t.drives_repair for t in suite_for(text).tests)


def test_an_example_in_another_unit_than_the_parameter_is_none():
    text = (
        "def round_price(cents):\n"
        '    """Round to 5 cents, as cash desks do: 1.02 -> 1.00, 1.03 -> 1.05."""\n'
        "    return (cents + 2) // 5 * 5\n"
    )
    assert not [t for t in suite_for(text).tests if t.drives_repair]


@pytest.mark.parametrize(
    ("said", "asked"),
    [("XIV -> 14", 1), ("A -> 1, AA -> 27", 2), ("A -> 1 -> B", 0), ("Name -> 3", 0)],
)
def test_capitals_alone_are_texts_beside_an_arrow(said, asked):
    text = f'def count(name: str) -> int:\n    """{said}"""\n    return len(name)\n'
    assert len([t for t in suite_for(text).tests if t.intent == "docstring.example"]) == asked
