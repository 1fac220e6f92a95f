"""Types of local names as far as all that sets them tells, and uses that these types refuse."""

from __future__ import annotations

import ast

from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.returns import value_kind

METHODS = {"string": set(dir(str)), "list": set(dir(list)), "dict": set(dir(dict)),
           "number": set(dir(int)) | set(dir(float)), "set": set(dir(set))}  # fmt: skip
SURE_HINTS = {"int": "number", "float": "number", "str": "string", "list": "list", "dict": "dict"}
BINDERS = (ast.For, ast.comprehension, ast.NamedExpr, ast.withitem, ast.AnnAssign)


def types_of(function: Function, nodes: list[ast.AST]) -> dict[str, str]:
    """Return the names of one sure type: number, string, list, dict or set."""
    found: dict[str, set[str]] = {}
    args = function.node.args
    for arg in [*args.posonlyargs, *args.args, *args.kwonlyargs]:
        note = arg.annotation
        head = note.value if isinstance(note, ast.Subscript) else note
        found[arg.arg] = {SURE_HINTS.get(getattr(head, "id", ""), "unknown")}
    for n in nodes:
        if isinstance(n, ast.Assign):
            for target in n.targets:
                if isinstance(target, ast.Name):
                    found.setdefault(target.id, set()).add(sure_kind(n.value, {}))
                    continue
                for m in ast.walk(target):
                    if isinstance(m, ast.Name) and isinstance(m.ctx, ast.Store):
                        found.setdefault(m.id, set()).add("unknown")
        elif isinstance(n, ast.AugAssign) and isinstance(n.target, ast.Name):
            found.setdefault(n.target.id, set())
        elif isinstance(n, BINDERS):
            where = getattr(n, "target", None) or getattr(n, "optional_vars", None)
            whole = getattr(getattr(n, "iter", None), "func", None)
            kind = "number" if getattr(whole, "id", "") == "range" else "unknown"
            for m in ast.walk(where) if where is not None else ():
                if isinstance(m, ast.Name):
                    found.setdefault(m.id, set()).add(kind)
    return {k: v.copy().pop() for k, v in found.items() if len(v) == 1 and "unknown" not in v}


def sure_kind(node: ast.expr, types: dict[str, str]) -> str:
    """Return the type of an expression when there is no doubt about it."""
    if isinstance(node, ast.Name):
        return types.get(node.id, "unknown")
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            calls = {**dict.fromkeys(("len", "int", "float"), "number"), "str": "string",
                     "list": "list", "dict": "dict", "sorted": "list", "set": "set"}  # fmt: skip
            return calls.get(node.func.id, "unknown")
        return "unknown"
    if isinstance(node, ast.BinOp):
        sides = {sure_kind(node.left, types), sure_kind(node.right, types)}
        return "number" if sides == {"number"} else "unknown"
    if isinstance(node, (ast.Constant, ast.JoinedStr, ast.List, ast.Dict, ast.ListComp,
                         ast.DictComp, ast.SetComp)):  # fmt: skip
        return value_kind(node, {})
    return "unknown"


def misuses(nodes: list[ast.AST], types: dict[str, str]) -> bool:
    """Say whether an expression can't be worked out with values of these types."""
    return any(misused(n, types) for n in nodes)


def misused(n: ast.AST, types: dict[str, str]) -> bool:
    """Say whether one node can't be worked out."""
    if isinstance(n, ast.BinOp):
        left, right = sure_kind(n.left, types), sure_kind(n.right, types)
        if isinstance(n.op, ast.Add):
            return {left, right} in ({"string", "number"}, {"list", "number"}, {"list", "string"})
        if isinstance(n.op, ast.Sub):
            return {left, right} == {"string", "number"}
    if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.args:
        first = sure_kind(n.args[0], types)
        if n.func.id == "len":
            return first == "number"
        if n.func.id == "range":
            halves = [a for a in n.args if isinstance(a, ast.BinOp) and isinstance(a.op, ast.Div)]
            return first in ("list", "string", "dict") or bool(halves)
        if n.func.id == "sum" and len(n.args) == 1:
            return first == "number"
        return types.get(n.func.id) in ("list", "dict", "number", "string")
    if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute):
        kind = sure_kind(n.func.value, types)
        return kind in METHODS and n.func.attr not in METHODS[kind]
    if isinstance(n, ast.Subscript):
        kind = sure_kind(n.value, types)
        part = n.slice
        halved = isinstance(part, ast.BinOp) and isinstance(part.op, ast.Div)
        stored = isinstance(n.ctx, ast.Store) and kind == "string"
        return kind == "number" or stored or (halved and kind in ("list", "string"))
    if isinstance(n, (ast.For, ast.comprehension)):
        return sure_kind(n.iter, types) == "number"
    return False
