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
        if isinstance(scope.node, ast.Lambda):
            return not any(word.arg in (name, None) for word in module.walk(ast.keyword))
        return _private_parameter(module, scope, node, name)
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


def free(module: Module, scope: Scope, name: str) -> bool:
    """Return whether a local variable can get a name without hiding or catching another one.

    Names of other functions do not matter, only what this one and those inside it use.
    """
    if not name.isidentifier() or name in renaming.PROTECTED:
        return False
    return not any(
        name in inner.uses or name in inner.bindings or name in inner.outside
        for inner in module.scopes.all
        if inner is scope or within(inner, scope)
    )


def within(inner: Scope, outer: Scope) -> bool:
    """Return whether a scope lies in another one."""
    here = inner.parent
    while here is not None:
        if here is outer:
            return True
        here = here.parent
    return False


class Taken:
    """The new names of one pass: two scopes that see each other never get the same one."""

    def __init__(self) -> None:
        self._found: list[tuple[Scope, str]] = []

    def add(self, scope: Scope, name: str) -> None:
        """Remember the new name of a scope."""
        self._found.append((scope, name))

    def clashes(self, scope: Scope, name: str) -> bool:
        """Return whether a scope that sees this one got the name already."""
        return any(
            other == name and (one is scope or within(one, scope) or within(scope, one))
            for one, other in self._found
        )
