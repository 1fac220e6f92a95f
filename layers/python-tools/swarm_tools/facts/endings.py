"""Whether a function can come to the end of its statements without returning or raising."""

from __future__ import annotations

import ast

_INNER = (
    ast.For,
    ast.While,
    ast.AsyncFor,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
)


def ends(block: list[ast.stmt]) -> bool:
    """Return whether a function's block never comes to its end, the way pylint sees it."""
    last = block[-1]
    if isinstance(last, (ast.Return, ast.Raise)):
        return True
    if isinstance(last, ast.If):
        return bool(last.orelse) and ends(last.body) and ends(last.orelse)
    if isinstance(last, (ast.With, ast.AsyncWith)):
        return ends(last.body)
    if isinstance(last, ast.Try):
        if last.finalbody and ends(last.finalbody):
            return True
        main = ends(last.orelse) if last.orelse else ends(last.body)
        return main and all(ends(handler.body) for handler in last.handlers)
    if isinstance(last, ast.While):
        forever = isinstance(last.test, ast.Constant) and bool(last.test.value)
        return forever and not _breaks(last)
    if isinstance(last, ast.Match):
        return True
    if isinstance(last, ast.Expr) and isinstance(last.value, ast.Call):
        name = ast.unparse(last.value.func)
        return name in ("sys.exit", "exit", "quit", "os._exit")
    return False


def _breaks(loop: ast.While) -> bool:
    queue: list[ast.AST] = list(loop.body)
    while queue:
        node = queue.pop()
        if isinstance(node, ast.Break):
            return True
        if not isinstance(node, _INNER):
            queue.extend(ast.iter_child_nodes(node))
    return False
