"""Entries that other methods make first."""

import ast
import textwrap

import pytest

from swarm_tools.intents.prepared import unprepared

REFUSES = "def take(self, key):\n    if key not in self.known:\n        raise KeyError(key)\n"
COUNTS = "def take(self, key):\n    self.known[key] += 1\n"


def method(text):
    return ast.parse(textwrap.dedent(text)).body[0]


@pytest.mark.parametrize("text", [REFUSES, COUNTS])
@pytest.mark.parametrize(
    ("start", "other", "lacking"),
    [
        ("self.known = {}", "self.known[key] = 0", True),
        ("self.known = {}", "self.known.setdefault(key, 0)", True),
        ("self.known = set()", "self.known.add(key)", True),
        ("self.known = {}", "return self.known[key]", False),
        ("self.known = {}", "self.known = {}", False),
        ("self.known = {'a': 1}", "self.known[key] = 0", False),
        ("self.known = known", "self.known[key] = 0", False),
    ],
)
def test_an_entry_that_another_method_makes(text, start, other, lacking):
    made, more = (
        method(f"def __init__(self, known):\n    {start}\n"),
        method(f"def add(self, key):\n    {other}\n"),
    )
    assert unprepared([made, method(text)], [more]) is lacking
    assert not unprepared([made, method(text), more], [])
