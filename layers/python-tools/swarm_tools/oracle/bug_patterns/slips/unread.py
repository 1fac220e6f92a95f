"""A value that is asked for or worked out, and that nothing reads."""

from __future__ import annotations

import ast
import re
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
from swarm_tools.signatures.facts import FUNCTIONS, Function
from swarm_tools.signatures.tokens import words

MEANT = re.compile(
    r"\b(?:unused|not used|ignor\w+|reserved|compatib\w+|deprecated|placeholder|kept for|unread"
    r"|inutilis\w+|noqa|pylint)\b",
    re.IGNORECASE,
)
TRIED = 8
"""So many calls show which lines are to blame."""
MULTIPLIERS = words("quantity qty quantite coef coeff coefficient")
MULTIPLIED = words("price prix unit_price cost note grade mark prix_unitaire score")
PURE = BUILT_IN | words("divmod get items keys values strip lower upper split copy total_seconds")


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions that never read a parameter or a value they have worked out."""
    handed = values_handed(program.tree)
    for function in program.functions:
        if MEANT.search(f"{function.doc} {function.inside} {function.above}"):
            continue
        names = unread(function)
        if function.cls is None and function.name not in handed:
            names = [*parameters(function, program), *names]
        if not names or function.flags & {"decorated", "async"}:
            continue
        where = f"module.{function.cls.name}" if function.cls else "module"
        if "." in function.qualname.removeprefix(f"{function.cls.name}." if function.cls else ""):
            continue
        call, tries = call_of(function, program), trials(function, TRIED)
        run = (f"for args in {shown(tries)}:", f"    tried(({call}), *copy.deepcopy(args))")
        yield slip(
            function, "unread", f"reads_{names[0].strip('_')}",
            f"What is held as `{names[0]}` is used for something",
            *(run if call and tries else ()),
            f'assert "{names[0]}" not in unread_names(vars({where})["{function.name}"])',
        )  # fmt: skip


def values_handed(tree: ast.Module) -> set[str]:
    """Return the names of functions that are handed on, whose parameters others decide."""
    called = {id(n.func) for n in ast.walk(tree) if isinstance(n, ast.Call)}
    return {
        n.id for n in ast.walk(tree)
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load) and id(n) not in called
    }  # fmt: skip


def parameters(function: Function, program: Program) -> list[str]:
    """Return the parameter that a function never reads though its docstring names it.

    One that other functions of the module have as well may be there for the sake of all.
    """
    read = set(names_read(list(ast.walk(function.node))))
    told = set(re.findall(r"\w+", function.doc))
    names = [p.name for p in function.params if not p.name.startswith("_")]
    missed = [name for name in names if name not in read]
    shared = {p.name for other in program.functions if other is not function for p in other.params}
    alone = len(missed) == 1 < len(names) and not set(missed) & shared and set(missed) <= told
    return missed if alone and not {"locals", "vars"} & read else []


def unread(function: Function) -> list[str]:
    """Return the local names that are set and never read."""
    nodes = inside(function.node.body)
    read = set(names_read(list(ast.walk(function.node))))
    shared = {name for n in nodes if isinstance(n, (ast.Global, ast.Nonlocal)) for name in n.names}
    if {"locals", "vars", "exec", "eval"} & read or any(isinstance(n, FUNCTIONS) for n in nodes):
        return []
    tried = {inner for n in nodes if isinstance(n, ast.Try) for inner in ast.walk(n)}
    found: list[str] = []
    for n in nodes:
        if isinstance(n, ast.Assign) and len(n.targets) == 1 and n not in tried and plain(n.value):
            target = n.targets[0]
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            ids = [getattr(part, "id", "") for part in parts]
            divided = getattr(getattr(n.value, "func", None), "id", "") == "divmod"
            if len(ids) == 1 or "_" in ids or (divided and ids[0] in read):
                found += [name for name in ids if name.strip("_")]
        if isinstance(n, (ast.For, ast.comprehension)) and isinstance(n.target, ast.Tuple):
            ids = [getattr(part, "id", "") for part in n.target.elts]
            if any(name in MULTIPLIED and name in read for name in ids):
                found += [name for name in ids if name in MULTIPLIERS]
    names = dict.fromkeys(found)
    return [n for n in names if n not in read | shared and not n.startswith("_")]


def plain(value: ast.expr) -> bool:
    """Say whether a value is worked out, and nothing happens meanwhile."""
    if isinstance(value, ast.Constant):
        return False
    nodes = list(ast.walk(value))
    called = [n.func for n in nodes if isinstance(n, ast.Call)]
    pure = all(getattr(f, "id", getattr(f, "attr", "")) in PURE for f in called)
    return pure and not any(isinstance(n, (ast.Await, ast.Yield, ast.YieldFrom)) for n in nodes)
