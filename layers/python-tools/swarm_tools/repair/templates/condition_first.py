"""A condition lacks the check that must come before it: emptiness, absence or a bound."""

from __future__ import annotations

import ast

BEFORE = "def f(items, i):\n    return items[i] == 0\n"
AFTER = "def f(items, i):\n    return i < len(items) and items[i] == 0\n"


def propose(site):
    """Yield `check and condition` and `not check or condition`, checks on what it reads."""
    for node in site.nodes:
        tests = []
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            tests = [node.test]
        elif isinstance(node, ast.Return) and isinstance(
            node.value, (ast.Compare, ast.BoolOp, ast.Call)
        ):
            tests = [node.value]
        elif isinstance(node, ast.comprehension):
            tests = node.ifs
        for test in tests:
            old = site.source.seg(test)
            tight = f"({old})" if isinstance(test, ast.BoolOp) else old
            joined = old if isinstance(getattr(test, "op", None), ast.And) else tight
            for good, bad in checks(site, test):
                yield site.replace(
                    test, f"{good} and {joined}", 1.4, f"condition needs `{good}` first"
                )
                needed = f"{good}[" in old or f"{good}." in old
                price = 1.5 if needed else 2.2
                yield site.replace(
                    test, f"{bad} or {tight}", price, f"condition holds for `{bad}`, too"
                )


def checks(site, test):
    """Return (check, its opposite) for the objects and indexes that ``test`` reads."""
    found: dict[tuple[str, str], None] = {}
    for n in ast.walk(test):
        if isinstance(n, ast.Subscript) and not isinstance(n.slice, (ast.Slice, ast.Constant)):
            base, index = site.source.seg(n.value), site.source.seg(n.slice)
            found.setdefault((f"{index} < len({base})", f"{index} >= len({base})"))
            found.setdefault((f"{index} in {base}", f"{index} not in {base}"))
            found.setdefault((f"{index} >= 0", f"{index} < 0"))
    for n in ast.walk(test):
        if isinstance(n, ast.Subscript) and isinstance(n.slice, (ast.Constant, ast.UnaryOp)):
            base = site.source.seg(n.value)
            found.setdefault((f"len({base}) > 1", f"len({base}) <= 1"))
            found.setdefault((base, f"not {base}"))
    for n in ast.walk(test):
        if isinstance(n, ast.Attribute) and isinstance(n.value, (ast.Name, ast.Attribute)):
            base = site.source.seg(n.value)
            if base != "self":
                found.setdefault((f"{base} is not None", f"{base} is None"))
                found.setdefault((base, f"not {base}"))
    for n in ast.walk(test):
        if isinstance(n, (ast.Name, ast.Attribute)) and isinstance(n.ctx, ast.Load):
            text = site.source.seg(n)
            if text != "self" and not (isinstance(n, ast.Name) and n.id in site.functions):
                found.setdefault((text, f"not {text}"))
                found.setdefault((f"{text} is not None", f"{text} is None"))
    return list(found)
