"""What a docstring says does not matter makes no difference to a number or a truth."""

import ast

import pytest

from swarm_tools.oracle.stated.indifference import indifference_tests
from swarm_tools.signatures.facts import functions_of


def told_by(told, signature="f(text: str)", body="return len(text)"):
    text = f'def {signature}:\n    """{told}"""\n    {body}\n'
    [function] = functions_of(ast.parse(text), text)
    return {test.name: test.lines[-1] for test in indifference_tests(function)}


@pytest.mark.parametrize(
    ("told", "kinds"),
    [
        ("How many vowels there are, ignoring case.", ["case"]),
        ("How many vowels there are; case does not matter.", ["case"]),
        ("True if it reads the same, ignoring case, spaces and punctuation.",
         ["case", "spaces", "punctuation"]),
        ("How many letters; spaces are ignored.", ["spaces"]),
        ("Nombre de voyelles, sans tenir compte de la casse.", ["case"]),
        ("Nombre de lettres ; on ne tient compte ni de la casse ni des espaces.",
         ["case", "spaces"]),
        ("How many words start in upper case.", []),
        ("How many letters; leading spaces are ignored.", []),
        ("How many letters, ignoring the case of the first one.", []),
    ],
)  # fmt: skip
def test_what_is_ignored_is_asked(told, kinds):
    assert list(told_by(told)) == [f"test_f_{kind}_does_not_matter" for kind in kinds]


def test_two_texts_differ_in_the_first_only():
    [line] = told_by("Whether both have the same letters, ignoring case.", "f(a: str, b: str)",
                      "return sorted(a) == sorted(b)").values()  # fmt: skip
    assert line == 'assert module.f("NOEL SEES LEON", "Noel sees Leon") == result'


def test_a_text_that_is_returned_may_keep_its_case():
    assert not told_by("The longest word, ignoring case.", body="return text.strip()")
