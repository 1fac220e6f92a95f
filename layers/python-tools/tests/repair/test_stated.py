"""What a file states about itself is no place for a repair."""

import pytest

from swarm_tools.repair.candidates import candidates
from swarm_tools.repair.local_types import SeenTypes

CODE = """\
def double(n):
    assert n > 0
    return n + n


def self_check():
    assert double(2) == 5


if __name__ == "__main__":
    self_check()
    assert double(1) == 3
"""


def edited_lines(text):
    lines = {("m.py", number): 1.0 for number in range(1, 20)}
    found = candidates({"m.py": text}, lines, set(), SeenTypes())
    return {
        text[:start].count("\n") + 1
        for c in found
        for start, end, _ in c.edits("m.py")
        if end > start
    }


@pytest.mark.parametrize("line", [7, 10, 12])
def test_what_is_stated_is_not_edited(line):
    assert line not in edited_lines(CODE)


@pytest.mark.parametrize("line", [2, 3, 11])
def test_what_runs_is_edited(line):
    assert line in edited_lines(CODE)


def test_a_function_that_asserts_nothing_is_edited():
    assert 7 in edited_lines(CODE.replace("assert double(2) == 5", "print(double(2) == 5)"))
