"""Harm is looked for with other inputs than the gate's."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from bench.builtin.harm import find_harm

TEXT = '''\
def grade(score, marks):
    """Return a mark.

    >>> grade(86, ["a", "b"])
    'b'
    """
    return marks[0] if score > 90 else marks[-1]


class Box:
    def __init__(self, size):
        self.size = size

    def grow(self, by):
        return self.size + by


Box(3).grow(4)
'''


def test_what_differs_is_found():
    [*found] = find_harm({"m.py": TEXT}, {"m.py": TEXT.replace("> 90", "> 88")})
    assert found and all(harm.call.startswith("grade(") for harm in found)
    found = find_harm({"m.py": TEXT}, {"m.py": TEXT.replace("self.size + by", "self.size - by")})
    assert found and all(harm.call.startswith("Box(3).grow(") for harm in found)


def test_what_does_not_differ_is_not():
    other = TEXT.replace(
        "return marks[0] if score > 90 else", "if score > 90:\n        return marks[0]\n    return"
    )
    assert find_harm({"m.py": TEXT}, {"m.py": other}) == []
