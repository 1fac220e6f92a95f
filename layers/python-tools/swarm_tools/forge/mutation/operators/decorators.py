"""A decorator left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.model import Swap

BEFORE = "@cached\ndef load():\n    return 1"
AFTER = "def load():\n    return 1"

_TYPING = frozenset({"overload", "final", "override", "abstractmethod", "runtime_checkable"})


def mutate(node: ast.AST) -> Iterator[Swap]:
    """Yield the definition without each of its decorators."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        for decorator in node.decorator_list:
            name = decorator.func if isinstance(decorator, ast.Call) else decorator
            if getattr(name, "attr", getattr(name, "id", "")) not in _TYPING:
                yield Swap(decorator, None)
