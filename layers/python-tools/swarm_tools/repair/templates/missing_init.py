"""A local name is read, filled or counted up and never set at first."""

from __future__ import annotations

import ast
import builtins
import re

BEFORE = "def f(items):\n    for x in items:\n        out.append(x)\n    return out\n"
AFTER = "def f(items):\n    out = []\n    for x in items:\n        out.append(x)\n    return out\n"

FILLED = {
    "append": ("[]", "deque()"), "extend": ("[]",), "insert": ("[]",), "add": ("set()",),
    "appendleft": ("deque()",), "setdefault": ("{}",), "get": ("{}",), "items": ("{}",),
    "discard": ("set()",), "join": ("''",), "pop": ("[]",), "update": ("{}", "set()"),
}  # fmt: skip
MIDDLE = re.compile(r"m|mid|middle|center|centre|pivot|milieu|half")
LOW = re.compile(r"(?:lo|low|left|start|begin|first|l|debut|gauche)(?:_\w+)?")
HIGH = re.compile(r"(?:hi|high|right|end|stop|last|h|r|fin|droite)(?:_\w+)?")


def propose(site):
    """Yield first values by what is done with the name, at each place above its first use."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    for name in unbound(site):
        for rank, value in enumerate(dict.fromkeys(values(site, name))):
            row = f"{name} = {value}"
            for _owner, block in site.blocks():
                for stmt in block:
                    if not mentions(stmt, name):
                        continue
                    if site.source.room_before(stmt):
                        cost = 1.0 + 0.05 * rank
                        yield site.insert_before(stmt, [row], cost, f"`{row}` added")
                    break


def unbound(site):
    """Return names that are read here and bound nowhere, or only by counting them up."""
    counted = {id(n.target) for n in site.nodes if isinstance(n, ast.AugAssign)}
    bound = set(site.params) | {
        n.id
        for n in site.nodes
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store) and id(n) not in counted
    }
    outside = {*dir(builtins), "self", "cls"} | {
        name for stmt in site.source.tree.body for name in names_of(stmt)
    }
    inner = {a.arg for n in ast.walk(site.node) if isinstance(n, ast.arguments) for a in n.args}
    used = [n.id for n in site.nodes if isinstance(n, ast.Name)]
    return [n for n in dict.fromkeys(used) if n not in bound | outside | inner][:3]


def names_of(stmt):
    """Yield the names that a statement of the module binds."""
    for n in ast.walk(stmt):
        if isinstance(n, ast.alias):
            yield (n.asname or n.name).split(".")[0]
        elif n is stmt and isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield n.name
            return
        elif isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store):
            yield n.id


def values(site, name):
    """Yield the texts of likely first values of a name."""
    for n in site.nodes:
        if isinstance(n, ast.Attribute) and getattr(n.value, "id", "") == name:
            yield from FILLED.get(n.attr, ())
        elif isinstance(n, ast.Subscript) and getattr(n.value, "id", "") == name:
            yield from ("{}", "[]")
        elif isinstance(n, ast.AugAssign) and getattr(n.target, "id", "") == name:
            text = isinstance(n.value, (ast.JoinedStr, ast.Constant)) and "'" in ast.unparse(
                n.value
            )
            yield from (
                ("''",) if text else ("1", "0") if isinstance(n.op, ast.Mult) else ("0", "''")
            )
    if MIDDLE.fullmatch(name):
        for low in [n for n in site.names if LOW.fullmatch(n)][:2]:
            for high in [n for n in site.names if HIGH.fullmatch(n)][:2]:
                yield f"({low} + {high}) // 2"
    yield from ("0", "[]", "None", "''", "1", "set()", "{}", "False", "True")
    for param in site.params[:3]:
        yield from (f"len({param})", f"{param}[0]", param)


def mentions(stmt, name):
    """Say whether a statement names it."""
    return any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(stmt))
