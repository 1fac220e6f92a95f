"""What is equal has to have the same hash: `__hash__` reads what `__eq__` compares."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "class User:\n    def __eq__(self, other):\n        return self.mail == other.mail\n\n"
    "    def __hash__(self):\n        return hash((self.mail, self.name))\n"
)
AFTER = (
    "class User:\n    def __eq__(self, other):\n        return self.mail == other.mail\n\n"
    "    def __hash__(self):\n        return hash(self.mail)\n"
)
COST = 0.9
MANY = 5


def propose(site):
    """Yield the hash of what is compared, and the comparison of what is hashed."""
    name = getattr(site.node, "name", "")
    if site.cls is None or name not in ("__hash__", "__eq__"):
        return
    other = {"__hash__": "__eq__", "__eq__": "__hash__"}[name]
    twin = [f for f in site.cls.body if getattr(f, "name", "") == other]
    reads = list(dict.fromkeys(
        n.attr for f in twin for n in ast.walk(f)
        if isinstance(n, ast.Attribute) and getattr(n.value, "id", "") == "self"
    ))  # fmt: skip
    if name == "__eq__" and not twin:
        yield from hashed(site)
    if name == "__eq__" and not reads:
        reads = [
            text.partition(".")[2] for text in site.attributes if not text.startswith("self._")
        ]
        reads = reads if len(reads) < MANY else []
    if not reads:
        return
    if name == "__hash__":
        parts = ", ".join(f"self.{read}" for read in reads)
        new = f"hash(({parts}))" if len(reads) > 1 else f"hash({parts})"
        old = (ast.Call,)
    else:
        who = next(iter(site.params), "other")
        new = " and ".join(f"self.{read} == {who}.{read}" for read in reads)
        old = (ast.Compare, ast.BoolOp)
    for node in site.nodes:
        if isinstance(node, ast.Return) and isinstance(node.value, old):
            yield site.replace(node.value, new, COST, f"becomes `{new}`"[:160])


def hashed(site):
    """Yield the method `__hash__` for what `__eq__` compares, after it."""
    if not site.source.owns_lines(site.body_statements()[-1]):
        return
    reads = [n.attr for n in site.nodes if isinstance(n, ast.Attribute)]
    reads = [r for r in dict.fromkeys(reads) if reads.count(r) > 1]
    parts = ", ".join(f"self.{read}" for read in reads)
    if reads:
        indent = site.source.indent_of(site.node)
        value = f"hash(({parts}))" if len(reads) > 1 else f"hash({parts})"
        step = step_of(site.source.indent_of(site.body_statements()[0]).removeprefix(indent))
        rows = ["", f"{indent}def __hash__(self):", f"{indent}{step}return {value}"]
        yield site.insert_after(site.node, rows, COST, f"`{value}` added", "")
