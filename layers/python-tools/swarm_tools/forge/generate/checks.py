"""Values that a function's own checks of a parameter tell apart: of each kind that it asks for."""

from __future__ import annotations

import ast
from collections.abc import Sequence

_OF_KIND = {
    "str": ("'ab'", "''"),
    "bytes": ("b'ab'",),
    "int": ("3", "-1"),
    "float": ("1.5", "float('inf')"),
    "complex": ("1j",),
    "bool": ("True", "False"),
    "list": ("[2, 1, 2]", "[[1, 2], [2, 3]]"),
    "tuple": ("(1, 2)", "()"),
    "set": ("{1, 2}",),
    "frozenset": ("frozenset([1])",),
    "dict": ("{'a': 1}", "{}"),
    "range": ("range(3)",),
    "type": ("int", "ValueError"),
    "Exception": ("ValueError('no')",),
    "BaseException": ("ValueError('no')", "ValueError"),
    "Decimal": ("decimal.Decimal('1.5')",),
    "Fraction": ("fractions.Fraction(1, 3)",),
    "Path": ("pathlib.Path('a/b.txt')",),
    "datetime": ("datetime.datetime(2021, 3, 4, 5, 6, 7)",),
    "date": ("datetime.date(2020, 2, 29)",),
    "timedelta": ("datetime.timedelta(days=3, seconds=7201)",),
    "Mapping": ("{'a': 1}", "{}"),
    "MutableMapping": ("{'a': 1}",),
    "Sequence": ("[2, 1, 2]", "'ab'", "()"),
    "Iterable": ("[2, 1, 2]", "iter([1, 2])", "'ab'"),
    "Iterator": ("iter([1, 2])",),
    "Number": ("3", "1.5"),
    "Pattern": ("re.compile('a')",),
}
_TO_CALL = ("lambda *args: args", "lambda *args, **kwargs: len(args)", "len")
_TO_ENTER = ("contextlib.nullcontext()",)
_TO_FILL = ("{}", "{1: 'x'}", "{(1,): 2}")
_FILLING = ("setdefault", "popitem", "items")
_CALLED = ("len", "lambda x: x", "0", "1", "'a'", "[0, 1]")
_NEITHER = ("None", "7", "'a'")


def asked_for(name: str, inside: Sequence[ast.AST]) -> list[str]:
    """Return texts of values for which checks of a parameter, or of an item of it, come out apart.

    Args:
        name: The parameter.
        inside: All nodes of the function's body.
    """
    found: dict[str, None] = {}
    for node in inside:
        if isinstance(node, ast.Compare) and _is(node.left, name):
            none = any(isinstance(c, ast.Constant) and c.value is None for c in node.comparators)
            found |= dict.fromkeys(["None"] if none else [])
        found |= dict.fromkeys(_used_as(node, name))
        if not isinstance(node, ast.Call) or not node.args or not _is(node.args[0], name):
            continue
        called = getattr(node.func, "id", "")
        if called == "callable":
            found |= dict.fromkeys(_CALLED)
        elif called in ("isinstance", "issubclass") and len(node.args) == 2:
            kinds = node.args[1]
            for kind in kinds.elts if isinstance(kinds, ast.Tuple) else [kinds]:
                known = getattr(kind, "id", getattr(kind, "attr", ""))
                found |= dict.fromkeys(_OF_KIND.get(known, ()))
            found |= dict.fromkeys(_NEITHER)
    return list(found)


def _used_as(node: ast.AST, name: str) -> tuple[str, ...]:
    """Return texts of values that a parameter can be used with as a node uses it."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
        return _TO_CALL
    if isinstance(node, ast.withitem) and getattr(node.context_expr, "id", "") == name:
        return _TO_ENTER
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
        return _TO_FILL if getattr(node.value, "id", "") == name else ()
    if isinstance(node, ast.Attribute) and node.attr in _FILLING:
        return _TO_FILL if getattr(node.value, "id", "") == name else ()
    return ()


def _is(node: ast.AST, name: str) -> bool:
    """Say whether an expression is the parameter, or an item of it."""
    if isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(node, ast.Name) and node.id == name
