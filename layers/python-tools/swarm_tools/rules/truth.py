"""Where only the truth of an expression matters."""

from __future__ import annotations

import ast

from swarm_tools.rules.module import Module


def tested(module: Module, node: ast.AST) -> bool:
    """Return whether an expression is only asked whether it is true."""
    while True:
        up = module.parents.get(node)
        if isinstance(up, (ast.If, ast.While, ast.IfExp, ast.Assert)):
            return up.test is node
        if isinstance(up, ast.comprehension):
            return node in up.ifs
        if isinstance(up, ast.UnaryOp):
            return isinstance(up.op, ast.Not)
        if not isinstance(up, ast.BoolOp):
            return False
        node = up


def literal_truth(node: ast.expr) -> bool | None:
    """Return whether a literal is true; None for anything that is none."""
    if isinstance(node, ast.Constant):
        return bool(node.value)
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)) and all(
        isinstance(item, ast.Constant) for item in node.elts
    ):
        return bool(node.elts)
    return None


def atom(node: ast.expr) -> bool:
    """Return whether an expression binds so tightly that it never needs parentheses."""
    return isinstance(
        node,
        (
            ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.Constant, ast.List, ast.Dict,
            ast.Set, ast.ListComp, ast.SetComp, ast.DictComp, ast.JoinedStr,
        ),
    )  # fmt: skip


def unconditional(module: Module, node: ast.AST, statement: ast.stmt) -> bool:
    """Return whether an expression is evaluated whenever the statement it is in is run."""
    while node is not statement:
        up = module.parents[node]
        if isinstance(up, ast.BoolOp) and up.values[0] is not node:
            return False
        if isinstance(up, ast.IfExp) and up.test is not node:
            return False
        if isinstance(up, ast.Compare) and node not in (up.left, up.comparators[0]):
            return False
        if isinstance(up, (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            return False
        if isinstance(up, ast.comprehension) and not _first(module, up, node):
            return False
        if isinstance(up, ast.comprehension):
            up = module.parents[up]
        if isinstance(up, ast.Assert) and up.test is not node:
            return False
        node = up
    return True


def _first(module: Module, loop: ast.comprehension, node: ast.AST) -> bool:
    """Return whether a node is what a comprehension goes through, which is evaluated at once."""
    made = module.parents[loop]
    return loop.iter is node and made.generators[0] is loop  # type: ignore[attr-defined]
