"""What right programs hardly ever say: an element compared with its own place, `-(a + b)`.

Unlike a blemish, an oddity is sometimes meant; a patch that brings one in is still the unlikely one
of several that pass the same tests.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from swarm_tools.repair.bounds_at_odds import at_odds
from swarm_tools.repair.emptied import emptied
from swarm_tools.repair.names_at_odds import names_at_odds
from swarm_tools.repair.no_numbers import no_numbers
from swarm_tools.repair.numerals import number_of
from swarm_tools.repair.taken_over import aliases_changed, settings_changed
from swarm_tools.repair.twins_at_odds import twins_at_odds

STEPS = re.compile(
    r"(?:\w+_)?(?:step|stride|size|width|k|n|chunk|jump|skip|gap|p|prime|i|pas|length)"
)
TRUTHS = re.compile(r"_?(?:is|has|can|should|was|found|ok|valid|any|all|flag|est)(?:_\w+)?")
STACKS = re.compile(r"(?:\w+_)?(?:stack|pile)s?")
QUEUES = re.compile(r"(?:\w+_)?(?:queue|fifo)s?")
KEYS = re.compile(r"(?:\w+_)?(?:key|name|word|char|ch|letter|text)")
CROSSED = re.compile(r"x(\w+) \* y(?!\1\b)(\w+) \+ (?:x\2 \* y\1|y\1 \* x\2)")
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SUMS = (ast.Add, ast.Sub)
ARITHMETIC = (*SUMS, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod)
SCALING = (ast.Mult, ast.Div, ast.FloorDiv, ast.Mod)
NEAR_UNITS = (59, 61, 1439, 1441, 3599, 3601, 1023, 1025, 1001)
"""One beside the numbers that minutes, days, hours, bytes and thousands are counted by."""


def oddities(tree: ast.AST) -> Counter[str]:
    """Return how often each kind of oddity is found in a program."""
    found: Counter[str] = Counter()
    for node in ast.walk(tree):
        found.update(_of(node))
    found.update(names_at_odds(tree))
    found.update(no_numbers(tree))
    return found


def _of(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        if any(_own_place(a, b) or _own_place(b, a) for a, b in pairwise(sides)):
            yield "own place"
        if isinstance(node.ops[0], ORDERS) and any(map(_is_mark, sides)):
            yield "order of a mark"
        kinds = {isinstance(op, (ast.Eq, ast.NotEq)) + isinstance(op, ast.NotEq) for op in node.ops}
        if len(kinds) > 1:
            yield "mixed chain"
    elif isinstance(node, ast.BinOp):
        yield from _of_operation(node)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        if isinstance(node.operand, ast.BinOp) and isinstance(node.operand.op, SUMS):
            yield "negated sum"
        elif isinstance(node.operand, ast.UnaryOp):
            yield "negated twice"
    elif isinstance(node, ast.Call):
        yield from _of_call(node)
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        truth = isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "bool"
        if truth and isinstance(target, ast.Name) and not TRUTHS.fullmatch(target.id):
            yield "truth for a value"
        if _other_end(target, node.value):
            yield "other end"
    elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Sub):
        value = node.value
        if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mod):
            yield "remainder taken"
    elif isinstance(node, ast.BoolOp):
        yield from ("half a check" for a, b in pairwise(node.values) if _half_checked(a, b))
        yield from at_odds(node)
        yield from twins_at_odds(node)
    elif isinstance(node, ast.While):
        yield from _of_loop(node)
    elif isinstance(node, FUNCTIONS):
        yield from _of_function(node)
    elif isinstance(node, ast.ClassDef):
        yield from ("emptied" for _ in emptied(node))
        yield from ("setting changed" for _ in settings_changed(node))
    elif isinstance(node, ast.Slice) and (number_of(node.lower) == 0 or _is_length(node.upper)):
        yield "whole slice"
    for block in _blocks(node):
        yield from ("same way out" for a, b in pairwise(block) if _same_way_out(a, b))
        yield from ("added twice" for a, b in pairwise(block) if _added_within(a, b))


def _half_checked(first: ast.AST, second: ast.AST) -> bool:
    """Say whether one name is compared with `None` and the other asked for its truth."""
    for one, other in ((first, second), (second, first)):
        if isinstance(one, ast.Name) and isinstance(other, ast.Compare):
            none = getattr(other.comparators[0], "value", ...) is None
            if none and isinstance(other.left, ast.Name) and other.left.id != one.id:
                return True
    return False


def _other_end(target: ast.AST, value: ast.AST) -> bool:
    """Say whether a slice is set to another slice of the same sequence turned round."""
    if not isinstance(target, ast.Subscript) or not isinstance(target.slice, ast.Slice):
        return False
    turned = isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice)
    if not turned or number_of(value.slice.step) != -1:
        return False
    inner = value.value
    same = isinstance(inner, ast.Subscript) and ast.dump(inner.value) == ast.dump(target.value)
    return same and ast.dump(inner.slice) != ast.dump(target.slice)


def _own_place(element: ast.AST, place: ast.AST) -> bool:
    """Say whether one side is an element and the other the place it is taken from."""
    if not isinstance(element, ast.Subscript) or isinstance(element.slice, ast.Slice):
        return False
    names = {n.id for n in ast.walk(element.slice) if isinstance(n, ast.Name)}
    return isinstance(place, ast.Name) and place.id in names


def _of_operation(node: ast.BinOp) -> Iterator[str]:
    if not isinstance(node.op, ARITHMETIC):
        return
    left, right = node.left, node.right
    called = _call_of(left)
    if isinstance(node.op, ast.Mult) and hasattr(builtins, called) and called == _call_of(right):
        yield "same call twice"
    if isinstance(node.op, SUMS) and _ends_in_number(node) and _ends_in_number(left):
        yield "two constants"
    if isinstance(node.op, ast.Add) and CROSSED.fullmatch(ast.unparse(node)):
        yield "crossed sum"
    if isinstance(node.op, SCALING) and number_of(right) in NEAR_UNITS:
        yield "odd unit"
    if isinstance(node.op, SUMS) and any(
        KEYS.fullmatch(getattr(one, "id", "")) and number_of(other) is not None
        for one, other in ((left, right), (right, left))
    ):
        yield "sum with a key"
    if any(_call_of(side) == "bool" or _is_truth(side) for side in (left, right)):
        yield "truth for a value"


def _is_truth(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def _is_mark(node: ast.AST) -> bool:
    """Say whether something is a text of one sign that is neither a letter nor a digit."""
    text = getattr(node, "value", None) if isinstance(node, ast.Constant) else None
    return isinstance(text, str) and len(text) == 1 and not text.isalnum()


def _ends_in_number(node: ast.AST) -> bool:
    """Say whether something is a sum or difference with a number on its right."""
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, SUMS)
        and number_of(node.right) is not None
    )


def _of_call(node: ast.Call) -> Iterator[str]:
    name = _call_of(node)
    if name in ("min", "max") and len(node.args) == 2:
        numbers = [n for n in map(number_of, node.args) if n is not None]
        if len(numbers) == 2 or any(n in (0, 1, -1) for n in numbers if name == "min"):
            yield "odd bound"
        if name == "max" and any(n < 0 for n in numbers):
            yield "odd bound"
    elif name == "range":
        step = getattr(node.args[2], "id", "") if len(node.args) == 3 else ""
        if step and not STEPS.fullmatch(step):
            yield "odd step"
        if len(node.args) > 1 and _one_more(*node.args[:2]):
            yield "one round"
        bounds = [_call_of(arg) for arg in node.args[:2]]
        if bounds in (["min", "min"], ["max", "max"]):
            yield "odd bound"
    elif isinstance(node.func, ast.Attribute):
        end = _end_taken(node)
        owner = getattr(node.func.value, "id", getattr(node.func.value, "attr", ""))
        if (end == "first" and STACKS.fullmatch(owner)) or (
            end == "last" and QUEUES.fullmatch(owner)
        ):
            yield "wrong end"
    elif name == "len" and node.args and isinstance(node.args[0], (ast.Tuple, ast.List)):
        yield "length of a literal"


def _end_taken(call: ast.Call) -> str:
    """Return which end of a sequence a call takes: ``first``, ``last``, or an empty text."""
    method = getattr(call.func, "attr", "")
    if method == "popleft":
        return "first"
    if method != "pop":
        return ""
    return "" if call.args and number_of(call.args[0]) != 0 else "first" if call.args else "last"


def _of_loop(loop: ast.While) -> Iterator[str]:
    """Yield the bounds of a loop that become each other: a break would say so."""
    test = loop.test
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ORDERS):
        return
    bounds = {getattr(side, "id", "") for side in (test.left, test.comparators[0])} - {""}
    for node in ast.walk(loop):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
            names = {getattr(node.targets[0], "id", ""), node.value.id}
            if len(bounds) == 2 and names == bounds:
                yield "bound for a bound"


def _of_function(function: ast.AST) -> Iterator[str]:
    """Yield the sequences taken from at both ends, and the ordered names asked for their truth."""
    ends: set[tuple[str, str]] = set()
    ordered: set[str] = set()
    asked: Counter[str] = Counter()
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            ends.add((ast.unparse(node.func.value), _end_taken(node)))
        elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ORDERS):
            sides = (node.left, *node.comparators)
            ordered |= {side.id for side in sides if isinstance(side, ast.Name)}
        elif isinstance(node, ast.BoolOp):
            asked.update(part.id for part in node.values if isinstance(part, ast.Name))
    if getattr(function, "name", "") in ("__eq__", "__ne__"):
        yield from ("order for equality" for n in ast.walk(function) if _is_order(n))
    yield from ("after its loop" for _ in _read_after_loop(function))
    yield from ("alias changed" for _ in aliases_changed(function))
    firsts = {owner for owner, end in ends if end == "first"}
    watched = _ends_watched(function)
    yield from (
        "both ends"
        for owner, end in ends
        if end == "last" and owner in firsts and (owner, -1) not in watched
    )
    yield from ("wrong end" for _ in _taken_unseen(function))
    yield from ("number for a truth" for name in asked.elements() if name in ordered)


def _ends_watched(node: ast.AST) -> set[tuple[str, float]]:
    """Return the sequences of which the first or the last item is read, with its place."""
    return {
        (ast.unparse(n.value), place)
        for n in ast.walk(node)
        if isinstance(n, ast.Subscript)
        for place in (number_of(n.slice),)
        if place in (0, -1)
    }


def _taken_unseen(function: ast.AST) -> Iterator[ast.Call]:
    """Yield what takes from one end of a sequence as long as the other end is so and so."""
    for loop in (n for n in ast.walk(function) if isinstance(n, ast.While)):
        watched = _ends_watched(loop.test)
        for call in (n for s in loop.body for n in ast.walk(s) if isinstance(n, ast.Call)):
            end = {"first": 0, "last": -1}.get(_end_taken(call))
            owner = ast.unparse(getattr(call.func, "value", call.func))
            seen = {place for name, place in watched if name == owner}
            if end is not None and len(seen) == 1 and end not in seen:
                yield call


def _is_order(node: ast.AST) -> bool:
    return isinstance(node, ast.Compare) and isinstance(node.ops[0], ORDERS)


def _read_after_loop(function: ast.AST) -> Iterator[ast.Name]:
    """Yield the statements' reads of a loop's own name where the loop is over, in a loop again."""
    loops = [n for n in ast.walk(function) if isinstance(n, (ast.For, ast.While))]
    for outer in loops:
        for place, inner in enumerate(outer.body):
            if not isinstance(inner, ast.For):
                continue
            own = {n.id for n in ast.walk(inner.target) if isinstance(n, ast.Name)}
            for later in outer.body[place + 1 :]:
                if isinstance(later, ast.Expr):
                    read = [n for n in ast.walk(later) if isinstance(n, ast.Name) and n.id in own]
                    yield from (n for n in read if isinstance(n.ctx, ast.Load))


def _one_more(start: ast.AST, stop: ast.AST) -> bool:
    """Say whether one expression is the other and 1."""
    if not isinstance(stop, ast.BinOp) or not isinstance(stop.op, ast.Add):
        return False
    return number_of(stop.right) == 1 and ast.dump(stop.left) == ast.dump(start)


def _same_way_out(first: ast.stmt, second: ast.stmt) -> bool:
    """Say whether two conditions of one form, one after the other, return the same constant."""
    if not (isinstance(first, ast.If) and isinstance(second, ast.If)):
        return False
    if first.orelse or second.orelse or len(first.body) != 1 or len(second.body) != 1:
        return False
    ways = [first.body[0], second.body[0]]
    if not all(isinstance(w, ast.Return) and isinstance(w.value, ast.Constant) for w in ways):
        return False
    return ast.dump(ways[0]) == ast.dump(ways[1]) and _form(first.test) == _form(second.test)


def _added_within(first: ast.stmt, second: ast.stmt) -> bool:
    """Say whether a set is given the same beside a loop as in each of its rounds."""
    for loop, stmt in ((first, second), (second, first)):
        call = getattr(stmt, "value", None) if isinstance(stmt, ast.Expr) else None
        adds = isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "add"
        if adds and isinstance(loop, (ast.For, ast.While)):
            return any(ast.dump(inner) == ast.dump(stmt) for inner in loop.body)
    return False


def _form(node: ast.AST) -> str:
    return re.sub(r"id='\w+'", "id", ast.dump(node))


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if isinstance(block, list):
            yield block


def _call_of(node: ast.AST) -> str:
    return getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""


def _is_length(node: ast.AST | None) -> bool:
    return node is not None and _call_of(node) == "len"
