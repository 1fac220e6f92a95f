"""Statements after a return, raise, continue or break."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module

_ENDS = (ast.Return, ast.Raise, ast.Continue, ast.Break)


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.nodes:
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if not isinstance(block, list):
                continue
            index = next((i for i, item in enumerate(block) if isinstance(item, _ENDS)), None)
            if index is None or index + 1 >= len(block):
                continue
            dead = block[index + 1 :]
            if not all(module.alone(item) for item in (block[index], *dead)) or _matters(
                module, dead
            ):
                continue
            start = module.line_end(module.end(block[index]))
            end = module.line_end(module.end(dead[-1]))
            if module.has_comment(start, end):
                continue
            yield Edit(start, end, "", "Removed code that can never run.")


def _matters(module: Module, dead: list[ast.stmt]) -> bool:
    """Return whether dead code has a meaning: a yield or a binding counts even unrun."""
    for item in dead:
        for part in ast.walk(item):
            if isinstance(
                part, (ast.Yield, ast.YieldFrom, ast.Await, ast.Global, ast.Nonlocal, *FUNCTIONS)
            ):
                return True
            if isinstance(part, (ast.Import, ast.ImportFrom, ast.ClassDef)):
                return True
            if (
                isinstance(part, ast.Name)
                and isinstance(part.ctx, ast.Store)
                and _only_here(module, part, dead)
            ):
                return True
    return any(isinstance(item, ast.Return) for item in dead) and _bug(dead)


def _only_here(module: Module, name: ast.Name, dead: list[ast.stmt]) -> bool:
    """Return whether code that does run reads a name bound only in the dead code."""
    function = module.function_of(name)
    if function is None:
        return True
    inside = {id(part) for item in dead for part in ast.walk(item)}
    living = [
        part
        for part in ast.walk(function)
        if isinstance(part, ast.Name) and part.id == name.id and id(part) not in inside
    ]
    reads = any(isinstance(part.ctx, ast.Load) for part in living)
    return reads and not any(isinstance(part.ctx, ast.Store) for part in living)


def _bug(dead: list[ast.stmt]) -> bool:
    """Return whether a value is computed and returned, which is likelier a slip."""
    return isinstance(dead[-1], ast.Return) and len(dead) > 1


RULE = Rule(
    id="unreachable-code",
    title="No code that can never run",
    docs=(
        "Removes statements after a return, raise, continue or break. Code with comments stays, "
        "and so does a computation that is returned: that is likelier a slip to be repaired."
    ),
    fix=_fix,
    pylint=("unreachable",),
    good=(
        "def f(x):\n    return x\n",
        "def f():\n    return\n    yield\n",
    ),
    bad=(("def f(x):\n    return x\n    print(x)\n", "def f(x):\n    return x\n"),),
)
