"""An ``__init__`` that forgets the one of the base class."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.callees import takes
from swarm_tools.rules.classes import base_class, plain_method, shape
from swarm_tools.rules.docinsert import header_end
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import pure


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.ClassDef):
        parent = base_class(module, node.bases[0]) if len(node.bases) == 1 else None
        own = next((x for x in node.body if isinstance(x, ast.FunctionDef)
                    and x.name == "__init__" and plain_method(x)), None)  # fmt: skip
        if parent is None or own is None or node.keywords or node.decorator_list:
            continue
        made = shape(module, parent)
        above = made.methods.get("__init__")
        if not made.known or above is None or not _only_sets(above) or not plain_method(above):
            continue
        if takes(above, bound=True).needed or "super" in ast.unparse(own):
            continue
        if f"{parent.name}.__init__" in ast.unparse(own):
            continue
        first = own.body[0]
        if first.lineno == own.lineno or not module.alone(first):
            continue
        documented = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
        where = module.line_end(module.end(first) if documented else header_end(module, own))
        line = f"\n{module.indent(first)}super().__init__()"
        message = f"Called '__init__' of the base class '{parent.name}'."
        yield Edit(where, where, line, message)


def _only_sets(method: ast.FunctionDef) -> bool:
    """Return whether an ``__init__`` does nothing but give attributes plain first values."""
    first = method.args.args[:1]
    for statement in method.body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue
        plain = (
            isinstance(statement, ast.Assign)
            and len(statement.targets) == 1
            and isinstance(statement.targets[0], ast.Attribute)
            and isinstance(statement.targets[0].value, ast.Name)
            and bool(first)
            and statement.targets[0].value.id == first[0].arg
            and pure(statement.value)
        )
        if not plain:
            return False
    return True


RULE = Rule(
    id="missing-super-init",
    title="The base class is initialised",
    docs=(
        "Methods of the base class read attributes that its '__init__' sets. Where that needs no "
        "arguments and only gives attributes plain first values, it is called first, so that "
        "nothing that is set today is lost."
    ),
    fix=_fix,
    pylint=("super-init-not-called",),
    good=(
        "class A:\n    def __init__(self, x):\n        self.x = x\n\n\n"
        "class B(A):\n    def __init__(self):\n        self.x = 1\n",
        "class A:\n    def __init__(self):\n        print('made')\n\n\n"
        "class B(A):\n    def __init__(self):\n        self.x = 1\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self):\n        self.items = []\n\n\n"
            "class B(A):\n    def __init__(self, n):\n        self.n = n\n",
            "class A:\n    def __init__(self):\n        self.items = []\n\n\n"
            "class B(A):\n    def __init__(self, n):\n        super().__init__()\n"
            "        self.n = n\n",
        ),
    ),
    order=7,
    repairs=True,
)
