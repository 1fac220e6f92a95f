"""An entry of a table of sums or counts that each round of a loop overwrites."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.intents.facts import Function
from swarm_tools.intents.model import words
from swarm_tools.intents.record_fields import fields_of
from swarm_tools.intents.record_filters import filter_of
from swarm_tools.intents.slips.model import Program, Slip, inside, slip
from swarm_tools.intents.slips.reading import call_of
from swarm_tools.intents.slips.values import required, shown

SUMS = re.compile(
    r"\b(totals?|sums?|counts?|counters?|how (many|much|often)|number of|compte\w*|compter|somme"
    r"|totaux|combien|nombre d\w*|frequenc\w+|histogram\w*|tally|occurrences?)\b",
    re.IGNORECASE,
)
LAST = re.compile(
    r"\b(last|latest|newest|most recent|maxim\w+|minim\w+|highest|lowest|best|worst|index|lookup"
    r"|average\w*|mean|moyenne\w*|dernier\w*|distinct|unique|different|position\w*|places?|sorted"
    r"|rank\w*|share\w*|percent\w*)\b",
    re.IGNORECASE,
)

AMOUNTS = words(
    "amount price quantity value montant hours points total cost qty score number count minutes"
)


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions whose sums never hold more than one element's worth."""
    for function in program.functions:
        found = overwriting(function)
        call = call_of(function, program)
        if found is None or not call:
            continue
        rows = [shown(row) for row in elements(function, *found)]
        more = "".join(f", {shown(['a'])}" for _ in required(function)[1:])
        yield slip(
            function, "entry_overwritten", "adds_up_by_key",
            "Two elements of a key make more than one of them",
            f"call = {call}", f"rows = [{', '.join(rows)}]",
            f"once = [given(call, [row]{more}) for row in rows]",
            f"twice = [given(call, [row, row]{more}) for row in rows]",
            "assert once != twice or None in once",
        )  # fmt: skip


def overwriting(function: Function) -> tuple[ast.For, ast.expr] | None:
    """Return the loop over the argument that sets entries and never adds to them, and their key."""
    told = " ".join(re.sub(r"_", " ", text) for text in (function.name, function.doc))
    params = required(function)
    if function.binding not in ("function", "static") or not params or LAST.search(told):
        return None
    body = function.node.body
    loops = [n for n in body if isinstance(n, ast.For)]
    if len(loops) != 1 or getattr(loops[0].iter, "id", "") != params[0].name:
        return None
    nodes = inside(loops[0].body)
    tables = [
        n.targets[0].id
        for n in body
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
        and isinstance(n.value, (ast.Dict, ast.DictComp))
    ]  # fmt: skip
    sets = [
        n for n in nodes
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Subscript)
        and getattr(n.targets[0].value, "id", "") in tables
    ]  # fmt: skip
    if len(sets) != 1 or any(isinstance(n, ast.Break) for n in nodes):
        return None
    name, worth = sets[0].targets[0].value.id, sets[0].value
    touched = [n for n in nodes if isinstance(n, ast.Name) and n.id == name]
    tested = [n for test in nodes if isinstance(test, ast.Compare) for n in ast.walk(test)]
    others = [n for n in touched if n is not sets[0].targets[0].value and n not in tested]
    one = isinstance(worth, ast.Constant) and type(worth.value) is int and worth.value == 1
    given = [n.value for n in inside(body) if isinstance(n, ast.Return)]
    if others or not given or any(getattr(value, "id", "") != name for value in given):
        return None
    if not (SUMS.search(told) or SUMS.search(name.replace("_", " "))):
        return None
    return (loops[0], sets[0].targets[0].slice) if one or is_amount(worth, function) else None


def is_amount(value: ast.expr, function: Function) -> bool:
    """Say whether what is set is an amount that is read of the element, or a product of such."""
    if isinstance(value, ast.BinOp):
        return is_amount(value.left, function) and is_amount(value.right, function)
    if isinstance(value, ast.Call):
        plain = getattr(value.func, "id", "") in ("int", "float", "round")
        return plain and bool(value.args) and is_amount(value.args[0], function)
    if isinstance(value, ast.Subscript):
        return getattr(value.slice, "value", None) in fields_of(function.node)[0]
    return isinstance(value, ast.Name) and value.id in AMOUNTS


def elements(function: Function, loop: ast.For, key: ast.expr) -> list[object]:
    """Return elements as the loop takes them: pairs, records, or texts."""
    if isinstance(loop.target, ast.Tuple):
        names = [getattr(n, "id", "") for n in loop.target.elts]
        return [tuple("a" if name == getattr(key, "id", "") else 3 for name in names)]
    amounts, others = fields_of(function.node)
    if not amounts and not others:
        return ["a"]
    row = {**dict.fromkeys(others, "a"), **dict.fromkeys(amounts, 3)}
    left_out = filter_of(function.node)
    return [row | {left_out.field: held} for held in left_out.values] if left_out else [row]
