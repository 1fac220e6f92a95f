"""Finds where a docstring goes and makes the edit that puts it there."""

from __future__ import annotations

import ast
import tokenize

from swarm_tools.rules.model import Edit
from swarm_tools.rules.module import DEFINITIONS, Module


def has_docstring(node: ast.AST) -> bool:
    """Return whether a module, class or function has a docstring that is not empty."""
    return bool((ast.get_docstring(node, clean=False) or "").strip())  # type: ignore[arg-type]


def header_end(module: Module, node: ast.AST) -> int:
    """Return the offset just after the colon of a definition's header."""
    first = module.at(node.lineno, 0)  # type: ignore[attr-defined]
    depth = 0
    for token in module.tokens:
        where = module.at(*token.start)
        if where < first or token.type != tokenize.OP:
            continue
        depth += (token.string in "([{") - (token.string in ")]}")
        if token.string == ":" and depth == 0:
            return where + 1
    raise ValueError("a definition without a colon")


def body_indent(module: Module, node: ast.AST) -> str:
    """Return the indentation of a definition's body."""
    first = node.body[0]  # type: ignore[attr-defined]
    if first.lineno > node.lineno and module.alone(first):  # type: ignore[attr-defined]
        return module.indent(first)
    return module.indent(node) + module.unit


def insert(module: Module, node: ast.AST, docstring: str, message: str) -> Edit:
    """Return the edit that gives a class or function its docstring."""
    indent = body_indent(module, node)
    where = header_end(module, node)
    first = node.body[0]  # type: ignore[attr-defined]
    start = module.start(first)
    if isinstance(first, DEFINITIONS) and first.decorator_list:
        start = module.start(first.decorator_list[0]) - 1
    line_end = module.line_end(where)
    if start < line_end:
        return Edit(where, start, f"\n{indent}{docstring}\n{indent}", message)
    gap = "\n" if isinstance(node, ast.ClassDef) and not isinstance(first, ast.Pass) else ""
    return Edit(line_end, line_end, f"\n{indent}{docstring}{gap}", message)
