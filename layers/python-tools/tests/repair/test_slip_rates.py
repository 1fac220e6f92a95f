"""Kinds of edits are told by their form, and those that are often meant are less rare."""

import pytest
from bench.builtin.corpora import Case
from bench.builtin.slip_rates import OFTEN, counted, table
from hypothesis import given
from hypothesis import strategies as st

from swarm_tools.repair.model import Candidate, Proposal
from swarm_tools.repair.same_ends import same_ends
from swarm_tools.repair.slip_rates import form, rarity, rarity_of

WRONG = (
    "def total(values):\n    out = 0\n    for value in values:\n        out = value\n"
    "    return out\n"
)
RIGHT = WRONG.replace("out = value", "out += value")
TEXTS = st.text(alphabet="ab1=<>()[].", max_size=8)


@pytest.mark.parametrize(
    ("edits", "wanted"),
    [
        ([("<", "<=")], "< > <="),
        ([("range(n, -1, -1)", "range(n, -1)")], ", - 1 > "),
        ([("", "    total += 1\n")], " > n += 1"),
        ([("len(rows)", "len(rows) - 12")], " > - N"),
        ([("low", "high"), ("'a'", '""')], "n > n ; s > ''"),
        ([("self.items.pop()", "self.items.popleft()")], "pop > popleft"),
        ([("x", "if x:\n    y")], "n > if n : NL n"),
    ],
)
def test_form(edits, wanted):
    assert form(edits) == wanted


@given(TEXTS, TEXTS, TEXTS, TEXTS)
def test_lines_around_a_change_do_not_matter(before, old, new, after):
    wide = [f"x{before}\n{text}\ny{after}" for text in (old, new)]
    assert form([tuple(wide)]) == form([(old, new)])


def candidate(template, text, start, end, new):
    proposal = Proposal(((start, end, new),), 1.0, 1, "edited")
    return Candidate({"m.py": text}, "f", template, (("m.py", proposal),), (1.0,))


def test_usual_slips_are_less_rare():
    plain = rarity("comparison_operator", "< > <=")
    assert plain < rarity("comparison_operator", "<= > ==")
    assert plain < rarity("compose", " > % N") < rarity("unknown", "a > b") + 9
    assert rarity("wrong_variable", "n > n") < rarity("name_to_constant", "n > 2")


def test_two_edits_are_as_rare_as_both():
    one = candidate("comparison_operator", "a < b", 2, 3, "<=")
    both = Candidate(one.base, "f", "comparison_operator+constant", one.proposals * 2, (2.0,))
    alone = rarity("comparison_operator", "< > <="), rarity("constant", "< > <=")
    assert rarity_of(one) == alone[0]
    assert rarity_of(both) == pytest.approx(sum(alone))


def test_edits_of_a_wrong_program_are_counted():
    case = Case("sums.assigned", "tune", {"m.py": RIGHT}, {"m.py": WRONG}, "", "")
    proposed, meant = counted(case)
    assert ("accumulator", "= > +=") in meant
    assert meant < set(proposed)
    assert proposed["comparison_operator", "< > <="] == 0


def test_the_table_has_what_tells_something():
    often, seldom = ("t", "a > b"), ("t", "a > c")
    rows = table({often: OFTEN, seldom: 9, ("u", "x > "): 4}, {("u", "x > "): 1}).splitlines()
    assert rows == [
        f"\t\t1\t{OFTEN + 13}",
        f"t\t\t0\t{OFTEN + 9}",
        f"t\ta > b\t0\t{OFTEN}",
        "u\t\t1\t4",
        "u\tx > \t1\t4",
    ]


@given(st.text("ab", max_size=6), st.text("ab", max_size=6))
def test_ends_that_are_the_same_do_not_overlap(before, after):
    head, tail = same_ends(before, after)
    assert before[:head] == after[:head]
    assert before[len(before) - tail :] == after[len(after) - tail :]
    assert head + tail <= min(len(before), len(after))
    assert before[: head + 1] != after[: head + 1] or head == min(len(before), len(after))
