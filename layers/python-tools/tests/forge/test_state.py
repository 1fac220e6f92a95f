"""Modules that keep something between calls: no test sees what another left behind."""

import ast

import pytest

from swarm_tools.forge.generate.state import state_names

TASKS = '''
"""Tasks."""

import threading

tasks = []
LEVELS = ["low", "high"]
next_number = 1
_lock = threading.Lock()


def add_task(title, level="low"):
    """Add a task and return its number."""
    global next_number
    if level not in LEVELS:
        raise ValueError("no such level")
    number = next_number
    tasks.append((number, title, level))
    next_number += 1
    return number


def count_tasks():
    """Return how many tasks there are."""
    return len(tasks)
'''


@pytest.mark.parametrize(
    "text, names",
    [
        ("a = []\ndef f():\n    a.append(1)\n", ("a",)),
        ("a = {}\ndef f(k):\n    a[k] = 1\n", ("a",)),
        ("a: int = 0\ndef f():\n    global a\n    a += 1\n", ("a",)),
        ("class B:\n    pass\nb = B()\ndef f():\n    b.note()\n", ("b",)),
        ("class B:\n    pass\nb = B()\ndef f():\n    b.size = 1\n", ("b",)),
        ("a = {}\ndef f(k):\n    del a[k]\n", ("a",)),
        ("a = []\nb = 1\ndef f():\n    return a.index(b)\n", ()),
        ("a = []\na.append(1)\n", ()),
        ("import log\nout = log.make()\ndef f():\n    out.write(1)\n", ()),
    ],
)
def test_what_functions_change_is_state(text, names):
    assert state_names(ast.parse(text)) == names


@pytest.mark.parametrize("framework", ["pytest", "unittest"])
def test_each_test_finds_the_module_as_it_was_imported(step, framework):
    files = {"todo.py": TASKS}
    params = {"paths": ["todo.py"], "seconds": 10, "framework": framework}
    suite = step("forge_generate", files, params)
    text = suite["files"]["tests/test_todo.py"]
    assert '"tasks", "next_number"' in text.replace("'", '"')
    assert "_lock" not in text
    assert "add_task(" in text
    run = step("forge_run", files, {"paths": ["todo.py"], "shuffles": 2}, {"suite": suite})
    counts = run["counts"]
    assert counts["failed"] + counts["errors"] + counts["flaky"] + counts["side_effects"] == 0
    assert run["coverage"]["branch_percent"] == 100
    assert run["mutation"]["score"] > 60
    later = {"path": "todo.py", "seconds": 8, "round": 1, "framework": framework}
    more = step("forge_generate", files, {**params, **later}, {"suite": suite, "run": run})
    assert more["files"]["tests/test_todo.py"].count("copy.deepcopy") == 1
