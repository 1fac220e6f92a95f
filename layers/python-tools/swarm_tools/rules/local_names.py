"""Names that nobody outside of a function can see."""

from __future__ import annotations

import ast

from swarm_tools.rules import renaming
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.scopes import Scope


def local(module: Module, scope: Scope, node: ast.AST, name: str) -> bool:
    """Return whether nobody outside of its function sees what a node binds."""
    if isinstance(node, ast.Name):
        return True
    if isinstance(node, ast.ExceptHandler):
        return True
    if isinstance(node, ast.arg):
        return isinstance(scope.node, ast.Lambda) or _private_parameter(module, scope, node, name)
    return False


def _private_parameter(module: Module, scope: Scope, node: ast.arg, name: str) -> bool:
    """Return whether nobody can pass a parameter by keyword."""
    function = scope.node
    if not isinstance(function, FUNCTIONS) or function.decorator_list:
        return False
    nested = module.function_of(function) is not None
    if function.args.vararg is node:
        return True
    if (not nested and renaming.public(function.name)) or function.name.startswith("__"):
        return False
    if function.args.kwarg is node or (renaming.used_elsewhere(module, name) and not nested):
        return False
    return not any(word.arg == name or word.arg is None for word in module.walk(ast.keyword))
