"""Bugs are less usual than what was meant, and a change is looked at where it was made."""

import gzip
from collections import Counter

import pytest
from bench.builtin.naturalness import table

from swarm_tools.repair.naturalness import TABLE, Model, right_programs, tokens_of, unnatural

LOOP = "def f(values):\n    total = 0\n    for value in values:\n        {}\n    return total\n"
RANGE = "def f(values):\n    out = []\n    for i in range({}):\n        out.append(values[i])\n"
GUARD = "def f(values):\n    {}:\n        return None\n    return max(values)\n"
SEARCH = (
    "def f(items, wanted):\n    low, high = 0, len(items) - 1\n    while {}:\n"
    "        mid = (low + high) // 2\n        if items[mid] == wanted:\n            return mid\n"
    "        if items[mid] < wanted:\n            low = mid + 1\n        else:\n"
    "            high = mid - 1\n    return -1\n"
)


@pytest.mark.parametrize(
    ("frame", "meant", "slip"),
    [
        (LOOP, "total += value", "total //= value"),
        (LOOP, "total += value", "total += 2"),
        (RANGE, "len(values)", "len(values) - 2"),
        (RANGE, "len(values)", "len(out), values"),
        (GUARD, "if not values", "if values is values"),
        (SEARCH, "low <= high", "low >= high"),
    ],
)
def test_what_was_meant_is_more_usual(frame, meant, slip):
    right, wrong = frame.format(meant), frame.format(slip)
    assert unnatural(right, wrong) > 0
    assert unnatural(wrong, right) == pytest.approx(-unnatural(right, wrong))
    assert unnatural(right, right) == 0


def test_own_names_and_values_are_left_open():
    text = 'def area(side, height):\n    # A box.\n    return f"{side:.2f}" + side.width * 3 + ""\n'
    said = 'def N0 ( N1 , N2 ) : <line> <in> return STR + N0 . .member * NUM + "" <line> <out>'
    assert list(tokens_of(text)) == said.split(" ")
    other = text.replace("area", "size").replace("side", "a").replace("height", "b")
    assert tokens_of(other) == tokens_of(text)


def test_a_change_is_looked_at_where_it_was_made():
    model = right_programs()
    rows = gzip.decompress(TABLE.read_bytes()).decode().splitlines()
    for row in rows[:40]:
        before = tuple(row.split(" "))
        for at in (0, len(before) // 2, len(before) - 1):
            for after in (before[:at] + before[at + 1 :], (*before[:at], "return", *before[at:])):
                whole = model.surprise(after) - model.surprise(before)
                assert model.added(before, after) == pytest.approx(whole)


def test_chances_of_what_may_follow_are_no_more_than_one():
    model = Model([tokens_of(LOOP.format("total += value")), tokens_of(GUARD.format("if values"))])
    known = sorted(set(tokens_of(LOOP.format("total += value"))))
    for context in (("def", "N0"), ("return",), ("never", "seen")):
        chances = [2 ** -model.surprise((*context, t), len(context)) for t in known]
        assert all(0 < c < 1 for c in chances)
        assert sum(chances) <= 1 + 1e-9


def test_a_text_without_tokens_is_no_surprise():
    assert unnatural("x = 1\n", "x = (\n") == 0.0


def test_the_programs_are_those_of_the_corpora():
    packed = gzip.decompress(TABLE.read_bytes()).decode()
    assert packed == table()
    assert max(Counter(packed.splitlines()).values()) == 1
    assert packed.isascii()
