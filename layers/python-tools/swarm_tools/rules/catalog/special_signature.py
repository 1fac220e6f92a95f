"""Special methods that take too little."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import is_method
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_ALONE = {
    "__str__", "__repr__", "__len__", "__iter__", "__bool__", "__hash__", "__next__", "__enter__",
    "__int__", "__float__", "__neg__", "__abs__", "__reversed__",
}  # fmt: skip
_OTHER = {
    "__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__", "__add__", "__sub__", "__mul__",
    "__truediv__", "__floordiv__", "__mod__", "__iadd__", "__radd__",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.FunctionDef):
        arguments = node.args
        if not is_method(module, node) or node.decorator_list or arguments.posonlyargs:
            continue
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults:
            continue
        names = [one.arg for one in arguments.args]
        start = module.text.find("(", module.start(node)) + 1
        used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        if node.name == "__exit__" and names == ["self"]:
            if not used & {"exc_type", "exc_value", "traceback"}:
                where = module.end(arguments.args[0])
                new = ", exc_type, exc_value, traceback"
                yield Edit(where, where, new, "Took the error that '__exit__' is always given.")
        elif node.name in _ALONE and not names:
            yield Edit(start, start, "self", f"Gave the method '{node.name}' its 'self'.")
        elif node.name in _OTHER and names == ["other"]:
            yield Edit(start, start, "self, ", f"Gave the method '{node.name}' its 'self'.")
        elif node.name in _OTHER and names == ["self"] and "other" in used:
            where = module.end(arguments.args[0])
            yield Edit(where, where, ", other", f"Took the 'other' that '{node.name}' is given.")


RULE = Rule(
    id="special-signature",
    title="Special methods take what Python gives them",
    docs=(
        "'__exit__' is always given three values, '__eq__' and the like 'self' and 'other', "
        "'__str__' and the like 'self'. A definition that takes less can only fail."
    ),
    fix=_fix,
    pylint=("unexpected-special-method-signature", "no-method-argument", "no-self-argument"),
    good=(
        "class A:\n    def __exit__(self, *error):\n        return None\n",
        "class A:\n    def __eq__(self, other):\n        return self is other\n",
    ),
    bad=(
        (
            "class A:\n    def __enter__(self):\n        return self\n\n"
            "    def __exit__(self):\n        print('done')\n",
            "class A:\n    def __enter__(self):\n        return self\n\n"
            "    def __exit__(self, exc_type, exc_value, traceback):\n        print('done')\n",
        ),
        (
            "class A:\n    def __str__():\n        return 'A'\n\n"
            "    def __lt__(other):\n        return True\n",
            "class A:\n    def __str__(self):\n        return 'A'\n\n"
            "    def __lt__(self, other):\n        return True\n",
        ),
    ),
    order=5,
    repairs=True,
)
