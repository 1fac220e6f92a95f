"""A method that works something out and changes nothing: a forgotten ``self.`` or ``=``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.lives import events, life
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, self_name, slip
from swarm_tools.oracle.bug_patterns.slips.values import shown, trials
from swarm_tools.signatures.facts import Function


def find(program: Program) -> Iterator[Slip]:
    """Yield the methods that can't have an effect although they seem to set something."""
    for cls in program.classes():
        thing = life(cls, program)
        for method in program.methods(cls):
            tries = trials(method, 12)
            if thing is None or tries is None or not idle(method):
                continue
            if method.name.startswith("__"):
                continue
            bare = life(cls, program, filled=False)
            made = [thing] if not events(cls, program) else [thing, bare]
            yield slip(
                method, "idle_method", "changes_its_object",
                "A method that sets something changes its object",
                "changed = []", "cases = [", *(f"    {shown(t)}," for t in tries), "]",
                "for args in cases:",
                *(row for one in made for row in (
                    f"    thing = {one}",
                    "    before = shown(thing)",
                    f"    result, error = tried(thing.{method.name}, *args)",
                    "    changed.append(shown(thing) != before or result is not None)",
                )),
                "assert any(changed)",
            )  # fmt: skip


def idle(method: Function) -> bool:
    """Say whether a method sets local names only that come from its object, or compares."""
    body = method.node.body[bool(method.doc) :]
    nodes = inside(body)
    if method.node.decorator_list or any(
        isinstance(n, (ast.Return, ast.Yield, ast.YieldFrom, ast.Await, ast.Global, ast.Nonlocal,
                       ast.Assert, ast.Delete, ast.With, ast.Try, ast.Import, ast.ImportFrom))
        for n in nodes
    ):  # fmt: skip
        return False
    if any(isinstance(n, (ast.Attribute, ast.Subscript)) and not isinstance(n.ctx, ast.Load)
           for n in nodes):  # fmt: skip
        return False
    # Any call but one of a plain function may have an effect.
    pure = ("len", "max", "min", "sum", "abs", "round", "int", "float", "str", "sorted", "range")
    if any(isinstance(n, ast.Call) and getattr(n.func, "id", "") not in pure
           and not in_raise(n, nodes) for n in nodes):  # fmt: skip
        return False
    sets = [n for n in nodes if isinstance(n, (ast.Assign, ast.AugAssign))]
    lost = [n for n in nodes if isinstance(n, ast.Expr)
            and isinstance(n.value, (ast.Compare, ast.BinOp))]  # fmt: skip
    reads_self = any(self_name(n) for n in nodes if isinstance(n, ast.expr))
    of_params = {p.name for p in method.params}
    plain = any(getattr(n.value, "id", "") in of_params for n in sets)
    return bool(sets or lost) and (reads_self or plain)


def in_raise(call: ast.Call, nodes: list[ast.AST]) -> bool:
    """Say whether a call makes the exception that is raised."""
    return any(isinstance(n, ast.Raise) and any(m is call for m in ast.walk(n)) for n in nodes)
