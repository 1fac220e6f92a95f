"""Code that fails whatever it is given: values of types that do not go together, wrong calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.mixed import misuses, types_of
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, slip
from swarm_tools.oracle.bug_patterns.slips.reading import call_of
from swarm_tools.oracle.bug_patterns.slips.values import shown, trials
from swarm_tools.signatures.facts import Function

NEED_A_VALUE = ("len", "sum", "max", "min", "abs", "round", "int")


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions in which something fails for sure."""
    plain = {f.name: f for f in program.functions if f.cls is None}
    for function in program.functions:
        nodes = inside(function.node.body)
        if any(isinstance(n, (ast.Try, ast.With)) for n in nodes):
            continue
        methods = {m.name: m for m in program.methods(function.cls)} if function.cls else {}
        sure = (
            misuses(nodes, types_of(function, nodes))
            or wrong_calls(function, nodes, plain, methods, program)
            or never_begun(function, nodes)
            or nothing_used(nodes, plain)
        )
        if not sure or function.name == "__init__":
            continue
        call, tries = call_of(function, program), trials(function, 20)
        if call and tries:
            yield slip(
                function, "crash", "does_not_fail", "Ordinary arguments do not fail",
                f"call = {call}", "cases = [", *(f"    {shown(t)}," for t in tries), "]",
                "errors = [tried(call, *copy.deepcopy(args))[1] for args in cases]",
                "assert any(e is None for e in errors)",
            )  # fmt: skip


def wrong_calls(
    function: Function,
    nodes: list[ast.AST],
    plain: dict[str, Function],
    methods: dict[str, Function],
    program: Program,
) -> bool:
    """Say whether a function of the program is called with too few or too many arguments."""
    local = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    local |= {p.name for p in function.params}
    local |= {n.name for n in ast.walk(function.node)
              if isinstance(n, ast.FunctionDef) and n is not function.node}  # fmt: skip
    derived = bool(function.cls and function.cls.bases)
    for n in nodes:
        if not isinstance(n, ast.Call):
            continue
        called = None
        if isinstance(n.func, ast.Name) and n.func.id not in local:
            called = plain.get(n.func.id)
        elif getattr(getattr(n.func, "value", None), "id", "") == "self" and not derived:
            called = methods.get(n.func.attr)
        if called is not None and not fits(n, called):
            return True
    return False


def fits(call: ast.Call, called: Function) -> bool:
    """Say whether a call gives a function what it needs; unsure is yes."""
    args = called.node.args
    stars = any(isinstance(a, ast.Starred) for a in call.args)
    named = {k.arg for k in call.keywords}
    first = [*args.posonlyargs, *args.args][:1]
    odd = called.cls is not None and (not first or first[0].arg != "self")
    if stars or None in named or args.vararg or args.kwarg or args.kwonlyargs or odd:
        return True
    if called.node.decorator_list:
        return True
    places = [p.name for p in called.params]
    filled = {*places[: len(call.args)], *named}
    missing = [p.name for p in called.params if not p.optional and p.name not in filled]
    return not missing and len(call.args) <= len(places) and not named - set(places)


def never_begun(function: Function, nodes: list[ast.AST]) -> bool:
    """Say whether a local name is added to that has no value before."""
    if any(isinstance(n, (ast.Global, ast.Nonlocal)) for n in nodes):
        return False
    added = {n.target.id for n in nodes
             if isinstance(n, ast.AugAssign) and isinstance(n.target, ast.Name)}  # fmt: skip
    args = function.node.args
    given = {a.arg for a in ast.walk(args) if isinstance(a, ast.arg)}
    stored = [n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    once = [n.target.id for n in nodes
            if isinstance(n, ast.AugAssign) and isinstance(n.target, ast.Name)]  # fmt: skip
    bound = {n.name for n in nodes if isinstance(n, (ast.MatchAs, ast.ExceptHandler))}
    return any(stored.count(a) == once.count(a) for a in added - given - bound)


def nothing_used(nodes: list[ast.AST], plain: dict[str, Function]) -> bool:
    """Say whether what gives nothing is counted with, gone through or looked into."""
    nothing = {
        id(n) for n in nodes
        if isinstance(n, ast.Call) and (
            (getattr(n.func, "attr", "") in ("sort", "reverse")
             and isinstance(n.func.value, ast.Name))
            or (isinstance(n.func, ast.Name) and n.func.id in plain
                and silent(plain[n.func.id]))
        )
    }  # fmt: skip
    sets: dict[str, list[ast.expr]] = {}
    for n in nodes:
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name):
            sets.setdefault(n.targets[0].id, []).append(n.value)
    names = {k for k, v in sets.items() if len(v) == 1 and id(v[0]) in nothing}

    def none(node: ast.AST) -> bool:
        return id(node) in nothing or getattr(node, "id", "") in names

    for n in nodes:
        if isinstance(n, ast.BinOp) and (none(n.left) or none(n.right)):
            return True
        if isinstance(n, (ast.For, ast.comprehension)) and none(n.iter):
            return True
        if isinstance(n, ast.Subscript) and none(n.value):
            return True
        asked = isinstance(n, ast.Call) and getattr(n.func, "id", "") in NEED_A_VALUE
        if asked and any(none(a) for a in n.args):
            return True
    return False


def silent(function: Function) -> bool:
    """Say whether a function never gives anything."""
    nodes = inside(function.node.body)
    gives = (ast.Yield, ast.YieldFrom, ast.Raise, ast.Await)
    if function.node.decorator_list or function.flags & {"async", "generator"}:
        return False
    return not any(
        isinstance(n, gives) or (isinstance(n, ast.Return) and n.value is not None) for n in nodes
    )
