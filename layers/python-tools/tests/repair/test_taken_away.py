"""An edit that only takes away what an author wrote is asked about, not made."""

import pytest

from swarm_tools.repair import search
from swarm_tools.repair.model import Candidate, Proposal
from swarm_tools.repair.taken_away import taken_away

from .standin import PlainRunner, write_project


@pytest.mark.parametrize(
    ("old", "part", "new", "gone"),
    [
        ("for r in sorted(rows, key=day):", "sorted(rows, key=day)", "rows", 7),
        ("for r in sorted(rows):", "sorted(rows)", "rows", 3),
        ("x = max(a, b) + 1", "max(a, b) + 1", "min(a, b) + 1", 0),
        ("if a and not seen(b) and c: pass", " and not seen(b)", "", 6),
        ("total += row.price * n\ntotal += row.price * n\n", "total += row.price * n\n", "", 0),
    ],
)
def test_what_is_gone_is_counted(old, part, new, gone):
    start = old.index(part)
    proposal = Proposal(((start, start + len(part), new),), 1.0, 1, "edit")
    candidate = Candidate({"m.py": old}, "f", "t", (("m.py", proposal),), (1.0,))
    assert taken_away(candidate, {"m.py": old}) == gone


CODE = (
    "def day(row):\n    return row[0][3:] + row[0][:2]\n\n\n"
    "def newest(rows):\n"
    "    last = None\n"
    "    for row in sorted(rows, key=lambda r: r[0] or ''):\n"
    "        last = row[1]\n"
    "    return last\n"
)
TEST = (
    "from m import newest\n\n\ndef test_newest():\n"
    "    assert newest([('28.02', 'old'), ('05.06', 'new')]) == 'new'\n"
)


def test_a_sort_is_not_dropped_because_the_tests_are_in_order(tmp_path):
    write_project(tmp_path, {"m.py": CODE, "test_m.py": TEST})
    red = ["test_m.py::test_newest"]
    found = search(tmp_path, ["m.py"], red, [], deadline_s=60, sandbox=PlainRunner())
    assert "sorted(" in found.edits.get("m.py", CODE)
