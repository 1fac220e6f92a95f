"""Bugs are less usual than what was meant, and a change is looked at where it was made."""

import gzip
from collections import Counter

import pytest
from bench.builtin.naturalness import table

from swarm_tools.repair.naturalness import (
    TABLE,
    Model,
    left_open,
    right_programs,
    tokens_of,
    unnatural,
)

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


def test_names_and_values_that_are_not_usual_are_left_open():
    text = 'def area(side, height):\n    # A box.\n    return f"{side:.2f}" + side.width * 3 + ""\n'
    usual = {"height", "width"}
    said = 'def N0 ( N1 , height ) : <line> <in> return STR + N0 . width * NUM + "" <line> <out>'
    assert list(left_open(tokens_of(text), usual)) == said.split(" ")
    other = text.replace("area", "size").replace("side", "a").replace("3", "400")
    assert left_open(tokens_of(other), usual) == left_open(tokens_of(text), usual)
    assert left_open(tokens_of(text), {*usual, "3"}) != left_open(tokens_of(other), {*usual, "3"})


def test_what_is_usual_is_what_stands_in_the_table():
    usual = right_programs().usual
    assert {"low", "high", "append", "self", "0", "60", "None", "<="} <= usual
    assert not {"ackermann", "1989", "zzz"} & usual


def test_each_context_is_found_wherever_it_stands():
    programs = [LOOP.format("total += value"), GUARD.format("if values"), RANGE.format("value")]
    model = Model([tokens_of(text) for text in programs])
    stream = model._stream
    for size in range(4):
        for at in range(len(stream) - size):
            context = stream[at : at + size]
            places = [i for i in range(len(stream) - size) if stream.startswith(context, i)]
            follow = Counter(stream[i + size] for i in places)
            assert model._followers(context) == (follow, follow.total())


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
    for context in (("def", "f"), ("return",), ("never", "seen")):
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
