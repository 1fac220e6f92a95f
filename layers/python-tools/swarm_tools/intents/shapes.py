"""Marks of forms of code that tell what was meant where the name alone does not."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from swarm_tools.intents.choices import ORDERS, choices
from swarm_tools.intents.readings import RECORD_FIELDS, is_full_only, readings

NOT_SCALED = (0, 1, -1)
SIZES = ("size", "length", "taille")


def daily_shapes(node: ast.FunctionDef | ast.AsyncFunctionDef, nodes: list[ast.AST]) -> set[str]:
    """Return the marks of one function.

    ``filtered=``: some elements are left out; ``scaled=``: something is multiplied, divided or
    rounded; ``root=``: a power is no whole number; ``other number=``: a number but 0 and 1 is
    written; ``constant=``: a value named in capitals is read; ``helper=``: a function of the
    project is called; ``starts with zero=``: a list begins as ``[0]``; ``every_second=``:
    positions are picked by a step; ``from zero=``: a name begins at 0; ``sum halved=``: a sum is
    halved; ``zero compared=``: an order with 0; ``one plus rate=``: one is added to a rate as it
    is; ``full windows=``: a length less another parameter bounds a loop, or the mean
    of the first window begins a list and a loop begins behind it; ``none=``: None is
    written; ``tuple h m s=``: initials of the names in the returned tuple; ``clock h m s=``: the
    same for a text with colons and two digits each; ``price_of_record=``: a field of that name is
    read; ``clock_hm=``: such a text of two numbers;
    ``each_price_quantity=``: the names that a loop unpacks pairs to;
    ``iso_date=``: a date with hyphens is read;
    ``minus_one=``, ``minus_name=``: one is taken off, a name is negated; ``fixed_places=``: the
    second or third place of something is read; ``blank=``: a text of spaces or line breaks is
    written; ``remainder=``: a remainder is taken; ``tax_within=``: something is divided by
    one (or 100) and a rate; ``compares=``: an order between two values; ``digits_only=``: a whole
    parameter is asked whether it is digits; ``size_counted=``: an attribute of that name is raised;
    ``room_for_the_last=``: a list has a place more than a parameter says; `choices` and
    `readings` tell of more.
    """
    given = {a.arg for a in [*node.args.posonlyargs, *node.args.args]}
    marks = set()
    for part in nodes:
        marks.update(_of_expression(part, node.name))
        marks.update(_of_statement(part, given))
    order = [a.arg for a in node.args.args if a.arg not in ("self", "cls")]
    marks |= choices(nodes, given) | readings(nodes, order)
    if marks >= {"from_window=", "first_window=", "one_share="}:
        marks.add("full windows=")
    if is_full_only(marks, ast.get_docstring(node) or ""):
        marks.add("full_only=")
    return marks


def _of_expression(part: ast.AST, own_name: str) -> Iterator[str]:
    if isinstance(part, ast.comprehension) and part.ifs:
        yield "filtered="
    elif isinstance(part, ast.BinOp):
        yield from _of_arithmetic(part)
    elif isinstance(part, ast.AugAssign) and isinstance(part.op, ast.Mod):
        yield "remainder="
    elif isinstance(part, ast.AugAssign) and isinstance(part.op, ast.Add):
        if getattr(part.target, "attr", "").strip("_") in SIZES:
            yield "size_counted="
    elif isinstance(part, ast.Constant):
        if isinstance(part.value, str) and part.value.isspace():
            yield "blank="
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
        if not any(isinstance(side, ast.Constant) for side in (part.left, *part.comparators)):
            yield "compares="
    elif isinstance(part, ast.Subscript) and getattr(part.slice, "value", None) in RECORD_FIELDS:
        yield f"{RECORD_FIELDS[part.slice.value]}_of_record="
    elif isinstance(part, ast.Subscript) and getattr(part.slice, "value", None) in (1, 2):
        yield "fixed_places="
    elif isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.USub):
        yield "minus_name=" if isinstance(part.operand, ast.Name) else "negative="
    elif isinstance(part, ast.Slice) and getattr(part.step, "value", 1) != 1:
        yield "every_second="
    elif isinstance(part, ast.List) and [type(getattr(e, "op", 0)) for e in part.elts] == [ast.Div]:
        yield "one_share="


def _of_arithmetic(part: ast.BinOp) -> Iterator[str]:
    if isinstance(part.op, ast.Sub) and getattr(part.right, "value", None) == 1:
        yield "minus_one="
    rows = isinstance(part.op, ast.Mult) and isinstance(part.left, ast.List)
    if rows and ast.unparse(part.right).endswith(" + 1"):
        yield "room_for_the_last="
    if isinstance(part.op, ast.Mod) and not isinstance(getattr(part.left, "value", 0), str):
        yield "remainder="
    if isinstance(part.op, (ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow)):
        yield "scaled="
    if isinstance(part.op, ast.Pow) and isinstance(getattr(part.right, "value", 0), float):
        yield "root="
    if isinstance(part.op, ast.Div) and isinstance(getattr(part.right, "op", None), ast.Add):
        sides = {getattr(s, "value", 0) for s in (part.right.left, part.right.right)}
        if sides & {1, 100}:
            yield "tax_within="
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
        if isinstance(part, ast.For) and _from_window(part.iter, given):
            yield "from_window="
    elif isinstance(part, ast.Call) and getattr(part.func, "id", "") == "sum":
        bound = getattr(part.args[0] if part.args else None, "slice", None)
        plain = isinstance(bound, ast.Slice) and not bound.lower and not bound.step
        if plain and getattr(bound.upper, "id", "") in given:
            yield "first_window="
    elif isinstance(part, ast.Call) and getattr(part.func, "attr", "") in ("isdigit", "isdecimal"):
        if getattr(part.func.value, "id", "") in given:
            yield "digits_only="
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


def _from_window(bound: ast.expr, given: set[str]) -> bool:
    """Return whether a loop goes from a parameter to the length of another."""
    args = getattr(bound, "args", [])
    if getattr(getattr(bound, "func", None), "id", "") != "range" or len(args) != 2:
        return False
    length = getattr(getattr(args[1], "func", None), "id", "") == "len"
    return getattr(args[0], "id", "") in given and length


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
