"""What a docstring says of a flag tells nothing of calls that do not set it."""

import ast

import pytest

from swarm_tools.signatures.facts import functions_of
from swarm_tools.signatures.plain_calls import plain_calls


def one(text):
    [function] = functions_of(ast.parse(text), text)
    return function


@pytest.mark.parametrize(
    ("doc", "left"),
    [
        ("Sort them. With `reverse` the largest comes first.", "Sort them. "),
        ("Sort them. If reverse is set, downwards; stable.", "Sort them.  stable."),
        ("Sort them, largest first, reverse=True for the other way.", None),
        ("The reverse of a text.", "The reverse of a text."),
    ],
)
def test_sentences_about_a_flag_are_left_out(doc, left):
    kept = plain_calls(doc, one("def f(xs, reverse=False): pass").params)
    assert kept.split() == (left or "Sort them, largest first,").split()


def test_a_needed_parameter_is_no_flag():
    doc = "With reverse the largest comes first."
    assert plain_calls(doc, one("def f(xs, reverse): pass").params) == doc
