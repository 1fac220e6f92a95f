"""Private methods of a class that nothing uses."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import reflective
from swarm_tools.rules.flow import block_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    if reflective(module):
        return
    for node in module.walk(ast.ClassDef):
        for method in node.body:
            if not isinstance(method, FUNCTIONS) or method.decorator_list:
                continue
            name = method.name
            if not name.startswith("__") or name.endswith("__") or _used(module, name, method):
                continue
            if len(block_of(module, method)) == 1 or not module.alone(method.body[-1]):
                continue
            start = module.line_start(module.start(method))
            end = min(module.line_end(module.end(method)) + 1, len(module.text))
            yield Edit(start, end, "", f"Removed the private method '{name}', which nothing calls.")


def _used(module: Module, name: str, method: ast.AST) -> bool:
    """Return whether a private name occurs anywhere but in its own method, in whatever form."""
    start, end = module.start(method), module.end(method)
    outside = module.text[:start] + module.text[end:]
    if name in outside:
        return True
    return module.project is not None and any(
        name in text for path, text in module.project.sources.items() if path != module.path
    )


RULE = Rule(
    id="unused-private",
    title="No private method that nothing calls",
    docs=(
        "A method whose name starts with two underscores can only be called by its class. One "
        "that is named nowhere else, in code, text or comment, goes."
    ),
    fix=_fix,
    pylint=("unused-private-member",),
    good=(
        "class A:\n    def __f(self):\n        return 1\n\n    def g(self):\n"
        "        return self.__f()\n",
        "class A:\n    def _f(self):\n        return 1\n\n    def g(self):\n        return 2\n",
    ),
    bad=(
        (
            "class A:\n    def __f(self):\n        return 1\n\n    def g(self):\n"
            "        return 2\n",
            "class A:\n\n    def g(self):\n        return 2\n",
        ),
    ),
)
