"""Operators and builtins instead of calls of special methods."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.truth import atom
from swarm_tools.rules.types import certain

_BUILTINS = {
    "__len__": "len", "__str__": "str", "__repr__": "repr", "__iter__": "iter", "__abs__": "abs",
    "__bool__": "bool", "__hash__": "hash",
}  # fmt: skip
_SIGNS = {
    "__add__": "+", "__sub__": "-", "__mul__": "*", "__eq__": "==", "__ne__": "!=", "__lt__": "<",
    "__le__": "<=", "__gt__": ">", "__ge__": ">=",
}  # fmt: skip
_SIZED = {"str", "list", "dict", "set", "tuple"}
_PLAIN = _SIZED | {"int", "float", "bool"}
_GIVES = {"__len__": "int", "__str__": "str", "__repr__": "str"}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        called = node.func
        if not isinstance(called, ast.Attribute) or node.keywords or not atom(called.value):
            continue
        if module.has_comment(module.start(node), module.end(node)):
            continue
        new = _plain(module, called, node.args)
        if new is None:
            continue
        if module.parents[node].__class__ not in (ast.Assign, ast.Return, ast.Expr, ast.Call):
            new = new if new.endswith((")", "]")) and " " not in new else f"({new})"
        yield module.replace(node, new, f"Used the language's own form of {called.attr}.")
        return


def _plain(module: Module, called: ast.Attribute, args: list[ast.expr]) -> str | None:
    name, kind = called.attr, certain(module, called.value)
    text = module.source(called.value)
    builtin = _BUILTINS.get(name)
    if builtin and not args and module.is_builtin(builtin):
        numbers = name in ("__abs__", "__bool__")
        sized = name in ("__len__", "__iter__")
        known = kind in (_SIZED if sized else _PLAIN - _SIZED if numbers else _PLAIN)
        return f"{builtin}({text})" if known or _own(module, called) else None
    if len(args) != 1 or not isinstance(args[0], (ast.Name, ast.Constant)):
        return None
    other = module.source(args[0])
    if name == "__contains__" and kind in _SIZED:
        return f"{other} in {text}"
    if name == "__getitem__" and kind in ("str", "list", "dict", "tuple"):
        return f"{text}[{other}]"
    same = kind in ("int", "str", "float") and certain(module, args[0]) == kind
    if name in _SIGNS and same and not (kind == "str" and name in ("__sub__", "__mul__")):
        return f"{text} {_SIGNS[name]} {other}"
    return None


def _own(module: Module, called: ast.Attribute) -> bool:
    """Return whether a local name holds an object of a class here whose method gives its type."""
    function = module.function_of(called)
    if called.attr not in _GIVES or function is None or not isinstance(called.value, ast.Name):
        return False
    found = module.scopes.of[function].bindings.get(called.value.id, [])
    values = [getattr(module.parents[node], "value", None) for node in found]
    classes = {value.func.id for value in values if _made(value)}
    if len(classes) != 1 or len(values) != 1:
        return False
    bound = module.scopes.module.bindings.get(classes.pop(), [])
    if len(bound) != 1 or not isinstance(bound[0], ast.ClassDef):
        return False
    made = bound[0]
    if made.decorator_list or made.bases or made.keywords:
        return False
    methods = {one.name: one for one in made.body if isinstance(one, FUNCTIONS)}
    method = methods.get(called.attr)
    if method is None or method.decorator_list or "__new__" in methods:
        return False
    gives = [part for part in ast.walk(method) if isinstance(part, ast.Return)]
    plain = all(one.value and certain(module, one.value) == _GIVES[called.attr] for one in gives)
    length = called.attr != "__len__" or all(isinstance(one.value, ast.Call) for one in gives)
    return bool(gives) and plain and length and isinstance(method.body[-1], ast.Return)


def _made(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name)


RULE = Rule(
    id="dunder-call",
    title="Operators and builtins instead of special methods",
    docs=(
        "For values of builtin types, and for objects of a class of the same file. With any other "
        "object the two can differ: proxies pass on the method but not the operator."
    ),
    fix=_fix,
    pylint=("unnecessary-dunder-call",),
    good=("def f(x):\n    return x.__len__()\n",),
    bad=(
        (
            "def f():\n    xs = [1]\n    return xs.__len__()\n",
            "def f():\n    xs = [1]\n    return len(xs)\n",
        ),
        (
            "def f(k):\n    xs = {1: 2}\n    if xs.__contains__(k):\n        return 1\n"
            "    return xs.__getitem__(1)\n",
            "def f(k):\n    xs = {1: 2}\n    if (k in xs):\n        return 1\n    return xs[1]\n",
        ),
    ),
)
