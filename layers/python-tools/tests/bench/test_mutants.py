"""Mutants of right programs: each has a red and a green given test, and a red one held back."""

from bench.builtin import repair
from bench.builtin.corpora import Case
from bench.builtin.isolate import outcomes
from bench.builtin.mutants import A_PROGRAM, mutants

RIGHT = "def middle(a, b):\n    if a > b:\n        return middle(b, a)\n    return (a + b) // 2\n"
GIVEN = (
    "from mod import middle\n\n\ndef test_same():\n    assert middle(2, 2) == 2\n\n\n"
    "def test_order():\n    assert middle(8, 2) == 5\n\n\n"
    "def test_apart():\n    assert middle(2, 6) == 4\n"
)
HELD = "from mod import middle\n\n\ndef test_far():\n    assert middle(0, 100) == 50\n"
CASE = Case("middle.other", "tune", {"mod.py": RIGHT}, {"mod.py": ""}, GIVEN, HELD)


def test_a_mutant_is_a_case():
    found = list(mutants(CASE))
    assert 0 < len(found) <= A_PROGRAM
    for mutant in found:
        red = outcomes(mutant.start, {repair.GIVEN: GIVEN}).values()
        assert any(red) and not all(red)
        assert all(outcomes(mutant.start, {repair.HELD: HELD}).values())
        assert mutant.right == {"mod.py": RIGHT}


def test_mutants_are_the_same_each_time():
    assert [m.wrong for m in mutants(CASE)] == [m.wrong for m in mutants(CASE)]
