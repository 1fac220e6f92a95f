"""Only what is directly below is counted: what is below that counts, too."""

from __future__ import annotations

import ast

BEFORE = "def f(node):\n    return len(node['replies'])\n"
AFTER = "def f(node):\n    return sum(1 + f(item) for item in node['replies'])\n"
FORMS = (
    "sum(1 + {1}(item) for item in {0})",
    "1 + sum({1}(item) for item in {0})",
    "sum({1}(item) for item in {0})",
    "1 + max(({1}(item) for item in {0}), default=0)",
)
METHODS = ("sum(1 + item.{1}() for item in {0})", "1 + sum(item.{1}() for item in {0})",
           "sum(item.{1}() for item in {0})",
           "1 + max((item.{1}() for item in {0}), default=0)")  # fmt: skip
COST = 1.5


def propose(site):
    """Yield lengths and sums of a part of the only parameter, or of the object, as recursions."""
    name = getattr(site.node, "name", "")
    method = site.cls is not None
    if not name or name.startswith("__") or len(site.params) != (0 if method else 1):
        return
    for node in site.nodes:
        called = getattr(getattr(node, "func", None), "id", "")
        if called not in ("len", "sum") or len(node.args) != 1:
            continue
        part = node.args[0]
        if not isinstance(part, (ast.Attribute, ast.Subscript)):
            continue
        for rank, form in enumerate(METHODS if method else FORMS):
            new = form.format(site.source.seg(part), name)
            cost = COST + 0.1 * rank
            yield site.replace(node, new, cost, f"call becomes `{new}`"[:160], loose=True)
