"""McCabe complexity of one function: one, plus one for each way to branch."""

from __future__ import annotations

import ast

_BRANCHES = (
    ast.If,
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.ExceptHandler,
    ast.IfExp,
    ast.Assert,
    ast.comprehension,
)
_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def complexity(function: ast.AST) -> int:
    """Return the complexity of `function`; functions nested in it count for themselves."""
    total = 1
    pending = list(ast.iter_child_nodes(function))
    while pending:
        node = pending.pop()
        if isinstance(node, _SCOPES):
            continue
        if isinstance(node, _BRANCHES):
            total += 1
        elif isinstance(node, ast.BoolOp):
            total += len(node.values) - 1
        elif node.__class__.__name__ == "match_case":
            total += 1
        pending.extend(ast.iter_child_nodes(node))
    return total
