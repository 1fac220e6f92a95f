"""The nodes of a tree that may be mutated, and what is left alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.forge.mutation.patch import Place
from swarm_tools.forge.mutation.ticks import is_tick

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_NAMES_LEFT = frozenset({"__all__", "__version__", "__author__", "__slots__", "__license__"})


def head_lines(statement: ast.stmt) -> range:
    """Return the lines of a statement, of its head where it has a body."""
    body = getattr(statement, "body", None)
    last = statement.end_lineno or statement.lineno
    if isinstance(body, list) and body:
        last = max(statement.lineno, body[0].lineno - 1)
    return range(statement.lineno, last + 1)


def visit(
    node: ast.AST, places: dict[int, Place], function: str, holder: ast.stmt
) -> Iterator[tuple[ast.AST, str, ast.stmt]]:
    """Yield (node, function it is in, statement it is in), what is not to be changed left out."""
    if isinstance(node, ast.stmt):
        holder = node
    if isinstance(node, _SCOPES):
        function = f"{function}.{node.name}" if function else node.name
    yield node, function, holder
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params", "format_spec", "ctx"):
            continue
        items = value if isinstance(value, list) else [value]
        for index, child in enumerate(items):
            if not isinstance(child, ast.AST) or is_left_out(child):
                continue
            if name == "body" and index == 0 and is_docstring(node, child):
                continue
            if isinstance(child, ast.JoinedStr):
                continue  # positions inside are not known before Python 3.12
            places[id(child)] = Place(node, name, index if isinstance(value, list) else None)
            yield from visit(child, places, function, holder)


def is_docstring(node: ast.AST, child: ast.AST) -> bool:
    """Say whether `child`, the first of the body of `node`, is its docstring."""
    return (
        isinstance(node, (*_SCOPES, ast.Module))
        and isinstance(child, ast.Expr)
        and isinstance(child.value, ast.Constant)
        and isinstance(child.value.value, str)
    )


def is_left_out(node: ast.AST) -> bool:
    """Say whether nothing below `node` is changed: what tests of a module don't, or can't, see."""
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)) or is_tick(node):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.If):
        asked = ast.unparse(node.test)
        return "__name__" in asked or "TYPE_CHECKING" in asked or "sys.version_info" in asked
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return any(isinstance(t, ast.Name) and t.id in _NAMES_LEFT for t in targets)
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        marks = [getattr(d, "attr", getattr(d, "id", "")) for d in node.decorator_list]
        return "overload" in marks
    if isinstance(node, ast.Call):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        return name in ("TypeVar", "ParamSpec", "NewType", "cast", "getLogger")
    return False
