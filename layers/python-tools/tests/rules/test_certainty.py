"""The questions that bug rules ask before they touch anything."""

import ast

import pytest

from swarm_tools.rules.callees import called, takes
from swarm_tools.rules.classes import shape
from swarm_tools.rules.flow import guarded, indented, kind_of, leaves
from swarm_tools.rules.model import CleanOptions
from swarm_tools.rules.module import Module
from swarm_tools.rules.nearest import distance, nearest
from swarm_tools.rules.numbers import compared_before, is_numeric
from swarm_tools.rules.streams import only_value, reads, used_up
from swarm_tools.rules.truth import unconditional
from swarm_tools.rules.undefined import undefined


def module(text):
    return Module(text, "m.py", CleanOptions())


@pytest.mark.parametrize(
    ("left", "right", "steps"),
    [
        ("total", "totl", 1),
        ("range", "rnage", 1),
        ("ab", "ba", 1),
        ("abc", "abc", 0),
        ("", "xy", 2),
    ],
)
def test_distance(left, right, steps):
    assert distance(left, right) == distance(right, left) == steps


@pytest.mark.parametrize(
    ("name", "known", "meant"),
    [
        ("totl", ["total", "other"], "total"),
        ("item", ["items"], None),
        ("x1", ["x2"], None),
        ("count", ["mount", "count_"], None),
        ("defaultDict", ["defaultdict"], "defaultdict"),
        ("valeu", ["value", "valet"], None),
        ("_total", ["total"], None),
    ],
)
def test_nearest(name, known, meant):
    assert nearest(name, known) == meant


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("x = []", "list"),
        ("x = [1]\n    x = x.sort()", "list"),
        ("x = a.split()", "list"),
        ("x = 1\n    x = 'a'", None),
        ("x = a", None),
        ("for x in a:\n        pass", None),
    ],
)
def test_kind_of_a_local(body, kind):
    found = module(f"def f(a):\n    {body}\n    return x\n")
    assert kind_of(found, found.tree.body[0].body[-1].value) == kind


def test_kind_of_what_gathers_the_rest_and_of_a_comprehension():
    rest = module("def f(*xs: int):\n    return xs\n")
    assert kind_of(rest, rest.tree.body[0].body[0].value) is None
    inner = module("def f(a):\n    i = 1\n    return [i for i in a], i\n")
    comprehension, outer = inner.tree.body[0].body[1].value.elts
    assert kind_of(inner, comprehension.elt) is None
    assert kind_of(inner, outer) == "int"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("return", True),
        ("if x:\n    return\nelse:\n    raise y", True),
        ("if x:\n    return", False),
        ("while True:\n    x()", True),
        ("while True:\n    break", False),
    ],
)
def test_leaves(text, left):
    body = ast.parse("def f():\n" + "\n".join(f"    {line}" for line in text.split("\n"))).body[0]
    assert leaves(body.body) is left


def test_what_expects_its_failure_is_guarded():
    found = module("try:\n    a\nexcept NameError:\n    b\n")
    names = {node.id: node for node in found.walk(ast.Name)}
    assert guarded(found, names["a"], ("NameError",))
    assert not guarded(found, names["a"], ("TypeError",))
    assert not guarded(found, names["b"], ("NameError",))
    assert list(undefined(found)) == [names["b"]]


def test_a_text_over_several_lines_is_not_moved():
    found = module("if x:\n    a = 1\n    b = 2\nif y:\n    c = '''\n    d'''\n")
    assert indented(found, found.tree.body[0].body, "") == "a = 1\nb = 2"
    assert indented(found, found.tree.body[1].body, "") is None


def test_what_a_call_means():
    found = module(
        "class A:\n    def f(self, x, *, y=1):\n        return x\n\n"
        "    def g(self):\n        return self.f(1)\n\n\n"
        "def h(a, /, b):\n    return a\n\n\nh(1, 2)\nunknown()\n"
    )
    calls = list(found.walk(ast.Call))
    by_text = {ast.unparse(call): called(found, call) for call in calls}
    method, bound = by_text["self.f(1)"]
    assert (takes(method, bound).positions, takes(method, bound).needed) == (("x",), {"x"})
    plain, bound = by_text["h(1, 2)"]
    assert (takes(plain, bound).only, takes(plain, bound).plain) == (("a",), ("b",))
    assert by_text["unknown()"] is None


def test_a_class_with_a_foreign_base_is_not_known():
    found = module("class A(B):\n    x = 1\n\n\nclass C:\n    def f(self):\n        self.y = 1\n")
    assert not shape(found, found.tree.body[0]).known
    own = shape(found, found.tree.body[1])
    assert own.known and own.members == {"f", "y"}


@pytest.mark.parametrize(
    ("body", "all_of_it"),
    [
        ("return sum(it)", True),
        ("return ','.join(it)", True),
        ("return [x for x in it]", True),
        ("return max(x + 1 for x in it)", True),
        ("return dict(zip(it, it))", True),
        ("return next(it)", False),
        ("return any(it)", False),
        ("return (x for x in it)", False),
        ("return [y for x in a for y in it]", False),
        ("for x in it:\n        print(x)", True),
        ("for x in it:\n        break", False),
    ],
)
def test_what_takes_all_that_an_iterator_gives(body, all_of_it):
    found = module(f"def f(a, it):\n    {body}\n")
    use = next(node for node in found.walk(ast.Name) if node.id == "it")
    assert (used_up(found, use) is not None) is all_of_it


@pytest.mark.parametrize(
    ("text", "always"),
    [
        ("x = f(a)", True),
        ("x = a if b else c", False),
        ("x = b if a else c", True),
        ("x = b and a", False),
        ("x = a and b", True),
        ("x = [y for y in a]", True),
        ("x = [a for y in b]", False),
        ("x = lambda: a", False),
        ("x = b < c < a", False),
        ("assert b, a", False),
    ],
)
def test_what_is_evaluated_whenever_a_statement_is_run(text, always):
    found = module(f"{text}\n")
    name = next(node for node in found.walk(ast.Name) if node.id == "a")
    assert unconditional(found, name, found.tree.body[0]) is always


def test_the_only_value_of_a_name():
    found = module(
        "def f(xs):\n    print(xs)\n    xs = map(int, xs)\n    ys = 1\n    ys = 2\n"
        "    return xs, ys\n"
    )
    xs, ys = found.tree.body[0].body[-1].value.elts
    assert ast.unparse(only_value(found, xs)) == "map(int, xs)"
    assert only_value(found, ys) is None
    assert reads(found, xs) == [xs]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("a = len(b)", True),
        ("a = b - 1", True),
        ("a = b * 2", False),
        ("a = b % 2", False),
        ("a = 7 % b", True),
        ("a = 0\nfor x in b:\n    a += x", True),
        ("a = 0\na = str(a)", False),
        ("a += 1", False),
        ("import math\na = math.pi * float(b)", True),
        ("import math\na = math.modf(b)", False),
        ("from datetime import date\na = date.today().year", True),
        ("a = b.year", False),
        ("for a in range(3):\n    pass", True),
        ("a = sum(b)", True),
        ("a = sum(b, [])", False),
        ("def f():\n    global a\n    a = ''\na = 1", False),
    ],
)
def test_what_is_certainly_a_number(text, number):
    found = module(f"{text}\na\n")
    assert is_numeric(found, found.tree.body[-1].value) is number


@pytest.mark.parametrize(
    ("body", "sized"),
    [
        ("if a > 1:\n        x(a)", True),
        ("if 1 < a:\n        x(a)", True),
        ("if a > 1 and b:\n        x(a)", True),
        ("if b and a > 1:\n        x(a)", False),
        ("if a == 1:\n        x(a)", False),
        ("while a > 1:\n        x(a)\n        a -= 1", True),
        ("if a > 1:\n        a = str(a)\n        x(a)", False),
        ("if a > 1:\n        x(lambda: a)", False),
        ("if a > 1:\n        pass\n    x(a)", False),
    ],
)
def test_what_was_compared_in_size_with_a_number(body, sized):
    found = module(f"def f(a, b):\n    {body}\n")
    use = next(
        node
        for call in found.walk(ast.Call)
        if ast.unparse(call.func) == "x"
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Name)
    )
    assert compared_before(found, use) is sized
