"""Which items by number the rounds of a loop certainly read."""

from __future__ import annotations

import ast

from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.truth import unconditional

_GROWING = {"append", "insert", "extend", "add", "setdefault", "update", "appendleft"}
_CHANGING = {
    "pop", "remove", "append", "clear", "extend", "insert", "popleft", "discard", "add", "update",
    "popitem", "appendleft",
}  # fmt: skip
_HARMLESS = ("len", "print", "max", "min", "sum", "sorted", "range", "enumerate", "str", "repr")


def is_number(node: ast.expr, number: int) -> bool:
    """Return whether an expression is a whole number that is written down."""
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value == number


def surely_read(module: Module, loop: ast.AST, thing: ast.expr, name: str) -> set[int]:
    """Return how far beyond the index a loop certainly reads in its every round."""
    found: set[int] = set()
    if not isinstance(loop, (ast.For, ast.While)):
        return _read(module, [loop.elt], thing, name, None)  # type: ignore[attr-defined]
    for number, statement in enumerate(loop.body):
        nodes: list[ast.AST] = []
        if isinstance(statement, ast.If):
            nodes = [statement.test]
        elif isinstance(statement, (ast.Assign, ast.AugAssign, ast.Expr, ast.Return)):
            nodes = [statement]
        elif isinstance(statement, ast.For):
            nodes = [statement.iter]
        read = _read(module, nodes, thing, name, statement)
        # Only what is read before anything else is done tells that one more is wanted.
        found |= read if number == 0 else read - {1}
        if _may_leave(statement):
            break
    return found


def _may_leave(statement: ast.stmt) -> bool:
    exits = (ast.Return, ast.Break, ast.Continue, ast.Raise, ast.Yield)
    return any(isinstance(part, exits) for part in ast.walk(statement))


def _read(
    module: Module, nodes: list[ast.AST], thing: ast.expr, name: str, statement: ast.stmt | None
) -> set[int]:
    """Return how far beyond the index of a loop some nodes read for certain."""
    text, found = ast.unparse(thing), set()
    for part in (part for node in nodes for part in ast.walk(node)):
        if not isinstance(part, ast.Subscript) or not isinstance(part.ctx, ast.Load):
            continue
        if ast.unparse(part.value) != text:
            continue
        if not _sure(module, part, nodes[0], statement):
            continue
        index = part.slice
        if isinstance(index, ast.Name) and index.id == name:
            found.add(0)
        elif isinstance(index, ast.BinOp) and isinstance(index.op, ast.Add):
            begins = isinstance(index.left, ast.Name) and index.left.id == name
            found |= {1} if begins and is_number(index.right, 1) else set()
    return found


def _sure(module: Module, part: ast.AST, top: ast.AST, statement: ast.stmt | None) -> bool:
    """Return whether a part of a statement, or of what a comprehension gives, always counts."""
    if statement is None:
        return _plain(module, part, top)
    return unconditional(module, part, statement)


def _plain(module: Module, part: ast.AST, top: ast.AST) -> bool:
    """Return whether a part of what a comprehension gives is evaluated each time."""
    while part is not top:
        part = module.parents[part]
        if isinstance(part, (ast.IfExp, ast.BoolOp, ast.Lambda, ast.comprehension)):
            return False
    return True


def may_grow(module: Module, loop: ast.AST, thing: ast.expr) -> bool:
    """Return whether a loop may lengthen what it reads, set it anew, or hand it over."""
    text = ast.unparse(thing)
    for part in ast.walk(loop):
        if not isinstance(part, (ast.Name, ast.Attribute)) or ast.unparse(part) != text:
            continue
        up = module.parents[part]
        if not isinstance(part.ctx, ast.Load):
            return True
        if isinstance(up, ast.Attribute) and up.attr in _GROWING:
            return True
        if isinstance(up, ast.Call) and not calls_builtin(module, up, ("len", "print", "max")):
            return True
    return any(isinstance(part, FUNCTIONS) for part in ast.walk(loop))


def may_change(module: Module, inside: list[ast.AST], limit: ast.expr) -> bool:
    """Return whether the body may shrink or grow what the bound is taken from."""
    measured = [x for one in ast.walk(limit) if isinstance(one, ast.Call) for x in one.args]
    names = {x.id for x in ast.walk(limit) if isinstance(x, ast.Name)} - {"len"}
    texts = names | {ast.unparse(one) for one in measured}
    held = any(isinstance(one, ast.Attribute) for one in measured)
    for part in inside:
        if isinstance(part, ast.Delete):
            return True
        if not isinstance(part, ast.Call):
            continue
        if isinstance(part.func, ast.Attribute):
            whose = ast.unparse(part.func.value)
            if (whose in texts and part.func.attr in _CHANGING) or (held and whose in names):
                return True
        given = any(ast.unparse(one) in texts for one in part.args)
        if given and measured and not calls_builtin(module, part, _HARMLESS):
            return True
    return False
