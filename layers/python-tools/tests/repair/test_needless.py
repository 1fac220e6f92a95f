"""Of edits that pass the same tests, those that do more than a plain copy are left out."""

from __future__ import annotations

from swarm_tools.repair.model import Candidate, Proposal
from swarm_tools.repair.needless import needed

LIST = (
    "class List:\n    def __init__(self, rows):\n        self.rows = rows\n\n"
    "    def twin(self):\n        return List(self.rows)\n\n"
    "    def shown(self):\n        return self.rows\n"
)


def edit(function, around, old, new):
    """Return an edit of ``old``, which stands at the end of ``around``."""
    end = LIST.index(around) + len(around)
    proposal = Proposal(((end - len(old), end, new),), 1.0, 1, f"`{new}`")
    rank = (1.0, 0, "m.py", proposal.edits, ())
    return Candidate({"m.py": LIST}, f"List.{function}", "wrap", (("m.py", proposal),), rank)


def in_twin(new):
    return edit("twin", "List(self.rows", "self.rows", new)


def test_a_plain_copy_is_enough():
    copies = [in_twin("list(self.rows)"), in_twin("self.rows[:]")]
    more = [in_twin("sorted(self.rows)"), in_twin("self.rows * len(name)")]
    assert needed([more[0], *copies, more[1]]) == copies


def test_without_a_plain_copy_nothing_is_left_out():
    more = [in_twin("sorted(self.rows)"), in_twin("self.rows[::-1]")]
    assert needed(more) == more


def test_an_edit_that_keeps_nothing_of_the_place_stays():
    other = in_twin("[]")
    assert other in needed([other, in_twin("list(self.rows)")])


def test_the_copy_is_made_in_the_function_that_others_call():
    made = edit("__init__", "self.rows = rows", "rows", "list(rows)")
    assert needed([in_twin("list(self.rows)"), made]) == [made]


def test_copies_in_functions_that_do_not_call_each_other_stay():
    shown = edit("shown", "return self.rows", "self.rows", "list(self.rows)")
    both = [in_twin("list(self.rows)"), shown]
    assert needed(both) == both
