"""``for i in range(len(xs) + 1): xs[i]``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import block_of, calls_builtin, guarded, kind_of
from swarm_tools.rules.index_reads import is_number, may_grow, surely_read
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.streams import defines
from swarm_tools.rules.types import simple

_FILLED = {"defaultdict", "Counter", "ChainMap"}


def _fix(module: Module) -> Iterator[Edit]:
    if defines(module, {"__getitem__", "__missing__"}) or module.names & _FILLED:
        return
    for node in module.walk(ast.For):
        if isinstance(node.target, ast.Name) and node.body:
            yield from _shortened(module, node.iter, node.target.id, node)
    for node in module.walk(ast.While):
        yield from _stopped(module, node)
    for made in module.walk((ast.ListComp, ast.SetComp, ast.GeneratorExp)):
        loop = made.generators[0]
        if len(made.generators) == 1 and not loop.ifs and isinstance(loop.target, ast.Name):
            yield from _shortened(module, loop.iter, loop.target.id, made)


def _stopped(module: Module, node: ast.While) -> Iterator[Edit]:
    """Yield the edit that ends a loop which counts up to the length one round earlier."""
    test, last = node.test, node.body[-1]
    if not isinstance(test, ast.Compare) or not isinstance(test.left, ast.Name):
        return
    measured = test.comparators[0]
    if len(test.ops) != 1 or not isinstance(test.ops[0], ast.LtE):
        return
    if not calls_builtin(module, measured, ("len",)) or not simple(measured.args[0]):
        return
    name, thing = test.left.id, measured.args[0]
    stores = [part for part in ast.walk(node) if isinstance(part, ast.Name) and part.id == name
              and not isinstance(part.ctx, ast.Load)]  # fmt: skip
    step = (
        isinstance(last, ast.AugAssign)
        and isinstance(last.op, ast.Add)
        and is_number(last.value, 1)
    )
    if not step or stores != [last.target] or kind_of(module, thing) == "dict":  # type: ignore[attr-defined]
        return
    if guarded(module, node.body[0], ("IndexError", "LookupError")) or may_grow(
        module, node, thing
    ):
        return
    if not _from_zero(module, node, name) or 0 not in surely_read(module, node, thing, name):
        return
    start, end = module.end(test.left), module.start(measured)
    between = module.text[start:end]
    if between.strip() == "<=":
        where = start + between.index("<=")
        message = f"Ended the loop with the last index of '{module.source(thing)}'."
        yield Edit(where, where + 2, "<", message)


def _from_zero(module: Module, node: ast.While, name: str) -> bool:
    """Return whether a loop begins with the first index: keys of a dict may begin with 1."""
    block = block_of(module, node)
    for statement in reversed(block[: block.index(node)]):
        if any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(statement)):
            return isinstance(statement, ast.Assign) and is_number(statement.value, 0)
    return False


def _shortened(module: Module, source: ast.expr, name: str, loop: ast.AST) -> Iterator[Edit]:
    """Yield the edit that lets a range end where the sequence does."""
    end = _end(module, source)
    if end is None or guarded(module, loop, ("IndexError", "KeyError", "LookupError")):
        return
    measured, more = end
    thing = measured.args[0]
    if kind_of(module, thing) == "dict" or may_grow(module, loop, thing):
        return
    indexes = surely_read(module, loop, thing, name)
    if 0 not in indexes:
        return
    text = module.source(measured)
    stop = source.args[-1]  # type: ignore[attr-defined]
    message = f"Ended the loop with the last index of '{module.source(thing)}'."
    if more:
        yield module.replace(stop, text, message)
    elif 1 in indexes:
        yield module.replace(stop, f"{text} - 1", message)


def _end(module: Module, source: ast.expr) -> tuple[ast.Call, bool] | None:
    """Return the length that a range from 0 goes to, and whether it goes one further."""
    if not calls_builtin(module, source, ("range",)) or source.keywords:  # type: ignore[attr-defined]
        return None
    arguments = source.args  # type: ignore[attr-defined]
    if len(arguments) == 2 and not is_number(arguments[0], 0):
        return None
    if len(arguments) not in (1, 2):
        return None
    stop, more = arguments[-1], False
    if isinstance(stop, ast.BinOp) and isinstance(stop.op, ast.Add) and is_number(stop.right, 1):
        stop, more = stop.left, True
    known = calls_builtin(module, stop, ("len",)) and len(stop.args) == 1
    return (stop, more) if known and simple(stop.args[0]) else None


RULE = Rule(
    id="range-end",
    title="A loop that ends with the last index",
    docs=(
        "'for i in range(len(xs) + 1)' that reads 'xs[i]' in its every round fails in the last "
        "one. So do a 'while i <= len(xs)' from 0 that reads it, and a 'range(len(xs))' that "
        "begins with reading 'xs[i]' and 'xs[i + 1]'. Left alone where the item is read under a "
        "condition, the sequence grows, the error is expected or the file has containers of its "
        "own."
    ),
    fix=_fix,
    good=(
        "def f(xs):\n    for i in range(len(xs) + 1):\n        print(xs[:i])\n",
        "def f(xs):\n    for i in range(len(xs) + 1):\n        if i < len(xs):\n"
        "            print(xs[i])\n",
        "def f(xs):\n    for i in range(len(xs) + 1):\n        print(xs[i - 1])\n",
        "def f(s):\n    i = 0\n    while i <= len(s):\n        i += 1\n        print(s[i - 1])\n",
        "def f(s):\n    i = 1\n    while i <= len(s):\n        print(s[i])\n        i += 1\n",
        "def f(xs):\n    for i in range(1, len(xs) + 1):\n        print(xs[i])\n",
        "def f(xs):\n    for i in range(len(xs)):\n        print(xs[i + 1])\n",
        "def f(xs):\n    for i in range(len(xs) + 1):\n        xs.append(i)\n"
        "        print(xs[i])\n",
        "def f(xs):\n    for i in range(len(xs)):\n"
        "        if i + 1 < len(xs) and xs[i] > xs[i + 1]:\n            print(i)\n",
        "def f(xs):\n    for i in range(len(xs) + 1):\n        if i == len(xs):\n"
        "            break\n        print(xs[i])\n",
        "def f(xs):\n    for i in range(len(xs)):\n        print(xs[i])\n"
        "        print(xs[i + 1])\n",
    ),
    bad=(
        (
            "def f(dishes):\n    for i in range(len(dishes) + 1):\n        print('dish', i + 1)\n"
            "        name = dishes[i]\n        print(name)\n",
            "def f(dishes):\n    for i in range(len(dishes)):\n        print('dish', i + 1)\n"
            "        name = dishes[i]\n        print(name)\n",
        ),
        (
            "def f(xs, x):\n    for i in range(0, len(xs) + 1):\n        if xs[i] == x:\n"
            "            return i\n    return -1\n",
            "def f(xs, x):\n    for i in range(0, len(xs)):\n        if xs[i] == x:\n"
            "            return i\n    return -1\n",
        ),
        (
            "def f(xs):\n    return [xs[i] * 2 for i in range(len(xs) + 1)]\n",
            "def f(xs):\n    return [xs[i] * 2 for i in range(len(xs))]\n",
        ),
        (
            "def f(xs):\n    for _ in range(len(xs)):\n        for i in range(len(xs)):\n"
            "            if xs[i] > xs[i + 1]:\n"
            "                xs[i], xs[i + 1] = xs[i + 1], xs[i]\n    return xs\n",
            "def f(xs):\n    for _ in range(len(xs)):\n        for i in range(len(xs) - 1):\n"
            "            if xs[i] > xs[i + 1]:\n"
            "                xs[i], xs[i + 1] = xs[i + 1], xs[i]\n    return xs\n",
        ),
        (
            "def f(xs):\n    return all(xs[i] <= xs[i + 1] for i in range(len(xs)))\n",
            "def f(xs):\n    return all(xs[i] <= xs[i + 1] for i in range(len(xs) - 1))\n",
        ),
        (
            "def f(s):\n    i = 0\n    while i <= len(s):\n        print(s[i])\n        i += 1\n",
            "def f(s):\n    i = 0\n    while i < len(s):\n        print(s[i])\n        i += 1\n",
        ),
        (
            "def f(xs):\n    total = 0\n    for i in range(len(xs) + 1):\n"
            "        total += xs[i]\n    return total\n",
            "def f(xs):\n    total = 0\n    for i in range(len(xs)):\n"
            "        total += xs[i]\n    return total\n",
        ),
        (
            "class A:\n    def show(self):\n        for i in range(len(self.xs) + 1):\n"
            "            print(f'{i}: {self.xs[i]}')\n",
            "class A:\n    def show(self):\n        for i in range(len(self.xs)):\n"
            "            print(f'{i}: {self.xs[i]}')\n",
        ),
    ),
    order=5,
    repairs=True,
)
