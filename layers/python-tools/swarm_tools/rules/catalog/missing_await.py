"""A coroutine of this file that is called and not awaited."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.callees import called
from swarm_tools.rules.flow import bindings, kind_of, loads
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import yields


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        inside = next(
            (x for x in module.ancestors(node) if isinstance(x, (*FUNCTIONS, ast.Lambda))), None
        )
        if not isinstance(inside, ast.AsyncFunctionDef) or not _wants_result(module, node):
            continue
        found = called(module, node)
        if found is None or not isinstance(found[0], ast.AsyncFunctionDef) or yields(found[0]):
            continue
        start = module.start(node)
        message = f"Awaited '{module.source(node.func)}', which only made a coroutine."
        up = module.parents[node]
        if isinstance(up, (ast.Attribute, ast.Subscript, ast.BinOp, ast.Compare)):
            yield Edit(start, start, "(await ", message, start)
            yield Edit(module.end(node), module.end(node), ")", "", start)
        else:
            yield Edit(start, start, "await ", message)


def _wants_result(module: Module, node: ast.Call) -> bool:
    """Return whether a call's place shows that its result is meant, not the coroutine."""
    up = module.parents[node]
    if isinstance(up, ast.Expr):
        return True
    if isinstance(up, (ast.BinOp, ast.Compare, ast.Subscript)):
        return not (isinstance(up, ast.Subscript) and up.slice is node)
    if isinstance(up, ast.Attribute):
        return up.attr not in ("close", "send", "throw", "cr_frame", "cr_running", "cr_await")
    if not isinstance(up, ast.Assign) or len(up.targets) != 1:
        return False
    target = up.targets[0]
    function = module.function_of(node)
    if not isinstance(target, ast.Name) or function is None or len(bindings(module, target)) != 1:
        return False
    reads = loads(function.body, target.id)
    return bool(reads) and all(_as_value(module, read) for read in reads)


def _as_value(module: Module, read: ast.Name) -> bool:
    """Return whether a name is used in a way that no coroutine can be."""
    up = module.parents[read]
    if isinstance(up, (ast.BinOp, ast.JoinedStr, ast.For)):
        return True
    if isinstance(up, ast.Subscript):
        return up.value is read
    if isinstance(up, ast.Compare):
        return not any(isinstance(op, (ast.Is, ast.IsNot)) for op in up.ops)
    return isinstance(up, ast.Attribute) and kind_of(module, up) is None and up.attr not in (
        "close", "send", "throw",
    )  # fmt: skip


RULE = Rule(
    id="missing-await",
    title="Coroutines are awaited",
    docs=(
        "Calling an async function only makes a coroutine. In an async function, a call of one of "
        "this file whose result is thrown away, computed or compared with, or read by item or "
        "attribute, is awaited. A coroutine that is handed on is left alone."
    ),
    fix=_fix,
    good=(
        "async def g():\n    return 1\n\n\nasync def f(run):\n    work = g()\n"
        "    return await run(work)\n",
        "def g():\n    return 1\n\n\nasync def f():\n    g()\n",
    ),
    bad=(
        (
            "async def g():\n    return 1\n\n\nasync def f():\n    g()\n    return g() + 1\n",
            "async def g():\n    return 1\n\n\nasync def f():\n    await g()\n"
            "    return (await g()) + 1\n",
        ),
        (
            "async def g():\n    return [1]\n\n\nasync def f():\n    xs = g()\n    return xs[0]\n",
            "async def g():\n    return [1]\n\n\nasync def f():\n    xs = await g()\n"
            "    return xs[0]\n",
        ),
    ),
    order=5,
    concern="repair",
)
