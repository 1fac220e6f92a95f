"""A function that computes a value and forgets to return it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module
from swarm_tools.rules.phrases import own_nodes
from swarm_tools.signatures.spoken import words

_GIVES = {
    "calc",
    "calculate",
    "compute",
    "get",
    "find",
    "count",
    "sum",
    "average",
    "avg",
    "total",
    "mean",
    "max",
    "min",
    "maximum",
    "minimum",
    "factorial",
    "filter",
    "build",
    "reverse",
    "median",
    "power",
    "fibonacci",
    "convert",
    "generate",
}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(FUNCTIONS):
        name = _forgotten(module, node)
        if name is None:
            continue
        last = node.body[-1]
        if not module.alone(last) or last.lineno == node.lineno:
            continue
        where = module.line_end(module.end(last))
        yield Edit(
            where, where, f"\n{module.indent(last)}return {name}",
            f"Returned '{name}', which was computed and then lost.",
        )  # fmt: skip


def _forgotten(module: Module, node: Function) -> str | None:
    parts = words(node.name)
    if (
        not parts
        or parts[0] not in _GIVES
        or node.decorator_list
        or isinstance(node, ast.AsyncFunctionDef)
    ):
        return None
    inside = own_nodes(node)
    banned = (
        ast.Return,
        ast.Yield,
        ast.YieldFrom,
        ast.Global,
        ast.Nonlocal,
        ast.Raise,
        *FUNCTIONS,
        ast.Lambda,
    )
    if any(isinstance(part, banned) for part in inside):
        return None
    if any(
        isinstance(part, ast.Call)
        and not (
            isinstance(part.func, ast.Name)
            and part.func.id
            in ("len", "range", "enumerate", "int", "float", "abs", "sorted", "sum", "str")
        )
        and not (
            isinstance(part.func, ast.Attribute)
            and part.func.attr in ("append", "add", "items", "lower", "upper", "get", "split")
        )
        for part in inside
    ):
        return None
    if any(
        isinstance(part, (ast.Attribute, ast.Subscript))
        and isinstance(part.ctx, ast.Store)
        and isinstance(part.value, ast.Name)
        and part.value.id in {a.arg for a in node.args.args}
        for part in inside
    ):
        return None
    started = [
        statement.targets[0].id
        for statement in node.body
        if isinstance(statement, ast.Assign)
        and len(statement.targets) == 1
        and isinstance(statement.targets[0], ast.Name)
    ]
    last = node.body[-1]
    if isinstance(last, ast.Assign) and started and len(node.body) > 1:
        names = [started[-1]]
    elif isinstance(last, (ast.For, ast.While)):
        names = sorted({name for name in started if _accumulates(last, name)})
    else:
        return None
    if len(names) != 1 or _used_as_statement_only(module, node):
        return None
    return names[0]


def _accumulates(loop: ast.For | ast.While, name: str) -> bool:
    tested = (
        {x.id for x in ast.walk(loop.test) if isinstance(x, ast.Name)}
        if isinstance(loop, ast.While)
        else set()
    )
    if name in tested:
        return False
    for part in ast.walk(loop):
        if (
            isinstance(part, ast.AugAssign)
            and isinstance(part.target, ast.Name)
            and part.target.id == name
        ):
            return True
        method = part.func if isinstance(part, ast.Call) else None
        owner = method.value if isinstance(method, ast.Attribute) else None
        if isinstance(owner, ast.Name) and owner.id == name:
            return method.attr in ("append", "add")
        if isinstance(part, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id == name for t in part.targets
        ):
            return True
    return False


def _used_as_statement_only(module: Module, node: Function) -> bool:
    """Return whether a function changes what it is given; it may return nothing on purpose."""
    arguments = {arg.arg for arg in node.args.args}
    return any(
        isinstance(part, ast.Call)
        and isinstance(part.func, ast.Attribute)
        and isinstance(part.func.value, ast.Name)
        and part.func.value.id in arguments
        and part.func.attr in ("append", "add")
        for part in own_nodes(node)
    )


RULE = Rule(
    id="missing-return",
    title="Return what was computed",
    docs=(
        "A function named for what it gives, which builds up one local value and never returns "
        "anything, returns that value. Functions with any other effect are left alone."
    ),
    fix=_fix,
    good=(
        "def show_total(xs):\n    total = 0\n    for x in xs:\n        total += x\n",
        "def get_all(xs):\n    for x in xs:\n        print(x)\n",
    ),
    bad=(
        (
            "def calculate_total(xs):\n    total = 0\n    for x in xs:\n        total += x\n",
            "def calculate_total(xs):\n    total = 0\n    for x in xs:\n"
            "        total += x\n    return total\n",
        ),
    ),
    order=7,
    repairs=True,
)
