"""Bugs that the bench seeds: each kind is tried on an example, and changes it as it says."""

import ast

import pytest
from bench.forge import slips

EXAMPLES = {
    "swapped_arguments": ("return divide(a, b)", "return divide(b, a)"),
    "other_variable": ("return a", "return b"),
    "forgotten_case": ("if a:\n    return 1\nreturn b", "return b"),
    "forgotten_else": ("if a:\n    x = 1\nelse:\n    x = 2", "if a:\n    x = 1"),
    "last_one_lost": ("for x in a:\n    use(x)", "for x in list(a)[:-1]:\n    use(x)"),
    "short_range": ("return range(a)", "return range(a - 1)"),
    "not_added": ("x = 0\nx += a", "x = 0\nx = a"),
    "return_too_early": (
        "for x in a:\n    use(x)\nreturn 1",
        "for x in a:\n    use(x)\n    return 1\nreturn 1",
    ),
    "half_a_condition": ("return a and b", "return a and a"),
    "wrong_exception": ("raise ValueError(a)", "raise KeyError(a)"),
    "ignored_parameter": ("return a", "b = 2\nreturn a"),
    "other_attribute": ("return self.left", "return self.right"),
    "wrong_order": ("x = a\ny = x", "y = x\nx = a"),
}


def test_every_slip_has_an_example():
    assert {slip.__name__ for slip in slips.SLIPS} == EXAMPLES.keys()


@pytest.mark.parametrize("slip", slips.SLIPS, ids=lambda slip: slip.__name__)
def test_a_slip_does_what_its_example_shows(slip, monkeypatch):
    before, after = (function(body) for body in EXAMPLES[slip.__name__])
    monkeypatch.setattr(slips, "SLIPS", (slip,))
    kind, line, source = slips.seeded(before, 1, "a")[0]
    assert kind == slip.__name__
    assert line >= 1
    assert source.rstrip("\n") == after


def test_kinds_come_in_turn_and_the_same_each_time():
    text = function("for x in a:\n    use(x, b)\nif a and b:\n    return 1\nreturn b")
    found = slips.seeded(text, 4, "a")
    assert found == slips.seeded(text, 4, "a")
    assert len({kind for kind, _, _ in found}) == 4


def function(body):
    rows = "\n".join(f"    {row}" for row in body.splitlines())
    return ast.unparse(ast.parse(f"def f(self, a, b=2):\n{rows}"))
