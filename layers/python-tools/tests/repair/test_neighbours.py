"""A number that tests enclose from both sides has rivals."""

from __future__ import annotations

import pytest

from swarm_tools.repair import search
from swarm_tools.repair.model import Candidate, Proposal
from swarm_tools.repair.neighbours import neighbours

from .standin import PlainRunner, write_project

TEXT = "def describe(count):\n    if count < 3:\n        return 'few'\n    return 'many'\n"


def candidate(old, new):
    at = TEXT.index(old)
    proposal = Proposal(((at, at + len(old), new),), 1.0, 2, f"`{old}` becomes `{new}`")
    return Candidate(
        {"m.py": TEXT}, "describe", "constant", (("m.py", proposal),), (1.0, 2, "m.py", (), ())
    )


def test_the_numbers_beside_a_new_one_are_tried():
    made = list(neighbours([candidate("3", "7")]))
    texts = [c.texts["m.py"] for c in made]
    assert [text.split("< ")[1][0] for text in texts] == ["8", "6", "9", "5"]
    assert made[0].proposal.message == "`3` becomes `8`"
    assert [c.rank[0] for c in made] == [1.0] * 4


def test_other_numbers_cost_more_than_one_that_is_next_to_what_stood_there():
    assert {c.rank[0] for c in neighbours([candidate("3", "4")])} == {1.5}


@pytest.mark.parametrize(
    "old, new", [("3", "count"), ("< 3", "<= 3"), ("3", "3.5"), ("3", "4 + 5")]
)
def test_edits_without_a_new_whole_number_have_none(old, new):
    assert not list(neighbours([candidate(old, new)]))


@pytest.mark.parametrize("nine, decided", [(9, False), (6, True)])
def test_a_bound_that_tests_leave_open_is_a_question(tmp_path, nine, decided):
    test = (
        "from m import describe\n\n\ndef test_red():\n    assert describe(5) == 'few'\n\n\n"
        f"def test_other():\n    assert describe({nine}) == 'many'\n"
    )
    write_project(tmp_path, {"m.py": TEXT, "test_m.py": test})
    result = search(
        tmp_path, ["m.py"], ["test_m.py::test_red"], ["test_m.py::test_other"],
        deadline_s=60, sandbox=PlainRunner(),
    )  # fmt: skip
    assert bool(result.edits) == decided
