"""``@classmethod`` and ``@staticmethod`` instead of a call after the method."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_MAKERS = ("classmethod", "staticmethod")


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk(ast.ClassDef)):
        for step in node.body:
            name = _wrapped(module, step)
            scope = module.scopes.of[node]
            if name is None or not module.alone(step):
                continue
            bound = [one for one in scope.bindings[name] if isinstance(one, ast.FunctionDef)]
            uses = [use for use in scope.uses.get(name, []) if isinstance(use.ctx, ast.Load)]
            if len(bound) != 1 or len(scope.bindings[name]) != 2 or len(uses) != 1:
                continue
            method = bound[0]
            end = module.line_end(module.end(step))
            if method not in node.body or module.has_comment(module.start(step), end):
                continue
            maker = step.value.func.id  # type: ignore[attr-defined]
            top = method.decorator_list[0] if method.decorator_list else method
            where = module.line_start(module.start(top))
            message = f"Marked '{name}' with @{maker}."
            key = group * 1000 + node.body.index(step)
            yield Edit(where, where, f"{module.indent(method)}@{maker}\n", message, key)
            first = module.line_start(module.start(step))
            yield Edit(first, min(end + 1, len(module.text)), "", "", key)
            return


def _wrapped(module: Module, node: ast.stmt) -> str | None:
    """Return the name in ``name = classmethod(name)``."""
    if not isinstance(node, ast.Assign) or len(node.targets) != 1:
        return None
    target, call = node.targets[0], node.value
    if not isinstance(target, ast.Name) or not isinstance(call, ast.Call) or call.keywords:
        return None
    if not isinstance(call.func, ast.Name) or call.func.id not in _MAKERS or len(call.args) != 1:
        return None
    if not module.is_builtin(call.func.id) or not isinstance(call.args[0], ast.Name):
        return None
    return target.id if call.args[0].id == target.id else None


RULE = Rule(
    id="method-decorator",
    title="A decorator instead of a call after the method",
    docs="Where nothing in the class reads the plain function between its definition and the call.",
    fix=_fix,
    pylint=("no-classmethod-decorator", "no-staticmethod-decorator"),
    good=(
        "class A:\n    def make(cls):\n        return cls()\n\n    other = make\n"
        "    make = classmethod(make)\n",
    ),
    bad=(
        (
            "class A:\n    def make(cls):\n        return cls()\n\n    make = classmethod(make)\n",
            "class A:\n    @classmethod\n    def make(cls):\n        return cls()\n\n",
        ),
        (
            "class A:\n    def one(x):\n        return x\n    one = staticmethod(one)\n\n"
            "    y = 2\n",
            "class A:\n    @staticmethod\n    def one(x):\n        return x\n\n    y = 2\n",
        ),
    ),
)
