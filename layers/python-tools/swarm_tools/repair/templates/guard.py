"""A guard or base case is missing at the start of the function."""

from __future__ import annotations

import ast
from itertools import combinations

from swarm_tools.repair.source import step_of

BEFORE = "def f(n):\n    return n * f(n - 1)\n"
AFTER = "def f(n):\n    if n <= 1:\n        return 1\n    return n * f(n - 1)\n"

EMPTY = ("0", "None", "[]", "''", "False", "True", "{}", "1")
SMALL = ("1", "0", "False", "True", "None", "[]")


def propose(site):
    """Yield `if <parameter is empty, small or negative>: return <value>` guards."""
    body = site.body_statements()
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)) or not body:
        return
    first = body[0]
    if not site.source.owns_lines(first):
        return
    step = step_of(site.source.indent_of(first))
    recursive = any(
        isinstance(n, ast.Call)
        and getattr(n.func, "id", getattr(n.func, "attr", "")) == site.node.name
        for n in site.nodes
    )
    cost = 1.2 if recursive else 2.3
    yield from unequal(site, first, step)
    if recursive:
        yield from either_empty(site, first, step)
    asked = site.source.wanted.values
    for name in site.params[:4]:
        guards = [(f"not {name}", v) for v in (*EMPTY, name)]
        guards += [(f"{name} {op}", v) for op in ("== 0", "== 1", "< 0", "<= 0", "is None")
                   for v in asked]  # fmt: skip
        guards += [(test, v) for test in (f"not {name}", f"len({name}) == 1") for v in asked]
        guards += [(f"{name} {op}", v) for op in ("<= 1", "== 0", "< 0", "<= 0", "< 2", "is None")
                   for v in (*SMALL, name)]  # fmt: skip
        guards += [(f"len({name}) {op}", v) for op in ("<= 1", "== 0") for v in (*SMALL, name)]
        for test, value in guards:
            rows = [f"if {test}:", f"{step}return {value}"]
            yield site.insert_before(first, rows, cost, f"guard `if {test}: return {value}` added")
        divisor = any(
            isinstance(n, ast.BinOp)
            and isinstance(n.op, (ast.Div, ast.FloorDiv, ast.Mod))
            and isinstance(n.right, ast.Name)
            and n.right.id == name
            for n in site.nodes
        )
        for rank, (test, why) in enumerate(raising(name)):
            rows = [f"if {test}:", f'{step}raise ValueError("{why}")']
            price = 1.3 if divisor and rank == 0 else 2.4 + 0.02 * rank
            yield site.insert_before(first, rows, price, f"guard added: {why}")


def unequal(site, first, step):
    """Yield guards for arguments whose lengths do not go together."""
    lists = [p for p in site.params if f"len({p})" in site.source.seg(site.node)]
    lists = lists if len(lists) > 1 else site.params[:3]
    tests = [f"len({a}) != len({b})" for a, b in combinations(lists[:3], 2)]
    if len(lists) > 2:
        a, b, c = lists[:3]
        tests.append(f"len({a}) + len({b}) != len({c})")
    ways = ("return False", "return None", "return 0", 'raise ValueError("lengths differ")')
    for test in tests:
        for rank, way in enumerate(ways):
            rows = [f"if {test}:", f"{step}{way}"]
            yield site.insert_before(first, rows, 2.2 + 0.02 * rank, f"`if {test}: {way}` added")


def either_empty(site, first, step):
    """Yield base cases of a recursion over two or three things: one of them is empty."""
    for a, b in combinations(site.params[:3], 2):
        tests = (f"not {a} or not {b}", f"{a} == 0 or {b} == 0", f"not {a} and not {b}")
        for test in tests:
            for rank, value in enumerate(("0", "''", "[]", "True", "False", "1", f"{a} or {b}")):
                rows = [f"if {test}:", f"{step}return {value}"]
                said = f"guard `if {test}: return {value}` added"
                yield site.insert_before(first, rows, 1.3 + 0.02 * rank, said)


def raising(name):
    """Return (test, message) of the usual argument checks for ``name``."""
    return [
        (f"{name} == 0", "Cannot divide by zero"),
        (f"{name} < 0", f"{name} must not be negative"),
        (f"{name} <= 0", f"{name} must be positive"),
        (f"not {name}", f"{name} must not be empty"),
    ]
