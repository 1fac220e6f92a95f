"""Trees without what has no effect: docstrings, annotations, marks of strings."""

from __future__ import annotations

import ast

Function = ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class _Plain(ast.NodeTransformer):
    """Takes away what has no effect: docstrings, annotations of functions, marks of strings."""

    def visit(self, node: ast.AST) -> ast.AST | None:
        """Visit the parts first."""
        self.generic_visit(node)
        if isinstance(node, (*FUNCTIONS, ast.Module, ast.ClassDef)):
            node.body = _without_docstring(node.body) or _empty(node)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and any(map(_idle, block)):
                rest = [part for part in block if not _idle(part)]
                setattr(node, name, rest or _empty(node))
        if isinstance(node, FUNCTIONS):
            node.returns = None
            node.body = [part for part in map(_bare, node.body) if part] or _empty(node)
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.Constant):
            node.kind = None
        return node


def _idle(node: ast.AST) -> bool:
    """Say whether a statement does nothing: `pass`, or a constant that stands alone."""
    constant = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return constant or isinstance(node, ast.Pass)


def _bare(node: ast.stmt) -> ast.stmt | None:
    if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
        return node
    if node.value is None:
        return None
    return ast.copy_location(ast.Assign([node.target], node.value, type_comment=None), node)


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    first = body[0] if body else None
    value = first.value if isinstance(first, ast.Expr) else None
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return body[1:]
    return body


def _empty(node: ast.AST) -> list[ast.stmt]:
    """Return the body of what holds nothing else: nothing in a module, `pass` elsewhere."""
    if isinstance(node, ast.Module):
        return []
    line = getattr(node, "lineno", 1)
    return [ast.Pass(lineno=line, col_offset=0, end_lineno=line, end_col_offset=0)]


def plain(node: ast.AST) -> ast.AST:
    """Return a copy of a tree without docstrings and annotations; positions are kept."""
    return _Plain().visit(_copied(node, ()))


def _copied(node: ast.AST, without: tuple[type, ...]) -> ast.AST:
    """Return a copy of a tree, without some kinds of statements."""
    kind = type(node)
    made = kind.__new__(kind)  # all its fields follow
    for name, value in vars(node).items():
        if isinstance(value, ast.AST):
            value = _copied(value, without)
        elif isinstance(value, list):
            value = [
                _copied(item, without) if isinstance(item, ast.AST) else item
                for item in value
                if not isinstance(item, without)
            ]
            if not value and name == "body" and not isinstance(node, ast.Module):
                value = _empty(node)
        setattr(made, name, value)
    return made


def dump(node: ast.AST) -> str:
    """Return a text of a tree that docstrings, annotations and layout do not change."""
    made = plain(node)
    if isinstance(made, FUNCTIONS):
        made.name = "_"
    return ast.dump(made)


def outside(tree: ast.Module) -> list[ast.stmt]:
    """Return the statements of a module without its functions, and without docstrings."""
    return _Plain().visit(_copied(tree, FUNCTIONS)).body  # type: ignore[no-any-return]
