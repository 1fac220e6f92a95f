"""Whether what an edit writes is said elsewhere in the program, too."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

EXPRESSIONS = (
    ast.BinOp, ast.BoolOp, ast.Compare, ast.Call, ast.Subscript, ast.UnaryOp, ast.IfExp,
    ast.ListComp, ast.GeneratorExp, ast.Attribute,
)  # fmt: skip


def phrases(tree: ast.AST) -> Counter[str]:
    """Return the expressions of a program that are more than a name, with their number."""
    return Counter(ast.dump(n) for n in _said(tree))


def _said(tree: ast.AST) -> Iterator[ast.AST]:
    return (n for n in ast.walk(tree) if isinstance(n, EXPRESSIONS))


def echoed(before: Counter[str], after: Counter[str]) -> int:
    """Return the size, in characters of its tree, of the largest new phrase that was there.

    Args:
        before: The phrases of the program as it was.
        after: Those of the program with the edit.
    """
    return max((len(text) for text in after - before if text in before), default=0)
