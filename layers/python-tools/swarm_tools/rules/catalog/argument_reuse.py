"""A name of its own for what a loop or a handler would put into an argument."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective:
        return
    for node in module.walk((ast.For, ast.ExceptHandler)):
        function = module.function_of(node)
        if getattr(node, "orelse", None):
            continue
        if not isinstance(function, FUNCTIONS) or _repeated(module, node, function):
            continue
        for name in sorted(_arguments(function) & _targets(node)):
            made = _renamed(module, node, function, name)
            if made:
                yield from made
                return


def _arguments(function: Function) -> set[str]:
    every = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
    return {one.arg for one in every}


def _targets(node: ast.For | ast.ExceptHandler) -> set[str]:
    if isinstance(node, ast.ExceptHandler):
        return {node.name} if node.name else set()
    return {part.id for part in ast.walk(node.target) if isinstance(part, ast.Name)}


def _repeated(module: Module, node: ast.AST, function: Function) -> bool:
    """Return whether a statement is inside a loop, so that what follows also comes before."""
    for up in module.ancestors(node):
        if up is function:
            return False
        if isinstance(up, (ast.For, ast.AsyncFor, ast.While)):
            return True
    return False


def _renamed(
    module: Module, node: ast.For | ast.ExceptHandler, function: Function, name: str
) -> list[Edit]:
    """Return the edits that rename a target and its uses inside the statement."""
    scope = module.scopes.of[function]
    if name in scope.outside or module.scopes.declared(name):
        return []
    kind = "error" if isinstance(node, ast.ExceptHandler) else f"current_{name}"
    new = kind if renaming.free(module, kind) else f"{name}_inside"
    if not renaming.free(module, new):
        return []
    first, last = module.start(node), module.end(node)
    spans = []
    for use in module.scopes.references(name, scope):
        where = module.start(use)
        if where >= last or use not in scope.uses.get(name, []):
            return []
        before = isinstance(node, ast.For) and where < module.start(node.body[0])
        if where >= first and not (before and isinstance(use.ctx, ast.Load)):
            spans.append((where, where + len(name)))
    if isinstance(node, ast.ExceptHandler):
        span = renaming.span(module, node, name)
        if span is None:
            return []
        spans.append(span)
    message = f"Gave what hid the argument '{name}' a name of its own."
    return [
        Edit(start, end, new, "" if index else message, node.lineno)
        for index, (start, end) in enumerate(sorted(spans))
    ]


RULE = Rule(
    id="argument-reuse",
    title="No argument overwritten by a loop or a handler",
    docs=(
        "Only where nothing after the loop or handler uses the name, so that the argument and the "
        "new variable are never mistaken for one another."
    ),
    fix=_fix,
    pylint=("redefined-argument-from-local",),
    good=(
        "def f(x, xs):\n    for x in xs:\n        print(x)\n    return x\n",
        "def f(x, xs):\n    for x in xs:\n        print(x)\n    else:\n        print(x)\n",
    ),
    bad=(
        (
            "def f(row, rows):\n    print(row)\n    for row in rows:\n        print(row)\n",
            "def f(row, rows):\n    print(row)\n    for current_row in rows:\n"
            "        print(current_row)\n",
        ),
        (
            "def f(e):\n    try:\n        print(e)\n    except ValueError as e:\n"
            "        print(e)\n",
            "def f(e):\n    try:\n        print(e)\n    except ValueError as error:\n"
            "        print(error)\n",
        ),
    ),
    concern="rename",
)
