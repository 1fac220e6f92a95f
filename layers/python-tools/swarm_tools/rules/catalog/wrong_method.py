"""Methods that other languages or other types have."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.nearest import nearest

_TYPES = {"list": list, "dict": dict, "set": set, "str": str, "tuple": tuple}
_MEANT = {
    ("list", "add"): "append",
    ("list", "push"): "append",
    ("list", "push_back"): "append",
    ("list", "addAll"): "extend",
    ("list", "update"): "extend",
    ("list", "discard"): "remove",
    ("set", "append"): "add",
    ("set", "push"): "add",
    ("set", "extend"): "update",
    ("str", "toUpperCase"): "upper",
    ("str", "toLowerCase"): "lower",
    ("str", "uppercase"): "upper",
    ("str", "lowercase"): "lower",
    ("str", "to_upper"): "upper",
    ("str", "to_lower"): "lower",
    ("str", "trim"): "strip",
    ("str", "indexOf"): "find",
    ("str", "startsWith"): "startswith",
    ("str", "endsWith"): "endswith",
    ("str", "contains"): "__contains__",
    ("dict", "iteritems"): "items",
    ("dict", "iterkeys"): "keys",
    ("dict", "itervalues"): "values",
    ("dict", "add"): "update",
}
_LENGTH = {"length", "size", "len", "count"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Attribute):
        kind = kind_of(module, node.value)
        if kind not in _TYPES or hasattr(_TYPES[kind], node.attr):
            continue
        if not isinstance(node.ctx, ast.Load) or guarded(module, node, ("AttributeError",)):
            continue
        call = module.parents[node]
        is_called = isinstance(call, ast.Call) and call.func is node
        value = module.source(node.value)
        if node.attr in _LENGTH and module.is_builtin("len"):
            if not is_called or not (call.args or call.keywords):
                whole = call if is_called else node
                yield module.replace(whole, f"len({value})", f"A {kind} has its length by 'len'.")
            continue
        if is_called:
            yield from _renamed(module, node, call, kind)


def _renamed(module: Module, node: ast.Attribute, call: ast.Call, kind: str) -> Iterator[Edit]:
    value = module.source(node.value)
    tests = {("dict", "has_key"), ("str", "contains"), ("list", "contains"), ("set", "contains")}
    if (kind, node.attr) in tests and len(call.args) == 1 and not call.keywords:
        text = f"{module.source(call.args[0])} in {value}"
        if isinstance(module.parents[call], (ast.If, ast.While, ast.Return, ast.Assign)):
            yield module.replace(call, text, "Asked for membership with 'in'.")
        elif isinstance(module.parents[call], ast.UnaryOp):
            yield module.replace(call, f"({text})", "Asked for membership with 'in'.")
        return
    meant = _MEANT.get((kind, node.attr)) or nearest(node.attr, _public(kind))
    if meant is not None and meant != "__contains__" and (kind, node.attr) != ("dict", "add"):
        end = module.end(node)
        message = f"Called '{meant}'; a {kind} has no '{node.attr}'."
        yield Edit(end - len(node.attr), end, meant, message)


def _public(kind: str) -> list[str]:
    return [name for name in dir(_TYPES[kind]) if not name.startswith("_")]


RULE = Rule(
    id="wrong-method",
    title="The method that the type has",
    docs=(
        "A value that is certainly a list, dict, set, tuple or str has no 'push', 'add' or "
        "'length' but a method or builtin that does it. Names mistyped by one letter are those "
        "of the only method so close. Only where the type is certain."
    ),
    fix=_fix,
    pylint=("no-member",),
    good=(
        "def f(xs):\n    xs.push(1)\n    return xs\n",
        "def f():\n    xs = []\n    try:\n        xs.add(1)\n    except AttributeError:\n"
        "        xs.append(1)\n    return xs\n",
    ),
    bad=(
        (
            "def f(x):\n    xs = []\n    xs.add(x)\n    xs.apend(x)\n    return xs.length()\n",
            "def f(x):\n    xs = []\n    xs.append(x)\n    xs.append(x)\n    return len(xs)\n",
        ),
        (
            "def f(key):\n    ages = {'a': 1}\n    if ages.has_key(key):\n"
            "        return ages.iteritems()\n    return None\n",
            "def f(key):\n    ages = {'a': 1}\n    if key in ages:\n"
            "        return ages.items()\n    return None\n",
        ),
        (
            "def f():\n    seen = set()\n    seen.append(1)\n    return seen, 'a'.toUpperCase()\n",
            "def f():\n    seen = set()\n    seen.add(1)\n    return seen, 'a'.upper()\n",
        ),
    ),
    order=5,
    repairs=True,
)
