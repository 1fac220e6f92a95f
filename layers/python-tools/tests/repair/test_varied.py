"""Tests made otherwise, what they note, and rivals that they do not tell apart."""

from __future__ import annotations

import ast

import pytest

from swarm_tools.repair import search
from swarm_tools.repair.importing import import_name
from swarm_tools.repair.plain import PlainTest
from swarm_tools.repair.varied.noting import is_said
from swarm_tools.repair.varied.play import PLAYED, play, seen
from swarm_tools.repair.varied.variations import variations

from .standin import PlainRunner, write_project

CACHE = (
    "from collections import OrderedDict\n\n\n"
    "class Cache:\n    def __init__(self, size=8):\n        self.size = size\n"
    "        self.data = OrderedDict()\n\n"
    "    def get(self, key):\n        self.data.move_to_end(key)\n        return self.data[key]\n\n"
    "    def put(self, key, value):\n        self.data[key] = value\n"
    "        if len(self.data) > self.size:\n            self.data.popitem(last=False)\n\n"
    "    def __contains__(self, key):\n        return key in self.data\n"
)
TESTS = (
    "import pytest\n\nfrom cache import Cache\n\n\n"
    "def test_get():\n    c = Cache(2)\n    c.put('a', 10)\n    assert c.get('a') == 10\n\n\n"
    "def test_oldest_goes():\n    c = Cache(1)\n    c.put('a', 10)\n    c.put('b', 20)\n"
    "    assert 'a' not in c and 'b' in c\n\n\n"
    "def test_put_renews():\n    c = Cache(2)\n    c.put('a', 10)\n    c.put('b', 20)\n"
    "    c.put('a', 30)\n    c.put('c', 40)\n"
    "    assert c.get('a') == 30 and 'b' not in c\n\n\n"
    "def test_absent():\n    with pytest.raises(KeyError):\n        Cache().get('a')\n"
)
FILES = {"cache.py": CACHE, "test_cache.py": TESTS}
NAMES = ("get", "oldest_goes", "put_renews", "absent")
IDS = [f"test_cache.py::test_{name}" for name in NAMES]


def made(root, files=FILES, ids=IDS):
    write_project(root, files)
    return variations(root, ids, {"cache.py": files["cache.py"]})


def test_what_is_asserted_is_noted(tmp_path):
    text = made(tmp_path)[1].source
    assert "__note__(lambda: 'a' not in c)" in text and "assert" not in text


def test_an_expected_error_is_noted_whichever_it_is(tmp_path):
    text = made(tmp_path)[3].source
    assert "with __raised__():" in text and "KeyError" not in text


def test_inputs_orders_options_and_sequences_vary(tmp_path):
    texts = [v.source for v in made(tmp_path)]
    assert any("c.put('', 10)" in text for text in texts)
    assert any("Cache(size=9)" in t for t in texts) and not any("(2, size" in t for t in texts)
    assert any(text.count("c.put('b', 20)") == 2 for text in texts)
    assert any("c.get('a')" in t and "'a' not in c" in t and "c.put('c', 40)" in t for t in texts)
    assert all(isinstance(ast.parse(text), ast.Module) for text in texts)


def test_they_are_the_same_each_time(tmp_path):
    first = made(tmp_path)
    assert first == made(tmp_path) and len(first) == len(set(first)) > 100


def test_what_is_expected_is_no_input(tmp_path):
    assert not any("== 20" in v.source and "c.put('a', 10)" in v.source for v in made(tmp_path))
    assert is_said(ast.parse("pytest.approx(x)", mode="eval").body)
    assert not is_said(ast.parse("x", mode="eval").body)


@pytest.mark.parametrize("path", ["gone.py::test_a", "bad.py::test_a", "test_cache.py::test_no"])
def test_what_cannot_be_read_is_left_out(tmp_path, path):
    assert made(tmp_path, {**FILES, "bad.py": "def ("}, [path]) == []


def test_what_is_played_is_told_and_nothing_runs_for_ever(tmp_path):
    body = "def test_it():\n    while object():\n        pass\n"
    write_project(tmp_path, {"test_loop_of_play.py": body})
    (variation,) = variations(tmp_path, ["test_loop_of_play.py::test_it"], {})
    folder, module = import_name(tmp_path / "test_loop_of_play.py")
    rows: dict[str, str] = {}
    play([variation], {variation.nodeid: PlainTest(folder, module, ("test_it",))}, rows.__setitem__)
    assert rows == {f"{PLAYED}0000": "!endless"}


def test_the_inside_of_an_object_is_not_seen():
    class Node:
        def __init__(self, value):
            self.value = value

    assert seen(Node(1)) == seen(Node(2)) != seen(3)
    assert seen([1, 2]) != seen([2, 1])


def test_rivals_that_leave_an_object_otherwise_inside_are_one_way(tmp_path):
    write_project(tmp_path, FILES)
    red = [IDS[2]]
    green = [nodeid for nodeid in IDS if nodeid not in red]
    result = search(tmp_path, ["cache.py"], red, green, deadline_s=60, sandbox=PlainRunner())
    assert result.fixed == red and not result.handover
    space: dict = {}
    exec(result.edits["cache.py"], space)
    cache = space["Cache"](2)
    for key in ("x", "y", "x", "z"):
        cache.put(key, key)
    assert "x" in cache and "y" not in cache
