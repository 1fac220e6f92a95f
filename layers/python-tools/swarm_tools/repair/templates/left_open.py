"""What a stack still holds when its loop is over is forgotten: it was opened and never closed."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(text):\n    opened = []\n    for i, c in enumerate(text):\n        if c == '(':\n"
    "            opened.append(i)\n        elif c == ')':\n            if not opened:\n"
    "                return i\n            opened.pop()\n    return None\n"
)
AFTER = BEFORE.replace(
    "    return None\n", "    if opened:\n        return opened[-1]\n    return None\n"
)
COST = 1.5


def propose(site):
    """Yield `if stack: return ...` at the end, for what a loop puts in and takes out."""
    block = getattr(site.node, "body", [])
    last = block[-1] if block else None
    if not isinstance(last, ast.Return) or not site.source.owns_lines(last):
        return
    indent = site.source.indent_of(last)
    for name, kept in stacks(block).items():
        for value in values(name, kept):
            lines = [f"if {name}:", f"{step_of(indent)}return {value}"]
            yield site.insert_before(last, lines, COST, f"`if {name}: return {value}` added")


def stacks(block):
    """Return the names that a loop of the block appends to and pops from, with what it appends."""
    found = {}
    for loop in (s for s in block if isinstance(s, (ast.For, ast.While))):
        calls = [n for n in ast.walk(loop) if isinstance(n, ast.Call)]
        of = [(getattr(getattr(n.func, "value", None), "id", ""), n.func.attr, n) for n in calls
              if isinstance(n.func, ast.Attribute)]  # fmt: skip
        popped = {owner for owner, method, _ in of if method == "pop"} - {""}
        for owner, method, call in of:
            if method == "append" and owner in popped and len(call.args) == 1:
                found.setdefault(owner, call.args[0])
    return found


def values(name, kept):
    """Return what may be given of a stack that is not empty: a verdict, an item, a part of one."""
    parts = range(len(kept.elts)) if isinstance(kept, ast.Tuple) else ()
    items = [f"{name}[-1]", f"{name}[0]"]
    return ["False", *items, *(f"{item}[{k}]" for k in parts for item in items), f"len({name})"]
