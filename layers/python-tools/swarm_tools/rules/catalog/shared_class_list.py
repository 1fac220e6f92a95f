"""A list in the class body that each instance fills as its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import is_self, plain_method
from swarm_tools.rules.docinsert import header_end
from swarm_tools.rules.flow import drop, kind_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_FILLS = {"append", "add", "extend", "insert", "update", "setdefault"}
_SHARED = {
    "registry", "cache", "instances", "all", "registered", "handlers", "plugins", "shared",
    "memo", "pool", "state", "log", "stats", "known",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk(ast.ClassDef)):
        start = next((x for x in node.body if isinstance(x, ast.FunctionDef)
                      and x.name == "__init__" and plain_method(x)), None)  # fmt: skip
        if start is None or node.bases or node.decorator_list or node.keywords:
            continue
        for statement in node.body:
            name = _empty(module, statement)
            if name is None or name.isupper() or name.startswith("_"):
                continue
            if set(name.lower().split("_")) & _SHARED:
                continue
            if not _own(module, node, name) or not module.alone(statement):
                continue
            first = start.body[0]
            if first.lineno == start.lineno or not start.args.args:
                continue
            text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            where = module.line_end(module.end(first) if text else header_end(module, start))
            value = module.source(statement.value)
            line = f"\n{module.indent(first)}{start.args.args[0].arg}.{name} = {value}"
            message = f"Gave each instance '{name}' of its own; all shared one."
            yield drop(module, statement, message, group)
            yield Edit(where, where, line, "", group)
            break


def _empty(module: Module, statement: ast.stmt) -> str | None:
    """Return the name that a statement of a class body gives an empty list, dict or set."""
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return None
    target, value = statement.targets[0], statement.value
    empty = kind_of(module, value) in ("list", "dict", "set") and not any(
        getattr(value, part, None) for part in ("elts", "keys", "args", "generators")
    )
    return target.id if isinstance(target, ast.Name) and empty else None


def _own(module: Module, node: ast.ClassDef, name: str) -> bool:
    """Return whether the name is filled through instances and never through the class."""
    filled = False
    for part in module.walk(ast.Attribute):
        if part.attr != name:
            continue
        if not isinstance(part.value, ast.Name) or part.value.id == "cls":
            return False
        if part.value.id == node.name or isinstance(part.ctx, ast.Store):
            return False
        up = module.parents[part]
        if not is_self(module, part.value):
            continue
        if isinstance(up, ast.Attribute) and up.attr in _FILLS:
            call = module.parents[up]
            given = call.args if isinstance(call, ast.Call) else []
            if any(is_self(module, one) for one in given):
                return False
            filled = True
        if isinstance(up, ast.Subscript) and isinstance(up.ctx, ast.Store):
            filled = True
    others = module.scopes.of[node].uses.get(name, [])
    return filled and all(isinstance(one.ctx, ast.Store) for one in others)


RULE = Rule(
    id="shared-class-list",
    title="A list of its own for each instance",
    docs=(
        "A list, dict or set in the class body is one for all instances. Where methods fill it "
        "through 'self' and nothing reaches it through the class, each instance gets its own in "
        "'__init__'. Names that speak of sharing, and constants, are left alone."
    ),
    fix=_fix,
    good=(
        "class A:\n    registry = []\n\n    def __init__(self):\n"
        "        self.registry.append(self)\n",
        "class A:\n    made = []\n\n    def __init__(self):\n        A.made.append(self)\n",
        "class A:\n    xs = []\n\n    def __init__(self):\n        self.xs = []\n",
    ),
    bad=(
        (
            "class Cart:\n    items = []\n\n    def __init__(self, owner):\n"
            "        self.owner = owner\n\n    def add(self, item):\n"
            "        self.items.append(item)\n",
            "class Cart:\n\n    def __init__(self, owner):\n        self.items = []\n"
            "        self.owner = owner\n\n    def add(self, item):\n"
            "        self.items.append(item)\n",
        ),
    ),
    order=5,
    repairs=True,
)
