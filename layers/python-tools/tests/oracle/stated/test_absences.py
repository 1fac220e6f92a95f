"""What docstrings state of unknown things is asked of objects and containers that hold nothing."""

import ast

import pytest

from swarm_tools.oracle.stated.absences import absence_tests
from swarm_tools.signatures.facts import functions_of


def lines_of(text):
    return [
        line
        for function in functions_of(ast.parse(text), text)
        for test in absence_tests(function)
        for line in test.lines[1:]
    ]


def method(told, signature="f(self, name)", init="self"):
    return (
        f"class Cart:\n    def __init__({init}):\n        self.rows = {{}}\n\n"
        f'    def {signature}:\n        """{told}"""\n        return self.rows[name]\n'
    )


@pytest.mark.parametrize(
    ("told", "lines"),
    [
        ("The number, None if it is unknown.", ['assert module.Cart().f("nobody") is None']),
        (
            "Take it out; False if there is no such row.",
            ['assert module.Cart().f("nobody") is False'],
        ),
        ("Renvoie le prix, ou 0 s'il est inconnu.", ['assert module.Cart().f("nobody") == 0']),
        ("All of them, [] if absent.", ['assert list(module.Cart().f("nobody")) == []']),
        (
            "Remove a row. Raises KeyError if it is not in the cart.",
            ["with pytest.raises(KeyError):", '    module.Cart().f("nobody")'],
        ),
    ],
)
def test_a_new_object_knows_nothing(told, lines):
    assert lines_of(method(told)) == lines


def test_the_constructor_is_given_what_it_needs():
    text = method("The car, None if unknown.", init="self, places: int")
    assert lines_of(text) == ['assert module.Cart(2).f("nobody") is None']


@pytest.mark.parametrize(
    ("told", "signature", "init"),
    [
        ("KeyError if the parent is unknown.", "f(self, name, parent=None)", "self"),
        ("The row, CartError if it is unknown.", "f(self, name)", "self"),
        ("The row; more if it is known.", "f(self, name)", "self"),
        ("The row, None if unknown.", "f(self, name)", "self, rows: list"),
        ("The row, None if unknown.", "_f(self, name)", "self"),
    ],
)
def test_what_may_be_about_something_else_is_not_asked(told, signature, init):
    assert lines_of(method(told, signature, init)) == []


def test_an_empty_container_holds_nothing():
    text = (
        "def place(items: list, wanted):\n"
        '    """Index of the wanted one, -1 if it is not there."""\n'
        "    return items.index(wanted)\n"
    )
    assert lines_of(text) == ['assert module.place([], "nobody") == -1']
    assert lines_of(text.replace("it is not there", "the room is unknown")) == []
