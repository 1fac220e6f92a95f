"""What belongs to all objects of a class, or to all calls, though each should have its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.lives import STATE, constructor
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, self_name, slip
from swarm_tools.oracle.bug_patterns.slips.values import one_call, shown, trials
from swarm_tools.signatures.facts import Function

MEANT = re.compile(
    r"regist|instance|cache|memo|pool|shared|global|singleton|borg|common|all_|known|seen|partag|"
    r"commun|every|across|remember|once|counter|history|keeps?|accumulat|calls|state",
    re.IGNORECASE,
)

MEANT_OF_CLASSES = re.compile(
    r"regist|instance|cache|memo|pool|shared|global|singleton|borg|common|all_|known|seen|partag|"
    r"commun|every|across|once|counter",
    re.IGNORECASE,
)


def find(program: Program) -> Iterator[Slip]:
    """Yield the classes whose objects share a list or dictionary, and such default arguments."""
    for cls in program.classes():
        args = constructor(cls, program)
        said = f"{ast.get_docstring(cls) or ''} {cls.name}"
        if args is None or cls.bases or MEANT_OF_CLASSES.search(said):
            continue
        for name, method, _how in shared(cls, program):
            call = one_call(method)
            if MEANT_OF_CLASSES.search(name) or name.isupper() or call is None:
                continue
            made = f"module.{cls.name}, {shown(args)}"
            yield slip(
                cls, "shared_state", f"has_{name.strip('_').lower()}_of_its_own",
                f"Each object has its own `{name}`",
                f"first, second = lived({made}), lived({made})",
                f'before = shown(getattr(second, "{name}", None))',
                f"assert tried(first.{method.name}, *{shown(call)})[1] is None",
                f'assert shown(getattr(second, "{name}", None)) == before',
                f'assert shown(getattr(first, "{name}", None)) != before',
            )  # fmt: skip
            break
    for function in program.functions:
        tries = trials(function)
        name = kept_default(function)
        if function.cls is None and name and tries and not MEANT.search(f"{name} {function.doc}"):
            yield slip(
                function, "shared_state", "starts_anew",
                "What one call is given does not stay for the next",
                f"call = module.{function.name}", "cases = [",
                *(f"    {shown(t)}," for t in tries[:12]), "]",
                "first = [given(call, *args) for args in cases]",
                "assert first == [given(call, *args) for args in cases]",
            )  # fmt: skip


def shared(cls: ast.ClassDef, program: Program) -> Iterator[tuple[str, Function, str]]:
    """Yield the attributes that objects share, with a method that fills each."""
    methods = program.methods(cls)
    init = [m for m in methods if m.name == "__init__"]
    nodes = [n for m in methods for n in ast.walk(m.node)]
    own_words = {a for m in methods for n in ast.walk(m.node)
                 if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)
                 for a in [self_name(n)]}  # fmt: skip
    whole = {n.attr for n in ast.walk(cls) if isinstance(n, ast.Attribute)
             and getattr(n.value, "id", "") in ("cls", cls.name)}  # fmt: skip
    names = {}
    for stmt in cls.body:
        target = getattr(stmt, "target", None) or (getattr(stmt, "targets", None) or [None])[0]
        name = getattr(target, "id", "")
        if name and mutable(getattr(stmt, "value", None)):
            names[name] = "class"
    names = {n: how for n, how in names.items() if n not in own_words and n not in whole}
    if init:
        names |= dict.fromkeys(from_default(init[0]), "default")
    outside = any(isinstance(n, ast.ClassDef)
                  and cls.name in {getattr(base, "id", "") for base in n.bases}
                  for n in program.tree.body)  # fmt: skip
    if outside or any(getattr(n, "id", "") == "setattr" for n in nodes):
        return
    for name, how in names.items():
        for method in methods:
            if method.name not in ("__init__",) and fills(method, name):
                yield name, method, how
                break


def from_default(init: Function) -> set[str]:
    """Return the attributes that hold a default argument which is a list or dictionary."""
    args = [*init.node.args.posonlyargs, *init.node.args.args]
    given = args[len(args) - len(init.node.args.defaults) :]
    pairs = zip(given, init.node.args.defaults, strict=True)
    loose = {a.arg for a, d in pairs if mutable(d)}
    return {
        self_name(n.targets[0])
        for n in inside(init.node.body)
        if isinstance(n, ast.Assign) and getattr(n.value, "id", "") in loose
    } - {""}


def kept_default(function: Function) -> str:
    """Return the default list that a function fills and gives back."""
    args = [*function.node.args.posonlyargs, *function.node.args.args]
    given = args[len(args) - len(function.node.args.defaults) :]
    pairs = zip(given, function.node.args.defaults, strict=True)
    loose = {a.arg for a, d in pairs if mutable(d)}
    nodes = inside(function.node.body)
    for n in nodes:
        if isinstance(n, ast.Return) and getattr(n.value, "id", "") in loose:
            name = n.value.id
            if any(filled(m) == name for m in nodes):
                return name
    return ""


def filled(node: ast.AST) -> str:
    """Return the name of what a statement fills, else ""."""
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in STATE:
        return getattr(node.func.value, "id", "")
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
        return getattr(node.value, "id", "")
    return ""


def fills(method: Function, name: str) -> bool:
    """Say whether a method puts something into an attribute."""
    for n in inside(method.node.body):
        call = isinstance(n, ast.Call) and getattr(n.func, "attr", "") in STATE
        if call and self_name(n.func.value) == name:
            return True
        stored = isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store)
        if stored and self_name(n.value) == name:
            return True
    return False


def mutable(value: ast.expr | None) -> bool:
    """Say whether an expression is an empty list, dictionary or set."""
    return value is not None and ast.unparse(value) in ("[]", "{}", "list()", "dict()", "set()")
