"""Rewriting a syntax tree so that code which means the same looks the same."""

from __future__ import annotations

import ast
from collections.abc import Iterator

_WITH_DOCSTRING = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_MIRRORED: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Gt: ast.Lt, ast.GtE: ast.LtE}
_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.In: ast.NotIn,
    ast.Is: ast.IsNot,
}
_POSITIVE = {negative: positive for positive, negative in _OPPOSITE.items()}


def normal_form(tree: ast.Module) -> ast.Module:
    """Return `tree` in normal form; it is changed in place.

    Docstrings and annotations go, `a > b` is `b < a`, `x += 1` is `x = x + 1`, `not a == b` is
    `a != b`, the branches of a negated test change places, and the names of a function's own
    variables are numbered.
    """
    tree = _Normaliser().visit(tree)
    _rename(tree, {})
    return tree


class _Normaliser(ast.NodeTransformer):
    def generic_visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, _WITH_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:]
        super().generic_visit(node)
        if isinstance(node, (*_WITH_DOCSTRING, ast.If, ast.For, ast.While)) and not node.body:
            node.body = [] if isinstance(node, ast.Module) else [ast.Pass()]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        if node.value is None:
            return None
        return self.generic_visit(ast.Assign([node.target], node.value))

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        left = ast.parse(ast.unparse(node.target), mode="eval").body
        return self.generic_visit(ast.Assign([node.target], ast.BinOp(left, node.op, node.value)))

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        if all(type(operator) in _MIRRORED for operator in node.ops):
            operands = [node.left, *node.comparators][::-1]
            operators = [_MIRRORED[type(operator)]() for operator in node.ops][::-1]
            return ast.Compare(operands[0], operators, operands[1:])
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        inner = node.operand
        if isinstance(node.op, ast.Not) and isinstance(inner, ast.Compare) and len(inner.ops) == 1:
            table = _OPPOSITE | _POSITIVE
            if type(inner.ops[0]) in table:
                return ast.Compare(inner.left, [table[type(inner.ops[0])]()], inner.comparators)
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        self.generic_visit(node)
        if node.orelse and (positive := _without_negation(node.test)) is not None:
            node.test, node.body, node.orelse = positive, node.orelse, node.body
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        if (positive := _without_negation(node.test)) is not None:
            node.test, node.body, node.orelse = positive, node.orelse, node.body
        return node


def _without_negation(test: ast.expr) -> ast.expr | None:
    """Return the opposite of a negated test, None when it is not negated."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) in _POSITIVE:
        return ast.Compare(test.left, [_POSITIVE[type(test.ops[0])]()], test.comparators)
    return None


def _rename(node: ast.AST, names: dict[str, str]) -> None:
    """Give numbers to the variables of each function, in the order of their first use.

    Args:
        node: Where to begin.
        names: New names of the variables of the functions around it.
    """
    if isinstance(node, _FUNCTIONS):
        outside = [*getattr(node, "decorator_list", []), *node.args.defaults]
        for item in (*outside, *(value for value in node.args.kw_defaults if value is not None)):
            _rename(item, names)
        own = _bound_in(node)
        inner = {name: new for name, new in names.items() if name not in own}
        count = len(names)
        for name in _in_order(node):
            if name in own and name not in inner:
                inner[name] = f"${count}"
                count += 1
        body = node.body if isinstance(node.body, list) else [node.body]
        for item in (*_parameters(node.args), *body):
            _rename(item, inner)
        return
    for field in ("id", "arg", "name"):
        old = getattr(node, field, None)
        named = isinstance(node, (ast.Name, ast.arg, ast.ExceptHandler))
        if named and isinstance(old, str) and old in names:
            setattr(node, field, names[old])
    for child in ast.iter_child_nodes(node):
        _rename(child, names)


def _parameters(arguments: ast.arguments) -> list[ast.arg]:
    found = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return found + [item for item in (arguments.vararg, arguments.kwarg) if item is not None]


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what is in a function in the order of the text, but not in functions in it."""
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, (*_FUNCTIONS, ast.ClassDef)):
            yield from _inside(child)


def _bound_in(function: ast.AST) -> set[str]:
    names = {item.arg for item in _parameters(function.args)}
    outer: set[str] = set()
    for node in _inside(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
            names.add(node.id)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            outer |= set(node.names)
    return names - outer


def _in_order(function: ast.AST) -> Iterator[str]:
    yield from (item.arg for item in _parameters(function.args))
    for node in _inside(function):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name
