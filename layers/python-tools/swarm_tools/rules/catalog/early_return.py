"""A sum that is returned after its first term."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(FUNCTIONS):
        loop = node.body[-1]
        if not isinstance(loop, ast.For) or loop.orelse or len(loop.body) < 2:
            continue
        last = loop.body[-1]
        if not isinstance(last, ast.Return) or not isinstance(last.value, ast.Name):
            continue
        name = last.value.id
        if not module.alone(last) or not _starts(node.body[:-1], name):
            continue
        if any(_gathers(part, name) for one in loop.body[:-1] for part in ast.walk(one)):
            start, end = module.line_start(module.start(last)), module.end(last)
            text = f"{module.indent(loop)}return {name}"
            message = f"Returned '{name}' after the loop; it ended in its first round."
            yield Edit(start, end, text, message)


def _starts(block: list[ast.stmt], name: str) -> bool:
    """Return whether a name gets an empty or first value in front of the loop."""
    for statement in reversed(block):
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == name for target in statement.targets
        ):
            value = statement.value
            empty = isinstance(value, (ast.List, ast.Dict)) and not any(
                getattr(value, part, None) for part in ("elts", "keys")
            )
            call = isinstance(value, ast.Call) and not value.args
            return empty or call or (isinstance(value, ast.Constant) and value.value is not None)
    return False


def _gathers(node: ast.AST, name: str) -> bool:
    """Return whether a statement adds to what a name holds."""
    if isinstance(node, ast.AugAssign):
        return isinstance(node.target, ast.Name) and node.target.id == name
    method = node.func if isinstance(node, ast.Call) else None
    return (
        isinstance(method, ast.Attribute)
        and method.attr in ("append", "add", "extend", "update")
        and isinstance(method.value, ast.Name)
        and method.value.id == name
    )


RULE = Rule(
    id="early-return",
    title="What a loop gathers is returned after it",
    docs=(
        "A 'for' that ends in 'return total' ends in its first round. Where the name starts empty "
        "before the loop, the loop adds to it and is the function's last statement, the return "
        "was meant to stand behind the loop."
    ),
    fix=_fix,
    good=(
        "def first(xs):\n    for x in xs:\n        return x\n",
        "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n        if total > 9:\n"
        "            return total\n    return total\n",
        "def f(xs):\n    n = 0\n    for x in xs:\n        print(x)\n        return n\n",
    ),
    bad=(
        (
            "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n"
            "        return total\n",
            "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n    return total\n",
        ),
        (
            "def f(xs):\n    found = []\n    for x in xs:\n        if x:\n"
            "            found.append(x)\n        return found\n",
            "def f(xs):\n    found = []\n    for x in xs:\n        if x:\n"
            "            found.append(x)\n    return found\n",
        ),
    ),
    order=4,
    repairs=True,
)
