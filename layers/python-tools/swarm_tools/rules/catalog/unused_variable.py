"""Local variables that are set and never read."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.scopes import Scope
from swarm_tools.rules.types import pure


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective:
        return
    for scope in module.scopes.all:
        if not isinstance(scope.node, FUNCTIONS):
            continue
        for name, nodes in sorted(scope.bindings.items()):
            if name.startswith("_") or name in scope.outside or _read(module, scope, name):
                continue
            if all(isinstance(node, ast.ExceptHandler) for node in nodes):
                for node in nodes:
                    yield from _handler(module, node, name)
            elif all(isinstance(node, ast.Name) for node in nodes):
                for node in nodes:
                    yield from _assignment(module, node, name)


def _read(module: Module, scope: Scope, name: str) -> bool:
    references = module.scopes.references(name, scope)
    return any(
        not isinstance(node.ctx, ast.Store) for node in references
    ) or module.scopes.declared(name)


def _handler(module: Module, node: ast.AST, name: str) -> Iterator[Edit]:
    if not isinstance(node, ast.ExceptHandler) or node.type is None:
        return
    end = module.end(node.type)
    tail = module.text[end : module.line_end(end)]
    where = tail.find(name)
    if where > 0 and "as" in tail[:where]:
        closing = tail[: tail.index("as")].rstrip()
        yield Edit(
            end + len(closing), end + where + len(name), "", f"Dropped the unused name '{name}'."
        )


def _assignment(module: Module, node: ast.Name, name: str) -> Iterator[Edit]:
    statement = module.parents[node]
    if not isinstance(statement, (ast.Assign, ast.AnnAssign)) or not module.alone(statement):
        return
    if isinstance(statement, ast.Assign) and statement.targets != [node]:
        return
    value = statement.value
    if value is None:
        return
    message = f"Removed the unused variable '{name}'."
    if pure(value) and not _may_be_unbound(value):
        if len(module.siblings(statement)) == 1:
            yield module.replace(statement, "pass", message)
        else:
            yield module.remove_line(statement, message)
    elif isinstance(value, (ast.Call, ast.Await)):
        text = module.source(value)
        yield module.replace(
            statement, text, f"Kept the call and dropped the unused name '{name}'."
        )


def _may_be_unbound(value: ast.expr) -> bool:
    return any(isinstance(node, ast.Name) for node in ast.walk(value))


RULE = Rule(
    id="unused-variable",
    title="No unused local variables",
    docs=(
        "Removes an assignment whose value is a constant nobody reads; a call stays, only its "
        "name goes. Values that are computed in another way are left alone, since computing them "
        "may fail."
    ),
    fix=_fix,
    pylint=("unused-variable",),
    good=(
        "def f():\n    x = 1\n    return x\n",
        "def f(a):\n    x, y = a\n    return x\n",
    ),
    bad=(
        ("def f():\n    x = 1\n    return 2\n", "def f():\n    return 2\n"),
        ("def f(g):\n    x = g()\n    return 2\n", "def f(g):\n    g()\n    return 2\n"),
        (
            "def f(g):\n    try:\n        g()\n    except ValueError as error:\n"
            "        return 1\n    return 2\n",
            "def f(g):\n    try:\n        g()\n    except ValueError:\n        return 1\n"
            "    return 2\n",
        ),
    ),
    order=60,
)
