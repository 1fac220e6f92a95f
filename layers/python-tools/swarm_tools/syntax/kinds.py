"""Operations whose operands cannot go together: a text less a number, the length of a number."""

from __future__ import annotations

import ast
from collections.abc import Iterator

CLASH = 1.5
USELESS = 0.8
_TEXTS = {"input", "str", "repr", "chr", "hex", "bin", "ascii", "format"}
_NUMBERS = {"int", "float", "len", "abs", "ord", "round"}
_TEXT_METHODS = {
    *("strip", "lstrip", "rstrip", "upper", "lower", "title", "capitalize", "zfill"),
    *("join", "format", "replace", "readline", "strftime", "isoformat"),
}
_DEEPEST = 6
_ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def kind_clashes(tree: ast.Module, arrays: bool = False) -> Iterator[float]:
    """Yield a malus for each operation between texts and numbers that fails or is of no use.

    Args:
        tree: A program.
        arrays: Whether values may be arrays, which are divided like numbers.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            yield _operation(node)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield _comparison(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            yield _conversion(node.func.id, node.args[0], arrays)


def _operation(node: ast.BinOp) -> float:
    left, right = _kind(node.left), _kind(node.right)
    if isinstance(node.op, ast.Add) and {left, right} == {"list", "number"}:
        return CLASH
    if "text" not in (left, right):
        return 0.0
    if isinstance(node.op, ast.Mod):
        return CLASH if left == "number" else 0.0
    if isinstance(node.op, ast.Mult):
        return CLASH if left == right or _fraction(node.left) or _fraction(node.right) else 0.0
    if isinstance(node.op, ast.Add):
        return CLASH if "number" in (left, right) else 0.0
    return CLASH


def _comparison(node: ast.Compare) -> float:
    kinds = {_kind(node.left), _kind(node.comparators[0])}
    if kinds != {"text", "number"}:
        return 0.0
    return CLASH if isinstance(node.ops[0], _ORDERED) else USELESS


def _conversion(name: str, value: ast.expr, arrays: bool) -> float:
    """Return how odd the first argument of a conversion is."""
    if isinstance(value, (ast.Compare, ast.BoolOp)):
        return USELESS if name in ("len", "ord") else 0.0
    if not isinstance(value, ast.BinOp):
        return 0.0
    kinds = {_kind(value.left), _kind(value.right)}
    if name == "str":
        return USELESS if isinstance(value.op, ast.Add) and "text" in kinds else 0.0
    if name in ("int", "float"):
        return USELESS if isinstance(value.op, ast.Mult) and "text" in kinds else 0.0
    if name in ("len", "ord"):
        return CLASH if _numeric(value, kinds) else 0.0
    return CLASH if name == "sum" and isinstance(value.op, ast.Div) and not arrays else 0.0


def _numeric(value: ast.BinOp, kinds: set[str]) -> bool:
    """Return whether an operation can only give a number."""
    repeats = isinstance(value.op, ast.Mult)
    return isinstance(value.op, (ast.Div, ast.FloorDiv)) or ("number" in kinds and not repeats)


def _kind(node: ast.expr, depth: int = 0) -> str:
    """Return ``text``, ``number``, ``list`` or, when it cannot be told, nothing."""
    if depth > _DEEPEST:
        return ""
    if isinstance(node, (ast.List, ast.ListComp)):
        return "list"
    if isinstance(node, ast.Subscript):
        argument = isinstance(node.value, ast.Attribute) and node.value.attr == "argv"
        return "text" if argument and not isinstance(node.slice, ast.Slice) else ""
    if isinstance(node, ast.JoinedStr):
        return "text"
    if isinstance(node, ast.Constant):
        return {str: "text", int: "number", float: "number"}.get(type(node.value), "")
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return "number"
    if isinstance(node, ast.BinOp):
        return _result(node, depth + 1)
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Attribute):
        return "text" if node.func.attr in _TEXT_METHODS and not _foreign(node.func) else ""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    return "text" if name in _TEXTS else "number" if name in _NUMBERS else ""


def _result(node: ast.BinOp, depth: int) -> str:
    left, right = _kind(node.left, depth), _kind(node.right, depth)
    if isinstance(node.op, ast.Mult) and left == "list":
        return left
    return left if left == right or (isinstance(node.op, ast.Mod) and left == "text") else ""


def _foreign(function: ast.Attribute) -> bool:
    """Return whether a method may be no text's: ``os.path.join``, ``day.replace``."""
    plain = isinstance(function.value, ast.Constant)
    return function.attr in ("join", "replace", "format") and not plain


def _fraction(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, float)
