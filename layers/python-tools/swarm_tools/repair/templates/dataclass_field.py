"""A dataclass lacks an option, or a field of it a container of its own."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "from dataclasses import dataclass, field\n\n\n@dataclass\nclass Order:\n    name: str\n"
    "    lines: list = None\n"
)
AFTER = BEFORE.replace("= None", "= field(default_factory=list)")
OPTIONS = ("order=True", "frozen=True", "eq=False", "unsafe_hash=True")
KINDS = ("list", "dict", "set")
COST = 1.1


def propose(site):
    """Yield options of the decorator, factories of fields, and what is not compared."""
    if site.qualname != "<module>":
        return
    for node in site.nodes:
        if not isinstance(node, ast.ClassDef):
            continue
        mark = [m for m in node.decorator_list if "dataclass" in site.source.seg(m)]
        if not mark:
            continue
        yield from optioned(site, mark[0])
        for stmt in node.body:
            if isinstance(stmt, ast.AnnAssign) and stmt.value is not None:
                kind = site.source.seg(stmt.annotation).lower().partition("[")[0]
                if kind in KINDS:
                    yield with_field(site, stmt.value, f"field(default_factory={kind})")


def optioned(site, mark):
    """Yield the decorator with one option more."""
    text = site.source.seg(mark)
    for option in OPTIONS:
        if option.partition("=")[0] not in text:
            inside = text.partition("(")[2].rstrip(")")
            new = f"{text.partition('(')[0]}({inside + ', ' if inside else ''}{option})"
            yield site.replace(mark, new, COST + 0.2, f"`@{new}`")


def with_field(site, value, new):
    """Return the proposal, with `field` imported beside `dataclass`."""
    edits = [(*site.source.span(value), new)]
    for stmt in site.source.tree.body:
        names = [alias.name for alias in getattr(stmt, "names", ())]
        if getattr(stmt, "module", "") == "dataclasses" and "field" not in names:
            at = site.source.span(stmt.names[-1])[1]
            edits.insert(0, (at, at, ", field"))
    return Proposal(tuple(edits), COST, value.lineno, f"becomes `{new}`")
