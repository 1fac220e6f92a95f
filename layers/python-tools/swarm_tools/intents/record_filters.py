"""A field of records by which code leaves some of them out: ``row["status"] == "cancelled"``."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import lru_cache

from swarm_tools.intents.model import Intent, words
from swarm_tools.intents.tokens import normal, split

SAID = words(
    "ignore ignores ignored ignoring skip skips skipped skipping only unless except but exclude "
    "excludes excluded excluding left out not never without non whose marked flagged status "
    "whether count counted counts considered are is true false sauf uniquement seulement ignorees "
    "ignores ignore comptees pas ne sont"
)
"""Words by which docstrings say that some records are left out."""
_OTHER = "other"
_LEFT_OUT = re.compile(
    r"\b(skip\w*|ignor\w*|exclud\w*|omit\w*|drop\w*|leav\w+ out|left out|sauf|excl\w*"
    r"|(do|does|are|is)(n't| not) count\w*|not counted|pas compt\w+)\b"
)
_ALONE = re.compile(r"\b(only|uniquement|seulement)\b")
_TURNED = re.compile(
    r"\b(not|un[a-z]{4,}|but|except|unless|non|sans|without|other|than|or|and|ni)\b"
)


@dataclass(frozen=True)
class Filter:
    """A field that code compares with plain values, or takes as true or false, and reads only so.

    Attributes:
        field: Its name.
        values: What a record may hold there: those that are compared, and another.
    """

    field: str
    values: tuple[object, ...]

    @property
    def words(self) -> frozenset[str]:
        """Words that speak of the filter."""
        told = [self.field, *(v for v in self.values if isinstance(v, str))]
        return SAID | {w for text in told for w in (text, *split(text), *normal(text))}


def read_field(part: ast.AST) -> str:
    """Return the text by which a part of code reads a record; empty if it does not."""
    key: ast.AST | None = None
    if isinstance(part, ast.Subscript) and isinstance(part.ctx, ast.Load):
        key = part.slice
    elif isinstance(part, ast.Call) and part.args:
        called = getattr(part.func, "attr", getattr(part.func, "id", ""))
        key = part.args[0] if called in ("get", "itemgetter") else None
    value = getattr(key, "value", None)
    return value if isinstance(value, str) else ""


@lru_cache(maxsize=256)
def filter_of(node: ast.AST) -> Filter | None:
    """Return the only filter of a function; None if it has none, or more than one."""
    uses: dict[str, list[tuple[object, ...] | None]] = {}
    conditions = {part for test in _tests(node) for part in _operands(test)}
    compared = {
        side: _constants(other)
        for part in conditions
        if isinstance(part, ast.Compare) and len(part.ops) == 1
        and isinstance(part.ops[0], (ast.Eq, ast.NotEq, ast.In, ast.NotIn))
        for side, other in ((_bare(part.left), part.comparators[0]),
                            (_bare(part.comparators[0]), part.left))
    }  # fmt: skip
    for part in ast.walk(node):
        if name := read_field(part):
            plain = (True, False) if part in conditions else None
            uses.setdefault(name, []).append(compared.get(part) or plain)
    found = [name for name, values in uses.items() if all(values)]
    if len(found) != 1:
        return None
    values = dict.fromkeys(v for given in uses[found[0]] for v in given or ())
    if not all(isinstance(v, bool) for v in values):
        values[_OTHER] = None
    return Filter(found[0], tuple(values))


def taken(by: Filter, doc: str) -> tuple[object, ...]:
    """Return a value of the filter with which a docstring says that records are taken; or nothing.

    >>> taken(Filter("status", ("cancelled", "other")), "Sums orders, skipping cancelled ones.")
    ('other',)
    >>> taken(Filter("status", ("paid", "other")), "Sum of the paid orders only.")
    ()
    >>> taken(Filter("status", ("paid", "other")), "Counts only orders that are paid.")
    ('paid',)
    """
    text = " ".join(doc.lower().split())
    if set(by.values) == {True, False}:
        yes, other, name = True, False, by.field.lower().removeprefix("is_").replace("_", " ")
    elif len(by.values) == 2 and isinstance(by.values[0], str):
        yes, other, name = by.values[0], by.values[1], by.values[0].lower()
    else:
        return ()
    said = re.compile(rf"\b{re.escape(name)}")
    clauses = [part for part in re.split(r"[.;,()]", text) if said.search(part)]
    if len(clauses) != 1:
        return ()
    out, alone = _LEFT_OUT.search(clauses[0]), _ALONE.search(clauses[0])
    if bool(out) == bool(alone) or _TURNED.search(_LEFT_OUT.sub("", clauses[0])):
        return ()
    if alone and not said.search(clauses[0], alone.end()):
        return ()  # said afterwards, it may speak of another word
    return (other,) if out else (yes,)


def filter_words(node: ast.AST, intent: Intent) -> frozenset[str]:
    """Return the words that speak of the filter, if the intent is one of records."""
    reads = any(case.reads for case in intent.cases)
    found = filter_of(node) if reads else None
    return found.words if found else frozenset()


def _tests(node: ast.AST) -> list[ast.expr]:
    out: list[ast.expr] = []
    for part in ast.walk(node):
        if isinstance(part, ast.If | ast.IfExp):
            out.append(part.test)
        elif isinstance(part, ast.comprehension):
            out += part.ifs
    return out


def _operands(test: ast.expr) -> list[ast.expr]:
    if isinstance(test, ast.BoolOp):
        return [part for value in test.values for part in _operands(value)]
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return _operands(test.operand)
    return [test]


def _bare(side: ast.expr) -> ast.expr:
    """Return what is compared, without the call that makes its letters small."""
    while isinstance(side, ast.Call) and getattr(side.func, "attr", "") in (
        "lower", "strip", "casefold", "upper",
    ):  # fmt: skip
        side = side.func.value  # type: ignore[attr-defined]
    return side


def _constants(side: ast.expr) -> tuple[object, ...]:
    parts = side.elts if isinstance(side, (ast.Tuple, ast.List, ast.Set)) else [side]
    values = [getattr(part, "value", None) for part in parts]
    plain = all(isinstance(part, ast.Constant) for part in parts)
    return tuple(values) if plain and all(isinstance(v, (str, bool)) for v in values) else ()
