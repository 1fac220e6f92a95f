"""``(x := 1)`` as a statement."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        value = node.value
        if isinstance(value, ast.NamedExpr) and module.alone(node):
            text = module.source(value.value)
            if value.value.lineno != value.value.end_lineno:
                continue
            start = module.line_start(module.start(node)) + len(module.indent(node))
            end = module.end(node)
            if module.text[start] == "(" and module.text[end : end + 1] == ")":
                end += 1
            new = f"{value.target.id} = {text}"
            yield Edit(start, end, new, f"Assigned '{value.target.id}' in the usual way.")


RULE = Rule(
    id="walrus-statement",
    title="= where := is a statement",
    docs="':=' is for use inside an expression; alone on its line '=' says the same.",
    fix=_fix,
    pylint=("named-expr-without-context",),
    good=("def f(xs):\n    if n := len(xs):\n        return n\n    return 0\n",),
    bad=(("def f():\n    (x := 1)\n    return x\n", "def f():\n    x = 1\n    return x\n"),),
)
