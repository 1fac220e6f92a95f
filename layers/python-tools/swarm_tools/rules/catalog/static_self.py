"""A static method that takes ``self`` and is called without it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import is_self
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.ClassDef):
        for method in node.body:
            if not isinstance(method, FUNCTIONS) or len(method.decorator_list) != 1:
                continue
            decorator, names = method.decorator_list[0], [one.arg for one in method.args.args]
            if ast.unparse(decorator) != "staticmethod" or names[:1] != ["self"]:
                continue
            if method.args.defaults or method.args.vararg or method.args.kwarg:
                continue
            calls = [
                call
                for call in module.walk(ast.Call)
                if isinstance(call.func, ast.Attribute) and call.func.attr == method.name
            ]
            counts = {len(call.args) + len(call.keywords) for call in calls}
            own = [call for call in calls if is_self(module, call.func.value)]
            if not own or counts != {len(names) - 1}:
                continue
            start = module.line_start(module.start(decorator))
            end = module.line_end(module.end(decorator)) + 1
            if module.text[start:end].strip() == "@staticmethod":
                message = f"Made '{method.name}', which is called on instances, a plain method."
                yield Edit(start, end, "", message)


RULE = Rule(
    id="static-self",
    title="A method that takes self is not static",
    docs=(
        "A static method is not given the instance. Where it takes 'self' and every call in the "
        "file leaves it out, it was meant as a plain method."
    ),
    fix=_fix,
    pylint=("bad-staticmethod-argument", "no-value-for-parameter"),
    good=(
        "class A:\n    @staticmethod\n    def f(self):\n        return self\n\n"
        "    def g(self):\n        return self.f(self)\n",
    ),
    bad=(
        (
            "class A:\n    def __init__(self):\n        self.n = 1\n\n    @staticmethod\n"
            "    def f(self):\n        return self.n\n\n    def g(self):\n"
            "        return self.f()\n",
            "class A:\n    def __init__(self):\n        self.n = 1\n\n"
            "    def f(self):\n        return self.n\n\n    def g(self):\n"
            "        return self.f()\n",
        ),
    ),
    order=5,
    repairs=True,
)
