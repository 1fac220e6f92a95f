"""Attributes that only other methods than ``__init__`` set."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import class_of, is_self, plain_method, reflective, shape
from swarm_tools.rules.flow import guarded, leaves
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import own_nodes


def _fix(module: Module) -> Iterator[Edit]:
    if reflective(module) or module.is_test or module.imports & {"copy", "pickle", "copyreg"}:
        return
    for node in module.walk(ast.ClassDef):
        made = shape(module, node)
        if not made.known or node.bases or module.scopes.declared(node.name):
            continue
        start = next((x for x in node.body if isinstance(x, ast.FunctionDef)
                      and x.name == "__init__" and plain_method(x)), None)  # fmt: skip
        if start is None or any(isinstance(x, ast.Return) for x in own_nodes(start)):
            continue
        last = start.body[-1]
        if not module.alone(last) or last.lineno == start.lineno or _tried(module, node):
            continue
        elsewhere = {
            name for one in module.walk(ast.ClassDef) for name in shape(module, one).values
        }
        outside = sorted(_outside(module, node, start) - set(made.methods) - elsewhere)
        outside = [name for name in outside if not _asked(module, name)]
        if (
            not outside
            or leaves(start.body)
            or _calls_itself(module, start)
            or made.stored & set(made.methods)
        ):
            continue
        first = start.args.args[0].arg if start.args.args else ""
        if not first:
            continue
        indent = module.indent(last)
        lines = "".join(f"\n{indent}{first}.{name} = None" for name in outside)
        where = module.line_end(module.end(last))
        names = ", ".join(f"'{name}'" for name in outside)
        yield Edit(where, where, lines, f"Named {names} in '__init__', where a reader looks.")


def _outside(module: Module, node: ast.ClassDef, start: ast.FunctionDef) -> set[str]:
    """Return the attributes that methods set and ``__init__`` does not."""
    inside, others = set(), set()
    for part in ast.walk(node):
        if not isinstance(part, ast.Attribute) or not isinstance(part.ctx, ast.Store):
            continue
        if not is_self(module, part.value) or class_of(module, part) is not node:
            continue
        own = module.function_of(part) is start
        (inside if own else others).add(part.attr)
    return others - inside


def _asked(module: Module, name: str) -> bool:
    """Return whether a text anywhere spells the name: somebody may ask whether it is there."""
    texts = module.project.sources.values() if module.project is not None else [module.text]
    return any(f'"{name}"' in text or f"'{name}'" in text for text in texts)


def _calls_itself(module: Module, start: ast.FunctionDef) -> bool:
    """Return whether ``__init__`` calls methods, which may set the attributes already."""
    return any(
        isinstance(part, ast.Call)
        and any(is_self(module, x) for x in ast.walk(part) if isinstance(x, ast.Name))
        for part in own_nodes(start)
    )


def _tried(module: Module, node: ast.ClassDef) -> bool:
    """Return whether a method expects that an attribute is missing."""
    return any(
        isinstance(part, ast.Attribute) and guarded(module, part, ("AttributeError",))
        for part in ast.walk(node)
        if not isinstance(part, FUNCTIONS)
    )


RULE = Rule(
    id="attribute-in-init",
    title="Attributes are named in __init__",
    docs=(
        "An attribute that only another method sets starts as None in '__init__'. Only in classes "
        "without bases whose '__init__' calls none of their methods, and in files where nothing "
        "asks whether an attribute is there."
    ),
    fix=_fix,
    pylint=("attribute-defined-outside-init",),
    good=(
        "class A:\n    def __init__(self):\n        self.load()\n\n    def load(self):\n"
        "        self.x = 1\n",
        "class A:\n    def __init__(self):\n        self.y = 1\n\n    def load(self):\n"
        "        self.x = 1\n\n    def ready(self):\n        return hasattr(self, 'x')\n",
        "class A:\n    def __init__(self):\n        self.y = 1\n\n    @property\n"
        "    def y(self):\n        return self.z\n\n    @y.setter\n    def y(self, value):\n"
        "        self.z = value\n",
        "class A(B):\n    def __init__(self):\n        self.y = 1\n\n    def load(self):\n"
        "        self.x = 1\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self):\n        self.y = 1\n\n    def load(self):\n"
            "        self.x = 1\n",
            "class A:\n    def __init__(self):\n        self.y = 1\n        self.x = None\n\n"
            "    def load(self):\n        self.x = 1\n",
        ),
    ),
    repairs=True,
)
