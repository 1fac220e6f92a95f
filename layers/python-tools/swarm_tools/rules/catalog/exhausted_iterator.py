"""An iterator that an inner loop uses up the first time."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, is_local, owner
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_STREAMS = ("map", "filter", "zip", "enumerate", "reversed", "iter")


def _fix(module: Module) -> Iterator[Edit]:
    if not module.is_builtin("list"):
        return
    for node in module.walk(ast.For):
        source = node.iter
        if not isinstance(source, ast.Name) or not is_local(module, source):
            continue
        outer = next(
            (up for up in module.ancestors(node) if isinstance(up, (ast.For, ast.While))), None
        )
        if outer is None or module.function_of(outer) is not module.function_of(node):
            continue
        found = owner(module, source)
        stores = found.bindings.get(source.id, []) if found else []
        uses = module.scopes.references(source.id, found) if found else []
        statement = module.parents.get(stores[0]) if len(stores) == 1 else None
        if not isinstance(statement, ast.Assign) or len(uses) != 2:
            continue
        if any(part is statement for part in ast.walk(outer)) or _leaves(node):
            continue
        value = statement.value
        stream = calls_builtin(module, value, _STREAMS) and _finite(module, value)
        if stream or isinstance(value, ast.GeneratorExp):
            text = module.source(value)
            new = f"list{text}" if isinstance(value, ast.GeneratorExp) else f"list({text})"
            message = f"Made a list of '{source.id}', which the inner loop used up at once."
            yield module.replace(value, new, message)


def _finite(module: Module, value: ast.Call) -> bool:
    """Return whether a stream is made of plain names, and not of something endless."""
    if value.func.id == "iter" and len(value.args) != 1:  # type: ignore[attr-defined]
        return False
    return not any(
        isinstance(part, ast.Call) and part is not value and not calls_builtin(
            module, part, ("range", "len", "sorted", "list", "map", "filter", "zip", "enumerate")
        )
        for part in ast.walk(value)
    )  # fmt: skip


def _leaves(node: ast.For) -> bool:
    """Return whether the inner loop may stop early, to go on with the rest next time."""
    return any(
        isinstance(part, (ast.Break, ast.Return, ast.Raise, ast.Yield, ast.YieldFrom, ast.Await))
        for statement in node.body
        for part in ast.walk(statement)
    )


RULE = Rule(
    id="exhausted-iterator",
    title="A list for an inner loop",
    docs=(
        "An iterator made before two loops is used up by the inner one in its first round; all "
        "further rounds do nothing. It becomes a list. An inner loop that may stop early is left "
        "alone."
    ),
    fix=_fix,
    pylint=("looping-through-iterator",),
    good=(
        "def f(xs, ys):\n    it = iter(xs)\n    for y in ys:\n        for x in it:\n"
        "            if x == y:\n                break\n",
        "def f(xs, ys):\n    for y in ys:\n        it = iter(xs)\n        for x in it:\n"
        "            print(x, y)\n",
    ),
    bad=(
        (
            "def f(xs, ys):\n    pairs = zip(xs, ys)\n    for x in xs:\n"
            "        for a, b in pairs:\n            print(x, a, b)\n",
            "def f(xs, ys):\n    pairs = list(zip(xs, ys))\n    for x in xs:\n"
            "        for a, b in pairs:\n            print(x, a, b)\n",
        ),
        (
            "def f(xs):\n    squares = (x * x for x in xs)\n    for x in xs:\n"
            "        for y in squares:\n            print(x, y)\n",
            "def f(xs):\n    squares = list(x * x for x in xs)\n    for x in xs:\n"
            "        for y in squares:\n            print(x, y)\n",
        ),
    ),
    order=5,
    repairs=True,
)
