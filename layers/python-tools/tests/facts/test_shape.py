"""The shape of a change: the same for the same meaning, another for another."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from swarm_tools.facts.normal_form import normal_form
from swarm_tools.facts.shape import MOST, change_shape

BEFORE = "def f(x, y):\n    return x - y\n"


def function(body, head="def f(x, y):"):
    return head + "\n" + "".join(f"    {line}\n" for line in body.splitlines())


SAME = {
    "sum": ("return x + 1", "return 1 + x"),
    "chain": ("return x + y + 1", "return 1 + (y + x)"),
    "product": ("return x * y", "return y * x"),
    "equal": ("return x == y", "return y == x"),
    "unequal": ("return x != y", "return y != x"),
    "bits": ("return (x | y) & 3 ^ x", "return x ^ (3 & (y | x))"),
    "logic": ("return x and y or 1", "return 1 or y and x"),
    "greater": ("return x > y", "return y < x"),
    "at_least": ("return x >= y", "return y <= x"),
    "between": ("return 3 > x > 1", "return 1 < x < 3"),
    "augmented": ("x += 1\nreturn x", "x = x + 1\nreturn x"),
    "augmented_item": ("x[y] -= 1\nreturn x", "x[y] = x[y] - 1\nreturn x"),
    "not_equal": ("return not x == y", "return x != y"),
    "not_in": ("return not x in y", "return x not in y"),
    "branches": (
        "if not x:\n    return 1\nelse:\n    return y",
        "if x:\n    return y\nelse:\n    return 1",
    ),
    "branches_of_unequal": (
        "if x != y:\n    return 1\nelse:\n    return y",
        "if x == y:\n    return y\nelse:\n    return 1",
    ),
    "choice": ("return 1 if not x else y", "return y if x else 1"),
    "docstring": ('"""One."""\nreturn y', "return y"),
    "comment": ("# one\nreturn y", "return   y"),
    "annotation": ("z: int = x\nreturn z", "z = x\nreturn z"),
    "local": ("total = x + y\nreturn total", "result = x + y\nreturn result"),
    "loop": (
        "for item in x:\n    yield item",
        "for row in x:\n    yield row",
    ),
    "comprehension": ("return [a for a in x if a]", "return [b for b in x if b]"),
    "handler": (
        "try:\n    return x()\nexcept ValueError as error:\n    return error",
        "try:\n    return x()\nexcept ValueError as problem:\n    return problem",
    ),
    "lambda": ("return sorted(x, key=lambda a: a.b)", "return sorted(x, key=lambda c: c.b)"),
    "nested": (
        "def inner(a):\n    return a + x\nreturn inner",
        "def inner(b):\n    return x + b\nreturn inner",
    ),
}


@pytest.mark.parametrize("kind", sorted(SAME))
def test_the_same_meaning_has_the_same_shape(kind):
    left, right = (function(body) for body in SAME[kind])
    shape = change_shape([(BEFORE, left)])
    assert shape and shape == change_shape([(BEFORE, right)])
    assert change_shape([(left, right)]) == []


OTHER = {
    "difference": ("return x - 1", "return 1 - x"),
    "order": ("return x > y", "return y > x"),
    "constant": ("return x + 1", "return x + 2"),
    "type_of_constant": ("return x + 1", "return x + True"),
    "operator": ("return x + y", "return x * y"),
    "logic": ("return x and y", "return x or y"),
    "which_parameter": ("return x", "return y"),
    "which_local": ("a = x\nb = y\nreturn a", "a = x\nb = y\nreturn b"),
    "attribute": ("return x.a", "return x.b"),
    "global": ("return total(x)", "return count(x)"),
    "keyword": ("return print(x, end=y)", "return print(x, sep=y)"),
    "branches": (
        "if x:\n    return 1\nelse:\n    return y",
        "if x:\n    return y\nelse:\n    return 1",
    ),
    "string": ("return 'a'", "return b'a'"),
    "statements": ("x()\ny()", "y()\nx()"),
}


@pytest.mark.parametrize("kind", sorted(OTHER))
def test_another_meaning_has_another_shape(kind):
    left, right = (function(body) for body in OTHER[kind])
    assert change_shape([(BEFORE, left)]) != change_shape([(BEFORE, right)])
    assert change_shape([(left, right)])


def test_parameters_may_have_other_names():
    other = function("return b + a", "def f(a, b):")
    assert change_shape([(function("return x + y"), other)]) == []
    swapped = function("return a - b", "def f(b, a):")
    assert change_shape([(BEFORE, swapped)])


def test_what_it_looks_like():
    shape = change_shape([(BEFORE, function("return x + y"))])
    assert all(re.fullmatch(r"[+-][0-9a-f]{8}", item) for item in shape)
    assert shape == sorted(shape)
    assert {item[0] for item in shape} == {"+", "-"}
    # The operation, the statement and the function; both variables stay.
    assert len(shape) == 6


def test_a_piece_that_came_twice_is_there_twice():
    once = change_shape([("", "print(1)\n")])
    assert sorted([*once, *once]) == change_shape([("", "print(1)\nprint(1)\n")])


def test_parts_that_stay_do_not_count():
    rest = "\n\nclass A:\n    def g(self):\n        return 1\n\n\nX = [1, 2]\n"
    small = change_shape([(BEFORE, function("return x + y"))])
    assert change_shape([(BEFORE + rest, function("return x + y") + rest)]) == small
    assert change_shape([(BEFORE + rest, rest + BEFORE)]) == []


def test_a_method_counts_apart_from_its_class():
    text = "class A:\n    n = 1\n\n    def f(self):\n        return {}\n"
    shape = change_shape([(text.format(1), text.format("self.n"))])
    plain = "def f(self):\n    return {}\n"
    assert shape == change_shape([(plain.format(1), plain.format("self.n"))])


def test_a_text_that_does_not_parse_is_one_piece():
    broken = "def f(:\n"
    assert len(change_shape([("", broken)])) == 1
    shape = change_shape([(broken, BEFORE)])
    assert [item[0] for item in shape].count("-") == 1
    assert shape != change_shape([("def g(:\n", BEFORE)])
    assert change_shape([(broken, broken)]) == []


@pytest.mark.parametrize("text", ["x = " + "(" * 150 + ")" * 150, "x = " + "-" * 3000 + "1", "\0"])
def test_odd_texts_have_a_shape_too(text):
    assert change_shape([("", text)])


def test_there_is_a_bound_and_the_same_pieces_are_kept():
    many = "".join(f"x{i} = {i} + y{i}\n" for i in range(3000))
    shape = change_shape([("", many)])
    assert len(shape) == MOST and shape == sorted(shape)
    more = change_shape([("", many + "z = 1\n")])
    assert len(set(shape) & set(more)) > MOST - 10


def test_it_is_the_same_in_every_process():
    code = "from swarm_tools.facts.shape import change_shape as c\n"
    code += f"print(c([({BEFORE!r}, {function('return x + y + 1')!r})]))"
    shapes = set()
    for seed in ("1", "2", "3"):
        environment = {"PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(__file__).parents[2])}
        ran = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, env=environment, check=True
        )
        shapes.add(ran.stdout)
    assert len(shapes) == 1 and b"+" in shapes.pop()


def test_the_normal_form_is_one():
    for kind in SAME:
        for body in SAME[kind]:
            once = ast.unparse(ast.fix_missing_locations(normal_form(ast.parse(function(body)))))
            again = ast.parse(re.sub(r"\$(\d)", r"v\1", once))
            twice = ast.unparse(ast.fix_missing_locations(normal_form(again)))
            assert twice == once
