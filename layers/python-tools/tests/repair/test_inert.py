"""Which test files may be imported once, in the warm server."""

from __future__ import annotations

import pytest

from swarm_tools.oracle.derived.write import write_tests
from swarm_tools.repair.inert import is_inert

LOCAL = frozenset({"calc", "json"})


@pytest.mark.parametrize(
    "text",
    [
        "import calc\n",
        "from calc import add\n",
        "import json\n",
        "from . import helpers\n",
        "import importlib\nMODULE = importlib.import_module('calc')\n",
        "while True:\n    pass\n",
        "for n in range(3):\n    print(n)\n",
        "import threading\nthreading.Thread(target=print).start()\n",
        "class A:\n    import calc\n",
        "def f(x=__import__('calc')):\n    pass\n",
        "TESTS = [run(n) for n in (1, 2)]\n",
        "def test_it(:\n",
    ],
)
def test_what_imports_or_runs_code_is_not_inert(tmp_path, text):
    """Each of these would bring project code into the server, or may not end."""
    path = tmp_path / "test_it.py"
    path.write_text(text, "utf-8")
    assert not is_inert(path, LOCAL)


def test_the_judges_own_test_files_are_inert(tmp_path):
    """Else every candidate would collect them anew."""
    source = 'def double(a):\n    """Double: 2 -> 4."""\n    return a + a\n'
    for name, text in write_tests({"calc.py": source}).files.items():
        path = tmp_path / name.replace("/", "_")
        path.write_text(text, "utf-8")
        assert is_inert(path, LOCAL)
