"""What is done where the tests do not say which of several edits was meant."""

from __future__ import annotations

from types import SimpleNamespace

from swarm_tools.repair import search
from swarm_tools.repair.ambiguity import MOST_RIVALS, rivals, working
from swarm_tools.repair.evasive import straight_first
from swarm_tools.repair.model import Candidate, Proposal

from .standin import PlainRunner, write_project

FILES = {
    "m.py": "def pick(items):\n    return sum(items)\n",
    "test_m.py": (
        "from m import pick\n\n"
        "def test_red():\n    assert pick([2, 2]) == 2\n\n"
        "def test_other():\n    assert pick([3, 9, 5]) == 9\n"
    ),
}
RED, OTHER = "test_m.py::test_red", "test_m.py::test_other"


def found(root, red, thorough=()):
    write_project(root, FILES)
    return search(root, ["m.py"], red, [], deadline_s=60, sandbox=PlainRunner(), thorough=thorough)


def test_what_crashes_at_most_calls_is_no_repair():
    sound, broken = (SimpleNamespace(errors=share) for share in (0.2, 0.5))
    assert working([broken, sound]) == [sound]


def compared(behaviour, line, *edit):
    proposal = Proposal((edit,), 1.0, line, f"at {line}")
    candidate = Candidate({"m.py": ""}, "f", "t", (("m.py", proposal),), (1.0,))
    return SimpleNamespace(behaviour=behaviour, score=1.0, candidate=candidate)


def test_one_statement_added_here_or_there_is_one_rival():
    kept = compared(0, 9, 0, 2, "while")
    added = [compared(n, n, at, at, f"    {text}\n") for n, at, text in (
        (1, 10, "pop()"), (2, 20, "pop()"), (3, 30, "clear()"))]  # fmt: skip
    assert rivals([kept, *added], kept) == [added[0], added[2]]


def test_many_ways_are_handed_over(tmp_path):
    result = found(tmp_path, [RED])
    assert not result.edits and not result.changes and result.hopeless == [RED]
    (row,) = result.handover
    assert row["ways"] > MOST_RIVALS + 1
    told = [item["message"] for item in row["either"]]
    assert "pick: `sum` becomes `max`" in told and "pick: `sum` becomes `len`" in told


def test_a_second_test_decides(tmp_path):
    result = found(tmp_path, [RED, OTHER])
    assert result.edits == {"m.py": "def pick(items):\n    return max(items)\n"}
    assert not result.handover


def test_what_a_thorough_test_asks_for_is_done(tmp_path):
    result = found(tmp_path, [RED], [RED])
    assert result.edits and "Doubtful: " in result.changes[0].message


def test_an_edit_that_keeps_a_test_from_asking_is_not_first(tmp_path):
    (tmp_path / "test_m.py").write_text(
        "from m import top\n\n\ndef test_red():\n    try:\n        found = top()\n"
        "    except TypeError:\n        return\n    assert found == 1\n"
    )
    path = str(tmp_path / "test_m.py")
    reached = {"": 9, "raises": 8, "gives": 9}

    class Stand:
        def run(self, trial):
            name = trial.overlay.get("m.py", "")
            return SimpleNamespace(lines={RED: frozenset({(path, reached[name])})})

    raises, gives = (SimpleNamespace(candidate=name) for name in ("raises", "gives"))
    ordered = straight_first(
        [raises, gives], [RED], tmp_path, Stand(), lambda name="": {"m.py": name} if name else {}
    )
    assert ordered == [gives, raises]
    reached[""] = 8  # The program, too, raised: that may be what is meant.
    ordered = straight_first(
        [raises, gives], [RED], tmp_path, Stand(), lambda name="": {"m.py": name} if name else {}
    )
    assert ordered == [raises, gives]
