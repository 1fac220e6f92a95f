"""Calls that several tests make of an object of one class, in orders that no test has."""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice

from swarm_tools.repair.mutate import nearby
from swarm_tools.repair.varied.inputs import MOST_NEAR, inputs, replaced
from swarm_tools.repair.varied.noting import AROUND, DEFS, called, note

SEQUENCES = 240
LONGEST_SEQUENCE = 12
MOST_CALLS = 24


@dataclass
class Played:
    """A test whose assertions note, and what is known of the objects that it makes.

    Attributes:
        nodeid: The test.
        tree: Its file.
        node: Its function, which notes.
        made: The statement that makes the object, None for a fixture.
        name: What the object is called; empty where there is none.
        kind: Its class, or the function that makes it.
        calls: Expressions of the object and of literals alone.
    """

    nodeid: str
    tree: ast.Module
    node: ast.FunctionDef
    made: ast.stmt | None = None
    name: str = ""
    kind: str = ""
    calls: list[ast.expr] = field(default_factory=list)


def makers(tree: ast.Module) -> dict[str, str]:
    """Return what helpers and fixtures of a file return, by their names: a class or themselves."""
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, DEFS):
            calls = [n.value for n in ast.walk(node) if isinstance(n, (ast.Return, ast.Assign))]
            kinds = [called(c) for c in calls if called(c)[:1].isupper()]
            found[node.name] = kinds[0] if len(set(kinds)) == 1 else node.name
    return found


def note_object(test: Played, made: Mapping[str, str]) -> None:
    """Find the object of a test, and the expressions of it."""
    taken = [a.arg for a in test.node.args.args if a.arg != "self"]
    for stmt in test.node.body:
        if not isinstance(stmt, ast.Assign) or not isinstance(stmt.targets[0], ast.Name):
            continue
        name = called(stmt.value)
        if name[:1].isupper() or name in made:
            test.name, test.kind = stmt.targets[0].id, made.get(name, name)
            test.made = stmt
            break
    else:
        fixtures = [name for name in taken if name in made]
        if not fixtures:
            return
        test.name, test.kind = fixtures[0], made[fixtures[0]]
    own = {n.id for n in ast.walk(test.node) if isinstance(n, ast.Name) and _is_set(n)} | {*taken}
    for stmt in _after(test):
        for node in ast.walk(stmt):
            if isinstance(node, (ast.Call, ast.Attribute, ast.Subscript, ast.Compare)):
                names = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
                if names & own == {test.name} and not _is_part(node, stmt):
                    test.calls.append(node)


def _after(test: Played) -> list[ast.stmt]:
    """Return the statements of a test that follow the making of its object."""
    body = test.node.body
    return body[body.index(test.made) + 1 :] if test.made is not None else body


def _is_set(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def _is_part(node: ast.expr, stmt: ast.stmt) -> bool:
    """Say whether an expression is called, read further, or set, and so is none by itself."""
    if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return True
    if isinstance(node, ast.Compare):
        return not isinstance(node.ops[0], (ast.In, ast.NotIn))
    for other in ast.walk(stmt):
        if isinstance(other, ast.Call) and other.func is node:
            return True
        if isinstance(other, (ast.Attribute, ast.Subscript)) and other.value is node:
            return True
    return isinstance(node, ast.Call) and called(node) in ("assertEqual", *AROUND)


def sequences(tests: list[Played]) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield a test's id and calls of one class of objects in an order that no test has."""
    calls: dict[str, Callable[[str], ast.expr]] = {}
    for test in tests:
        for call in test.calls:
            text = ast.unparse(_renamed(call, test.name, "it"))
            calls.setdefault(text, lambda to, c=call, was=test.name: _renamed(c, was, to))
    pool = list(calls.values())[:MOST_CALLS]
    if not pool:
        return
    chance = random.Random(0)
    for number in range(SEQUENCES):
        test = tests[number % len(tests)]
        body = test.node.body[: len(test.node.body) - len(_after(test))]
        for _ in range(chance.randint(2, LONGEST_SEQUENCE)):
            call = chance.choice(pool)(test.name)
            changed = list(inputs(call))
            if changed and chance.random() < 0.5:
                place, value = chance.choice(changed)
                values = list(islice(nearby(value), MOST_NEAR))
                call = replaced(ast.Expr(call), place + 1, chance.choice(values or [value])).value
            body.append(note(call))
        body += [note(make(test.name)) for make in chance.sample(pool, len(pool))]
        other = copy.copy(test.node)
        other.body = body
        yield test.nodeid, ast.fix_missing_locations(other)


def _renamed(node: ast.expr, was: str, to: str) -> ast.expr:
    """Return a copy of an expression with a name for another."""
    other = copy.deepcopy(node)
    for part in ast.walk(other):
        if isinstance(part, ast.Name) and part.id == was:
            part.id = to
    return other
