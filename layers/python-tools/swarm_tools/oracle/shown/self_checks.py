"""What a module checks about itself when it runs: asserts, and helpers that compare."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.shown.calls import Case, read_call, tables
from swarm_tools.oracle.shown.names import needed, top_level_names
from swarm_tools.signatures.facts import FUNCTIONS, Function
from swarm_tools.testgen.model import Script, Table, is_literal

SOURCE = "self-check"
_DOC = "What the module checks when it runs."


def self_checks(tree: ast.Module, functions: list[Function]) -> tuple[list[Table], list[Script]]:
    """Return the checks of a module as tables, and the others as scripts.

    A check is an ``assert`` outside functions, in the block of the program's own run too, or a
    call of a function of the module that compares two of its parameters.
    """
    known = top_level_names(tree)
    checkers = {f.name: pair for f in functions if f.cls is None and (pair := _compares(f))}
    cases: list[Case] = []
    scripts: list[Script] = []
    for statement in _own_run(tree.body):
        case = _asserted(statement, functions) or _compared(statement, checkers, functions)
        if case is not None:
            cases.append(case)
        elif isinstance(statement, ast.Assert) and (uses := needed([statement], known)):
            about = next((name for name in uses if _is_function(name, functions)), "")
            if about:
                line = ast.unparse(statement)
                scripts.append(Script(about, (line,), uses, "shown", SOURCE, _DOC))
    return tables(cases, evidence="shown", source=SOURCE, doc=_DOC), scripts


def _own_run(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements that run with the module, in the block of its own run too."""
    for statement in body:
        if isinstance(statement, ast.If) and "__name__" in ast.dump(statement.test):
            yield from statement.body
        else:
            yield statement


def _is_function(name: str, functions: list[Function]) -> bool:
    return any(f.qualname == name or (f.cls and f.cls.name == name) for f in functions)


def _asserted(statement: ast.stmt, functions: list[Function]) -> Case | None:
    """Return the case of ``assert f(1) == 2``, ``assert f(1)`` or ``assert not f(1)``."""
    if not isinstance(statement, ast.Assert):
        return None
    test = statement.test
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        if not isinstance(test.ops[0], (ast.Eq, ast.Is)):
            return None
        return _case(test.left, test.comparators[0], functions)
    return None


def _case(one: ast.expr, other: ast.expr, functions: list[Function]) -> Case | None:
    """Return the case of a call and a literal, in either order."""
    for call, value in ((one, other), (other, one)):
        want = ast.unparse(value)
        called = read_call(call, functions)
        if called is not None and is_literal(want):
            return Case(*called, want)
    return None


def _compares(function: Function) -> tuple[int, int] | None:
    """Return the positions of the two parameters that a checking helper compares.

    Such a helper asks once whether they are equal, and changes neither.
    """
    names = [param.name for param in function.params]
    found = []
    for node in ast.walk(function.node):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id in names:
            return None
        if isinstance(node, (*FUNCTIONS, ast.Lambda)) and node is not function.node:
            return None
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            pair = [getattr(side, "id", "") for side in sides]
            if len(sides) == 2 and set(pair) <= set(names):
                if not isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
                    return None
                found.append((names.index(pair[0]), names.index(pair[1])))
    reports = any(
        isinstance(n, (ast.Raise, ast.Assert))
        or (isinstance(n, ast.Call) and getattr(n.func, "id", "") == "print")
        for n in ast.walk(function.node)
    )
    gives = any(isinstance(n, ast.Return) and n.value is not None for n in ast.walk(function.node))
    return (
        found[0]
        if len(found) == 1 and found[0][0] != found[0][1] and reports and not gives
        else None
    )


def _compared(
    statement: ast.stmt, checkers: dict[str, tuple[int, int]], functions: list[Function]
) -> Case | None:
    """Return the case of a call of a helper that compares."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    if not isinstance(call, ast.Call) or call.keywords:
        return None
    pair = checkers.get(getattr(call.func, "id", ""))
    if pair is None or max(pair) >= len(call.args):
        return None
    return _case(call.args[pair[0]], call.args[pair[1]], functions)
