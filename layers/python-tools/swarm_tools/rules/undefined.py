"""Names that nothing defines, so that reading them certainly fails."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from swarm_tools.rules.flow import guarded, home
from swarm_tools.rules.module import DEFINITIONS, FUNCTIONS, Module

_ALWAYS = frozenset(dir(builtins)) | {
    "__file__", "__path__", "__class__", "__module__", "__qualname__", "__annotations__",
    "__builtins__", "__dict__", "WindowsError", "reveal_type", "_",
}  # fmt: skip
_PYTHON2 = {
    "unicode", "basestring", "xrange", "raw_input", "long", "unichr", "reduce", "cmp", "file",
    "reload", "execfile", "intern", "apply", "buffer", "coerce",
}  # fmt: skip


def undefined(module: Module) -> Iterator[ast.Name]:
    """Yield each read of a name that no scope around it and no builtin gives a meaning.

    Nothing is given for a file whose names cannot all be seen, for annotations, for reads
    that expect to fail, and for the builtins of Python 2.
    """
    if module.reflective or _hidden(module):
        return
    for scope in module.scopes.all:
        for name, nodes in sorted(scope.uses.items()):
            if name in _ALWAYS or name in _PYTHON2 or module.scopes.resolve(name, scope):
                continue
            for node in nodes:
                if isinstance(node.ctx, ast.Load) and not _excused(module, node):
                    yield node


def _hidden(module: Module) -> bool:
    stars = any(alias.name == "*" for node in module.walk(ast.ImportFrom) for alias in node.names)
    marked = "builtins" in module.imports or "__builtins__" in module.names
    newer = any(getattr(node, "type_params", None) for node in module.walk(DEFINITIONS))
    return stars or marked or newer


def _excused(module: Module, node: ast.Name) -> bool:
    child: ast.AST = node
    for up in module.ancestors(node):
        if isinstance(up, ast.arg) or (isinstance(up, ast.AnnAssign) and child is up.annotation):
            return True
        if isinstance(up, FUNCTIONS) and child is up.returns:
            return True
        if isinstance(up, ast.If) and _never(up.test):
            return True
        if isinstance(up, ast.Call) and _offers(up):
            return True
        child = up
    return _anywhere_guarded(module, node)


def _never(test: ast.expr) -> bool:
    """Return whether a condition asks for the version, the platform or a type checker."""
    text = ast.unparse(test)
    return any(word in text for word in ("version", "PY2", "PY3", "TYPE_CHECKING", "platform"))


def _offers(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr in ("assertRaises", "raises")


def _anywhere_guarded(module: Module, node: ast.AST) -> bool:
    here: ast.AST | None = node
    while here is not None:
        if guarded(module, here, ("NameError", "UnboundLocalError")):
            return True
        here = module.function_of(here)
    return False


def in_sight(module: Module, node: ast.Name) -> set[str]:
    """Return the names that can be read where a name is used, builtins left out."""
    scope = home(module, node)
    found: set[str] = set()
    first = True
    while scope is not None:
        if scope.kind != "class" or first:
            found |= set(scope.bindings)
        scope, first = scope.parent, False
    return found
