"""An import of a circle of modules, moved to where its names are used.

By the time a function runs all modules are there, so nothing else changes. What is used while the
module itself runs (a base class, a decorator, a default) has to be imported at its top: such an
import stays.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.import_effects import relative
from swarm_tools.rules.module import FUNCTIONS


def late_import(text: str, own: str, package: bool, wanted: tuple[str, str]) -> str | None:
    """Return a text with one of its imports moved into the functions that use it.

    Args:
        text: Of a module.
        own: Its dotted name.
        package: Whether it is the `__init__.py` of a package.
        wanted: Module and name of the import.

    Returns:
        The new text; None where there is no such import, or it cannot be moved.
    """
    tree = ast.parse(text)
    for node in tree.body:
        if not isinstance(node, ast.ImportFrom) or relative(own, package, node) != wanted[0]:
            continue
        if any(alias.name == wanted[1] for alias in node.names):
            return _moved(text, tree, node)
    return None


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
        # Where a name is used there is more than a docstring.
        first = function.body[ast.get_docstring(function, clean=False) is not None]
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
