"""``len(map(int, xs))`` and ``d.keys()[0]``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, guarded, kind_of
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.streams import as_list, defines, only_value, reads, stream, suits_list
from swarm_tools.rules.types import simple

_VIEWS = {"keys", "values", "items"}
_METHODS = {"append", "sort", "insert", "extend", "pop", "remove", "reverse", "index", "count"}
_RANDOM = {"random.choice", "random.shuffle", "random.sample"}
_ERRORS = ("TypeError", "AttributeError", "KeyError")
# What has keys() and the like that give lists of their own.
_FOREIGN = {
    "pandas", "numpy", "polars", "xarray", "h5py", "redis", "sqlite3", "sqlalchemy", "lxml",
    "email", "mailbox", "torch", "bs4", "django", "flask", "werkzeug", "netCDF4", "pymongo",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    if not module.is_builtin("list"):
        return
    done: set[ast.expr] = set()
    for node in module.walk((ast.Name, ast.Call, ast.GeneratorExp)):
        if isinstance(node, ast.Name):
            value = _named(module, node)
        else:
            value = node if _once(module, node) else None
        if value is None or value in done or not _as_a_list(module, node, value):
            continue
        if not guarded(module, node, _ERRORS):
            done.add(value)
            yield _edit(module, value)


def _edit(module: Module, value: ast.expr) -> Edit:
    """Return the edit that makes a list of what an iterator or a view gives."""
    new = as_list(module, value)
    up = module.parents[value]
    if isinstance(value, ast.GeneratorExp) and module.end(up) == module.end(value):
        new = f"({new})" if isinstance(up, ast.Call) else new
    return module.replace(value, new, "Made a list, which has a length and items by number.")


def _once(module: Module, value: ast.AST) -> bool:
    return stream(module, value) or _view(module, value)


def _view(module: Module, node: ast.AST) -> bool:
    """Return whether an expression gives the keys, values or items of a dict."""
    method = node.func if isinstance(node, ast.Call) else None
    if not isinstance(method, ast.Attribute) or method.attr not in _VIEWS:
        return False
    if node.args or node.keywords or not simple(method.value):  # type: ignore[attr-defined]
        return False
    if kind_of(module, method.value) == "dict":
        return True
    plain = isinstance(method.value, ast.Name) and method.value.id not in ("row", "msg", "self")
    return plain and not defines(module, _VIEWS) and not module.imports & _FOREIGN


def _named(module: Module, node: ast.Name) -> ast.expr | None:
    """Return the iterator that a name is certainly set to, all uses of which suit a list."""
    if not isinstance(node.ctx, ast.Load):
        return None
    value = only_value(module, node)
    if value is None or not _once(module, value):
        return None
    uses = reads(module, node)
    suiting = (_as_a_list(module, use, value) or suits_list(module, use) for use in uses)
    return value if all(suiting) else None


def _as_a_list(module: Module, node: ast.expr, value: ast.expr) -> bool:
    """Return whether something is done that no iterator, or no view of a dict, can do."""
    up = module.parents[node]
    view = not stream(module, value)
    if isinstance(up, ast.Subscript) and up.value is node:
        return isinstance(up.ctx, ast.Load) and (not view or _number(module, up.slice))
    if isinstance(up, ast.Attribute):
        call = module.parents[up]
        called = isinstance(call, ast.Call) and call.func is up
        return called and up.attr in _METHODS and isinstance(node, ast.Name)
    if isinstance(up, ast.BinOp) and isinstance(up.op, ast.Add):
        other = up.right if up.left is node else up.left
        return isinstance(other, (ast.List, ast.ListComp)) or _once(module, other)
    if not isinstance(up, ast.Call) or up.args[:1] != [node]:
        return False
    if calls_builtin(module, up, ("len",)):
        return not view and len(up.args) == 1
    if calls_builtin(module, up, ("reversed",)):
        return not view
    return origin(module, up.func) in _RANDOM


def _number(module: Module, index: ast.expr) -> bool:
    """Return whether an index is written as a number, or a slice of them."""
    if isinstance(index, ast.Slice):
        return True
    if isinstance(index, ast.UnaryOp):
        return _number(module, index.operand)
    plain = isinstance(index, ast.Constant) and isinstance(index.value, int)
    return plain and not isinstance(index.value, bool)  # type: ignore[attr-defined]


RULE = Rule(
    id="stream-as-list",
    title="A list where one is needed",
    docs=(
        "'map', 'filter', 'zip' and generators have no length and no items by number, and the "
        "keys of a dict cannot be indexed or sorted in place. What is used like a list is made "
        "one. Left alone where the failure is expected, 'next' is called, or the keys may be "
        "those of another library."
    ),
    fix=_fix,
    good=(
        "def f(xs):\n    it = map(int, xs)\n    return next(it), it[0]\n",
        "def f(d):\n    return len(d.keys())\n",
        "import sqlite3\n\n\ndef f(d):\n    return d.keys()[0]\n",
        "def f(xs):\n    size = len(xs)\n    xs = map(int, xs)\n    return size, sum(xs)\n",
        "def f(d, x):\n    return d.items()[x]\n",
        "def f(xs):\n    it = (x for x in xs)\n    try:\n        return len(it)\n"
        "    except TypeError:\n        return None\n",
        "class Table:\n    def keys(self):\n        return ['a']\n\n\ndef f(d):\n"
        "    return d.keys()[0]\n",
        "def f(xs):\n    for pair in zip(xs, xs[1:]):\n        print(pair[0], len(pair))\n",
        "def f(xs):\n    if xs:\n        it = map(int, xs)\n    else:\n        it = []\n"
        "    return len(it)\n",
    ),
    bad=(
        (
            "def f(scores):\n    name = scores.keys()[0]\n    return scores[name]\n",
            "def f(scores):\n    name = list(scores.keys())[0]\n    return scores[name]\n",
        ),
        (
            "def f(words, n):\n    long = (w for w in words if len(w) > n)\n    return len(long)\n",
            "def f(words, n):\n    long = list(w for w in words if len(w) > n)\n"
            "    return len(long)\n",
        ),
        (
            "def f(xs):\n    return len(x for x in xs if x > 1)\n",
            "def f(xs):\n    return len(list(x for x in xs if x > 1))\n",
        ),
        (
            "numbers = map(int, input().split())\nprint(numbers[0], len(numbers))\n",
            "numbers = list(map(int, input().split()))\nprint(numbers[0], len(numbers))\n",
        ),
        (
            "def mean(xs):\n    xs = map(float, xs)\n    return sum(xs) / len(xs)\n",
            "def mean(xs):\n    xs = list(map(float, xs))\n    return sum(xs) / len(xs)\n",
        ),
        (
            "def f(d):\n    names = d.keys()\n    names.sort()\n    for name in names:\n"
            "        print(name)\n",
            "def f(d):\n    names = list(d.keys())\n    names.sort()\n    for name in names:\n"
            "        print(name)\n",
        ),
        (
            "def f(xs, ys):\n    return len(filter(None, xs)) + zip(xs, ys)[-1][0]\n",
            "def f(xs, ys):\n    return len(list(filter(None, xs))) + list(zip(xs, ys))[-1][0]\n",
        ),
        (
            "import random\n\n\ndef f(capitals):\n    return random.choice(capitals.keys())\n",
            "import random\n\n\ndef f(capitals):\n"
            "    return random.choice(list(capitals.keys()))\n",
        ),
        (
            "def f(d):\n    return d.values()[:3], d.keys() + ['x']\n",
            "def f(d):\n    return list(d.values())[:3], list(d.keys()) + ['x']\n",
        ),
    ),
    order=5,
    repairs=True,
)
