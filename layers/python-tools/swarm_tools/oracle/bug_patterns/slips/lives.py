"""Objects of a class with a past, for the tests of slips."""

from __future__ import annotations

import ast

from swarm_tools.oracle.bug_patterns.slips.bodies import data_init, whole_body
from swarm_tools.oracle.bug_patterns.slips.model import Program
from swarm_tools.oracle.bug_patterns.slips.values import one_call, shown
from swarm_tools.signatures.facts import Function, decorator_name, describe

STATE = frozenset({"append", "add", "insert", "extend", "update", "setdefault"})


def constructor(cls: ast.ClassDef, program: Program) -> tuple[object, ...] | None:
    """Return arguments to make an object with, or None when that can't be told."""
    if whole_body(cls, program.tree) is None or cls.keywords:
        return None
    marks = [decorator_name(d) for d in cls.decorator_list]
    if marks not in ([], ["dataclass"]):
        return None
    inits = [f for f in program.functions if f.cls is cls and f.name == "__init__"]
    if not inits and cls.bases:
        known = [c for c in program.classes() if c.name == decorator_name(cls.bases[0])]
        return constructor(known[0], program) if known and known[0] is not cls else ()
    if marks and not inits:
        return one_call(describe(data_init(cls.body), cls))
    return one_call(inits[0]) if inits else ()


def events(cls: ast.ClassDef, program: Program) -> list[tuple[str, tuple[object, ...]]]:
    """Return calls that put something into an object, in source order, twice each."""
    out = []
    for method in program.methods(cls):
        if method.name.startswith("_") or not fills(method):
            continue
        for turn in (0, 1, 2):
            args = one_call(method, turn)
            if args:
                out.append((method.name, args))
    return out[:12]


def fills(method: Function) -> bool:
    """Say whether a method adds to what the object holds."""
    for n in ast.walk(method.node):
        if isinstance(n, ast.AugAssign) and isinstance(n.op, ast.Add):
            return True
        if isinstance(n, ast.Call) and getattr(n.func, "attr", "") in STATE:
            return True
        if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store):
            return True
    return False


def life(cls: ast.ClassDef, program: Program, *, filled: bool = True) -> str | None:
    """Return the expression that makes an object with a past."""
    args = constructor(cls, program)
    if args is None:
        return None
    past = f", {shown(events(cls, program))}" if filled and events(cls, program) else ""
    return f"lived(module.{cls.name}, {shown(args)}{past})"
