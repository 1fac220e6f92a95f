"""A name is read that nothing sets: the statement that sets it is missing."""

from __future__ import annotations

import ast
import builtins
from itertools import permutations

from swarm_tools.repair.site import SCOPES, own_nodes

BEFORE = (
    "def first_at_least(values, wanted):\n"
    "    return sum(1 for value in values if value < wanted)\n\n\n"
    "def f(values, wanted):\n    return values[place]\n"
)
AFTER = (
    "def first_at_least(values, wanted):\n"
    "    return sum(1 for value in values if value < wanted)\n\n\n"
    "def f(values, wanted):\n    place = first_at_least(values, wanted)\n    return values[place]\n"
)
MOST_VALUES = 60
CONSTANTS = ("0", "None", "[]", "{}", "1", '""', "set()", "False")


def propose(site):
    """Yield `name = value` before the statement, and the block, that first reads the name."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    for name in unset(site):
        readers = [n for n in site.nodes if isinstance(n, ast.Name) and n.id == name]
        values = list(dict.fromkeys([*elsewhere(site, name), *calls(site), *parts(site)]))
        for depth, stmt in enumerate(before(site, site.statement(readers[0]))):
            for rank, value in enumerate([*values[:MOST_VALUES], *CONSTANTS]):
                cost = 0.9 + 0.05 * depth + 0.01 * rank
                row = f"{name} = {value}"
                yield site.insert_before(stmt, [row], cost, f"`{row}` added"[:160])


def unset(site):
    """Return the names that are read and that neither the function nor the file sets."""
    known = {*site.names, *dir(builtins), "self", "cls", "__file__"}
    for node in [*own_nodes(site.source.tree), *site.nodes]:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            known.add(node.id)
        elif isinstance(node, (*SCOPES, ast.ExceptHandler)):
            known.add(node.name)
        elif isinstance(node, ast.alias):
            known.add((node.asname or node.name).partition(".")[0])
        elif isinstance(node, ast.arg):
            known.add(node.arg)
    read = [n.id for n in site.nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)]
    return [name for name in dict.fromkeys(read) if name not in known][:2]


def before(site, stmt):
    """Return the statement, and those around it, before which something can be set."""
    found = []
    while isinstance(stmt, ast.stmt) and stmt is not site.node:
        if site.source.room_before(stmt):
            found.append(stmt)
        stmt = site.parent(stmt)
        while stmt is not None and not isinstance(stmt, ast.stmt):
            stmt = site.parent(stmt)
    return found[:3]


def elsewhere(site, name):
    """Yield what the rest of the file sets the name to, with names in reach."""
    reach = {*site.names, *site.functions, "self"}
    for node in ast.walk(site.source.tree):
        if not isinstance(node, ast.Assign) or getattr(node.targets[0], "id", "") != name:
            continue
        text = site.source.seg(node.value)
        names = [n for n in ast.walk(node.value) if isinstance(n, ast.Name)]
        foreign = {n.id for n in names if n.id not in reach and not hasattr(builtins, n.id)}
        if "\n" in text or len(text) > 60 or len(foreign) > 1:
            continue
        if not foreign:
            yield text
        for old in foreign:
            for new in site.names[:8]:
                yield site.exchanged(node.value, {old: new})


def calls(site):
    """Yield calls of the file's functions, and the class's methods, with names in reach."""
    own = [n for n in getattr(site.cls, "body", []) if isinstance(n, ast.FunctionDef)]
    whole = [n for n in site.source.tree.body if isinstance(n, ast.FunctionDef)]
    for head, functions in (("", whole), ("self.", own)):
        for function in functions:
            if function is site.node or function.name.startswith("__"):
                continue
            wanted = [a.arg for a in function.args.args if a.arg not in ("self", "cls")]
            needed = len(wanted) - len(function.args.defaults)
            if 0 <= needed <= 2:
                given = [tuple(wanted[:needed]), *permutations(site.names[:5], needed)]
                for args in dict.fromkeys(given):
                    if set(args) <= set(site.names):
                        yield f"{head}{function.name}({', '.join(args)})"


def parts(site):
    """Yield elements of containers in reach: `a[b]`, `self.a[b]`, and lengths."""
    for owner in [*site.attributes, *site.names][:8]:
        for key in site.names[:5]:
            if key != owner:
                yield f"{owner}[{key}]"
        yield f"len({owner})"
        yield owner
