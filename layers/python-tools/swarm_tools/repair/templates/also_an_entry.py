"""What is only named by others is to have an entry, too: `waiting.setdefault(need, 0)`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(requires):\n    waiting = {}\n    for target, needs in requires.items():\n"
    "        waiting.setdefault(target, 0)\n        for need in needs:\n"
    "            waiting[target] += 1\n    return waiting\n"
)
AFTER = BEFORE.replace("in needs:\n", "in needs:\n            waiting.setdefault(need, 0)\n")
COST = 1.3
ONE = "one"


def propose(site):
    """Yield an entry of the same kind for the variable of each inner loop, or of one more."""
    step = site.source.step
    entries = list(dict.fromkeys(entries_of(site)))
    for loop in site.nodes:
        if not isinstance(loop, ast.For) or not site.source.takes_lines(loop.body[0]):
            continue
        names = [n.id for n in ast.walk(loop.target) if isinstance(n, ast.Name)]
        for table, key, value in entries:
            for name in names:
                if name != key:
                    row = f"{table}.setdefault({name}, {value})"
                    yield site.insert_before(loop.body[0], [row], COST, f"`{row}` added"[:160])
            if len(names) == 2 and names[0] == key and names[1] != ONE:
                rows = [f"for {ONE} in {names[1]}:", f"{step}{table}.setdefault({ONE}, {value})"]
                said = f"each of `{names[1]}` has an entry, too"
                yield site.insert_before(loop.body[0], rows, COST + 0.1, said[:160])


def entries_of(site):
    """Yield table, key and value of each entry that begins with a value that is written out."""
    for node in site.nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "setdefault":
            if len(node.args) == 2:
                key, value = (site.source.seg(arg) for arg in node.args)
                yield site.source.seg(node.func.value), key, value
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.DictComp):
            first = site.source.seg(node.value.value)
            yield site.source.seg(node.targets[0]), "", first
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
            entry = node.targets[0]
            if isinstance(node.value, (ast.Constant, ast.List, ast.Dict, ast.Call)):
                key, value = site.source.seg(entry.slice), site.source.seg(node.value)
                yield site.source.seg(entry.value), key, value
