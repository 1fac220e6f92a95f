"""Signs that tell which of several edits was meant."""

from __future__ import annotations

import ast
from types import SimpleNamespace

import pytest

from swarm_tools.repair.signs import (
    begun_again,
    built_up,
    exchanged,
    said_again,
    signs,
    told,
)
from swarm_tools.repair.unlikeness import unlikeness

EDITOR = (
    "class Editor:\n    def __init__(self):\n        self.text = ''\n        self.undone = []\n\n"
    "    def change(self, text):\n        self.text = text\n\n"
    "    def append(self, text):\n        self.change(self.text + text)\n\n"
    "    def clear(self):\n        self.text = ''\n"
)
PARSER = (
    "def value(self):\n    found = self.term()\n    while self.more():\n"
    "        if self.take() == '+':\n            found += self.term()\n        else:\n"
    "            found -= self.value()\n    return found\n"
)
EDGES = (
    "def table(rows, cols):\n    t = make(rows, cols)\n    for i in range(rows):\n"
    "        t[i][0] = 0\n    for j in range(cols):\n        t[0][j] = j\n    return t\n"
)
FILTERS = (
    "def cleaned(text, steps):\n    made = text\n    for step in steps:\n"
    "        made = step(text)\n    return made\n"
)
HISTORY = (
    "class History:\n    def undo(self):\n        self.undone.append(self.text)\n"
    "        self.text = self.done.pop()\n\n"
    "    def redo(self):\n        self.text = self.undone.pop()\n"
)
MATCHER = (
    "def find(text, table, signs):\n    at = 0\n    for sign in signs:\n"
    "        while at and sign != text[at]:\n            at = table[at - 1]\n"
    "        if at == len(text):\n            at = 7\n    return at\n"
)


def edit(text, function, old, new, count=1):
    """Return a candidate that replaces ``old``; where it only adds, the edit is an insertion."""
    at = text.index(old)
    changed = text[:at] + text[at:].replace(old, new, count)
    added = new.removeprefix(old) if new.startswith(old) else None
    span = (at + len(old), at + len(old), added) if added else (at, at + len(old), new)
    return SimpleNamespace(
        path="m.py", function=function, texts={"m.py": changed}, edits=lambda path: [span]
    )


def added(method, row):
    head = EDITOR[EDITOR.index(f"    def {method}(") :].splitlines(keepends=True)[0]
    return edit(EDITOR, f"Editor.{method}", head, f"{head}        {row}\n")


def test_what_two_functions_need_is_done_in_the_one_that_the_other_calls():
    first, second = (added(name, "self.undone = []") for name in ("append", "change"))
    assert told([first, second], {"m.py": EDITOR}) is second
    other = added("append", "self.undone = None")
    assert told([first, other], {"m.py": EDITOR}) is None


def test_clear_does_what_the_beginning_did():
    texts = {"m.py": EDITOR}
    meant, other = (added("clear", f"self.undone = {value}") for value in ("[]", "None"))
    assert told([other, meant], texts) is meant
    assert begun_again(ast.parse(EDITOR)) == 1


def test_what_is_said_twice_is_said_alike():
    texts = {"m.py": PARSER}
    names = ("term", "take", "more")
    edits = [edit(PARSER, "value", "-= self.value", f"-= self.{name}") for name in names]
    assert told(edits, texts) is edits[0]
    texts = {"m.py": EDGES}
    edits = [edit(EDGES, "table", "t[i][0] = 0", f"t[i][0] = {name}") for name in ("rows", "i")]
    assert told(edits, texts) is edits[1]


def test_a_loop_goes_on_from_what_it_made():
    texts = {"m.py": FILTERS}
    meant = edit(FILTERS, "cleaned", "step(text)", "step(made)")
    other = edit(FILTERS, "cleaned", "step(text)", "step(text).strip()")
    assert told([other, meant], texts) is meant
    assert built_up(ast.parse(FILTERS)) == -1


def test_redo_does_what_undo_does_with_the_stacks_exchanged():
    texts = {"m.py": HISTORY}
    head = "    def redo(self):\n"
    meant = edit(HISTORY, "History.redo", head, f"{head}        self.done.append(self.text)\n")
    other = edit(HISTORY, "History.redo", head, f"{head}        self.undone.append(self.text)\n")
    assert told([other, meant], texts) is meant
    assert exchanged(ast.parse(meant.texts["m.py"])) == 1


def test_what_is_set_again_is_set_alike():
    texts = {"m.py": MATCHER}
    names = ("table[at - 1]", "table[0]", "len(text)")
    edits = [edit(MATCHER, "find", "at = 7", f"at = {name}") for name in names]
    assert told(edits, texts) is edits[0]
    assert said_again(ast.parse(edits[0].texts["m.py"])) == 1


def test_one_that_leaves_a_sign_is_meant_where_the_others_take_it_away():
    again = MATCHER.replace("at = 7", "at = table[at - 1]")
    texts = {"m.py": again}
    kept = edit(again, "find", "sign != text[at]", "sign == text[at]")
    lost = [edit(again, "find", "at = table[at - 1]\n    return", f"at = {n}\n    return")
            for n in ("1", "2")]  # fmt: skip
    assert signs(kept, texts) == 0 > signs(lost[0], texts)
    assert told([*lost, kept], texts) is kept


def test_many_ways_have_signs_by_chance():
    texts = {"m.py": FILTERS}
    meant = edit(FILTERS, "cleaned", "step(text)", "step(made)")
    other = edit(FILTERS, "cleaned", "step(text)", "step(text).strip()")
    assert told([meant, *[other] * 5], texts) is None


def test_two_with_the_same_signs_tell_nothing():
    texts = {"m.py": FILTERS}
    both = [edit(FILTERS, "cleaned", "step(text)", f"step(made{end})") for end in ("", ".lower()")]
    assert signs(both[0], texts) == signs(both[1], texts) > 0
    assert told(both, texts) is None


@pytest.mark.parametrize(
    ("text", "less"),
    [
        (
            "if a:\n    x += f(b)\nelse:\n    x -= g(b)\n",
            "if a:\n    x += f(b)\nelse:\n    x -= f(b)\n",
        ),
        ("x = p.left.size(1)\ny = p.left.size(2)\n", "x = p.left.size(1)\ny = p.left.size(1)\n"),
    ],
)
def test_unlikeness_counts_what_differs(text, less):
    assert unlikeness(ast.parse(text)) > unlikeness(ast.parse(less)) > 0


def test_an_edit_that_makes_a_parameter_useless_has_no_sign_for_it():
    text = "def put(rows, place, row):\n    rows.insert(place, row)\n    return rows\n"
    worse = text.replace("insert(place, row)", "append(row)")
    assert signs(SimpleNamespace(texts={"m.py": worse}), {"m.py": text}) < 0
