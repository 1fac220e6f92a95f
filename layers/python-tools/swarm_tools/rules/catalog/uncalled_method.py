"""``in table.keys`` and ``handle.close``: a method that is not called."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_BARE = {
    "list": {"sort", "reverse", "clear", "copy", "pop"},
    "dict": {"keys", "values", "items", "clear", "copy"},
    "set": {"clear", "copy", "pop"},
    "str": {
        "strip", "lstrip", "rstrip", "lower", "upper", "title", "capitalize", "split", "isdigit",
        "isalpha", "isupper", "islower", "splitlines", "swapcase", "casefold",
    },
}  # fmt: skip
_TAKES = ("len", "sum", "sorted", "list", "set", "max", "min", "enumerate", "tuple", "int", "float")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Attribute):
        if not isinstance(node.ctx, ast.Load) or not _used_as_value(module, node):
            continue
        kind = kind_of(module, node.value)
        if node.attr in _BARE.get(kind or "", ()) and not guarded(module, node, ("TypeError",)):
            end = module.end(node)
            yield Edit(
                end, end, "()", f"Called '{node.attr}'; without parentheses it does nothing."
            )


def _used_as_value(module: Module, node: ast.Attribute) -> bool:
    """Return whether a method stands where only its result makes sense."""
    up = module.parents[node]
    if isinstance(up, (ast.For, ast.comprehension)):
        return up.iter is node or (isinstance(up, ast.comprehension) and node in up.ifs)
    if isinstance(up, ast.Compare):
        membership = all(isinstance(op, (ast.In, ast.NotIn)) for op in up.ops)
        literal = any(isinstance(x, ast.Constant) and x.value is not None for x in
                      (up.left, *up.comparators))  # fmt: skip
        return (membership and up.comparators[-1] is node) or (literal and not membership)
    if isinstance(up, (ast.If, ast.While, ast.IfExp)):
        return up.test is node
    return isinstance(up, ast.Expr) or calls_builtin(module, up, _TAKES)


RULE = Rule(
    id="uncalled-method",
    title="Parentheses that call a method",
    docs=(
        "'in table.keys', 'for line in text.splitlines' and 'names.sort' alone on a line name a "
        "method and do not call it. Where the value is certainly a list, dict, set or text and "
        "the place needs the result, the method is called."
    ),
    fix=_fix,
    pylint=("pointless-statement", "not-an-iterable", "unsupported-membership-test"),
    good=(
        "def f():\n    names = ['b', 'a']\n    order = names.sort\n    return order\n",
        "def f(table):\n    return 'a' in table.keys\n",
    ),
    bad=(
        (
            "def f(x):\n    names = ['b', 'a']\n    names.sort\n    table = {'a': 1}\n"
            "    if x in table.keys:\n        names.append(x)\n    for key in table.keys:\n"
            "        print(key)\n    return names\n",
            "def f(x):\n    names = ['b', 'a']\n    names.sort()\n    table = {'a': 1}\n"
            "    if x in table.keys():\n        names.append(x)\n    for key in table.keys():\n"
            "        print(key)\n    return names\n",
        ),
    ),
    order=4,
    repairs=True,
)
