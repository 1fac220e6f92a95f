"""``return self`` in ``__init__``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import drop, effect_free, is_method
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import yields


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Return):
        function = module.function_of(node)
        if function is None or function.name != "__init__" or not is_method(module, function):
            continue
        value = node.value
        if value is None or (isinstance(value, ast.Constant) and value.value is None):
            continue
        inside = next(
            up for up in module.ancestors(node) if isinstance(up, (*FUNCTIONS, ast.Lambda))
        )
        if inside is not function or not effect_free(value) or yields(function):
            continue
        message = "Returned nothing from '__init__', which may not return a value."
        if node is function.body[-1] and module.alone(node):
            yield drop(module, node, message)
        else:
            yield module.replace(node, "return", message)


RULE = Rule(
    id="init-return",
    title="No value returned from __init__",
    docs=(
        "Making an instance fails when '__init__' returns anything but None. A value whose "
        "computing does nothing is dropped."
    ),
    fix=_fix,
    pylint=("return-in-init",),
    good=(
        "class A:\n    def __init__(self):\n        return\n",
        "class A:\n    def __init__(self):\n        return self.start()\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self, n):\n        self.n = n\n        return self\n",
            "class A:\n    def __init__(self, n):\n        self.n = n\n",
        ),
        (
            "class A:\n    def __init__(self, n):\n        self.n = 0\n        if n < 0:\n"
            "            return False\n        self.n = n\n",
            "class A:\n    def __init__(self, n):\n        self.n = 0\n        if n < 0:\n"
            "            return\n        self.n = n\n",
        ),
    ),
    order=5,
    concern="repair",
)
