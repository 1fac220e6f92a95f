"""An import of a circle of modules, moved to where its names are used.

By the time a function runs all modules are there, so nothing else changes. What is used while the
module itself runs (a base class, a decorator, a default) has to be imported at its top: such an
import stays.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def late_import(text: str, package: str, wanted: tuple[str, str]) -> str | None:
    """Return a text with one of its imports moved into the functions that use it.

    Args:
        text: Of a module.
        package: Dotted name of the package that the module is in; "" for none.
        wanted: Module and name of the import.

    Returns:
        The new text; None where there is no such import, or it cannot be moved.
    """
    tree = ast.parse(text)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and _is_wanted(node, package, wanted):
            return _moved(text, tree, node)
    return None


def _is_wanted(node: ast.ImportFrom, package: str, wanted: tuple[str, str]) -> bool:
    parts = package.split(".") if package else []
    if node.level > len(parts) + (not package):
        return False
    above = parts[: len(parts) - node.level + 1] if node.level else []
    module = ".".join([*above, *([node.module] if node.module else [])])
    return module == wanted[0] and any(alias.name == wanted[1] for alias in node.names)


def _moved(text: str, tree: ast.Module, node: ast.ImportFrom) -> str | None:
    lines = text.split("\n")
    bound = {alias.asname or alias.name for alias in node.names}
    if "*" in bound or not _has_lines_of_its_own(tree, node, lines):
        return None
    used = list(_uses(tree, bound))
    if any(function is None for _, function in used) or _is_bound_again(tree, node, bound):
        return None
    if bound - {name for name, _ in used}:
        return None
    added: dict[int, list[str]] = {}
    for function in {id(f): f for _, f in used if f is not None}.values():
        first = function.body[0]
        if _is_docstring(first):
            if len(function.body) == 1:
                return None
            first = function.body[1]
        if first.lineno == function.lineno or not _begins_its_line(first, lines):
            return None
        names = {name for name, f in used if f is function}
        aliases = [a for a in node.names if (a.asname or a.name) in names]
        moved = ast.unparse(ast.ImportFrom(node.module, aliases, node.level))
        at = min([first.lineno, *(d.lineno for d in getattr(first, "decorator_list", []))])
        added.setdefault(at, []).append(" " * first.col_offset + moved)
    for at in sorted(added, reverse=True):
        lines[at - 1 : at - 1] = added[at]
    start = node.lineno - 1
    del lines[start : (node.end_lineno or node.lineno)]
    return "\n".join(lines)


def _uses(
    tree: ast.Module, names: set[str]
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef | None]]:
    """Yield each use of a name with the outermost function in whose body it is."""
    waiting: list[tuple[ast.AST, ast.FunctionDef | ast.AsyncFunctionDef | None]] = [(tree, None)]
    while waiting:
        node, function = waiting.pop()
        if isinstance(node, ast.Name) and node.id in names:
            yield node.id, function
        if isinstance(node, ast.Constant) and node.value in names:
            yield str(node.value), None  # a name in `__all__`, or an annotation in quotes
        body = node.body if isinstance(node, FUNCTIONS) and function is None else []
        inside = {id(child) for child in body}
        for child in ast.iter_child_nodes(node):
            late = node if isinstance(node, FUNCTIONS) and id(child) in inside else None
            waiting.append((child, function or late))


def _is_bound_again(tree: ast.Module, node: ast.ImportFrom, names: set[str]) -> bool:
    return any(names & set(_bound_by(other)) for other in ast.walk(tree) if other is not node)


def _bound_by(node: ast.AST) -> Iterator[str]:
    """Yield the names that a node binds, or says that another place binds."""
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        yield node.name
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        yield from ((alias.asname or alias.name).partition(".")[0] for alias in node.names)
    elif isinstance(node, (ast.Global, ast.Nonlocal)):
        yield from node.names


def _has_lines_of_its_own(tree: ast.Module, node: ast.ImportFrom, lines: list[str]) -> bool:
    if len(tree.body) == 1 or "\\" in lines[(node.end_lineno or node.lineno) - 1]:
        return False
    last = lines[(node.end_lineno or node.lineno) - 1]
    after = last.encode()[node.end_col_offset or 0 :].decode().strip()
    return node.col_offset == 0 and (not after or after.startswith("#"))


def _begins_its_line(node: ast.stmt, lines: list[str]) -> bool:
    return not lines[node.lineno - 1].encode()[: node.col_offset].strip()


def _is_docstring(node: ast.stmt) -> bool:
    value = node.value if isinstance(node, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)
