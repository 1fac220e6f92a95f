"""Edits that are left out because of the types that were seen at their line."""

from __future__ import annotations

import ast
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swarm_tools.repair.local_types import Recorder, SeenTypes
from swarm_tools.repair.model import Proposal
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.source import SourceText
from swarm_tools.repair.unfit import SAMPLES, Unfit

TYPES = {
    "word": frozenset({"str"}), "count": frozenset({"int"}), "rows": frozenset({"list"}),
    "either": frozenset({"int", "str"}), "none": frozenset({"NoneType"}),
    "table": frozenset({"dict"}), "self.total": frozenset({"float"}),
}  # fmt: skip


def refuses(old, new, body="    return {}\n"):
    text = "def f(self, word, count, rows, either, none, table):\n" + body.format(old)
    (site,) = (s for s in sites_of(SourceText(text)) if s.qualname == "f")
    start = text.rindex(old)
    edit = Proposal(((start, start + len(old), new),), 1.0, 2, "")
    return Unfit(site, lambda _: TYPES).refuses(edit)


@pytest.mark.parametrize(
    "new",
    [
        "word + count", "count + word", "rows < count", "-word", "count[0]", "count[1:]",
        "word[rows]", "len(count)", "sum(word)", "word.append(1)", "count()", "none + 1",
        "none.strip()", "count in count", "range(word)", "abs(rows)", "self.total + word",
        "(count, word - 1)", "not (word - 1)", "2 if word - 1 else count", "word - 1 or count",
        "sorted(count)", "table[1:]", "rows.items()", "len(word) + word",
        "rows == 1", "word != count", "table == len(rows)", "(count, 1) == rows",
    ],
)  # fmt: skip
def test_what_is_certain_to_fail_is_refused(new):
    assert refuses("count", new)


@pytest.mark.parametrize(
    "new",
    [
        "word * count", "word % count", "either + count", "either + word", "rows + rows",
        "unknown + word", "count or word - 1", "count if count else word - 1", "table[word]",
        "count < count < word", "[x - 1 for x in word]", "lambda: word - 1", "max(word)",
        "word.join(rows)", "self.other + word", "count / 2", "none == word", "not rows",
        "word in table", "f(word - 1) if rows else 0", "len(word) + 1",
        "count == 1.5", "none != count", "rows == []", "either == 1", "unknown == word",
    ],
)  # fmt: skip
def test_what_may_work_is_not(new):
    assert not refuses("count", new)


def test_what_failed_before_the_edit_is_not_refused():
    assert not refuses("word - 1", "word - 2")


def test_a_function_that_may_catch_the_error_is_left_alone():
    body = "    try:\n        return {}\n    except TypeError:\n        return 0\n"
    assert not refuses("count", "word - 1", body)


def test_an_edit_of_what_a_loop_does_is_judged_by_its_own_line():
    body = "    for part in rows:\n        count = {}\n    return count\n"
    assert refuses("count + 1", "word + 1", body)
    assert not refuses("count + 1", "part + 1", body)


VALUES = {name: samples[0] for name, samples in SAMPLES.items()}


@given(
    st.sampled_from(sorted(VALUES)), st.sampled_from(sorted(VALUES)),
    st.sampled_from(["a + b", "a - b", "a * b", "a % b", "a < b", "a in b", "a[b]", "-a",
                     "len(a)", "sum(a)", "abs(a)", "sorted(a)", "a.strip()", "a.keys()", "a()",
                     "range(a)", "a[0:1]", "reversed(a)", "a // b", "a | b"]),
)  # fmt: skip
def test_what_is_refused_does_raise(one, other, text):
    source = SourceText("def f(a, b):\n    return 0\n")
    (site,) = (s for s in sites_of(source) if s.qualname == "f")
    start = source.text.index("0")
    edit = Proposal(((start, start + 1, text),), 1.0, 2, "")
    types = {"a": frozenset({one}), "b": frozenset({other})}
    if Unfit(site, lambda _: types).refuses(edit):
        tree = ast.Expression(ast.parse(text, mode="eval").body)
        with pytest.raises((TypeError, AttributeError)):
            eval(compile(tree, "x", "eval"), {"a": VALUES[one], "b": VALUES[other]})


def test_types_of_the_first_visits_are_noted():
    recorder = Recorder()

    class Box:
        def __init__(self):
            self.size = 2

        def note(self, value):
            recorder.note(sys._getframe())

    for value in (1, "a", Box()):
        Box().note(value)
    ((path, line, names),) = recorder.rows()
    seen = SeenTypes()
    seen.add([(path, line, names)])
    assert names["value"] == ["?", "int", "str"]
    assert seen.at(path, line) == {"self.size": frozenset({"int"})}


@pytest.mark.parametrize(
    ("new", "refused"),
    [
        ("len(rows) - 1", True),
        ("sum(rows)", True),
        ("not rows", False),
        ("rows == []", False),
        ("False", False),
        ("count > 1", False),
    ],
)
def test_a_number_does_not_stand_for_a_truth(new, refused):
    assert refuses("True", new) is refused
