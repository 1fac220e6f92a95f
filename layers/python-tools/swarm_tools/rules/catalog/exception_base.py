"""A class that is raised or caught and is no exception."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.classes import base_class
from swarm_tools.rules.flow import header
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    wrong: list[ast.ClassDef] = []
    for node in module.walk((ast.Raise, ast.ExceptHandler)):
        value = node.exc if isinstance(node, ast.Raise) else node.type
        if isinstance(node, ast.Raise) and isinstance(value, ast.Call):
            value = value.func
        kinds = value.elts if isinstance(value, ast.Tuple) else [value]
        for kind in kinds:
            found = base_class(module, kind) if kind is not None else None
            if found is not None and found not in wrong and _bare(module, found):
                wrong.append(found)
    for node in sorted(wrong, key=module.start):
        start, end = header(module, node)
        message = f"Made '{node.name}', which is raised or caught, an exception."
        yield Edit(start, end, f"class {node.name}(Exception):", message)


def _bare(module: Module, node: ast.ClassDef) -> bool:
    """Return whether a class has no base but perhaps ``object``."""
    own = all(isinstance(base, ast.Name) and base.id == "object" for base in node.bases)
    special = any(
        isinstance(part, ast.FunctionDef) and part.name in ("__new__", "__call__")
        for part in node.body
    )
    plain = not node.decorator_list and not node.keywords and not special
    return own and plain and module.is_builtin("Exception") and _only_raised(module, node)


def _only_raised(module: Module, node: ast.ClassDef) -> bool:
    """Return whether a class is named as an error, or used for nothing but raising and catching."""
    if node.name.endswith(("Error", "Exception", "Failure", "Warning")):
        return True
    for use in module.walk(ast.Name):
        if use.id != node.name:
            continue
        up = module.parents[use]
        if isinstance(up, ast.Call) and up.func is use:
            up = module.parents[up]
        if isinstance(up, ast.Tuple):
            up = module.parents[up]
        if not isinstance(up, (ast.Raise, ast.ExceptHandler)):
            return False
    return True


RULE = Rule(
    id="exception-base",
    title="What is raised is an exception",
    docs=(
        "A class without a base that is raised or caught in the same file only gives a TypeError "
        "there; it comes from Exception."
    ),
    fix=_fix,
    pylint=("raising-non-exception", "catching-non-exception"),
    good=(
        "class Bad(Exception):\n    pass\n\n\ndef f():\n    raise Bad()\n",
        "class A:\n    pass\n\n\ndef f():\n    return A()\n",
        "class A:\n    pass\n\n\nclass B(A):\n    def f(self):\n        raise A()\n",
    ),
    bad=(
        (
            "class Empty:\n    pass\n\n\ndef f(xs):\n    if not xs:\n        raise Empty()\n"
            "    return xs[0]\n",
            "class Empty(Exception):\n    pass\n\n\ndef f(xs):\n    if not xs:\n"
            "        raise Empty()\n    return xs[0]\n",
        ),
        (
            "class Bad(object):\n    pass\n\n\ndef f(g):\n    try:\n        g()\n"
            "    except Bad:\n        return 1\n    return 0\n",
            "class Bad(Exception):\n    pass\n\n\ndef f(g):\n    try:\n        g()\n"
            "    except Bad:\n        return 1\n    return 0\n",
        ),
    ),
    order=5,
    concern="repair",
)
