"""What has to be there before a method is called: the entries that other methods make."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

FILLING = frozenset({"add", "append", "appendleft", "insert", "setdefault", "update", "extend"})


def unprepared(used: Iterable[ast.AST], others: Iterable[ast.AST]) -> bool:
    """Say whether some methods ask for entries that only other ones make.

    Such an entry is looked up by its key, or its absence is refused. Where no method makes it at
    all, that may be the very fault.

    Args:
        used: The methods that are called, the constructor among them.
        others: The other methods of the class.
    """
    used = list(used)
    missing = {name for method in used for name in asked(method)}
    missing -= {name for method in used for name in filled(method)}
    return bool(missing & {name for method in others for name in filled(method)})


def asked(method: ast.AST) -> Iterator[str]:
    """Yield the attributes of which a method needs an entry."""
    for node in ast.walk(method):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript):
            yield from own(node.target.value)
        elif isinstance(node, ast.If) and any(isinstance(n, ast.Raise) for n in node.body):
            for test in (n for n in ast.walk(node.test) if isinstance(n, ast.Compare)):
                if isinstance(test.ops[0], ast.NotIn):
                    yield from own(test.comparators[0])


def filled(method: ast.AST) -> Iterator[str]:
    """Yield the attributes in which a method makes entries."""
    for node in ast.walk(method):
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Subscript):
                    yield from own(target.value)
                elif not is_empty(node.value):
                    yield from own(target)
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in FILLING:
            yield from own(node.func.value)


def is_empty(node: ast.expr | None) -> bool:
    """Say whether an expression makes an empty container, or nothing."""
    if isinstance(node, ast.Call):
        return not node.args and not node.keywords
    if isinstance(node, (ast.List, ast.Set, ast.Tuple)):
        return not node.elts
    return node is None or isinstance(node, ast.Constant) or not getattr(node, "keys", [node])


def own(node: ast.AST) -> Iterator[str]:
    """Yield the name of an attribute of the object itself."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        yield node.attr
