"""A loop returns what its first round gives, where later rounds may succeed, too."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = "def f(items, ok):\n    for x in items:\n        return ok(x)\n    return False\n"
AFTER = (
    "def f(items, ok):\n    for x in items:\n        if ok(x):\n            return True\n"
    "    return False\n"
)


def propose(site):
    """Yield such a return under the condition that there is a result."""
    for node in site.nodes:
        if not isinstance(node, ast.Return) or node.value is None or not site.in_loop(node):
            continue
        if isinstance(node.value, ast.Constant) or not site.source.owns_lines(node):
            continue
        text = site.source.seg(node.value)
        if "\n" in text:
            continue
        indent, line = site.source.indent_of(node), site.source.newline
        step = step_of(indent)
        for cost, test, result in (
            (1.3, text, "True"),
            (1.5, f"not {text}", "False"),
            (1.5, f"(result := {text}) is not None", "result"),
            (1.6, f"(result := {text})", "result"),
        ):
            rows = f"if {test}:{line}{indent}{step}return {result}"
            yield site.replace(node, rows, cost, f"returns only if `{test}`"[:160])
