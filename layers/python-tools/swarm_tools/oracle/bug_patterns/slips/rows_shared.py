"""A table whose rows are all the same list: ``[[0] * width] * height``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.lives import constructor
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, self_name, slip
from swarm_tools.oracle.bug_patterns.slips.values import required, shown
from swarm_tools.signatures.facts import Function

ASKED = "assert len({id(row) for row in rows}) == len(rows)"
GIVEN = {"nested": [[1, 2], [3, 4]], "list": [], "iterable": [], "strings": [], "dict": {}}
"""What is given for a parameter of some kind; else a size."""
WRITERS = ("append", "add", "extend", "insert", "update", "setdefault")


def find(program: Program) -> Iterator[Slip]:
    """Yield the tables of functions and objects in which writing one row writes all of them."""
    for function in program.functions:
        given = [GIVEN.get(p.kind, 3) for p in required(function)]
        if function.cls is None and given and given_back(function):
            yield slip(
                function, "rows_shared", "has_rows_of_their_own", "Each row is a list of its own",
                f"rows = tried(module.{function.name}, *{shown(given)})[0]",
                "if isinstance(rows, list) and len(rows) > 1:", f"    {ASKED}",
            )  # fmt: skip
    for cls in program.classes():
        args = constructor(cls, program)
        name = written_table(cls) if args is not None else ""
        if name:
            yield slip(
                cls, "rows_shared", "has_rows_of_their_own", "Each row is a list of its own",
                f"thing = lived(module.{cls.name}, {shown(args)})",
                f'rows = getattr(thing, "{name}", None)',
                "if isinstance(rows, list) and len(rows) > 1:", f"    {ASKED}",
            )  # fmt: skip


def repeats_a_list(value: ast.AST | None) -> bool:
    """Say whether a list that holds one list, dictionary or set is repeated."""
    if not isinstance(value, ast.BinOp) or not isinstance(value.op, ast.Mult):
        return False
    row = value.left.elts[0] if isinstance(value.left, ast.List) and value.left.elts else None
    many = isinstance(row, ast.BinOp) and isinstance(row.op, ast.Mult)
    held = row.left if many else row  # type: ignore[union-attr]
    return isinstance(held, (ast.List, ast.Dict, ast.Set, ast.ListComp))


def given_back(function: Function) -> bool:
    """Say whether a function returns such a table, written or not."""
    nodes = inside(function.node.body)
    made = {n.targets[0].id for n in nodes if isinstance(n, ast.Assign)
            and isinstance(n.targets[0], ast.Name) and repeats_a_list(n.value)}  # fmt: skip
    returned = [n.value for n in nodes if isinstance(n, ast.Return)]
    return any(repeats_a_list(v) or getattr(v, "id", "") in made for v in returned)


def written_table(cls: ast.ClassDef) -> str:
    """Return the attribute that is made so and of which a method writes a row, else ""."""
    nodes = list(ast.walk(cls))
    made = [self_name(n.targets[0]) for n in nodes if isinstance(n, ast.Assign)
            and repeats_a_list(n.value)]  # fmt: skip
    for n in nodes:
        row = None
        if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store):
            row = n.value
        elif isinstance(n, ast.Call) and getattr(n.func, "attr", "") in WRITERS:
            row = n.func.value  # type: ignore[attr-defined]
        name = self_name(row.value) if isinstance(row, ast.Subscript) else ""
        if name and name in made:
            return name
    return ""
