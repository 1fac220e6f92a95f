"""A recursive function does not go into lists or dictionaries, or not into both."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(value):\n    if isinstance(value, dict):\n"
    "        return {k: f(v) for k, v in value.items()}\n    return value\n"
)
AFTER = (
    "def f(value):\n    if isinstance(value, dict):\n"
    "        return {k: f(v) for k, v in value.items()}\n"
    "    if isinstance(value, list):\n        return [f(x) for x in value]\n    return value\n"
)


def propose(site):
    """Yield branches that go into a container, before each top statement."""
    if not isinstance(site.node, ast.FunctionDef) or not site.params:
        return
    own, name = site.node.name, site.params[0]
    called = f"self.{own}" if site.cls is not None else own
    calls = [n for n in site.nodes if isinstance(n, ast.Call)]
    if not any(getattr(c.func, "id", getattr(c.func, "attr", "")) == own for c in calls):
        return
    rest = "".join(f", {p}" for p in site.params[1:])
    forms = (
        ("list", f"[{called}(x{rest}) for x in {name}]"),
        ("dict", f"{{k: {called}(v{rest}) for k, v in {name}.items()}}"),
        ("tuple", f"tuple({called}(x{rest}) for x in {name})"),
        ("set", f"{{{called}(x{rest}) for x in {name}}}"),
        ("list", f"sum({called}(x{rest}) for x in {name})"),
    )
    for stmt in site.body_statements():
        if not site.source.takes_lines(stmt):
            continue
        step = step_of(site.source.indent_of(stmt))
        for kind, value in forms:
            rows = [f"if isinstance({name}, {kind}):", f"{step}return {value}"]
            yield site.insert_before(stmt, rows, 1.9, f"each element of a `{kind}`")
