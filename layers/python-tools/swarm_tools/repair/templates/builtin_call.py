"""A sibling built-in function was meant, or the call is one too many."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(items):\n    return max(items)\n"
AFTER = "def f(items):\n    return min(items)\n"

FAMILIES = (
    ("max", "min", "sum", "len"),
    ("any", "all"),
    ("int", "float", "round", "str", "abs"),
    ("list", "set", "tuple", "sorted", "reversed", "dict"),
    ("sorted", "reversed"),
    ("ord", "chr"),
    ("bin", "oct", "hex"),
    ("range", "reversed", "enumerate"),
)


def everywhere(site):
    """Yield statements in which all calls of one function go to a sibling instead."""
    calls: dict[tuple[int, str], list[ast.Name]] = {}
    for node in site.nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            calls.setdefault((id(site.statement(node)), node.func.id), []).append(node.func)
    for (_, name), places in calls.items():
        others = {o for family in FAMILIES if name in family for o in family} - {name}
        for other in sorted(others) if len(places) > 1 else ():
            edits = tuple((*site.source.span(p), other) for p in places)
            yield Proposal(edits, 1.5, places[0].lineno, f"each `{name}` becomes `{other}`")


def exchanged(site):
    """Yield statements in which the calls of `max` and `min` change places."""
    for stmt in [n for n in site.nodes if isinstance(n, ast.stmt)]:
        inside = [n for n in ast.walk(stmt) if isinstance(n, ast.Call)]
        names = [n.func for n in inside if getattr(n.func, "id", "") in ("max", "min")]
        if {n.id for n in names} == {"max", "min"}:
            edits = {(*site.source.span(n), "max" if n.id == "min" else "min") for n in names}
            yield Proposal(tuple(sorted(edits)), 1.3, stmt.lineno, "`max` and `min` change places")


def propose(site):
    """Yield sibling functions, and the argument without the call."""
    yield from everywhere(site)
    yield from exchanged(site)
    for node in site.nodes:
        if isinstance(node, ast.Subscript) and isinstance(site.parent(node), ast.Return):
            base = site.source.seg(node.value)
            for name in ("max", "min", "sum") if not isinstance(node.slice, ast.Slice) else ():
                new = f"{name}({base})"
                yield site.replace(node, new, 1.4, f"`{site.source.seg(node)}` becomes `{new}`")
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        name = node.func.id
        done = {name}
        for family in FAMILIES:
            for other in family if name in family else ():
                if other not in done:
                    done.add(other)
                    cost = 1.9 if (name, other) == ("sorted", "reversed") else 1.2
                    yield site.replace(node.func, other, cost, f"`{name}` becomes `{other}`")
        if name in ("max", "min") and len(node.args) == 1 and not node.keywords:
            arg = site.source.seg(node.args[0])
            bare = f"({arg})" if isinstance(node.args[0], ast.GeneratorExp) else arg
            if bare.startswith("((") and bare.endswith("))"):
                bare = bare[1:-1]
            pick = (f"key={arg}.get", "key=len", "key=lambda x: x[1]", "key=lambda x: x[0]")
            for more in ("default=0", "default=None", *pick):
                new = f"{name}({bare}, {more})"
                yield site.replace(node, new, 1.5, f"`{more}` added"[:160])
        told = {k.arg for k in node.keywords}
        if name in ("max", "min") and told and "default" not in told and len(node.args) == 1:
            for more in ("default=None", "default=0", 'default=""'):
                yield site.replace(node, site.with_argument(node, more), 1.5, f"`{more}` added")
        if name in ("sum", "len", "max", "min") and len(node.args) == 1 and not node.keywords:
            arg = site.source.seg(node.args[0])
            if isinstance(node.args[0], ast.GeneratorExp) and not arg.startswith("("):
                arg = f"({arg})"
            for other in ("max", "min"):
                for default in ("0", "None") if other != name else ():
                    new = f"{other}({arg}, default={default})"
                    yield site.replace(node, new, 1.6, f"`{name}` becomes `{other}`")
        if name == "len" and isinstance(node.args[0], (ast.Name, ast.Attribute)):
            counts = f"{site.source.seg(node.args[0])}.values()"
            for new in (f"sum({counts})", f"sum(len(v) for v in {counts})"):
                yield site.replace(node, new, 1.7, f"becomes `{new}`"[:160])
        if len(node.args) == 1 and not isinstance(node.args[0], (ast.GeneratorExp, ast.Starred)):
            text = site.source.seg(node.args[0])
            yield site.replace(node, text, 1.8, f"call of `{name}` removed", loose=True)
            if name == "set":
                yield site.replace(node, f"dict.fromkeys({text})", 1.4, "the order is kept")
            if name in ("bin", "oct", "hex"):
                yield site.replace(node, f"{site.source.seg(node)}[2:]", 1.3, "prefix cut off")
            for whole in (node.args[0],) if name in ("int", "round") else ():
                if isinstance(whole, ast.BinOp) and isinstance(whole.op, ast.Div):
                    left, right = site.operand(whole.left), site.operand(whole.right)
                    new = f"{left} // {right}"
                    yield site.replace(node, new, 1.5, f"becomes `{new}`"[:160], loose=True)
            if name in ("set", "reversed", "filter", "map", "zip", "range", "dict"):
                for outer in ("list", "len", "sorted"):
                    new = f"{outer}({site.source.seg(node)})"
                    yield site.replace(node, new, 1.7, f"`{name}(...)` becomes `{new}`")
        elif len(node.args) == 2 and name in ("max", "min", "round", "pow"):
            for arg in node.args:
                yield site.replace(node, site.source.seg(arg), 1.9, f"call of `{name}` removed")
