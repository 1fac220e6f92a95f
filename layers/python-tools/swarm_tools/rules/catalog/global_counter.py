"""A module's variable that a function steps without declaring it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.docinsert import header_end
from swarm_tools.rules.flow import guarded, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(FUNCTIONS):
        scope = module.scopes.of[node]
        for name, nodes in sorted(scope.bindings.items()):
            steps = [module.parents.get(one) for one in nodes]
            if not steps or not all(isinstance(step, ast.AugAssign) for step in steps):
                continue
            if any(guarded(module, step, ("UnboundLocalError", "NameError")) for step in steps):
                continue
            edit = _declare(module, node, name) or _start(module, node, name, steps)
            if edit is not None:
                yield edit
                break


def _declare(module: Module, node: Function, name: str) -> Edit | None:
    """Declare a name global that the module starts with a number, a text or a list."""
    found = module.scopes.module.bindings.get(name, [])
    values = [getattr(module.parents.get(one), "value", None) for one in found]
    if not found or not all(isinstance(value, (ast.Constant, ast.List)) for value in values):
        return None
    if any(name in up.bindings for up in _around(module, node)):
        return None
    first = node.body[0]
    if first.lineno == node.lineno:
        return None
    documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    where = module.line_end(module.end(first) if documented else header_end(module, node))
    line = f"\n{module.indent(first)}global {name}"
    return Edit(where, where, line, f"Declared '{name}', which the module holds, global.")


def _start(module: Module, node: Function, name: str, steps: list[ast.AST]) -> Edit | None:
    """Start a number or text that is only ever added to, in front of the loop that does it."""
    if name in module.scopes.module.bindings or any(
        name in up.bindings for up in _around(module, node)
    ):
        return None
    if len(steps) != 1 or not isinstance(steps[0].op, ast.Add):  # type: ignore[attr-defined]
        return None
    kind = kind_of(module, steps[0].value)  # type: ignore[attr-defined]
    start = {"int": "0", "str": '""', "list": "[]"}.get(kind or "")
    loops = [up for up in module.ancestors(steps[0]) if isinstance(up, (ast.For, ast.While))]
    if (
        start is None
        or not loops
        or loops[-1] not in node.body
        or not module.alone(loops[-1].body[-1])
    ):
        return None
    where = module.line_start(module.start(loops[-1]))
    line = f"{module.indent(loops[-1])}{name} = {start}\n"
    return Edit(where, where, line, f"Started '{name}' before the loop that adds to it.")


def _around(module: Module, node: Function) -> list:
    """Return the function scopes outside of a function."""
    scope = module.scopes.of[node].parent
    found = []
    while scope is not None and scope.parent is not None:
        if scope.kind == "function":
            found.append(scope)
        scope = scope.parent
    return found


RULE = Rule(
    id="global-counter",
    title="A variable that is stepped has a start",
    docs=(
        "A function whose only statements that set a name add to it reads it before it has a "
        "value. Where the module holds the name, the function declares it global; otherwise a "
        "count, text or list that a loop adds to starts empty before the loop."
    ),
    fix=_fix,
    good=(
        "COUNT = 0\n\n\ndef f():\n    global COUNT\n    COUNT += 1\n",
        "def f(n):\n    n += 1\n    return n\n",
        "def f():\n    n = 0\n\n    def g():\n        nonlocal n\n        n += 1\n    return g\n",
    ),
    bad=(
        (
            "count = 0\n\n\ndef f():\n    count += 1\n",
            "count = 0\n\n\ndef f():\n    global count\n    count += 1\n",
        ),
        (
            "def f(xs):\n    for x in xs:\n        if x:\n            total += 1\n"
            "    return total\n",
            "def f(xs):\n    total = 0\n    for x in xs:\n        if x:\n            total += 1\n"
            "    return total\n",
        ),
    ),
    order=4,
    repairs=True,
)
