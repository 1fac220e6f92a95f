"""A key's first value that is put into a table, and then added to it again."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import indented, same
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for number, node in enumerate(module.walk(ast.If)):
        block = module.siblings(node)
        after = block[block.index(node) + 1 :][:1] if node in block else []
        if not after or node.orelse or len(node.body) != 1 or not _twice(node, after[0]):
            continue
        text = indented(module, after, module.indent(node) + module.unit)
        start = module.line_start(module.start(after[0]))
        end = module.line_end(module.end(after[0]))
        if text is None or not module.alone(node.body[0]):
            continue
        message = "Added to what is there only when it was there before, not to the first value."
        yield Edit(start, end, f"{module.indent(node)}else:\n{text}", message, number)


def _twice(node: ast.If, after: ast.stmt) -> bool:
    """Return whether a missing key is given a value that the next statement adds once more."""
    test, first = node.test, node.body[0]
    if not (isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.NotIn)):
        return False
    if not (isinstance(first, ast.Assign) and isinstance(first.targets[0], ast.Subscript)):
        return False
    place = first.targets[0]
    if not same(place.value, test.comparators[0]) or not same(place.slice, test.left):
        return False
    if isinstance(after, ast.AugAssign) and isinstance(after.op, ast.Add):
        told = not isinstance(first.value, ast.Constant)
        return told and _alike(after.target, place) and same(after.value, first.value)
    call = after.value if isinstance(after, ast.Expr) else None
    return (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "append"
        and _alike(call.func.value, place)
        and isinstance(first.value, ast.List)
        and len(first.value.elts) == len(call.args) == 1
        and same(first.value.elts[0], call.args[0])
    )


def _alike(left: ast.expr, right: ast.Subscript) -> bool:
    """Return whether two places are the same, read or written."""
    return (
        isinstance(left, ast.Subscript)
        and same(left.value, right.value)
        and same(left.slice, right.slice)
    )


RULE = Rule(
    "first-counted-twice",
    "The first value of a key counts once",
    "A key that is missing is given a value, and the next line adds the same value again: the "
    "first one counts twice. The addition moves into an else. Constants stay, since counting may "
    "begin anywhere.",
    _fix,
    good=(
        "def f(d, k, x):\n    if k not in d:\n        d[k] = 0\n    d[k] += x\n",
        "def f(d, k):\n    if k not in d:\n        d[k] = 1\n    d[k] += 1\n",
        "def f(d, k, x):\n    if k not in d:\n        d[k] = x\n    else:\n        d[k] += x\n",
        "def f(d, k, x, y):\n    if k not in d:\n        d[k] = y\n    d[k] += x\n",
        "def f(d, k, x):\n    if k not in d:\n        d[k] = []\n    d[k].append(x)\n",
        "def f(d, j, k, x):\n    if k not in d:\n        d[k] = x\n    d[j] += x\n",
    ),
    bad=(
        (
            "def f(pairs):\n    d = {}\n    for k, x in pairs:\n        if k not in d:\n"
            "            d[k] = x\n        d[k] += x\n    return d\n",
            "def f(pairs):\n    d = {}\n    for k, x in pairs:\n        if k not in d:\n"
            "            d[k] = x\n        else:\n            d[k] += x\n    return d\n",
        ),
        (
            "def f(d, w):\n    if w[0] not in d:\n        d[w[0]] = [w]\n"
            "    d[w[0]].append(w)\n    return d\n",
            "def f(d, w):\n    if w[0] not in d:\n        d[w[0]] = [w]\n    else:\n"
            "        d[w[0]].append(w)\n    return d\n",
        ),
    ),
    order=4,
    repairs=True,
)
