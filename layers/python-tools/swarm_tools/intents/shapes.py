"""Marks of forms of code that tell what was meant where the name alone does not."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator

NOT_SCALED = (0, 1, -1)
RECORD_FIELDS = {"price": "price", "quantity": "quantity", "qty": "quantity"}
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
MONTHS = 12
LETTER_CODES = (64, 65, 96, 97)


def daily_shapes(node: ast.FunctionDef | ast.AsyncFunctionDef, nodes: list[ast.AST]) -> set[str]:
    """Return the marks of one function.

    ``filtered=``: some elements are left out; ``scaled=``: something is multiplied, divided or
    rounded; ``root=``: a power is no whole number; ``other number=``: a number but 0 and 1 is
    written; ``constant=``: a value named in capitals is read; ``helper=``: a function of the
    project is called; ``starts with zero=``: a list begins as ``[0]``; ``every second=``:
    positions are picked by a step; ``from zero=``: a name begins at 0; ``sum halved=``: a sum is
    halved; ``zero compared=``: an order with 0; ``one plus rate=``: one is added to a rate as it
    is; ``full windows=``: a length less another parameter bounds a loop; ``none=``: None is
    written; ``tuple h m s=``: initials of the names in the returned tuple; ``clock h m s=``: the
    same for a text with colons and two digits each; ``price_of_record=``: a field of that name is
    read; ``clock_hm=``: such a text of two numbers;
    ``each_price_quantity=``: the names that a loop unpacks pairs to;
    ``iso_date=``: a date with hyphens is read;
    ``minus_one=``, ``minus_name=``: one is taken off, a name is negated; ``fixed_places=``: the
    second or third place of something is read; `_of_choice` tells of more.
    """
    given = {a.arg for a in [*node.args.posonlyargs, *node.args.args]}
    fixed = given - {n.id for n in nodes if isinstance(n, ast.Name) and _is_stored(n)}
    marks = set()
    for part in nodes:
        marks.update(_of_expression(part, node.name))
        marks.update(_of_statement(part, given))
        marks.update(_of_choice(part, fixed))
        if isinstance(part, ast.Compare):
            marks.update(_of_comparison(part, fixed))
    return marks


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
    ``remainder_returned=``: a remainder is; ``raises=``: something is raised.
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


def _of_expression(part: ast.AST, own_name: str) -> Iterator[str]:
    if isinstance(part, ast.comprehension) and part.ifs:
        yield "filtered="
    elif isinstance(part, ast.BinOp):
        yield from _of_arithmetic(part)
    elif isinstance(part, ast.Constant):
        if part.value == "%Y-%m-%d":
            yield "iso_date="
        if part.value is None:
            yield "none="
        elif type(part.value) in (int, float) and part.value not in NOT_SCALED:
            yield "other number="
    elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
        if part.id.isupper() and len(part.id) > 1:
            yield "constant="
    elif getattr(part, "attr", "") == "fromisoformat":
        yield "iso_date="
    elif isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
        if part.func.id == "round":
            yield "scaled="
        elif part.func.id != own_name and not hasattr(builtins, part.func.id):
            yield "helper="
    elif isinstance(part, ast.Compare) and isinstance(part.ops[0], ORDERS):
        if any(getattr(side, "value", None) == 0 for side in (part.left, *part.comparators)):
            yield "zero compared="
    elif isinstance(part, ast.Subscript) and getattr(part.slice, "value", None) in RECORD_FIELDS:
        yield f"{RECORD_FIELDS[part.slice.value]}_of_record="
    elif isinstance(part, ast.Subscript) and getattr(part.slice, "value", None) in (1, 2):
        yield "fixed_places="
    elif isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub):
        yield "minus_name=" if isinstance(part.operand, ast.Name) else "negative="
    elif isinstance(part, ast.Slice) and getattr(part.step, "value", 1) != 1:
        yield "every second="


def _of_arithmetic(part: ast.BinOp) -> Iterator[str]:
    if isinstance(part.op, ast.Sub) and getattr(part.right, "value", None) == 1:
        yield "minus_one="
    if isinstance(part.op, (ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow)):
        yield "scaled="
    if isinstance(part.op, ast.Pow) and isinstance(getattr(part.right, "value", 0), float):
        yield "root="
    divides = isinstance(part.op, (ast.Div, ast.FloorDiv, ast.RShift))
    if divides and isinstance(getattr(part.left, "op", None), ast.Add):
        yield "sum halved="
    if isinstance(part.op, ast.Add):
        for side, other in ((part.left, part.right), (part.right, part.left)):
            if getattr(side, "value", None) == 1 and getattr(other, "id", "")[:1] in ("r", "i"):
                yield "one plus rate="


def _of_statement(part: ast.AST, given: set[str]) -> Iterator[str]:
    if isinstance(part, (ast.For, ast.comprehension)) and isinstance(part.target, ast.Tuple):
        yield f"each_{'_'.join(getattr(name, 'id', '') for name in part.target.elts)}="
    if isinstance(part, (ast.For, ast.While)):
        if any(isinstance(inner, (ast.If, ast.Continue)) for inner in ast.walk(part)):
            yield "filtered="
        if isinstance(part, ast.For) and _full_windows(part.iter, given):
            yield "full windows="
    elif isinstance(part, ast.comprehension) and _full_windows(part.iter, given):
        yield "full windows="
    elif isinstance(part, ast.Assign):
        if ast.unparse(part.value) == "[0]":
            yield "starts with zero="
        elif ast.unparse(part.value) == "0":
            yield "from zero="
    elif isinstance(part, ast.Return) and isinstance(part.value, ast.Tuple):
        yield f"tuple {_initials(part.value.elts)}="
    elif isinstance(part, ast.Return) and isinstance(part.value, ast.JoinedStr):
        pieces = part.value.values
        fields = [p for p in pieces if isinstance(p, ast.FormattedValue)]
        others = [getattr(p, "value", "") for p in pieces if isinstance(p, ast.Constant)]
        padded = all(f.format_spec and "02" in ast.unparse(f.format_spec) for f in fields)
        if padded and len(fields) == 2 and others == [":"]:
            yield "clock_hm="
        if padded and len(fields) > 1 and others == [":"] * (len(fields) - 1):
            yield f"clock {_initials([f.value for f in fields])}="


def _full_windows(bound: ast.expr, given: set[str]) -> bool:
    """Return whether a loop's bound holds ``len(values) - window``, both being parameters."""
    for part in ast.walk(bound):
        if (
            isinstance(part, ast.BinOp)
            and isinstance(part.op, ast.Sub)
            and isinstance(part.left, ast.Call)
            and getattr(part.left.func, "id", "") == "len"
            and any(getattr(argument, "id", "") in given for argument in part.left.args)
        ):
            return getattr(part.right, "id", "") in given
    return False


def _initials(values: list[ast.expr]) -> str:
    return " ".join(getattr(value, "id", "?")[0].lower() for value in values)


def shapes(nodes: list[ast.AST]) -> set[str]:
    """Return marks for forms of code that say something was meant otherwise than named.

    ``floor=``: a result is kept from going below a number or constant; ``lower middle=``: the
    index of the lower of two middle elements; ``inner loop=``: the elements of an element
    are gone through; ``letters from 90=``: marks A and B with the limits 90 and 80.
    """
    marks = set()
    constants = {repr(n.value) for n in nodes if isinstance(n, ast.Constant)}
    if constants >= {"'A'", "'B'", "90", "80"}:
        marks.add("letters from 90=")
    targets = {
        name.id
        for n in nodes
        if isinstance(n, (ast.For, ast.comprehension))
        for name in ast.walk(n.target)
        if isinstance(name, ast.Name)
    }
    for n in nodes:
        if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "max" and len(n.args) == 2:
            if any(isinstance(a, ast.Constant) or getattr(a, "id", "").isupper() for a in n.args):
                marks.add("floor=")
        elif isinstance(n, (ast.For, ast.comprehension)):
            source = getattr(n.iter, "slice", n.iter)
            if isinstance(source, ast.Name) and source.id in targets:
                marks.add("inner loop=")
        elif isinstance(n, ast.Subscript) and isinstance(n.slice, ast.BinOp):
            middle = ast.dump(n.slice)
            if isinstance(n.slice.op, ast.FloorDiv) and "Sub()" in middle and "len" in middle:
                marks.add("lower middle=")
    return marks
