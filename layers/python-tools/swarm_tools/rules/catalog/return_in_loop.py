"""A sum or list that is returned in the first round of the loop that fills it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import yields

_LOOPS = (ast.For, ast.AsyncFor, ast.While)
_FILLS = ("append", "add", "extend", "update", "insert")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Return):
        name = getattr(node.value, "id", "")
        function = module.function_of(node)
        loops = _around(module, node)
        if not name or function is None or not loops or yields(function):
            continue
        outer = _whole(module, loops[-1])
        if not module.alone(node) or module.siblings(outer) is not function.body:
            continue
        if not _made_before(function, outer, name) or not _gathers(loops[0], name):
            continue
        indent = module.indent(outer)
        where = module.line_start(module.start(node))
        message = f"Returned '{name}' after the loop that fills it, not in its first round."
        yield Edit(where, module.start(node), indent, message)


def _around(module: Module, node: ast.Return) -> list[ast.stmt]:
    """Return the loops around a return that is the last thing in each and in the function."""
    loops: list[ast.stmt] = []
    inner: ast.AST = node
    for up in module.ancestors(node):
        if isinstance(up, FUNCTIONS):
            return loops
        body = getattr(up, "body", None)
        if not isinstance(body, list) or body[-1] is not inner or getattr(up, "orelse", None):
            return []
        if isinstance(up, _LOOPS):
            loops.append(up)
        elif not isinstance(up, (ast.With, ast.AsyncWith)):
            return []
        inner = up
        if module.siblings(up)[-1] is not up:
            return []
    return []


def _whole(module: Module, loop: ast.stmt) -> ast.stmt:
    """Return the outermost ``with`` around a loop, or the loop itself."""
    for up in module.ancestors(loop):
        if not isinstance(up, (ast.With, ast.AsyncWith)):
            break
        loop = up
    return loop


def _made_before(function: ast.AST, loop: ast.stmt, name: str) -> bool:
    """Return whether a name is given its first value before a loop, in the function's body."""
    for statement in function.body:  # type: ignore[attr-defined]
        if statement is loop:
            return False
        targets = statement.targets if isinstance(statement, ast.Assign) else ()
        if any(getattr(target, "id", "") == name for target in targets):
            return True
    return False


def _gathers(loop: ast.stmt, name: str) -> bool:
    """Return whether a loop adds to a name in each round, and never goes on before its end."""
    parts = [part for item in loop.body for part in ast.walk(item)]  # type: ignore[attr-defined]
    if any(isinstance(part, (ast.Continue, ast.Break, ast.Try)) for part in parts):
        return False
    if sum(isinstance(part, ast.Return) for part in parts) != 1:
        return False
    return any(adds(part, name) for part in parts)


def adds(part: ast.AST, name: str) -> bool:
    """Return whether a node adds to what a name holds."""
    if isinstance(part, ast.AugAssign):
        target = part.target
        base = target.value if isinstance(target, ast.Subscript) else target
        return getattr(base, "id", "") == name
    if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Subscript):
        return getattr(part.targets[0].value, "id", "") == name
    return (
        isinstance(part, ast.Call)
        and isinstance(part.func, ast.Attribute)
        and part.func.attr in _FILLS
        and getattr(part.func.value, "id", "") == name
    )


RULE = Rule(
    "return-in-loop",
    "What a loop fills is returned after it",
    "A loop that adds to a sum or a list and ends with the return of it never comes to its second "
    "round. Where the return is the last line of the loop and nothing follows, it moves out. A "
    "loop that is left or continued elsewhere, or in which anything else is returned, stays.",
    _fix,
    good=(
        "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n    return total\n",
        "def f(xs):\n    total = 0\n    for x in xs:\n        if x < 0:\n            continue\n"
        "        total += x\n        return total\n",
        "def f(xs):\n    found = None\n    for x in xs:\n        found = x\n        return found\n",
        "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n        return total\n"
        "    return None\n",
        "def f(xs, total):\n    for x in xs:\n        total += x\n        return total\n",
        "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n        if total > 3:\n"
        "            return total\n",
    ),
    bad=(
        (
            "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n"
            "        return total\n",
            "def f(xs):\n    total = 0\n    for x in xs:\n        total += x\n    return total\n",
        ),
        (
            "def f(xs):\n    out = []\n    for x in xs:\n        if x:\n"
            "            out.append(x)\n        return out\n",
            "def f(xs):\n    out = []\n    for x in xs:\n        if x:\n"
            "            out.append(x)\n    return out\n",
        ),
        (
            "def f(paths):\n    lines = 0\n    with open('all', 'w') as out:\n"
            "        for path in paths:\n            with open(path) as read:\n"
            "                for line in read:\n                    out.write(line)\n"
            "                    lines += 1\n            return lines\n",
            "def f(paths):\n    lines = 0\n    with open('all', 'w') as out:\n"
            "        for path in paths:\n            with open(path) as read:\n"
            "                for line in read:\n                    out.write(line)\n"
            "                    lines += 1\n    return lines\n",
        ),
        (
            "def f(rows):\n    counts = {}\n    for row in rows:\n        for cell in row:\n"
            "            counts[cell] = counts.get(cell, 0) + 1\n            return counts\n",
            "def f(rows):\n    counts = {}\n    for row in rows:\n        for cell in row:\n"
            "            counts[cell] = counts.get(cell, 0) + 1\n    return counts\n",
        ),
    ),
    order=4,
    repairs=True,
)
