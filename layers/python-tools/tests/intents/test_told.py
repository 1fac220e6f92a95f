"""What is told besides the name: plain descriptions drive, another meaning does not."""

from __future__ import annotations

import pytest

from swarm_tools.intents.families import registry
from swarm_tools.intents.told import without_stated

from .corpora import suite_for

PRIME = "def is_prime(n):\n{doc}    return n > 1 and all(n % d for d in range(2, n))\n"


def drives(text: str) -> bool:
    return any(t.drives_repair for t in suite_for(text).tests)


@pytest.mark.parametrize(
    "said",
    [
        "Return True if n is a prime number, False otherwise.",
        "A prime is greater than 1 and has no divisors other than 1 and itself.",
        "Check whether the given number is prime by trial division.",
        "Teste si n est un nombre premier.",
    ],
)
def test_plain_descriptions_drive(said):
    assert drives(PRIME.format(doc=f'    """{said}"""\n'))


@pytest.mark.parametrize(
    "said",
    ["Best hours on air.", "By the table of the lab.", "From 19 to 22.", "Like `factor`."],
)
def test_words_and_numbers_that_nothing_explains_do_not_drive(said):
    assert drives(PRIME.format(doc=""))
    assert not drives(PRIME.format(doc=f'    """{said}"""\n'))


def test_comment_directly_above_counts():
    text = PRIME.format(doc="")
    assert not drives("# Borrowers of the best class.\n" + text)
    assert drives("# Borrowers of the best class.\n\n\nx = 1\n\n\n" + text)
    assert drives("# pylint: disable=invalid-name\n" + text)


def test_convention_of_the_module_counts():
    text = "def miles_to_km(miles):\n    return miles * {}\n"
    assert drives('"""Helpers of the club."""\n' + text.format(1.609344))
    assert not drives('"""Nautical helpers."""\n' + text.format(1.609344))
    assert not drives(text.format(1.852))


def test_names_of_parameters_and_constants_count():
    assert drives("def days_to_hours(days):\n    return days * 24\n")
    assert not drives("def days_to_hours(working_days):\n    return working_days * 24\n")
    assert not drives("SHIFT = 24\n\n\ndef days_to_hours(days):\n    return days * SHIFT\n")


def test_method_that_does_nothing_with_a_reason():
    text = (
        "class BankAccount:\n    def __init__(self, balance=0):\n        self.balance = balance\n\n"
        "    def deposit(self, amount):\n        self.balance += amount\n\n"
        "    def withdraw(self, amount):\n{}"
    )
    assert drives(text.format("        self.balance -= amount\n"))
    assert not drives(text.format('        """Withdraw the amount."""\n'))


VERSIONS = (
    'def compare_versions(a, b):\n    """{said}"""\n'
    "    left = ([int(part) for part in a.split('.')] + [0] * 3)[:3]\n"
    "    right = ([int(part) for part in b.split('.')] + [0] * 3)[:3]\n"
    "    return (left > right) - (left < right)\n"
)


@pytest.mark.parametrize(
    ("said", "asked"), [("'1.2' equals '1.2.0'.", 1), ("Take '1.2' apart.", 0)]
)
def test_what_is_stated_in_a_way_that_cases_are_made_of_is_explained(said, asked):
    assert drives(VERSIONS.format(said=f"Return -1, 0 or 1. {said}")) == asked


def test_a_word_is_explained_as_a_whole_and_no_more_of_a_text_than_was_meant():
    queue = next(i for i in registry() if i.id == "settings.key_values_of_file")
    assert without_stated("Reads 'key = value' lines of old keyboards.", queue).split() == [
        "Reads", "'", "=", "'", "lines", "of", "old", "keyboards.",
    ]  # fmt: skip
