"""A loop whose condition nothing in it changes, and a call of itself with what was given."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, slip
from swarm_tools.oracle.bug_patterns.slips.reading import call_of
from swarm_tools.oracle.bug_patterns.slips.values import shown, trials
from swarm_tools.signatures.facts import Function


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions that can't come to an end once they are in a loop or call of theirs."""
    for function in program.functions:
        nodes = inside(function.node.body)
        stuck = any(isinstance(n, ast.While) and never_left(n) for n in nodes)
        again = calls_itself_the_same(function, nodes) or calls_itself_always(function)
        call = call_of(function, program)
        tries = [t for t in trials(function) or [] if all(plain(v) for v in t)]
        numbers = all(p.kind == "number" for p in function.params)
        sure = ", TypeError" if numbers else ""
        if not (stuck or again) or not call or not tries:
            continue
        yield slip(
            function, "endless", "comes_to_an_end", "The work comes to an end",
            f"call = {call}", "cases = [", *(f"    {shown(t)}," for t in tries), "]",
            "for args in cases:", "    _, error = tried(call, *copy.deepcopy(args))",
            f"    assert not isinstance(error, (EndlessError, RecursionError{sure}))",
        )  # fmt: skip


def plain(value: object) -> bool:
    """Say whether a value is neither large, 0 nor empty: right code may not end with those."""
    return 2 <= value <= 6 if isinstance(value, int) else bool(value)


def never_left(loop: ast.While) -> bool:
    """Say whether nothing in a loop changes its condition or leaves it."""
    tested = list(ast.walk(loop.test))
    if not all(isinstance(n, (ast.Name, ast.Compare, ast.Constant, ast.expr_context, ast.cmpop,
                              ast.BinOp, ast.operator, ast.Call)) for n in tested):  # fmt: skip
        return False
    calls = [n for n in tested if isinstance(n, ast.Call)]
    if any(getattr(c.func, "id", "") != "len" for c in calls):
        return False
    names = {n.id for n in tested if isinstance(n, ast.Name)} - {"len"}
    if not names:
        return False
    body = inside(loop.body)
    leaves = (ast.Return, ast.Break, ast.Raise, ast.Yield, ast.YieldFrom, ast.Await, ast.Global,
              ast.Nonlocal, ast.Try, ast.With)  # fmt: skip
    if any(isinstance(n, leaves) for n in body):
        return False
    changed = {n.id for n in body if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
    held = [n for n in body if isinstance(n, (ast.Attribute, ast.Subscript, ast.Starred))]
    changed |= {m.id for n in held for m in ast.walk(n) if isinstance(m, ast.Name)}
    handed = [a for n in body if isinstance(n, ast.Call) for a in (*n.args, *n.keywords)]
    changed |= {m.id for n in handed for m in ast.walk(n) if isinstance(m, ast.Name)}
    numbers = all(isinstance(n, (ast.Name, ast.Compare, ast.Constant, ast.expr_context,
                                 ast.cmpop, ast.BinOp, ast.operator)) for n in tested)  # fmt: skip
    if numbers:  # a number is not changed by being handed over
        changed = {n.id for n in body if isinstance(n, ast.Name)
                   and not isinstance(n.ctx, ast.Load)}  # fmt: skip
        ordered = [
            n
            for n in tested
            if isinstance(n, ast.Compare)
            and isinstance(n.ops[0], (ast.Lt, ast.Gt, ast.LtE, ast.GtE, ast.NotEq))
        ]
        if len(ordered) != 1 or isinstance(loop.test, ast.Name):
            return False
    return not names & changed


def calls_itself_the_same(function: Function, nodes: list[ast.AST]) -> bool:
    """Say whether a function calls itself with its own arguments, none of which has changed."""
    params = [p.name for p in function.params]
    if not params or function.vararg or function.cls is not None:
        return False
    changed = {n.id for n in nodes if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
    mutable = any(isinstance(n, (ast.Subscript, ast.Attribute)) and
                  not isinstance(n.ctx, ast.Load) for n in nodes)  # fmt: skip
    methods = any(isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute) and
                  getattr(n.func.value, "id", "") in params for n in nodes)  # fmt: skip
    if changed & set(params) or mutable or methods or "state" in function.flags:
        return False
    return any(
        isinstance(n, ast.Call)
        and getattr(n.func, "id", "") == function.name
        and [getattr(a, "id", "") for a in n.args] == params
        and not n.keywords
        for n in nodes
    )


def calls_itself_always(function: Function) -> bool:
    """Say whether a function calls itself on every way through it."""
    choices = (ast.If, ast.IfExp, ast.BoolOp, ast.For, ast.While, ast.Try, ast.comprehension,
               ast.Match, ast.With, ast.Lambda, ast.Raise)  # fmt: skip
    nodes = inside(function.node.body)
    if function.cls is not None or any(isinstance(n, (*choices, ast.Yield)) for n in nodes):
        return False
    return any(isinstance(n, ast.Call) and getattr(n.func, "id", "") == function.name
               for n in nodes)  # fmt: skip
