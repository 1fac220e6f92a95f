"""A loop that moves a variable nobody reads, spelt almost like the one it waits for."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import is_local, loads, owner
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.nearest import nearest


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective:
        return
    for loop in module.walk(ast.While):
        tested = {part.id for part in ast.walk(loop.test) if isinstance(part, ast.Name)}
        stored = [
            part
            for statement in loop.body
            for part in ast.walk(statement)
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
        ]
        moved = {part.id for part in stored}
        for part in stored:
            scope = owner(module, part)
            if part.id in tested or scope is None or not is_local(module, part):
                continue
            uses = module.scopes.references(part.id, scope)
            statement = module.parents[part]
            if len(uses) != 1 or not isinstance(statement, (ast.Assign, ast.AugAssign)):
                continue
            meant = nearest(part.id, tested - moved)
            if meant is None or meant not in scope.bindings:
                continue
            if isinstance(statement, ast.Assign) and not loads([statement.value], meant):
                continue
            message = f"Moved '{meant}', which the loop waits for, not '{part.id}'."
            yield module.replace(part, meant, message)


RULE = Rule(
    id="misspelt-target",
    title="A loop moves the variable it waits for",
    docs=(
        "A loop that never changes the variable in its condition, but sets one that nothing reads "
        "and that is spelt almost alike, computed from the one that was meant."
    ),
    fix=_fix,
    pylint=("unused-variable",),
    good=(
        "def f(node):\n    while node:\n        nodes = node.all\n        node = node.next\n"
        "        print(nodes)\n",
    ),
    bad=(
        (
            "def f(head):\n    current = head\n    while current.next is not None:\n"
            "        curent = current.next\n    return current\n",
            "def f(head):\n    current = head\n    while current.next is not None:\n"
            "        current = current.next\n    return current\n",
        ),
    ),
    order=4,
    concern="repair",
)
