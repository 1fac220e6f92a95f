"""The questions that bug rules ask before they touch anything."""

import ast

import pytest

from swarm_tools.rules.callees import called, takes
from swarm_tools.rules.classes import shape
from swarm_tools.rules.flow import guarded, indented, kind_of, leaves
from swarm_tools.rules.model import CleanOptions
from swarm_tools.rules.module import Module
from swarm_tools.rules.nearest import distance, nearest
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
