"""Marks for what authors choose: which division, what is compared, what a pattern asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
MONTHS = 12
LETTER_CODES = (64, 65, 96, 97)


def choices(nodes: list[ast.AST], given: Iterable[str]) -> set[str]:
    """Return the marks of a function's code; ``no_power=``: no power is taken.

    Args:
        nodes: The nodes of the function.
        given: Names of its parameters.
    """
    fixed = set(given) - {n.id for n in nodes if isinstance(n, ast.Name) and _is_stored(n)}
    marks: set[str] = set()
    for part in nodes:
        marks.update(_of_choice(part, fixed))
        if isinstance(part, ast.Compare):
            marks.update(_of_comparison(part, fixed))
    if not any(map(_is_power, nodes)):
        marks.add("no_power=")
    return marks


def _is_power(part: ast.AST) -> bool:
    called = getattr(part.func, "attr", getattr(part.func, "id", "")) if isinstance(
        part, ast.Call) else ""  # fmt: skip
    return isinstance(getattr(part, "op", None), ast.Pow) or called in ("pow", "exp")


def _is_stored(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


def _of_choice(part: ast.AST, fixed: set[str]) -> Iterator[str]:
    """Yield marks of what authors choose.

    ``divided=``, ``floor_divided=``: the one or the other division; ``number_added=``: a number
    above one is added; ``around_the_year=``: a remainder by twelve; ``from_letter=``: the code of
    a letter is taken off; ``replaced_once=``: the first place alone is replaced; ``word_edges=``,
    ``repeats=``: a pattern asks for them; ``at_domain=``: an address must end so; ``own_slice=``:
    a slice from one parameter to another; ``stepped=``: one with a
    step; ``one_key=``: what stands under a fixed key is returned;
    ``remainder_returned=``: a remainder is; ``set=``: a set is made; ``pairs=``: a list of tuples
    is; ``raises=``: something is raised.
    """
    if isinstance(part, ast.BinOp):
        right = getattr(part.right, "value", None)
        if isinstance(part.op, ast.Div):
            yield "divided="
        elif isinstance(part.op, ast.FloorDiv):
            yield "floor_divided="
        elif isinstance(part.op, ast.Add):
            if any(type(v) in (int, float) and v > 1
                   for v in (right, getattr(part.left, "value", None))):  # fmt: skip
                yield "number_added="
        elif isinstance(part.op, ast.Mod) and right == MONTHS:
            yield "around_the_year="
        elif isinstance(part.op, ast.Sub) and (
            right in LETTER_CODES or ast.unparse(part.right).startswith("ord(")
        ):
            yield "from_letter="
    elif isinstance(part, ast.Call) and getattr(part.func, "attr", "") == "replace":
        if len(part.args) == 3 and getattr(part.args[2], "value", None) == 1:
            yield "replaced_once="
    elif isinstance(part, ast.Constant) and isinstance(part.value, str):
        if r"\b" in part.value:
            yield "word_edges="
        if re.search(r"\{\d", part.value):
            yield "repeats="
        if re.match(r"@\w", part.value):
            yield "at_domain="
    elif isinstance(part, ast.Slice):
        if part.step is not None:
            yield "stepped="
        if {getattr(part.lower, "id", ""), getattr(part.upper, "id", "")} <= fixed:
            yield "own_slice="
    elif isinstance(part, ast.Return):
        key = getattr(getattr(part.value, "slice", None), "value", None)
        if isinstance(part.value, ast.Subscript) and isinstance(key, str):
            yield "one_key="
        if isinstance(part.value, ast.BinOp) and isinstance(part.value.op, ast.Mod):
            yield "remainder_returned="
    elif isinstance(part, (ast.Set, ast.SetComp)):
        yield "set="
    elif isinstance(part, ast.ListComp) and isinstance(part.elt, ast.Tuple):
        yield "pairs="
    elif isinstance(part, ast.Raise):
        yield "raises="


def _of_comparison(part: ast.Compare, fixed: set[str]) -> Iterator[str]:
    """Yield marks of what is compared.

    ``sign_tested=``: an order with zero; ``length_tested=``: one of a length with a number above
    zero or a constant; ``threshold=``, ``hundred_tested=``: one with a number but 0, 1 and 100, or
    with 100; ``once=``: something equals one; ``alike=``, ``ordered=``: two
    parameters are compared with each other; ``whole_of_itself=``: a number with its whole part;
    ``place_kept=``: two places of one list.
    """
    sides = [part.left, *part.comparators]
    numbers = [v for v in map(_number, sides) if v is not None]
    ordered = isinstance(part.ops[0], ORDERS)
    if ordered:
        lengths = any(ast.unparse(side).startswith("len(") for side in sides)
        named = any(isinstance(side, ast.Name) and side.id.isupper() for side in sides)
        if numbers == [0]:
            yield "sign_tested="
        if lengths and (named or any(v > 0 for v in numbers)):
            yield "length_tested="
        elif any(abs(v) not in (0, 1, 100) for v in numbers):
            yield "threshold="
        elif 100 in numbers:
            yield "hundred_tested="
        owners = [ast.unparse(s.value) for s in sides if isinstance(s, ast.Subscript)]
        if len(owners) == 2 and owners[0] == owners[1]:
            yield "place_kept="
    elif isinstance(part.ops[0], ast.Eq):
        if numbers == [1]:
            yield "once="
        names = {s.id for s in sides if isinstance(s, ast.Name)}
        calls = [s for s in sides if isinstance(s, ast.Call)]
        if any(getattr(arg, "id", "") in names for call in calls for arg in call.args):
            yield "whole_of_itself="
    if {getattr(side, "id", "") for side in sides} <= fixed:
        yield "ordered=" if ordered else "alike="


def _number(node: ast.expr) -> float | None:
    """Return the number that is written, if it is one."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _number(node.operand)
        return None if value is None else -value
    value = getattr(node, "value", None)
    return value if isinstance(node, ast.Constant) and type(value) in (int, float) else None
