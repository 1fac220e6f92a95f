"""What nobody writes on purpose: an edit that leaves less of it behind is the likelier one.

A value that is set and never used, an operand that stands on both sides, a container that is
looked into and never filled: a bug often leaves one of these, and a patch that only satisfies the
tests often makes one.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from swarm_tools.facts.endings import ends
from swarm_tools.repair.asked_in_vain import asked_in_vain, is_none
from swarm_tools.repair.dead_stores import dead_stores
from swarm_tools.repair.nonsense import nonsense
from swarm_tools.repair.site import own_nodes
from swarm_tools.repair.source import unused_imports

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
ONE_SIDED = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.BitXor)
COMPUTED = (ast.BinOp, ast.Subscript, ast.Attribute)
WAYS = 4
ENDS = (ast.Return, ast.Raise, ast.Continue, ast.Break)
FILLS = frozenset(
    (
        *("append", "add", "insert", "extend", "update", "setdefault", "appendleft"),
        *("pop", "popleft", "remove", "discard", "clear"),
    )
)
ARRANGES = frozenset({"reverse", "sort"})
ONCE = frozenset(("reversed", "map", "filter", "zip", "iter", "enumerate"))
"""Calls whose outcome can be read only once: nobody keeps it in a list."""
PURE = frozenset(
    (
        *("copy", "strip", "lstrip", "rstrip", "lower", "upper", "title", "replace", "split"),
        *("join", "sorted", "reversed", "len", "sum", "abs", "int", "str", "float"),
    )
)


def blemishes(tree: ast.AST) -> Counter[str]:
    """Return how often each kind of blemish is found in a program."""
    found: Counter[str] = Counter({"unused import": len(unused_imports(tree))})
    found.update(nonsense(tree))
    for node in ast.walk(tree):
        found["twice"] += _twice(node)
        for block in _blocks(node):
            found["unreachable"] += any(isinstance(s, ENDS) for s in block[:-1])
            found["repeated"] += sum(_same(a, b) for a, b in pairwise(block))
            found["idle"] += sum(_idle(s) for s in block)
        if isinstance(node, FUNCTIONS):
            unused = set(_unused(node))
            found["unused"] += len(unused)
            found["dead"] += len(dead_stores(node) - unused)
            found["unfilled"] += len(set(_unfilled(node)))
            found["unread"] += len(_unread(node))
            found["mixed"] += _mixed(node)
            found["asked in vain"] += len(asked_in_vain(node))
            found["falls off"] += _falls_off(node)
            found["generator for a truth"] += len(_generators_asked(node))
            found["sized among others"] += _sized_among_others(node)
        elif isinstance(node, (ast.Tuple, ast.List)):
            found["lopsided"] += _lopsided(node)
        elif isinstance(node, ast.ListComp):
            found["once to read"] += getattr(getattr(node.elt, "func", None), "id", "") in ONCE
        elif isinstance(node, (ast.For, ast.While)):
            found["stuck"] += isinstance(node, ast.While) and _stuck(node)
            found["one round"] += _one_round(node)
        elif isinstance(node, (ast.If, ast.IfExp)):
            found["alike"] += _alike(node)
            found["unrolled"] += isinstance(node, ast.If) and _unrolled(node)
            found["asked again"] += _asked_again(node)
    return +found


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if isinstance(block, list) and block:
            yield block


def _same(first: ast.AST, second: ast.AST) -> bool:
    return type(first) is type(second) and ast.dump(first) == ast.dump(second)


def _twice(node: ast.AST) -> bool:
    """Say whether an operand, an element or an argument is there a second time for nothing."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, ONE_SIDED) and _same(node.left, node.right)
    parts: Sequence[ast.AST | None] = ()
    if isinstance(node, ast.Compare):
        parts = [node.left, *node.comparators]
    elif isinstance(node, ast.BoolOp):
        parts = node.values
    elif isinstance(node, (ast.List, ast.Set, ast.Tuple)) and len(node.elts) > 1:
        parts = [e for e in node.elts if any(isinstance(n, COMPUTED) for n in ast.walk(e))]
    elif isinstance(node, ast.Dict):
        parts = [key for key in node.keys if key is not None]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        parts = node.args if node.func.id in ("min", "max", "isinstance") else ()
        parts = node.args[:2] if node.func.id == "range" else parts
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        return ast.unparse(target) == ast.unparse(node.value)
    shown = [ast.dump(part) for part in parts if part is not None]
    return len(set(shown)) < len(shown)


def _idle(statement: ast.stmt) -> bool:
    """Say whether a statement only computes a value that nobody gets."""
    if not isinstance(statement, ast.Expr):
        return False
    value = statement.value
    if isinstance(value, ast.Call):
        return getattr(value.func, "attr", getattr(value.func, "id", "")) in PURE
    return isinstance(value, (ast.BinOp, ast.Compare, ast.Name, ast.Attribute, ast.Subscript))


def _unused(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """Yield the parameters and local names that are never read."""
    names = [n for n in ast.walk(function) if isinstance(n, ast.Name)]
    shared = {
        name for n in ast.walk(function) if isinstance(n, (ast.Global, ast.Nonlocal))
        for name in n.names
    }  # fmt: skip
    read = {n.id for n in names if not isinstance(n.ctx, ast.Store)} | shared
    read |= {n.target.id for n in ast.walk(function)
             if isinstance(n, ast.AugAssign) and isinstance(n.target, ast.Name)
             and not isinstance(n.value, ast.Constant)}  # fmt: skip
    args = function.args
    bound = [a.arg for a in (*args.posonlyargs, *args.args, *args.kwonlyargs)]
    bound += [n.id for n in names if isinstance(n.ctx, ast.Store)]
    for name in bound:
        if name not in read and not name.startswith("_") and name not in ("self", "cls"):
            yield name


def _mixed(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Say whether true or false is returned in one place and a number or text in another."""
    kinds = {
        type(n.value.value)
        for n in ast.walk(function)
        if isinstance(n, ast.Return) and isinstance(n.value, ast.Constant)
    }
    return bool in kinds and bool(kinds & {int, float, str})


def _sized_among_others(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Say whether a length is returned in one place and a list in another."""
    given = [n.value for n in own_nodes(function) if isinstance(n, ast.Return) and n.value]
    lists = any(isinstance(v, (ast.List, ast.ListComp)) for v in given)
    return lists and any(getattr(getattr(v, "func", None), "id", "") == "len" for v in given)


def _lopsided(row: ast.Tuple | ast.List) -> bool:
    """Say whether of steps in all directions all but one have an opposite: `(1, 0)`, `(-1, 0)`."""
    pairs = [e.elts for e in row.elts if isinstance(e, ast.Tuple) and len(e.elts) == 2]
    if len(pairs) != len(row.elts) or len(pairs) not in (WAYS, 2 * WAYS):
        return False
    steps = [tuple(ast.unparse(part) for part in pair) for pair in pairs]
    opposite = {(a, b) for a, b in (map(_negated, step) for step in steps)}
    return 0 < len(set(steps) - opposite) < len(pairs) - 1


def _negated(text: str) -> str:
    return text.removeprefix("-") if text.startswith("-") or text == "0" else f"-{text}"


def _falls_off(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Say whether some ways through a function return a value and another one just ends."""
    own = list(own_nodes(function))
    given = [n.value for n in own if isinstance(n, ast.Return) and n.value is not None]
    valued = any(not is_none(value) for value in given)
    waits = any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in own)
    return valued and not waits and not ends(function.body)


def _unfilled(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """Yield the containers that are made here, looked into in a loop, and never changed."""
    made: Counter[str] = Counter()
    changed: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if isinstance(target, ast.Name):
                made[target.id] += 1 if _small_container(node.value) else 2
            elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
                changed.add(target.value.id)
        elif isinstance(node, ast.AugAssign):
            changed |= {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}
        elif isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute) and node.func.attr in FILLS:
                changed |= {n.id for n in ast.walk(node.func) if isinstance(n, ast.Name)}
            for part in (*node.args, *(k.value for k in node.keywords)):
                changed |= {part.id} if isinstance(part, ast.Name) else set()
    for node in ast.walk(function):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            inside = node.comparators[0]
            if isinstance(inside, ast.Name) and made[inside.id] == 1 and inside.id not in changed:
                yield inside.id


def _generators_asked(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the names of generators of which is asked whether they are empty: never."""
    made = {
        n.targets[0].id
        for n in ast.walk(function)
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
        and isinstance(n.value, ast.GeneratorExp)
    }  # fmt: skip
    asked: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, (ast.If, ast.IfExp, ast.While)):
            test = node.test
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            test = node.operand
        else:
            continue
        asked |= {test.id} if isinstance(test, ast.Name) else set()
    return made & asked


def _unread(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the containers that are made here, filled, and never looked into."""
    made = {
        n.targets[0].id
        for n in ast.walk(function)
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
        and _small_container(n.value)
    }  # fmt: skip
    filling = list(_places_filled(function))
    at = {id(place) for place in filling}
    read = {
        n.id
        for n in ast.walk(function)
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load) and id(n) not in at
    }
    return (made - read) & {place.id for place in filling if isinstance(place, ast.Name)}


def _places_filled(function: ast.AST) -> Iterator[ast.expr]:
    """Yield what is named where a statement of its own fills a container."""
    for node in ast.walk(function):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            if isinstance(called, ast.Attribute) and called.attr in FILLS | ARRANGES:
                yield called.value
        elif isinstance(node, ast.Assign):
            yield from (t.value for t in node.targets if isinstance(t, ast.Subscript))


def _small_container(value: ast.expr) -> bool:
    if isinstance(value, ast.Call):
        return (
            isinstance(value.func, ast.Name)
            and value.func.id in ("set", "list", "dict")
            and (not value.args)
        )
    if isinstance(value, ast.Dict):
        return len(value.keys) <= 1
    return isinstance(value, (ast.List, ast.Set)) and len(value.elts) <= 1


def _stuck(loop: ast.While) -> bool:
    """Say whether nothing in a loop changes what its condition reads, and nothing leaves it."""
    if isinstance(loop.test, ast.Constant) or any(
        isinstance(n, (ast.Call, ast.Await, ast.Attribute)) for n in ast.walk(loop.test)
    ):
        return False
    asked = {n.id for n in ast.walk(loop.test) if isinstance(n, ast.Name)}
    for node in (n for s in loop.body for n in ast.walk(s)):
        if isinstance(node, (ast.Break, ast.Return, ast.Raise, ast.Yield)):
            return False
        if isinstance(node, ast.Name) and node.id in asked and isinstance(node.ctx, ast.Store):
            return False
        names = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
        if isinstance(node, ast.Call) and asked & names:
            return False
        if isinstance(node, (ast.Attribute, ast.Subscript)) and isinstance(node.ctx, ast.Store):
            return False
    return True


def _one_round(loop: ast.For | ast.While) -> bool:
    """Say whether a loop of several statements is always left in its first round."""
    if len(loop.body) == 1 or not isinstance(loop.body[-1], (ast.Return, ast.Break, ast.Raise)):
        return False
    return not any(isinstance(n, ast.Continue) for s in loop.body for n in ast.walk(s))


def _asked_again(node: ast.If | ast.IfExp) -> bool:
    """Say whether the first thing under a condition is to ask it again."""
    first = node.body[0] if isinstance(node, ast.If) else node.body
    if isinstance(first, (ast.Return, ast.Assign, ast.AugAssign, ast.Expr)):
        first = first.value
    return isinstance(first, (ast.If, ast.IfExp)) and _same(node.test, first.test)


def _unrolled(node: ast.If) -> bool:
    """Say whether a condition holds itself again, with the same statements: a loop was meant."""
    last = node.body[-1]
    if not isinstance(last, ast.If) or not _same(node.test, last.test):
        return False
    first = [ast.dump(s) for s in node.body[: len(last.body)]]
    return first == [ast.dump(s) for s in last.body]


def _alike(node: ast.If | ast.IfExp) -> bool:
    """Say whether both ways of a condition do the same."""
    if isinstance(node, ast.IfExp):
        return _same(node.body, node.orelse)
    return bool(node.orelse) and [ast.dump(s) for s in node.body] == [
        ast.dump(s) for s in node.orelse
    ]
