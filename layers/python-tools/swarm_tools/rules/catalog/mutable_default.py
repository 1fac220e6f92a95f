"""No list, dict or set shared between calls as a default."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.docinsert import header_end
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module
from swarm_tools.rules.words import words


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
    chosen = [(arg, default) for arg, default in chosen if not _shared(node, arg.arg, default)]
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


_NAMES = {"cache", "memo", "memoized", "seen", "lookup", "registry", "state"}
_CHANGES = {"append", "add", "update", "extend", "insert", "pop", "remove", "clear", "setdefault"}


def _shared(node: Function, name: str, default: ast.expr) -> bool:
    """Return whether a default is shared on purpose: a cache, or a counter kept between calls."""
    if set(words(name)) & _NAMES:
        return True
    inside = [part for statement in node.body for part in ast.walk(statement)]
    stored = any(
        isinstance(part, ast.Subscript)
        and isinstance(part.ctx, (ast.Store, ast.Del))
        and _is(part.value, name)
        for part in inside
    )
    called = any(
        isinstance(part, ast.Call)
        and isinstance(part.func, ast.Attribute)
        and part.func.attr in _CHANGES
        and _is(part.func.value, name)
        for part in inside
    )
    filled = bool(getattr(default, "elts", None) or getattr(default, "keys", None))
    if filled:
        return stored or called
    asked = any(
        isinstance(part, ast.Compare) and any(_is(item, name) for item in part.comparators)
        for part in inside
    )
    handed = any(
        isinstance(part, ast.Return) and part.value and _is(part.value, name) for part in inside
    )
    return stored and asked and not handed


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
        "def fib(n, memo={}):\n    return memo.get(n)\n",
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
