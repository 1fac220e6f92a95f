"""``abc.abstractproperty`` and its kin."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.imports import import_edit, imported, origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module

_NOW = {
    "abc.abstractproperty": "property",
    "abc.abstractclassmethod": "classmethod",
    "abc.abstractstaticmethod": "staticmethod",
}


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk(FUNCTIONS)):
        for decorator in node.decorator_list:
            outer = _NOW.get(origin(module, decorator) or "")
            if outer is None or not module.is_builtin(outer):
                continue
            dotted = isinstance(decorator, ast.Attribute)
            inner = (
                f"{module.source(decorator.value)}.abstractmethod" if dotted else "abstractmethod"
            )
            indent = module.indent(decorator)
            message = f"Wrote '{outer}' and 'abstractmethod' for the old decorator."
            yield module.replace(decorator, f"{outer}\n{indent}@{inner}", message, group)
            if not dotted and not imported(module, "abstractmethod"):
                yield import_edit(module, "from abc import abstractmethod", group)


RULE = Rule(
    id="abstract-property",
    title="property and abstractmethod instead of abstractproperty",
    docs="The old decorators of 'abc' are the same as the two new ones together.",
    fix=_fix,
    pylint=("deprecated-decorator",),
    good=(
        "import abc\n\n\nclass A(abc.ABC):\n    @property\n    @abc.abstractmethod\n"
        "    def x(self):\n        return 1\n",
    ),
    bad=(
        (
            "import abc\n\n\nclass A(abc.ABC):\n    @abc.abstractproperty\n"
            "    def x(self):\n        return 1\n",
            "import abc\n\n\nclass A(abc.ABC):\n    @property\n    @abc.abstractmethod\n"
            "    def x(self):\n        return 1\n",
        ),
    ),
    order=5,
)
