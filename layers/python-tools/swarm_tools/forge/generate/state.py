"""What a module keeps between calls: each call that is tried, and each test, gets a copy of it."""

from __future__ import annotations

import ast
import copy
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from swarm_tools.signatures.tokens import words

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
CHANGING = words(
    "append extend insert remove pop clear update setdefault add discard popitem sort reverse "
    "appendleft popleft extendleft rotate intersection_update difference_update"
)
"""Methods that change what they are called on."""
LONGEST_COPY_S = 0.005


def state_names(tree: ast.Module) -> tuple[str, ...]:
    r"""Return the names of a module whose values its functions change, in order.

    >>> state_names(ast.parse("tasks = []\ndef add(task):\n    tasks.append(task)\n"))
    ('tasks',)
    """
    known = _assigned(tree)
    functions = (node for node in ast.walk(tree) if isinstance(node, FUNCTIONS))
    changed = {name for function in functions for name in _changed_in(function, known)}
    return tuple(name for name in known if name in changed)


def changing_functions(tree: ast.Module) -> frozenset[str]:
    """Return the functions of a module that change what it keeps."""
    known = _assigned(tree)
    functions = (node for node in tree.body if isinstance(node, FUNCTIONS))
    return frozenset(function.name for function in functions if _changed_in(function, known))


def _assigned(tree: ast.Module) -> dict[str, bool]:
    """Return the names that a module assigns, and whether each is an object of its own classes."""
    classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    known: dict[str, bool] = {}
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        value = getattr(node, "value", None)
        own = isinstance(value, ast.Call) and getattr(value.func, "id", "") in classes
        for target in targets:
            if isinstance(target, ast.Name) and not target.id.startswith("__"):
                known[target.id] = own
    return known


def _changed_in(function: ast.AST, known: dict[str, bool]) -> set[str]:
    return {name for node in ast.walk(function) for name in _changed_by(node, known)}


def _changed_by(node: ast.AST, known: dict[str, bool]) -> Iterator[str]:
    """Yield the names that a node of a function changes; `known` says whose methods all do."""
    if isinstance(node, ast.Global):
        yield from (name for name in node.names if name in known)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        name = getattr(node.func.value, "id", "")
        if name in known and (known[name] or node.func.attr in CHANGING):
            yield name
    elif isinstance(node, (ast.Subscript, ast.Attribute)):
        name = getattr(node.value, "id", "")
        if name in known and isinstance(node.ctx, (ast.Store, ast.Del)):
            yield name


@lru_cache(maxsize=16)
def _names_in(path: str) -> tuple[str, ...]:
    try:
        return state_names(ast.parse(Path(path).read_bytes()))
    except (OSError, SyntaxError, ValueError, RecursionError):
        return ()


def state_of(module: ModuleType) -> tuple[str, ...]:
    """Return the names of what a module keeps and its functions change, as far as it is copied."""
    return tuple(
        name
        for name in _names_in(module.__file__ or "")
        if hasattr(module, name) and _can_be_copied(getattr(module, name))
    )


def _can_be_copied(value: object) -> bool:
    """Say whether a value can be copied, in a time that each of many calls may take."""
    began = time.perf_counter()
    try:
        copy.deepcopy(value)
    except Exception:
        return False
    return time.perf_counter() - began < LONGEST_COPY_S


@contextmanager
def copied(module: ModuleType, names: Sequence[str]) -> Iterator[None]:
    """Let a module work on copies of what it keeps."""
    kept = {name: getattr(module, name) for name in names}
    for name, value in kept.items():
        setattr(module, name, copy.deepcopy(value))
    try:
        yield
    finally:
        for name, value in kept.items():
            setattr(module, name, value)
