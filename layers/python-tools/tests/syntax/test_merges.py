"""Marks of a merge that was not finished."""

import pytest
from meant import assert_meant


@pytest.mark.parametrize(
    ("program", "ours", "theirs"),
    [
        (
            "def f(a):\n    print(a)\n{}    return a\n\n\nprint(f(3))\n",
            "    b = a\n",
            "    b = a + 1\n    c = 4\n",
        ),
        (
            "def f(a):\n    print(a)\n{}    return a\n\n\nprint(f(3))\n",
            "",
            "    b = a + 1\n    c = 4\n    print(b, c)\n",
        ),
        (
            "def f(a):\n    print(a)\n{}    return a\n\n\nprint(f(3))\n",
            "    b = a\n    print(b)\n",
            "",
        ),
        (
            "def f(a):\n    print(a)\n{}    return a\n\n\nprint(f(3))\n",
            "    for x in a:\n        print(x)\n",
            "    for y in a:\n        print(y, a)\n        print(y)\n",
        ),
        ("{}\n\ndef f():\n    return os\n", "import os\n", "import os\nimport sys\nimport json\n"),
        ("x = [\n    1,\n{}    4,\n]\n", "    2,\n", "    3,\n    33,\n    333,\n"),
        ("x = {{\n    'a': 1,\n{}}}\n", "    'b': 2,\n", "    'b': 3,\n    'c': 33,\n"),
        (
            "class A:\n{}\n    x = 1\n",
            "    def f(self):\n        return 1\n",
            "    def f(self, x):\n        y = x\n        return y\n",
        ),
    ],
)
@pytest.mark.parametrize("base", ["", "||||||| base\n    pass\n"])
@pytest.mark.parametrize("indent", ["", "    "])
@pytest.mark.parametrize(("broken", "meant"), [("", ""), ("x = 1\nprint x\n", "x = 1\nprint(x)\n")])
def test_the_upper_side_of_a_merge_stays(program, ours, theirs, base, indent, broken, meant):
    sides = f"{indent}<<<<<<< HEAD\n{ours}{base}{indent}=======\n"
    sides += f"{theirs}{indent}>>>>>>> new\n"
    assert_meant(program.format(sides) + broken, program.format(ours) + meant)


def test_a_side_of_a_merge_is_mended_and_two_merges_are_resolved():
    program = "def f(a):\n{}    return a\n{}"
    merge = "<<<<<<< HEAD\n{}=======\n{}>>>>>>> new\n"
    one = merge.format("    b = [a\n", "    b = a + 1\n    c = 4\n")
    two = merge.format("x = 1\n", "x = 2\ny = 3\nprint(x, y)\n")
    assert_meant(program.format(one, two), program.format("    b = [a]\n", "x = 1\n"))
