"""Whether methods of a class do nothing until another method has been called."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.intents.facts import Function


def waits(init: Function | None, methods: dict[str, Function], called: set[str]) -> str:
    """Return the method that refuses or does nothing until one that is not called was.

    ``open`` sets what ``deposit`` asks for first, and the constructor sets the contrary.
    """
    if init is None:
        return ""
    at_first = dict(switched(init.node))
    kept = {a for n in called for a in assigned(methods[n].node)}
    others = [methods[n].node for n in methods if n not in called]
    for name in sorted(called):
        for part in ast.walk(methods[name].node):
            if not isinstance(part, ast.If):
                continue
            attribute, wanted = asked(part.test)
            if attribute in kept or attribute not in at_first:
                continue
            if not any(a == attribute and v is not at_first[a] for n in others
                       for a, v in switched(n)):  # fmt: skip
                continue
            entered = at_first[attribute] is wanted
            if leaves(part.body) if entered else not part.orelse or leaves(part.orelse):
                return name
    return ""


def with_helpers(methods: dict[str, Function], used: set[str]) -> set[str]:
    """Return the used methods and those of the object that they call."""
    found: set[str] = set()
    left = [n for n in used if n in methods]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            parts = ast.walk(methods[name].node)
            left += [a for a in (own(p) for p in parts) if a in methods]
    return found


def own(node: ast.AST) -> str:
    """Return the name of an attribute of ``self``, or ""."""
    value = getattr(node, "value", None)
    held = isinstance(node, ast.Attribute) and getattr(value, "id", "") == "self"
    return node.attr if held else ""


def assigned(node: ast.AST) -> set[str]:
    """Return the attributes that a method sets."""
    return {own(n) for n in ast.walk(node) if isinstance(getattr(n, "ctx", None), ast.Store)} - {""}


def switched(node: ast.AST) -> Iterator[tuple[str, bool | None]]:
    """Yield the attributes that are set to true or false, or turned over (None)."""
    for part in ast.walk(node):
        if isinstance(part, ast.Assign) and len(part.targets) == 1:
            value = getattr(part.value, "value", None)
            turned = isinstance(getattr(part.value, "op", None), ast.Not)
            if own(part.targets[0]) and (isinstance(value, bool) or turned):
                yield own(part.targets[0]), None if turned else value


def asked(test: ast.expr) -> tuple[str, bool]:
    """Return the attribute that a condition asks for, and for which of its values."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        attribute, wanted = asked(test.operand)
        return attribute, not wanted
    return own(test), True


def leaves(body: list[ast.stmt]) -> bool:
    """Say whether statements only print, return or raise."""
    plain = (ast.Return, ast.Raise, ast.Pass)
    return bool(body) and all(
        isinstance(s, plain) or ast.unparse(s).startswith("print(") for s in body
    )
