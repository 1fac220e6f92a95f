"""A value that is worked out and not given back."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.model import (
    BUILT_IN,
    Program,
    Slip,
    inside,
    names_read,
    slip,
)
from swarm_tools.oracle.bug_patterns.slips.reading import call_of
from swarm_tools.oracle.bug_patterns.slips.values import shown, trials
from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.tokens import words

EFFECTS = words(
    "append add insert extend update remove pop clear sort reverse write print setdefault discard "
    "popleft appendleft push put send save close"
)


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions that end without giving back what they have worked out."""
    for function in program.functions:
        call, tries = call_of(function, program), trials(function)
        if not call or not tries or "generator" in function.flags or function.name[:2] == "__":
            continue
        if function.binding != "instance" and never(function):
            yield slip(
                function, "nothing_returned", "gives_something",
                "What is worked out is given back",
                f"call = {call}", "cases = [", *(f"    {shown(t)}," for t in tries), "]",
                "found = [given(call, *args) for args in cases]",
                'assert any(f not in (None, ("gives", "None")) for f in found)',
            )  # fmt: skip
        elif forgotten(function) or falls_through(function):
            yield slip(
                function, "nothing_returned", "always_gives_something",
                "Every way through the function gives something back",
                f"call = {call}", "cases = [", *(f"    {shown(t)}," for t in tries), "]",
                'assert all(given(call, *args) != ("gives", "None") for args in cases)',
            )  # fmt: skip


def never(function: Function) -> bool:
    """Say whether local work is all that a function does, and nothing comes of it."""
    body = function.node.body[bool(function.doc) :]
    nodes = inside(body)
    if any(isinstance(n, (ast.Return, ast.Raise, ast.Global, ast.Nonlocal, ast.With, ast.Delete,
                          ast.Assert, ast.Await, ast.Import, ast.ImportFrom, ast.Try))
           for n in nodes):  # fmt: skip
        return False
    params = {p.name for p in function.params} | {"self", "cls"}
    local = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    if not local - params or not body:
        return False
    for n in nodes:
        if isinstance(n, (ast.Attribute, ast.Subscript)) and not isinstance(n.ctx, ast.Load):
            owner = n.value
            if getattr(owner, "id", "") not in local - params:
                return False
        if isinstance(n, ast.Expr) and isinstance(n.value, ast.Call):
            owner = getattr(n.value.func, "value", None)
            fills = getattr(n.value.func, "attr", "") in EFFECTS - {"print", "write", "send"}
            if not fills or getattr(owner, "id", "") not in local - params:
                return False
        taken = isinstance(n, ast.Call) and getattr(n.func, "attr", "") in ("pop", "popleft")
        if taken and getattr(n.func.value, "id", "") not in local:
            return False
    # Names bound to a part of an argument may be filled for the caller.
    plain = {t.id for n in nodes if isinstance(n, ast.Assign) for t in n.targets
             if isinstance(t, ast.Name) and fresh(n.value)}  # fmt: skip
    filled = {getattr(getattr(n.value.func, "value", None), "id", "") for n in nodes
              if isinstance(n, ast.Expr) and isinstance(n.value, ast.Call)}  # fmt: skip
    filled |= {getattr(n.value, "id", "") for n in nodes
               if isinstance(n, (ast.Attribute, ast.Subscript))
               and not isinstance(n.ctx, ast.Load)}  # fmt: skip
    helpers = any(isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
                  and n.func.id not in BUILT_IN
                  for n in nodes)  # fmt: skip
    return filled <= plain and not helpers and not printed(nodes)


PLAIN = words("int float str bool list dict tuple set")


def printed(nodes: list[ast.AST]) -> bool:
    """Say whether something is shown."""
    return any(isinstance(n, ast.Call) and getattr(n.func, "id", "") in ("print", "input")
               for n in nodes)  # fmt: skip


def fresh(value: ast.expr) -> bool:
    """Say whether an expression makes a new object."""
    made = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.Constant,
            ast.BinOp, ast.Tuple)  # fmt: skip
    return isinstance(value, made) or getattr(getattr(value, "func", None), "id", "") in BUILT_IN


def forgotten(function: Function) -> bool:
    """Say whether a function ends with a call of itself, or a value, that it drops."""
    body = function.node.body
    nodes = inside(body)
    returns = [n for n in nodes if isinstance(n, ast.Return)]
    if not returns or any(n.value is None or getattr(n.value, "value", 0) is None
                          for n in returns):  # fmt: skip
        return False
    if ends_with_value(body) or function.flags & {"prints", "raises"}:
        return False
    return any(drops(stmt, function, nodes) for stmt in last_statements(body))


def falls_through(function: Function) -> bool:
    """Say whether a function that is to give a plain value may come to its end without one."""
    note = function.node.returns
    plain = (isinstance(note, ast.Name) and note.id in PLAIN) or (
        isinstance(note, ast.Subscript) and (getattr(note.value, "id", "") in PLAIN)
    )
    hinted = all(a.annotation is not None for a in function.node.args.args if a.arg != "self")
    kinds = {p.kind for p in function.params}
    if not plain or not hinted or not kinds <= {"number", "string", "list", "strings", "bool"}:
        return False
    if function.flags & {"raises", "prints", "state"}:
        return False
    nodes = inside(function.node.body)
    returns = [n for n in nodes if isinstance(n, ast.Return)]
    if any(n.value is None or getattr(n.value, "value", 0) is None for n in returns):
        return False
    return bool(returns) and not ends_with_value(function.node.body)


def last_statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements after which a function ends."""
    last = body[-1]
    if isinstance(last, ast.If):
        yield from last_statements(last.body)
        if last.orelse:
            yield from last_statements(last.orelse)
    else:
        yield last


def ends_with_value(body: list[ast.stmt]) -> bool:
    """Say whether every way through the body returns or raises."""
    last = body[-1]
    if isinstance(last, ast.If):
        return bool(last.orelse) and ends_with_value(last.body) and ends_with_value(last.orelse)
    return isinstance(last, (ast.Return, ast.Raise, ast.While, ast.Try, ast.With, ast.Match))


def drops(stmt: ast.stmt, function: Function, nodes: list[ast.AST]) -> bool:
    """Say whether a last statement works out something that nobody reads."""
    if isinstance(stmt, ast.Expr):
        if isinstance(stmt.value, ast.Call):
            return getattr(stmt.value.func, "id", "") == function.name
        return isinstance(stmt.value, (ast.BinOp, ast.Name, ast.Compare))
    if isinstance(stmt, ast.Assign) and isinstance(stmt.targets[0], ast.Name):
        return stmt.targets[0].id not in names_read(nodes)
    return False
