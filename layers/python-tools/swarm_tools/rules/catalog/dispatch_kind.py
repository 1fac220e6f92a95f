"""``singledispatch`` on a method and ``singledispatchmethod`` on a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import is_method
from swarm_tools.rules.imports import imported, origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for group, node in enumerate(module.walk(FUNCTIONS)):
        method = is_method(module, node)
        static = any("staticmethod" in ast.unparse(one) for one in node.decorator_list)
        wrong = "functools.singledispatch" if method else "functools.singledispatchmethod"
        right = "singledispatchmethod" if method else "singledispatch"
        for decorator in node.decorator_list:
            if origin(module, decorator) != wrong or static:
                continue
            end = module.end(decorator)
            if isinstance(decorator, ast.Attribute):
                start = end - len(decorator.attr)
            else:
                start = module.start(decorator)
            message = f"Used '{right}', which is for {'methods' if method else 'functions'}."
            yield Edit(start, end, right, message, group)
            if isinstance(decorator, ast.Name) and not imported(module, right):
                alias = module.scopes.module.bindings[decorator.id][0]
                if len(module.scopes.references(decorator.id, module.scopes.module)) == 1:
                    yield module.replace(alias, right, "", group)
                else:
                    where = module.end(alias)
                    yield Edit(where, where, f", {right}", "", group)


RULE = Rule(
    id="dispatch-kind",
    title="The dispatch that fits a method or function",
    docs=(
        "'singledispatch' looks at the first argument, which in a method is 'self'; a method "
        "needs 'singledispatchmethod', and a function the other one."
    ),
    fix=_fix,
    pylint=("singledispatch-method", "singledispatchmethod-function"),
    good=("from functools import singledispatch\n\n\n@singledispatch\ndef f(x):\n    return x\n",),
    bad=(
        (
            "from functools import singledispatch\n\n\nclass A:\n    @singledispatch\n"
            "    def f(self, x):\n        return x\n",
            "from functools import singledispatchmethod\n\n\nclass A:\n"
            "    @singledispatchmethod\n    def f(self, x):\n        return x\n",
        ),
        (
            "from functools import singledispatchmethod\n\n\n@singledispatchmethod\n"
            "def f(x):\n    return x\n",
            "from functools import singledispatch\n\n\n@singledispatch\ndef f(x):\n    return x\n",
        ),
    ),
    order=5,
    repairs=True,
)
