"""Calls of a function with literal values, read from source and put into tables."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass

from swarm_tools.signatures.facts import Function
from swarm_tools.testgen.model import Row, Table, is_literal


@dataclass(frozen=True)
class Case:
    """A call with literal arguments and what it gives.

    Attributes:
        function: The function that is called.
        positional: Texts of the positional arguments.
        named: Name and text of the others.
        expected: Text of a literal, or the name of an exception.
        raises: Whether it is an exception.
    """

    function: Function
    positional: tuple[str, ...]
    named: tuple[tuple[str, str], ...]
    expected: str
    raises: bool = False


def read_call(
    node: ast.expr, functions: Iterable[Function]
) -> tuple[Function, tuple[str, ...], tuple[tuple[str, str], ...]] | None:
    """Return function and arguments of a call like ``f(1, b=[2])``; None where it is another.

    Methods that need an object are left out, and so are functions that wait or yield.
    """
    if not isinstance(node, ast.Call) or any(k.arg is None for k in node.keywords):
        return None
    called = ast.unparse(node.func)
    found = next((f for f in functions if f.qualname == called), None)
    if found is None or found.binding == "instance" or found.flags & {"async", "generator"}:
        return None
    positional = tuple(ast.unparse(a) for a in node.args)
    named = tuple((str(k.arg), ast.unparse(k.value)) for k in node.keywords)
    if not all(is_literal(text) for text in (*positional, *(text for _, text in named))):
        return None
    return found, positional, named


def tables(cases: Iterable[Case], *, evidence: str, source: str, doc: str) -> list[Table]:
    """Return tables of cases: one for each function and way to call it."""
    groups: dict[tuple, list[Case]] = {}
    for case in cases:
        names = tuple(name for name, _ in case.named)
        key = (case.function.qualname, len(case.positional), names, case.raises)
        if case not in groups.setdefault(key, []):
            groups[key].append(case)
    return [
        Table(
            function=name,
            columns=(*_columns(members[0].function, count), *named),
            rows=tuple(
                Row((*c.positional, *(text for _, text in c.named)), c.expected) for c in members
            ),
            evidence=evidence,
            source=source,
            doc=doc,
            keywords=named,
            raises=raises,
        )
        for (name, count, named, raises), members in groups.items()
    ]


def _columns(function: Function, count: int) -> tuple[str, ...]:
    names = [param.name for param in function.params][:count]
    more = [f"value_{number}" for number in range(1, count - len(names) + 1)]
    return (*names, *more)
