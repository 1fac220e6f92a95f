"""Which Python a file needs, by its syntax."""

from __future__ import annotations

import sys

import pytest

from swarm_tools.workspace.discovery import discover
from swarm_tools.workspace.newer_syntax import needed_python

NEWER = {
    "type Pair[A] = tuple[A, A]\n": 12,
    "def first[T](items: list[T]) -> T:\n    return items[0]\n": 12,
    "class Box[T]:\n    pass\n": 12,
    'names = {}\nprint(f"{names["box"]}")\n': 12,
    "class Box[T = int]:\n    pass\n": 13,
    "try:\n    pass\nexcept ValueError, TypeError:\n    pass\n": 14,
    "import json\ntry:\n    pass\nexcept json.JSONDecodeError, OSError:\n    pass\n": 14,
    'name = "a"\nprint(t"{name}")\n': 14,
}


@pytest.mark.parametrize("text", NEWER)
def test_newer_syntax_is_named(text):
    expected = f">=3.{NEWER[text]}" if NEWER[text] > sys.version_info[1] else None
    assert needed_python(text.encode()) == expected


@pytest.mark.parametrize(
    "text",
    [
        "print 'hello'\ntry:\n    pass\nexcept ValueError, error:\n    print error\n",
        "try:\n    pass\nexcept ValueError, error:\n    print(error)\n",
        "def f[(x):\n    return x\n",
        "class Box[T]:\n    def f(self:\n        pass\n",
        "x = 1\n",
    ],
)
def test_what_is_broken_or_old_is_not_newer(text):
    assert needed_python(text.encode()) is None


def test_a_newer_file_is_left_alone(tmp_path):
    (tmp_path / "new.py").write_text("x = 1\ntry:\n    pass\nexcept OSError, EOFError:\n    pass\n")
    (tmp_path / "old.py").write_text("x = 1\n")
    found = discover(tmp_path)
    assert found.sources == (["new.py", "old.py"] if sys.version_info >= (3, 14) else ["old.py"])
