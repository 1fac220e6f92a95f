"""Marks for how a function goes through its arguments and reads their elements."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.intents.choices import ORDERS

RECORD_FIELDS = {"price": "price", "quantity": "quantity", "qty": "quantity"}
FULL_ONLY = re.compile(r"\b(full|complete|only)\b", re.IGNORECASE)
BY_WORDS = {"split", "textwrap", "rfind", "rindex", "fill", "wrap", "isspace", "words"}


def readings(nodes: list[ast.AST], given: list[str]) -> set[str]:
    """Return the marks of a function's code.

    ``third_place=``: the third place of something is read; ``other_field=``: a
    field is read that no cart is known to have; ``fixed_size=``: a loop over two to nine places,
    or a cell at fixed places; ``square=``: all loops run to the one length of the argument;
    ``cells_swapped=``: cells of a table change places; ``goes_through=``: there is a loop;
    ``breaks=``: a loop is left early; ``slice_by_name=``: a step that is no constant;
    ``length_divided=``: a length is divided; ``member_of_other=``: something is looked for in
    another argument than the first; ``elements_compared=``: the order of elements is asked for;
    ``elements_subtracted=``: elements are subtracted; ``subscript=``: an element is read;
    ``value_read=``, ``no_value_read=``: whether a value is read by its key;
    ``places_sorted=``: positions are sorted; ``fixed_table=``: a list of constant length is made;
    ``no_words=``: a text is not split into words; ``preset_keys=``: a dictionary begins with
    keys; ``text_compared=``: something is compared with a text; ``zip_same=``: an iterator is
    zipped with itself; ``full_only=``: the docstring says that only full windows count;
    ``from_one=``: a loop begins at 1; ``squared=``: a power of two is taken; ``values_looped=``:
    the values of a dictionary are gone through one by one.

    Args:
        nodes: The nodes of the function.
        given: Names of its parameters in order, without that of the object itself.
    """
    marks: set[str] = set()
    for part in nodes:
        marks.update(_of_reading(part, given))
    if "value_read=" not in marks:
        marks.add("no_value_read=")
    if not BY_WORDS & {getattr(n, "attr", getattr(n, "id", "")) for n in nodes}:
        marks.add("no_words=")
    if _square(nodes, set(given)):
        marks.add("square=")
    if _loops_over_values(nodes):
        marks.add("values_looped=")
    return marks


def _loops_over_values(nodes: list[ast.AST]) -> bool:
    """Say whether there is a loop over what a loop over the values of a dictionary gives."""
    loops = [n for n in nodes if isinstance(n, (ast.For, ast.comprehension))]
    values: set[str] = set()
    for loop in loops:
        method = getattr(getattr(loop.iter, "func", None), "attr", "")
        paired = isinstance(loop.target, ast.Tuple)
        target = loop.target.elts[-1] if paired else loop.target
        if isinstance(target, ast.Name) and method == ("items" if paired else "values"):
            values.add(target.id)
    return any(getattr(loop.iter, "id", "") in values for loop in loops)


def is_full_only(marks: set[str], doc: str) -> bool:
    """Say whether a docstring tells that only full windows count, and the code has them."""
    return "full windows=" in marks and FULL_ONLY.search(doc) is not None


def _square(nodes: list[ast.AST], given: set[str]) -> bool:
    lengths = {
        n.targets[0].id
        for n in nodes
        if isinstance(n, ast.Assign)
        and isinstance(n.targets[0], ast.Name)
        and getattr(getattr(n.value, "func", None), "id", "") == "len"
        and getattr(n.value.args[0], "id", "") in given
    }
    loops = [n for n in nodes if getattr(getattr(n, "func", None), "id", "") == "range"]
    named = [{v.id for v in ast.walk(loop.args[-1]) if isinstance(v, ast.Name)} for loop in loops
             if loop.args]  # fmt: skip
    return len(lengths) == 1 and len(named) > 1 and all(lengths == part for part in named)


def _of_reading(part: ast.AST, given: list[str]) -> Iterator[str]:
    if isinstance(part, (ast.For, ast.While, ast.comprehension)):
        yield "goes_through="
    elif isinstance(part, ast.Break):
        yield "breaks="
    elif isinstance(part, ast.Slice) and isinstance(part.step, ast.Name):
        yield "slice_by_name="
    elif isinstance(part, ast.Subscript):
        yield from _of_subscript(part)
    elif isinstance(part, ast.Compare):
        sides = (part.left, *part.comparators)
        if isinstance(part.ops[0], (ast.In, ast.NotIn)):
            if getattr(part.comparators[0], "id", "") in given[1:]:
                yield "member_of_other="
        elif isinstance(part.ops[0], ORDERS) and any(isinstance(s, ast.Subscript) for s in sides):
            yield "elements_compared="
        elif any(isinstance(getattr(side, "value", None), str) for side in sides):
            yield "text_compared="
    elif isinstance(part, ast.Call):
        yield from _of_call(part)
    elif isinstance(part, ast.BinOp):
        whole = getattr(part.right, "value", None)
        sides = (part.left, part.right)
        if isinstance(part.op, ast.Sub) and all(isinstance(s, ast.Subscript) for s in sides):
            yield "elements_subtracted="
        if isinstance(part.op, ast.Mult) and isinstance(part.left, ast.List) and whole:
            yield "fixed_table="
        if isinstance(part.op, ast.Pow) and whole == 2:
            yield "squared="
        length = getattr(getattr(part.left, "func", None), "id", "") == "len"
        if length and isinstance(part.op, (ast.Div, ast.FloorDiv)):
            yield "length_divided="
    elif isinstance(part, ast.Dict) and len(part.keys) > 1:
        if all(isinstance(key, ast.Constant) for key in part.keys):
            yield "preset_keys="
    elif isinstance(part, ast.Attribute) and part.attr in ("get", "items", "values"):
        yield "value_read="
    elif isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Tuple):
        cells = part.targets[0].elts
        if all(isinstance(getattr(cell, "value", None), ast.Subscript) for cell in cells):
            yield "cells_swapped="


def _of_subscript(part: ast.Subscript) -> Iterator[str]:
    yield "subscript="
    key = getattr(part.slice, "value", None)
    inner = getattr(getattr(part.value, "slice", None), "value", None)
    if key == 2:
        yield "third_place="
    if isinstance(key, str) and key not in {*RECORD_FIELDS, "name"}:
        yield "other_field="
    if isinstance(part.slice, ast.Name):
        yield "value_read="
    if type(key) is int and type(inner) is int and key and inner:
        yield "fixed_size="


def _of_call(part: ast.Call) -> Iterator[str]:
    name = getattr(part.func, "id", "")
    if name == "range" and part.args:
        last = getattr(part.args[-1], "value", None)
        if type(last) is int and 1 < last < 10 and len(part.args) < 3:
            yield "fixed_size="
        if len(part.args) == 2 and getattr(part.args[0], "value", None) == 1:
            yield "from_one="
        if len(part.args) == 3 and last == 2:
            yield "every_second="
    elif name == "sorted" and part.args:
        if getattr(getattr(part.args[0], "func", None), "id", "") in ("range", "enumerate"):
            yield "places_sorted="
    elif name == "zip" and len(part.args) == 2:
        first, second = (getattr(arg, "id", "") for arg in part.args)
        if first and first == second:
            yield "zip_same="
