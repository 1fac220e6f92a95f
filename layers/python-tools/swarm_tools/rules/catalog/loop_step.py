"""A loop that never changes the variable it waits for."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.catalog.loop_direction import _leaves, bound, changes
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.While):
        found = bound(node.test)
        if found is None or node.orelse or _leaves(node):
            continue
        name, rising, limit = found
        if changes(node, name) or module.function_of(node) is None or module.scopes.declared(name):
            continue
        inside = [part for statement in node.body for part in ast.walk(statement)]
        if any(
            isinstance(part, (ast.Continue, *FUNCTIONS, ast.Lambda, ast.While)) for part in inside
        ):
            continue
        names = {part.id for part in ast.walk(limit) if isinstance(part, ast.Name)} - {"len"}
        if any(
            isinstance(p, ast.Name) and p.id in names and not isinstance(p.ctx, ast.Load)
            for p in inside
        ):
            continue
        if not _counts(node, name, rising, limit) or not _fresh(module, node, name, rising):
            continue
        last = node.body[-1]
        if not module.alone(last) or _mutates(inside, names):
            continue
        where = module.line_end(module.end(last))
        sign = "+" if rising else "-"
        line = f"\n{module.indent(node.body[0])}{name} {sign}= 1"
        yield Edit(
            where, where, line, f"Stepped '{name}' at the end of the loop, which could not end."
        )


def _counts(node: ast.While, name: str, rising: bool, limit: ast.expr) -> bool:
    """Return whether the body plainly uses the variable as a counter or index."""
    for statement in node.body:
        for part in ast.walk(statement):
            if (
                isinstance(part, ast.Subscript)
                and isinstance(part.slice, ast.Name)
                and part.slice.id == name
            ):
                length = limit.args if rising and isinstance(limit, ast.Call) else []
                if length and ast.dump(length[0]) == ast.dump(part.value):
                    return True
    used = any(isinstance(p, ast.Name) and p.id == name for s in node.body for p in ast.walk(s))
    plain = isinstance(limit, (ast.Name, ast.Constant))
    accumulates = any(isinstance(statement, ast.AugAssign) for statement in node.body)
    return used and plain and accumulates


def _fresh(module: Module, node: ast.While, name: str, rising: bool) -> bool:
    """Return whether the variable is set to a small number, or is a parameter that counts down."""
    block = module.siblings(node)
    for statement in reversed(block[: block.index(node)]):
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == name for target in statement.targets
        ):
            value = statement.value
            if rising:
                return (
                    isinstance(value, ast.Constant)
                    and value.value in (0, 1)
                    and not isinstance(value.value, bool)
                )
            return True
    function = module.function_of(node)
    arguments = (
        {arg.arg for arg in ast.walk(function.args) if isinstance(arg, ast.arg)}
        if function
        else set()
    )
    return not rising and name in arguments


def _mutates(inside: list[ast.AST], names: set[str]) -> bool:
    """Return whether the body may shrink or grow what the bound is taken from."""
    return any(
        isinstance(part, ast.Call)
        and isinstance(part.func, ast.Attribute)
        and isinstance(part.func.value, ast.Name)
        and part.func.value.id in names
        and part.func.attr
        in ("pop", "remove", "append", "clear", "extend", "insert", "popleft", "discard")
        for part in inside
    ) or any(isinstance(part, ast.Delete) for part in inside)


RULE = Rule(
    id="loop-step",
    title="A loop that steps its variable",
    docs=(
        "A while loop over an index or counter that nothing ever changes cannot end; it gets the "
        "step at its end. Only where the variable starts at 0 or 1, nothing else ends the loop "
        "and its bound stays."
    ),
    fix=_fix,
    good=(
        "def f(xs):\n    i = 0\n    while i < len(xs):\n        print(xs[i])\n        i += 1\n",
        "def f(queue):\n    i = 0\n    while i < len(queue):\n        queue.pop()\n",
    ),
    bad=(
        (
            "def f(xs):\n    i = 0\n    while i < len(xs):\n        print(xs[i])\n",
            "def f(xs):\n    i = 0\n    while i < len(xs):\n        print(xs[i])\n        i += 1\n",
        ),
    ),
    order=6,
    repairs=True,
)
