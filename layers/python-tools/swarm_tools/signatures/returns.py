"""Of what kinds the values are that a function returns, as far as their form tells."""

from __future__ import annotations

import ast


def return_kinds(nodes: list[ast.AST]) -> set[str]:
    """Return the kinds of the values that ``return`` gives; ``unknown`` among them."""
    starts: dict[str, str] = {}
    for n in nodes:
        if not isinstance(n, ast.Assign):
            continue
        pairs = [(n.targets[0], n.value)]
        if isinstance(n.targets[0], ast.Tuple) and isinstance(n.value, ast.Tuple):
            pairs = list(zip(n.targets[0].elts, n.value.elts, strict=False))
        for target, value in pairs:
            if isinstance(target, ast.Name):
                kind = value_kind(value, {})
                # What starts as none and gets a value later is not known by its start.
                if starts.setdefault(target.id, kind) == "none" != kind:
                    starts[target.id] = kind
    return {
        value_kind(branch, starts)
        for n in nodes
        if isinstance(n, ast.Return) and n.value is not None
        for branch in branches(n.value)
    }


def branches(node: ast.expr) -> list[ast.expr]:
    """Return the values that a conditional expression may give."""
    if isinstance(node, ast.IfExp):
        return branches(node.body) + branches(node.orelse)
    return [node]


def value_kind(node: ast.expr, names: dict[str, str]) -> str:
    """Return the kind of an expression as far as its form tells."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            return "bool"
        if node.value is None:
            return "none"
        return "string" if isinstance(node.value, str) else "number"
    simple = {
        ast.JoinedStr: "string", ast.Dict: "dict", ast.DictComp: "dict", ast.List: "list",
        ast.ListComp: "list", ast.Compare: "bool", ast.Tuple: "pair", ast.Set: "set",
        ast.SetComp: "set", ast.GeneratorExp: "iterator",
    }  # fmt: skip
    if type(node) in simple:
        return simple[type(node)]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return "bool"
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        sides = {value_kind(node.left, names), value_kind(node.right, names)}
        for kind in ("string", "list"):
            if kind in sides:
                return kind
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        sides = {value_kind(node.left, names), value_kind(node.right, names)}
        return "list" if "list" in sides else "unknown"
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        return value_kind(node.value, names)
    if isinstance(node, ast.Name):
        return names.get(node.id, "unknown")
    if isinstance(node, ast.Call):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        for kind, known in CALL_KINDS.items():
            if name in known:
                return kind
    return "unknown"


CALL_KINDS = {
    "list": ("sorted", "list", "split"),
    "number": ("sum", "len", "abs", "round", "int", "float", "sqrt", "pow"),
    "dict": ("Counter", "dict", "defaultdict"),
    "string": ("join", "str", "format", "lower", "upper", "title", "capitalize", "strip"),
    "set": ("set",), "tuple": ("tuple", "divmod"), "bool": ("bool", "all", "any", "isinstance"),
}  # fmt: skip
