"""The step `forge_generate`: a suite from nothing, then a better one."""

import ast

from swarm_tools.rules.ruff import Style, format_text

MODULE = '''"""Prices."""

KINDS = {"gold": 0.2, "silver": 0.1}


def discount(price, kind):
    """Return the price for a kind of customer."""
    if price < 0:
        raise ValueError("a price is not negative")
    if kind == "staff":
        return 0
    return price * (1 - KINDS.get(kind, 0))


def calculate_average(numbers):
    """Return the average of the numbers."""
    return sum(numbers) / (len(numbers) + 1)


def parse(text):
    """Split a pair.

    >>> parse("a=1")
    ('a', '1')
    """
    name, sep, value = text.partition("=")
    if not sep:
        raise KeyError(text)
    return name, value


class Stack:
    """Last in, first out."""

    def __init__(self, most=2):
        self.items = []
        self.most = most

    def push(self, item):
        """Put one on top."""
        if len(self.items) >= self.most:
            raise OverflowError("full")
        self.items.append(item)
        return len(self.items)

    def pop(self):
        """Take one."""
        return self.items.pop() if self.items else None


def read(path):
    """Return the size of a file, -1 for none."""
    try:
        with open(path) as file:
            return len(file.read())
    except OSError:
        return -1
'''
FILES = {"shop/__init__.py": "", "shop/prices.py": MODULE}
PATHS = {"paths": ["shop/prices.py"]}


def forge(step, inputs=None, **params):
    return step("forge_generate", FILES, {**PATHS, "seconds": 12, **params}, inputs)


def test_a_suite_from_nothing_and_a_better_one(step):
    suite = forge(step)
    text = suite["files"]["tests/test_prices.py"]
    assert "a price is not negative" in text
    assert "OverflowError" in text
    assert {test["origin"] for test in suite["tests"]} >= {"mutant", "doctest"}
    run = step("forge_run", FILES, {**PATHS, "shuffles": 2}, {"suite": suite})
    counts = run["counts"]
    assert counts["failed"] == counts["errors"] == counts["flaky"] == counts["side_effects"] == 0
    assert run["coverage"]["percent"] >= 90
    assert run["mutation"]["score"] >= 75
    names = [node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    assert all(len(name) <= 120 for name in names)
    assert format_text(text, Style()) == text
    again = forge(step, {"suite": suite, "run": run}, round=1)
    assert set(suite["files"]) <= set(again["files"])
    old = {test["nodeid"] for test in suite["tests"]}
    assert old <= {test["nodeid"] for test in again["tests"]}
    better = step("forge_run", FILES, PATHS, {"suite": again, "run": run})
    assert better["mutation"]["score"] >= run["mutation"]["score"]
    assert better["counts"]["failed"] == better["counts"]["errors"] == 0


def test_a_test_that_shows_a_bug_is_kept_as_a_strict_xfail(step):
    suite = forge(step, seconds=6)
    bugs = [bug for bug in suite["suspected_bugs"] if bug["function"] == "calculate_average"]
    assert bugs
    assert all(bug["intent"] != "observed" and bug["reason"] for bug in bugs)
    wrong = MODULE.splitlines().index("    return sum(numbers) / (len(numbers) + 1)") + 1
    assert {bug["line"] for bug in bugs} == {wrong}
    marks = suite["files"]["tests/test_prices.py"].split("@pytest.mark.xfail(")[1:]
    assert len(marks) == len(suite["suspected_bugs"])
    assert all("strict=True" in mark.partition("def ")[0] for mark in marks)
    run = step("forge_run", FILES, {**PATHS, "mutants": 0}, {"suite": suite})
    assert run["counts"]["xfailed"] == len(suite["suspected_bugs"])
    assert run["counts"]["failed"] == 0
    assert run["mutation"] is None


def test_what_differs_from_run_to_run_is_not_asserted(step):
    source = """import os
import time


def now():
    return time.time_ns()


def pid(x):
    return [os.getpid(), x]
"""
    suite = step("forge_generate", {"clock.py": source}, {"seconds": 5})
    assert not [test for test in suite["tests"] if test["function"] in ("now", "pid")]


def test_no_test_leaves_files_or_takes_a_descriptor(step):
    source = """def leave(name):
    with open(name, "w") as file:
        file.write("x")
    return name


def double(number):
    return 2 * number
"""
    suite = step("forge_generate", {"files.py": source}, {"seconds": 5})
    assert {test["function"] for test in suite["tests"]} >= {"double"}
    run = step("forge_run", {"files.py": source}, {"mutants": 0}, {"suite": suite})
    assert run["counts"]["side_effects"] == run["counts"]["errors"] == 0
    assert run["coverage"] is not None


def test_a_module_that_cannot_be_imported_is_named(step):
    suite = step("forge_generate", {"broken.py": "import nothing_of_that_name\n"}, {"seconds": 3})
    assert suite["tests"] == []
    assert "nothing_of_that_name" in suite["modules"][0]["note"]


def test_static_names_what_tools_see(step):
    files = {
        "tests/__init__.py": "",
        "tests/test_a.py": "import os\n\n\ndef test_a():\n    print(1)\n",
        "tests/test_b.py": "def test_b(:\n",
    }
    result = step("forge_static", {"a.py": "X = 1\n"}, {}, {"suite": {"files": files, "tests": []}})
    one, other = result["files"]
    assert one["lint_issue_count"] == 1
    assert one["issues"][0]["code"] == "F401"
    assert one["without_assertion"] == 1
    assert not other["syntax_ok"]
    assert not result["syntax_ok"]
    assert result["tools"] == ["parser", "ruff", "pylint", "mypy"]


def test_types_of_tests_are_checked_by_our_own_configuration(step):
    plugin = "import pathlib\npathlib.Path('loaded').touch()\n"
    project = {
        "a.py": "def f(number: int) -> int:\n    return number\n",
        "bad_plugin.py": plugin,
        "mypy.ini": "[mypy]\nplugins = bad_plugin\nignore_errors = True\n",
    }
    text = (
        "import pytest\n\nimport a\n\n\n"
        "def test_f():\n    assert a.f(1).nothing == a.missing\n\n\n"
        "def test_refused():\n    with pytest.raises(TypeError):\n        a.f('x', 2)\n"
    )
    suite = {"files": {"tests/__init__.py": "", "tests/test_a.py": text}, "tests": []}
    result = step("forge_static", project, {}, {"suite": suite})
    issues = [row for file in result["files"] for row in file["issues"] if row["tool"] == "mypy"]
    assert [(row["line"], row["code"]) for row in issues] == [(7, "attr-defined")] * 2
