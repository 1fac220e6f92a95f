"""Edits that are certain to fail, by the types that were seen when tests came to their line."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from swarm_tools.repair.local_types import Types
from swarm_tools.repair.model import Proposal, apply_edits
from swarm_tools.repair.site import FunctionSite

Kinds = frozenset[str] | None
"""Names of the types that a value may have; None when they are not known."""

SAMPLES: Mapping[str, tuple[object, ...]] = {
    "int": (3,), "float": (2.5,), "bool": (True,), "str": ("ab",), "bytes": (b"ab",),
    "list": ([1],), "tuple": ((1,),), "set": ({1},), "dict": ({1: 2},), "NoneType": (None,),
}  # fmt: skip
OPERATORS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.In: "in", ast.NotIn: "not in",
}  # fmt: skip
NUMBERS = ("int", "float", "bool")
TRUTHS = ("True", "False")
NOT_SIZED = frozenset({"int", "float", "bool", "NoneType"})
NEEDS = {
    "len": NOT_SIZED, "sum": NOT_SIZED | {"str"}, "sorted": NOT_SIZED, "max": frozenset(),
    "set": NOT_SIZED, "list": NOT_SIZED, "tuple": NOT_SIZED, "enumerate": NOT_SIZED,
    "reversed": NOT_SIZED | {"set"}, "abs": frozenset({"str", "bytes", "list", "tuple", "set",
    "dict", "NoneType"}), "range": frozenset({"float", "str", "bytes", "list", "tuple", "set",
    "dict", "NoneType"}),
}  # fmt: skip
"""Types of a first argument that a builtin refuses."""


class _Fails(Exception):
    """The expression raises TypeError or AttributeError whenever it is evaluated."""


class _Unlike(_Fails):
    """The expression asks whether values are equal that never are: a list and a number."""


class Unfit:
    """Judges the edits of one function.

    Only an edit inside one simple statement, or the head of a compound one, is judged, and only
    what is evaluated in any case. Where the function may catch what an edit raises none is.
    """

    def __init__(self, site: FunctionSite, types_at: Callable[[int], Types]) -> None:
        """Take the function, and what gives the types that were seen at a line."""
        self._source = site.source
        guarded = any(isinstance(node, (ast.Try, ast.With, ast.AsyncWith)) for node in site.nodes)
        self._heads: list[tuple[int, int, Types]] = []
        for line, node in () if guarded else _heads(site):
            types = types_at(line)
            if types:
                self._heads.append((*site.source.span(node), types))

    def refuses(self, proposal: Proposal) -> bool:
        """Say whether an edit makes a statement that raises as soon as a test comes to it."""
        if len(proposal.edits) != 1:
            return False
        start, end, new = proposal.edits[0]
        if self._source.text[start:end] in TRUTHS and _is_number(new):
            return True
        for low, high, types in self._heads:
            if low <= start and end <= high:
                old = self._source.text[low:high]
                text = apply_edits(old, ((start - low, end - low, new),))
                fault = _fault(text, types)
                return fault is not None and fault is not _fault(old, types)
        return False


def _is_number(text: str) -> bool:
    """Say whether an expression is a number or computes one: it stands for no truth."""
    try:
        node = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError):
        return False
    if isinstance(node, ast.Call):
        return getattr(node.func, "id", "") in ("len", "sum", "abs")
    return isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub, ast.Mult))


def _heads(site: FunctionSite) -> Iterator[tuple[int, ast.expr]]:
    """Yield (line of its statement, expression) of what statements evaluate in any case."""
    for node in site.nodes:
        if isinstance(node, (ast.Return, ast.Expr, ast.Assign, ast.AnnAssign)):
            if node.value is not None:
                yield node.lineno, node.value
        elif isinstance(node, (ast.If, ast.While, ast.Assert)):
            yield node.lineno, node.test


def _fault(text: str, types: Types) -> type[_Fails] | None:
    """Return why an expression cannot be meant, None where nothing speaks against it."""
    try:
        _kinds(ast.parse(f"({text})", mode="eval").body, types)
    except _Fails as fault:
        return type(fault)
    except (SyntaxError, ValueError, RecursionError):
        return None
    return None


def _kinds(node: ast.expr, types: Types) -> Kinds:
    """Return the types of an expression; raises `_Fails` when it certainly raises."""
    if isinstance(node, ast.Constant):
        name = type(node.value).__name__
        return frozenset({name}) if name in SAMPLES else None
    if isinstance(node, ast.Name):
        return types.get(node.id)
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        for part in node.elts:
            _kinds(part, types)
        return frozenset({type(node).__name__.lower()})
    if isinstance(node, ast.BinOp):
        return _together(_kinds(node.left, types), type(node.op), _kinds(node.right, types))
    if isinstance(node, ast.UnaryOp):
        kinds = _kinds(node.operand, types)
        if isinstance(node.op, ast.Not):
            return frozenset({"bool"})
        if kinds is not None and not kinds & {"int", "float", "bool"}:
            raise _Fails
        return kinds
    if isinstance(node, ast.Compare):
        left = _kinds(node.left, types)
        right = _kinds(node.comparators[0], types)  # Those behind it may never be evaluated.
        _together(left, type(node.ops[0]), right)
        if isinstance(node.ops[0], (ast.Eq, ast.NotEq)) and _unlike(left, right):
            raise _Unlike
        return frozenset({"bool"})
    if isinstance(node, ast.BoolOp):
        _kinds(node.values[0], types)
        return None
    if isinstance(node, ast.IfExp):
        _kinds(node.test, types)
        return None
    if isinstance(node, ast.Subscript):
        return _part(node, types)
    if isinstance(node, ast.Attribute):
        return _attribute(node, types)
    if isinstance(node, ast.Call):
        return _call(node, types)
    return None


def _together(left: Kinds, operator: type, right: Kinds) -> Kinds:
    """Return the types of an operation on two values."""
    if left is None or right is None or operator not in OPERATORS:
        return None
    found = [
        _result(one, OPERATORS[operator], other) for one, other in itertools.product(left, right)
    ]
    if all(kind is None for kind in found):
        raise _Fails
    return frozenset(kind for kind in found if kind is not None)


def _unlike(left: Kinds, right: Kinds) -> bool:
    """Say whether no value of one side can equal one of the other; `None` may stand for any."""
    if not left or not right or "NoneType" in left | right:
        return False
    one, other = ({"int" if k in NUMBERS else k for k in kinds} for kinds in (left, right))
    return not one & other


@cache
def _result(left: str, operator: str, right: str) -> str | None:
    """Return the type of an operation on samples of two types, None when these don't go."""
    if operator == "%" and left in ("str", "bytes"):
        return left
    one, other = SAMPLES[left][0], SAMPLES[right][0]
    try:
        return type(eval(f"one {operator} other", {"one": one, "other": other})).__name__
    except TypeError:
        return None


def _part(node: ast.Subscript, types: Types) -> Kinds:
    kinds = _kinds(node.value, types)
    if kinds is not None and kinds <= NOT_SIZED | {"set"}:
        raise _Fails
    if isinstance(node.slice, ast.Slice):
        if kinds is not None and kinds <= {"dict"}:
            raise _Fails
        return kinds if kinds is not None and kinds <= {"str", "list", "tuple"} else None
    index = _kinds(node.slice, types)
    ordered = kinds is not None and kinds <= {"str", "list", "tuple", "bytes"}
    if ordered and index is not None and not index & {"int", "bool"}:
        raise _Fails
    return frozenset({"str"}) if kinds == {"str"} else None


def _attribute(node: ast.Attribute, types: Types) -> Kinds:
    if isinstance(node.value, ast.Name) and f"{node.value.id}.{node.attr}" in types:
        return types[f"{node.value.id}.{node.attr}"]
    kinds = _kinds(node.value, types)
    if kinds and not any(hasattr(SAMPLES[kind][0], node.attr) for kind in kinds):
        raise _Fails
    return None


def _call(node: ast.Call, types: Types) -> Kinds:
    called = _kinds(node.func, types)
    if called:
        raise _Fails  # None of the types that are told apart can be called.
    kinds = [_kinds(part, types) for part in node.args if not isinstance(part, ast.Starred)]
    for part in node.keywords:
        _kinds(part.value, types)
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name in types or name not in NEEDS or not kinds or len(kinds) < len(node.args):
        return frozenset({"int"}) if name == "len" and name not in types else None
    if kinds[0] and kinds[0] <= NEEDS[name]:
        raise _Fails
    return {"len": frozenset({"int"}), "sorted": frozenset({"list"})}.get(name)
