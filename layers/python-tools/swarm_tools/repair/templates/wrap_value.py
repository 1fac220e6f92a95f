"""A returned or assigned value lacks its last step: a division, a sort, a conversion."""

from __future__ import annotations

import ast

BEFORE = "def f(items):\n    return sum(items)\n"
AFTER = "def f(items):\n    return sum(items) / len(items)\n"

CALLS = ("list", "sorted", "abs", "len", "int", "str", "float", "round", "sum", "max", "min", "set",
         "tuple", "bool", "dict", "any", "all", "reversed")  # fmt: skip
METHODS = (".lower()", ".upper()", ".strip()", ".split()", ".copy()", ".title()", ".capitalize()",
           ".values()", ".items()", ".keys()", "[::-1]", "[0]", "[-1]", "[1:]")  # fmt: skip


def propose(site):
    """Yield the value wrapped in a usual call, method, slice or division by a length."""
    for node in site.nodes:
        cost = base_cost(node)
        if cost is None:
            continue
        value = node.value
        text, tight = site.source.seg(value), site.operand(value)
        if isinstance(value, ast.Constant):
            continue
        for name in site.params:
            yield say(site, value, f"{tight} / len({name})", cost - 0.4)
        for method in METHODS:
            yield say(site, value, f"{tight}{method}", cost)
        for call in CALLS:
            bare = text[1:-1] if isinstance(value, ast.GeneratorExp) else text
            if isinstance(value, ast.Tuple) and not text.startswith("("):
                bare = f"({text})"
            yield say(site, value, f"{call}({bare})", cost)
        yield say(site, value, f"''.join({text})", cost)
        yield say(site, value, f"' '.join({text})", cost)
        for name in site.names:
            if name != text:
                yield say(site, value, f"max({text}, {name})", cost + 0.2)
                yield say(site, value, f"min({text}, {name})", cost + 0.2)
        if isinstance(value, (ast.BinOp, ast.Name)):
            yield say(site, value, f"max(0, {text})", cost - 0.2)
            yield say(site, value, f"min(0, {text})", cost)
        yield say(site, value, f"-{tight}", cost)
        if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mod):
            yield say(site, value, f"{text} == 0", cost - 0.4)
        yield say(site, value, f"{tight} ** 0.5", cost + 0.1)
        yield say(site, value, f"{tight} ** 2", cost + 0.1)
        yield say(site, value, f"round({text}, 2)", cost + 0.1)


def base_cost(node):
    """Return the cost of wrapping the value of ``node``; None where it makes no sense."""
    if isinstance(node, ast.Return) and node.value is not None:
        return 1.7
    if isinstance(node, ast.AugAssign):
        return 2.3
    if isinstance(node, ast.Assign):
        return 1.8 if isinstance(node.value, ast.Name) else 2.1
    return None


def say(site, value, text, cost):
    """Return the proposal with its message."""
    return site.replace(value, text, cost, f"value becomes `{text}`"[:160])
