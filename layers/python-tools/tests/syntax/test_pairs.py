"""Broken files and the programs that were meant; heuristics are tuned on every other pair."""

import ast

import pytest
from pairs import pairs, tree

from swarm_tools.syntax import repair_source

PAIRS = pairs()
TUNED, HELD = PAIRS[::2], PAIRS[1::2]
SAME_TUNED = 0.97
SAME_HELD = 0.95


def same(chosen):
    hits = 0
    for pair in chosen:
        result = repair_source(pair.broken, path="m.py")
        hits += result.ok and tree(result.text) == tree(pair.intended)
    return hits / len(chosen)


def test_there_are_enough_pairs():
    assert len(PAIRS) >= 80


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.name)
def test_every_broken_file_parses_after_its_repair(pair):
    with pytest.raises(SyntaxError):
        compile(pair.broken, "m.py", "exec")
    result = repair_source(pair.broken, path="m.py")
    assert result.ok
    ast.parse(result.text)
    assert result.changes
    assert all(change.kind == "syntax" and change.line >= 1 for change in result.changes)


def test_most_repairs_give_the_program_that_was_meant():
    assert same(TUNED) >= SAME_TUNED
    assert same(HELD) >= SAME_HELD


@pytest.mark.parametrize("pair", PAIRS[::5], ids=lambda pair: pair.name)
def test_a_program_that_compiles_is_not_touched(pair):
    result = repair_source(pair.intended, path="m.py")
    assert (result.text, result.changes, result.ok) == (pair.intended, [], True)


@pytest.mark.parametrize("pair", PAIRS[::7], ids=lambda pair: pair.name)
def test_a_repair_is_the_same_every_time_and_keeps_newlines(pair):
    one = repair_source(pair.broken, path="m.py")
    assert repair_source(pair.broken, path="m.py") == one
    windows = repair_source(pair.broken.replace("\n", "\r\n"), path="m.py")
    assert windows.text.replace("\r\n", "\n") == one.text
    assert "\n" not in windows.text.replace("\r\n", "")
