"""Candidates are left out without a fork each only where that changes nothing."""

from __future__ import annotations

import pytest

from swarm_tools.oracle.derived.write import write_tests
from swarm_tools.repair import search
from swarm_tools.repair.candidates import Distinct, candidates
from swarm_tools.repair.local_types import SeenTypes
from swarm_tools.repair.module_state import ModuleState, Unknown
from swarm_tools.repair.patch import Broken, Patcher
from swarm_tools.repair.pure import is_pure
from swarm_tools.repair.server import Server

from .standin import PlainRunner, ranked_first, write_project

CLAMP = (
    "def clamp(value, low, high):\n    if value < low:\n        return low\n"
    "    if value < high:\n        return high\n    return value\n"
)
STATEFUL = (
    "seen = []\nknown = {'a': [1]}\n\n\nclass Box:\n    count = 0\n\n\n"
    "def note(x, into=[]):\n    seen.append(x)\n    into.append(x)\n    known['a'].append(x)\n"
    "    Box.count += 1\n    return len(seen), len(into), len(known['a']), Box.count\n"
)


def fixed(root, files, red, green=(), **more):
    write_project(root, files)
    return search(
        root, ["mod.py"], list(red), list(green),
        deadline_s=60, sandbox=PlainRunner(), max_edits=1, **more,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("tests", "red"),
    [
        (
            "import pytest\nfrom mod import clamp\n\n\n@pytest.mark.parametrize('value, expected',"
            " [(5, 5), (-1, 0), (12, 10)])\ndef test_it(value, expected):\n"
            "    assert clamp(value, 0, 10) == expected\n",
            ["test_mod.py::test_it[5-5]", "test_mod.py::test_it[12-10]"],
        ),
        (
            "import unittest\nfrom mod import clamp\n\n\nclass TestIt(unittest.TestCase):\n"
            "    def setUp(self):\n        self.top = 3\n\n    def test_high(self):\n"
            "        self.assertEqual(clamp(7, 1, self.top), 3)\n\n    def test_mid(self):\n"
            "        self.assertEqual(clamp(2, 1, self.top), 2)\n",
            ["test_mod.py::TestIt::test_high", "test_mod.py::TestIt::test_mid"],
        ),
    ],
)
def test_parametrized_tests_and_test_cases_are_screened_too(tmp_path, tests, red):
    result = fixed(tmp_path, {"mod.py": CLAMP, "test_mod.py": tests}, red)
    assert "if value > high" in result.edits["mod.py"]


def test_values_that_tests_change_are_set_back(tmp_path, monkeypatch):
    write_project(tmp_path, {"stateful_mod.py": STATEFUL})
    monkeypatch.syspath_prepend(tmp_path)
    import stateful_mod

    state = ModuleState(tmp_path)
    first = stateful_mod.note(1)
    stateful_mod.added = 3
    state.restore()
    assert stateful_mod.note(1) == first
    state.restore()
    assert not hasattr(stateful_mod, "added") and stateful_mod.seen == []


def test_a_value_that_cannot_be_set_back_is_told(tmp_path, monkeypatch):
    write_project(tmp_path, {"counting_mod.py": "import itertools\nids = itertools.count()\n"})
    monkeypatch.syspath_prepend(tmp_path)
    import counting_mod

    assert counting_mod.ids
    with pytest.raises(Unknown):
        ModuleState(tmp_path)


def test_a_function_that_ran_on_import_is_tried_by_itself(tmp_path):
    files = {
        "mod.py": "def double(n):\n    return n * 3\n\n\nTABLE = [double(n) for n in range(3)]\n",
        "test_mod.py": "from mod import TABLE, double\n\n\ndef test_it():\n"
        "    assert double(5) == 10\n    assert TABLE == [0, 2, 4]\n",
    }
    result = fixed(tmp_path, files, ["test_mod.py::test_it"])
    assert result.fixed == ["test_mod.py::test_it"]


def test_tests_that_spoil_each_other_are_judged_in_children_of_their_own(tmp_path):
    files = {
        "mod.py": "import itertools\n\nids = itertools.count(1)\n\n\ndef new():\n"
        "    return next(ids) - 1\n",
        "test_mod.py": "from mod import new\n\n\ndef test_first():\n    assert new() == 1\n",
    }
    result = fixed(tmp_path, files, ["test_mod.py::test_first"])
    assert result.fixed == ["test_mod.py::test_first"]


@pytest.mark.parametrize(
    "text",
    [
        "import os\nos.chdir('/')\n",
        "import os as system\n",
        "from os import environ\n",
        "import logging.config\n",
        "import urllib.request\n",
        "import importlib\nimportlib.reload(importlib)\n",
        "from subprocess import run\n",
        "exec('x = 1')\n",
        "async def f():\n    pass\n",
        "import sys\nsys.modules.clear()\n",
        "from sys import modules\n",
    ],
)
def test_code_that_reaches_further_is_not_pure(tmp_path, text):
    write_project(tmp_path, {"mod.py": text, "test_mod.py": "import mod\n"})
    assert not is_pure(tmp_path, {}, ["test_mod.py::test_it"])


@pytest.mark.parametrize(
    "text",
    [
        "import os, sys, json\n",
        "import os.path\nprint(os.path.join('a', 'b'))\n",
        "from os import path, remove\n",
        "import logging\nLOGGER = logging.getLogger(__name__)\n",
        "from urllib.parse import quote\n",
        "import importlib\nimport sys\nsys.path.insert(0, '.')\nimportlib.import_module('json')\n",
    ],
)
def test_everyday_imports_are_pure(tmp_path, text):
    write_project(tmp_path, {"mod.py": text, "test_mod.py": "import mod\n"})
    assert is_pure(tmp_path, {}, ["test_mod.py::test_it"])


def test_tests_with_a_folder_of_their_own_are_screened(tmp_path):
    files = {
        "mod.py": "import json\n\n\ndef load(path):\n"
        "    return {key: n for key, n in json.loads(path.read_text()).items()}\n",
        "test_mod.py": "from mod import load\n\n\ndef test_it(tmp_path):\n"
        "    (tmp_path / 'a').write_text('{\"1\": 2, \"7\": 3}')\n"
        "    assert repr(load(tmp_path / 'a')) == '{1: 2, 7: 3}'\n",
    }
    result = fixed(tmp_path, files, ["test_mod.py::test_it"])
    assert "{int(key): n for" in ranked_first(result)["mod.py"]


def test_tests_of_the_judge_are_screened(tmp_path):
    text = 'def count_words(text):\n    """Count: "a b" -> 2."""\n    return len(text)\n'
    suite = write_tests({"mod.py": text})
    assert suite.tests
    write_project(tmp_path, {"mod.py": text, **suite.files})
    ids = [test.nodeid for test in suite.tests]
    assert is_pure(tmp_path, {}, ids)
    server = Server(tmp_path, 1, ids)
    assert all(map(server.is_plain, ids))


@pytest.mark.parametrize(
    "more",
    [
        "",
        "\n\n@pytest.fixture(scope='session')\ndef base():\n    return 1\n",
        "\n\ndef pytest_addoption(parser):\n    parser.addoption('--x')\n",
    ],
    ids=["plain functions", "of a session", "options"],
)
def test_a_conftest_may_import_what_is_under_repair(tmp_path, more):
    conftest = (
        "import pytest\n\nfrom mod import clamp\n\n\n@pytest.fixture\ndef limit():\n"
        "    return lambda value: clamp(value, 0, 10)\n"
    )
    files = {
        "mod.py": CLAMP,
        "conftest.py": conftest + more,
        "tests/test_mod.py": "def test_in(limit):\n    assert limit(5) == 5\n\n\n"
        "def test_out(limit):\n    assert (limit(-1), limit(11)) == (0, 10)\n",
    }
    ids = [f"tests/test_mod.py::test_{name}" for name in ("in", "out")]
    result = fixed(tmp_path, files, ids)
    assert "if value > high:" in ranked_first(result)["mod.py"]


def test_an_overlay_counts_instead_of_its_file(tmp_path):
    write_project(tmp_path, {"mod.py": "import ctypes\n", "other.py": "import mod, math\n"})
    overlay = {str(tmp_path / "mod.py"): "import math\n"}
    assert is_pure(tmp_path, overlay, ["other.py::test_it"])
    assert not is_pure(tmp_path, {}, ["other.py::test_it"])


@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("import math\n", False),
        ("from pkg.deep import low\n", True),
        ("from pkg import mod\n", True),
        ("import importlib\nimportlib.import_module('m' + 'od')\n", True),
        ("from importlib import import_module as load\nload('m' + 'od')\n", True),
        ("from unittest.mock import patch\npatch('pkg.mod.x')\n", True),
    ],
)
def test_only_what_the_tests_load_counts(tmp_path, text, reached):
    files = {
        "pkg/__init__.py": "",
        "pkg/mod.py": "import ctypes\n",
        "pkg/deep/__init__.py": "",
        "pkg/deep/low.py": "from ..mod import x\n",
        "test_mod.py": text,
    }
    write_project(tmp_path, files)
    assert is_pure(tmp_path, {}, ["test_mod.py::test_it"]) is not reached


def made(text):
    every = candidates({"m.py": text}, {("m.py", n): 1.0 for n in range(1, 20)}, set(), SeenTypes())
    return [c for c in every if c.function != "<module>"]


def test_the_code_of_a_patch_is_that_of_the_edited_text():
    text = "class A:\n    def f(self, a, b):\n        return a - b\n\n\ndef g(a):\n    return a\n"
    for candidate in made(text):
        try:
            patches = Patcher({"m.py": text}).patches(candidate)
        except Broken:
            continue
        for patch in patches or ():
            whole: dict = {}
            exec(candidate.texts["m.py"], whole)
            function = whole["A"].f if patch.names[0] == "A" else whole["g"]
            assert function.__code__.co_code == patch.code.co_code


def test_edits_of_signatures_and_cells_are_no_patches():
    text = "def f(a, b=2):\n    def g():\n        return a\n    return g() + b\n"
    patcher = Patcher({"m.py": text})
    regions = patcher._files["m.py"].regions
    assert patcher._files["m.py"].region(text.index("b=2"), text.index("b=2") + 3) is None
    cells = ((text.index("return a"), text.index("return a") + 8, "return f"),)
    assert patcher._files["m.py"].compiled(regions[0], cells) is not None
    assert patcher._files["m.py"].region(0, 3) is None


def test_candidates_that_do_the_same_are_tried_once():
    text = "def f(a, b):\n    return a - b\n"
    some = made(text)
    ready = list(Distinct({"m.py": text}).ready([*some, *some]))
    codes = [c.patches[0].code.co_code + repr(c.patches[0].code.co_consts).encode()
             + repr((c.patches[0].code.co_names, c.patches[0].code.co_varnames)).encode()
             for c in ready if c.patches]  # fmt: skip
    assert len(ready) < len(some) and len(codes) == len(set(codes))
