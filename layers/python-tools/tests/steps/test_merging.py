"""Edits of the same text, put together."""

import pytest

from swarm_tools.steps._judging.merging import merged

REST = "b = 2\nc = 3\nd = 4\n"
BASE = "a = 1\n" + REST


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        ("a = 0\n" + REST, BASE + "e = 5\n", "a = 0\n" + REST + "e = 5\n"),
        ("import x\n" + BASE, "a = 1\nb = 2\nc = 3\n", "import x\na = 1\nb = 2\nc = 3\n"),
        # The same change twice is one change.
        ("import x\n" + BASE, "import x\n" + BASE, "import x\n" + BASE),
        (BASE, "a = 1\nd = 4\n", "a = 1\nd = 4\n"),
        # The same line in two ways.
        ("a = 0\n" + REST, "a = 9\n" + REST, None),
        # Two insertions at one place: nothing says which comes first.
        ("import x\n" + BASE, "import y\n" + BASE, None),
        ("a = 1\nd = 4\n", "a = 1\nb = 2\nc = 0\nd = 4\n", None),
    ],
)  # fmt: skip
def test_changes_apart_are_put_together_and_those_that_overlap_are_not(one, other, both):
    assert merged(BASE, one, other) == both
    assert merged(BASE, other, one) == both
