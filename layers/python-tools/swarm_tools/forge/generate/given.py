"""Arguments that a call may change: named before it, so that the test can look at them after it."""

from __future__ import annotations

import ast
from dataclasses import replace

from swarm_tools.forge.generate.model import Attempt

_CHANGEABLE = (ast.List, ast.Dict, ast.Set)
NAME = "given"
MOST_WATCHED = 40


class Given:
    """Finds out whether a target changes its arguments, by its first calls."""

    def __init__(self) -> None:
        """Begin."""
        self.changes = False
        self._watched = 0

    def named(self, attempt: Attempt) -> Attempt:
        """Return the attempt with the arguments named that may change, as long as that may tell."""
        if attempt.arrange or attempt.states or not (self.changes or self._watched < MOST_WATCHED):
            return attempt
        found = with_names(attempt)
        if found is None:
            return attempt
        self._watched += 1
        return found

    def note(self, lines: tuple[str, ...] | list[str]) -> bool:
        """Say whether a named argument is another one after the call than it was before."""
        before = dict(row.split(" = ", 1) for row in lines if row.startswith(NAME))
        after = dict(
            row.removeprefix("assert ").split(" == ", 1)
            for row in lines
            if row.startswith(f"assert {NAME}") and " == " in row
        )
        changed = any(_other(before[name], after[name]) for name in before if name in after)
        self.changes = self.changes or changed
        return changed


def with_names(attempt: Attempt) -> Attempt | None:
    """Return the attempt with each list, dict and set of its arguments named; None for none."""
    try:
        call = ast.parse(attempt.act, mode="eval").body
    except (SyntaxError, ValueError):
        return None
    if not isinstance(call, ast.Call):
        return None
    rows: list[str] = []

    def put(node: ast.expr) -> ast.expr:
        if not isinstance(node, _CHANGEABLE):
            return node
        name = NAME + (f"_{len(rows) + 1}" if rows else "")
        rows.append(f"{name} = {ast.unparse(node)}")
        return ast.Name(name, ast.Load())

    call.args = [put(node) for node in call.args]
    for keyword in call.keywords:
        keyword.value = put(keyword.value) if keyword.arg else keyword.value
    return replace(attempt, arrange=tuple(rows), act=ast.unparse(call)) if rows else None


def _other(one: str, two: str) -> bool:
    try:
        return ast.literal_eval(one) != ast.literal_eval(two)
    except (ValueError, SyntaxError, TypeError):
        return False
