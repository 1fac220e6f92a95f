"""What the imports of a file mean, and how one more is added."""

from __future__ import annotations

import ast

from swarm_tools.rules.flow import owner
from swarm_tools.rules.model import Edit
from swarm_tools.rules.module import Module


def origin(module: Module, node: ast.AST) -> str | None:
    """Return the dotted name that an expression has outside of the file.

    ``np.nan`` is ``numpy.nan`` after ``import numpy as np``. A name that anything but an
    import of the module's top level binds gives None.
    """
    if isinstance(node, ast.Attribute):
        inner = origin(module, node.value)
        return f"{inner}.{node.attr}" if inner else None
    if not isinstance(node, ast.Name):
        return None
    scope = owner(module, node)
    if scope is None:
        return None
    found = {_meaning(module, alias) for alias in scope.bindings.get(node.id, [])}
    return found.pop() if len(found) == 1 else None


def _meaning(module: Module, node: ast.AST) -> str | None:
    if not isinstance(node, ast.alias):
        return None
    statement = module.parents[node]
    if isinstance(statement, ast.ImportFrom):
        if statement.level or not statement.module:
            return None
        return f"{statement.module}.{node.name}"
    return node.name if node.asname else node.name.split(".")[0]


def import_edit(module: Module, line: str, group: int | None = None) -> Edit:
    """Return the edit that adds an import line at the top of a file."""
    body = module.tree.body
    at = 0
    if module.docstrings and body and getattr(body[0], "value", None) is module.docstrings[0]:
        at = 1
    while at < len(body) and _future(body[at]):
        at += 1
    if at < len(body) and isinstance(body[at], (ast.Import, ast.ImportFrom)):
        where = module.line_start(module.start(body[at]))
        return Edit(where, where, f"{line}\n", "", group)
    if at:
        where = module.line_end(module.end(body[at - 1]))
        return Edit(where, where, f"\n\n{line}", "", group)
    if not body:
        return Edit(0, 0, f"{line}\n", "", group)
    first = body[0]
    decorators = getattr(first, "decorator_list", None)
    where = module.line_start(module.start(decorators[0] if decorators else first))
    return Edit(where, where, f"{line}\n\n", "", group)


def _future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def imported(module: Module, name: str) -> bool:
    """Return whether the top level of a file binds a name."""
    return name in module.scopes.module.bindings


def after_imports(module: Module) -> int:
    """Return the offset at which the first line after docstring and imports starts."""
    last = None
    for index, node in enumerate(module.tree.body):
        text = index == 0 and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if not text and not isinstance(node, (ast.Import, ast.ImportFrom)):
            break
        last = node
    if last is not None:
        return min(module.line_end(module.end(last)) + 1, len(module.text))
    return 0
