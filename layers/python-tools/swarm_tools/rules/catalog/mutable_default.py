"""No list, dict or set shared between calls as a default."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.docinsert import header_end
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk(FUNCTIONS)):
        yield from _function(module, node, group)


def _function(module: Module, node: Function, group: int) -> Iterator[Edit]:
    arguments = node.args
    plain = [*arguments.posonlyargs, *arguments.args]
    pairs = list(
        zip(plain[len(plain) - len(arguments.defaults) :], arguments.defaults, strict=True)
    )
    pairs += [(a, d) for a, d in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True) if d]
    chosen = [(arg, default) for arg, default in pairs if _mutable(module, default)]
    if any(
        isinstance(part, ast.Attribute) and part.attr == "__defaults__" for part in module.nodes
    ):
        return
    chosen = [(arg, default) for arg, default in chosen if not _shared(node, arg.arg)]
    first = node.body[0]
    if not chosen or first.lineno == node.lineno or not module.alone(first):
        return
    documented = (
        isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    )
    indent = module.indent(first)
    lines = []
    for arg, default in chosen:
        lines.append(
            f"{indent}if {arg.arg} is None:\n"
            f"{indent}{module.unit}{arg.arg} = {module.source(default)}"
        )
    where = (
        module.line_end(module.end(first))
        if documented
        else module.line_end(header_end(module, node))
    )
    names = ", ".join(f"'{arg.arg}'" for arg, _ in chosen)
    message = f"Made a new default of {names} at each call instead of sharing one."
    for index, (arg, default) in enumerate(chosen):
        yield Edit(
            module.start(default), module.end(default), "None", message if not index else "", group
        )
        if arg.annotation is not None and "None" not in module.source(arg.annotation):
            text = module.source(arg.annotation)
            safe = "from __future__ import annotations" in module.text
            if isinstance(arg.annotation, ast.Constant):
                continue
            new = f"{text} | None" if safe else f'"{text} | None"' if '"' not in text else text
            yield Edit(module.start(arg.annotation), module.end(arg.annotation), new, "", group)
    yield Edit(where, where, "\n" + "\n".join(lines), "", group)


def _mutable(module: Module, node: ast.expr) -> bool:
    if isinstance(node, (ast.List, ast.Dict, ast.Set)):
        return "\n" not in module.source(node)
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("list", "dict", "set")
        and not node.args
        and not node.keywords
        and module.is_builtin(node.func.id)
    )


_CHANGES = {"append", "add", "update", "extend", "insert", "pop", "remove", "clear", "setdefault"}


def _shared(node: Function, name: str) -> bool:
    """Return whether a default is shared on purpose: changed, and seen by this function alone.

    So are caches and counters. What is given out with what earlier calls left in it was not meant.
    """
    inside = [part for statement in node.body for part in ast.walk(statement)]
    changed = any(_changes(part, name) for part in inside)
    return changed and not any(_gives_out(part, name) for part in inside)


def _changes(part: ast.AST, name: str) -> bool:
    if isinstance(part, ast.Subscript):
        return isinstance(part.ctx, (ast.Store, ast.Del)) and _is(part.value, name)
    if isinstance(part, ast.AugAssign):
        return _is(part.target, name)
    return (
        isinstance(part, ast.Call)
        and isinstance(part.func, ast.Attribute)
        and part.func.attr in _CHANGES
        and _is(part.func.value, name)
    )


def _gives_out(part: ast.AST, name: str) -> bool:
    if isinstance(part, ast.Assign):
        return _is(part.value, name) and any(isinstance(t, ast.Attribute) for t in part.targets)
    return isinstance(part, ast.Return) and part.value is not None and _is(part.value, name)


def _is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


RULE = Rule(
    id="mutable-default",
    title="No mutable default arguments",
    docs=(
        "A list, dict or set as a default is made once and shared by all calls. It becomes None "
        "and is made anew in the body. A cache that is shared on purpose is left alone."
    ),
    fix=_fix,
    pylint=("dangerous-default-value",),
    good=(
        "def f(xs=None):\n    return xs\n",
        "def fib(n, memo={}):\n    if n not in memo:\n        memo[n] = n and fib(n - 1) + n\n"
        "    return memo[n]\n",
        "def count(side, lines=[0, 0]):\n    lines[side] += 1\n    return lines[side]\n",
    ),
    bad=(
        (
            "def add(x, xs=[]):\n    xs.append(x)\n    return xs\n",
            "def add(x, xs=None):\n    if xs is None:\n        xs = []\n    xs.append(x)\n"
            "    return xs\n",
        ),
    ),
    repairs=True,
)
