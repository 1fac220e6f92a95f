"""What is done where the tests do not say which of several edits was meant."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from swarm_tools.repair import engine, search
from swarm_tools.repair.ambiguity import (
    ALONE,
    ENOUGH,
    alternatives,
    calibrated,
    certainty,
    is_sure,
    rivals,
    working,
)
from swarm_tools.repair.beside import put_right
from swarm_tools.repair.engine import Search
from swarm_tools.repair.evasive import straight_first
from swarm_tools.repair.evidence import WEIGHTS
from swarm_tools.repair.job import Accepted, Job, Undecided
from swarm_tools.repair.model import Candidate, Proposal

from .standin import PlainRunner, write_project

FILES = {
    "m.py": "def pick(items):\n    return sum(items)\n",
    "test_m.py": (
        "from m import pick\n\n"
        "def test_red():\n    assert pick([2, 2]) == 2\n\n"
        "def test_other():\n    assert pick([3, 9, 5]) == pick([9, 3]) == pick([1, 0, 9, 4]) == 9\n"
        "    assert pick([-1, -3]) == -1\n"
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


def edited(text, start, end, new):
    proposal = Proposal(((start, end, new),), 1.0, 1, f"becomes {new}")
    candidate = Candidate({"m.py": text}, "f", "t", (("m.py", proposal),), (1.0,))
    return SimpleNamespace(candidate=candidate)


def test_a_line_put_right_goes_before_the_right_one_put_beside_it():
    text = "def f(a, b):\n    use(a)\n    return b\n"
    at = text.index("(a)\n") + 1
    right, other = edited(text, at, at + 1, "b"), edited(text, at, at + 1, "1")
    beside, longer = (
        edited(text, at + 3, at + 3, f"    {new}\n") for new in ("use(b)", "use(b, a)")
    )
    assert put_right([beside, longer, right, other]) == [longer, right, other]
    assert put_right([beside, other]) == [beside, other]


def test_many_ways_are_handed_over(tmp_path):
    result = found(tmp_path, [RED])
    assert not result.edits and not result.changes and result.hopeless == [RED]
    (row,) = result.handover
    told = [item["message"] for item in row["either"]]
    assert row["ways"] > 2 and "pick: `sum` becomes `max`" in told
    assert {item["function"] for item in row["either"]} == {"pick"}
    assert all(item["texts"]["m.py"] != FILES["m.py"] for item in row["either"])


def test_a_second_test_decides(tmp_path):
    result = found(tmp_path, [RED, OTHER])
    assert result.edits == {"m.py": "def pick(items):\n    return max(items)\n"}
    assert not result.handover


def test_what_a_thorough_test_asks_for_is_done(tmp_path):
    result = found(tmp_path, [RED], [RED])
    assert result.edits and "Doubtful: " not in result.changes[0].message


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


def scored(behaviour, score, advice=0.0, bits=0.0, said=""):
    terms = {"advice": advice, "surprise": bits / 100}
    edit = SimpleNamespace(line=1, message=said or f"edit {behaviour}")
    candidate = SimpleNamespace(proposals=(("m.py", edit),))
    return SimpleNamespace(behaviour=behaviour, score=score, terms=terms, candidate=candidate)


def test_certainty_falls_with_rivals_and_with_cost():
    alone, dear = scored(0, 1.0), scored(0, 6.0)
    alike, near, far = scored(0, 1.1), scored(1, 1.2), scored(1, 4.0)
    assert certainty([alone], alone) == certainty([alone, alike], alone)
    assert (
        certainty([alone], alone) > certainty([alone, far], alone) > certainty([alone, near], alone)
    )
    assert certainty([alone, far], alone) > ALONE > certainty([dear, scored(1, 6.1)], dear)
    assert certainty([dear, scored(1, -1e9)], dear) < 0


def test_certainty_falls_where_the_text_becomes_less_usual():
    usual, odd, seen = scored(0, 3.0), scored(0, 3.0, bits=50), scored(0, 3.0, bits=-50)
    assert certainty([seen], seen) > certainty([usual], usual) > ALONE
    assert certainty([usual], usual) > certainty([odd], odd) == pytest.approx(0.45)


def test_a_rival_asks_for_a_certainty_that_was_mostly_right():
    kept, alike, near, far = scored(0, 2.0), scored(0, 2.0), scored(1, 2.0), scored(1, 5.0)
    assert alternatives([kept, alike, far, near], kept) == [far]
    assert is_sure([kept, alike], kept)
    assert is_sure([kept, far], kept)
    assert not is_sure([kept, far], kept, compares=False)
    assert is_sure([kept, alike], kept, compares=False)
    assert not is_sure([kept, near], kept)
    assert not is_sure([dear := scored(0, 9.0)], dear)


def test_many_rivals_ask_for_more_certainty():
    kept, many = scored(0, 2.0), [scored(n, 4.2 + n / 100) for n in range(1, 25)]
    assert is_sure([kept, *many[:5]], kept)
    sure = certainty([kept, *many[:12]], kept)
    assert calibrated(sure) >= ENOUGH and not is_sure([kept, *many[:12]], kept)


def test_variants_of_one_edit_are_no_rivals():
    kept, variant = scored(0, 2.0, said="becomes max"), scored(1, 2.0, said="becomes max")
    assert alternatives([kept, variant], kept) == []
    assert certainty([kept, variant], kept) == certainty([kept], kept)


def test_what_is_calibrated_never_falls():
    shares = [calibrated(at / 10) for at in range(-5, 15)]
    assert shares == sorted(shares) and shares[0] < ENOUGH < shares[-1]


def test_weak_tests_that_all_candidates_fail_make_none_less_certain():
    plain, advised = scored(0, 1.0), scored(0, 1.0 + 3 * WEIGHTS["advice"], 3.0)
    assert certainty([plain], plain) == pytest.approx(certainty([advised], advised))
    assert certainty([advised, scored(1, 9.0)], advised) < certainty([plain, scored(1, 9.0)], plain)


def searching(item, thorough=()):
    """Return a search that stands where candidates were compared, and confirms each."""
    found = Search.__new__(Search)
    found.texts = dict(item.candidate.base)
    found.job = Job(Path(), ("m.py",), (RED,), (), 0.0, 1, frozenset(thorough))
    found.server = found.overlay = None
    found.confirm = lambda *_: True
    return found


def decide(found, item, compared, *, thorough=False):
    attempt = SimpleNamespace(tests=[RED], related=[])
    return found.decided(item, compared, attempt, [RED], thorough=thorough)


def test_an_only_edit_that_is_hardly_a_slip_is_a_question():
    only = edited("def f(a):\n    return a\n", 21, 22, "a % 7")
    only.behaviour, only.score, only.terms = 0, 9.0, {"advice": 0, "surprise": 0}
    assert decide(searching(only), only, [only]) == Undecided([only.candidate])
    only.score = 1.0
    assert decide(searching(only), only, [only]) == Accepted(only.candidate, [RED])
    only.score = 9.0
    made = decide(searching(only), only, [only], thorough=True)
    assert made == Accepted(only.candidate, [RED])


def test_rivals_that_nobody_can_tell_apart_are_one_repair(monkeypatch):
    text = "def f(a, b):\n    return a\n"
    at = text.index("return a") + len("return ")
    ways = [edited(text, at, at + 1, new) for new in ("b", "a + b")]
    for number, way in enumerate(ways):
        way.behaviour, way.score, way.terms = number, 2.0, {"advice": 0, "surprise": 0}
    monkeypatch.setattr(engine, "told_apart", lambda likely, *_: likely)
    made = decide(searching(ways[0]), ways[0], ways)
    assert made == Undecided([way.candidate for way in ways])
    monkeypatch.setattr(engine, "told_apart", lambda likely, *_: likely[:1])
    assert decide(searching(ways[0]), ways[0], ways) == Accepted(ways[0].candidate, [RED])


def test_a_doubt_counts_rivals_without_how_often_edits_are_meant():
    kept = compared(0, 1, 0, 2, "while")
    rival = compared(1, 2, 10, 11, "c")
    kept.unrated, rival.score, rival.unrated = 1.0, 2.0, 1.5
    assert rivals([kept, rival], kept) == []
    assert rivals([kept, rival], kept, rated=False) == [rival]
    made = Accepted(kept.candidate, [RED])
    assert Search.doubted(made, 2).rivals == 2
    assert Search.doubted(Undecided([]), 2) == Undecided([])


def test_a_rival_is_enough_where_a_test_says_only_that_a_program_ends(monkeypatch):
    text = "def f(a, b):\n    return a\n"
    at = text.index("return a") + len("return ")
    kept, far = (edited(text, at, at + 1, new) for new in ("b", "a + b"))
    for number, (way, score) in enumerate(((kept, 2.0), (far, 5.0))):
        way.behaviour, way.score, way.terms = number, score, {"advice": 0, "surprise": 0}
    monkeypatch.setattr(engine, "told_apart", lambda likely, *_: likely)
    found = searching(kept)
    assert isinstance(decide(found, kept, [kept, far]), Accepted)
    monkeypatch.setattr(engine, "only_runs", lambda *_: True)
    assert isinstance(decide(found, kept, [kept, far]), Undecided)


def test_an_example_of_one_object_does_not_drive_an_edit_of_another(tmp_path):
    code = "def plus(a, b):\n    return a - b\n\n\ndef total(items):\n    return plus(*items)\n"
    test = "from m import total\n\n\ndef test_red():\n    assert total([5, 3]) == 8\n"
    write_project(tmp_path, {"m.py": code, "test_m.py": test})
    options = {"deadline_s": 60, "sandbox": PlainRunner()}
    made = search(tmp_path, ["m.py"], [RED], [], **options)
    assert "a + b" in made.edits["m.py"]
    asked = search(tmp_path, ["m.py"], [RED], [], **options, examples=[(RED, "m.py", "total")])
    assert not asked.edits and asked.handover[0]["either"][0]["function"] == "plus"
    made = search(tmp_path, ["m.py"], [RED], [], **options, examples=[(RED, "m.py", "")])
    assert "a + b" in made.edits["m.py"]
