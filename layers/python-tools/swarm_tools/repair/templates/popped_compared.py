"""What is taken from a stack is thrown away: it is to be compared with what closes it."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(text, pairs):\n    stack = []\n    for char in text:\n        if char in pairs:\n"
    "            if not stack:\n                return False\n            stack.pop()\n"
    "        else:\n            stack.append(char)\n    return not stack\n"
)
AFTER = BEFORE.replace(
    "            stack.pop()\n",
    "            if stack.pop() != pairs[char]:\n                return False\n",
)
COST = 1.4
MOST = 6


def propose(site):
    """Yield, for a bare `stack.pop()`, a check of it against the tables and names in reach."""
    refusals = {
        str(n.value.value)
        for n in site.nodes
        if isinstance(n, ast.Return) and isinstance(getattr(n.value, "value", None), bool)
    }
    pairs = list(dict.fromkeys(asked_in(site)))[:MOST]
    for node in site.nodes if refusals else ():
        call = getattr(node, "value", None)
        if not isinstance(node, ast.Expr) or not isinstance(call, ast.Call):
            continue
        if getattr(call.func, "attr", "") != "pop" or not site.source.owns_lines(node):
            continue
        taken = site.source.seg(call)
        indent = site.source.indent_of(node)
        step = step_of(indent)
        for key, table in pairs:
            for test in (f"{taken} != {table}[{key}]", f"{table}[{taken}] != {key}"):
                text = f"if {test}:{site.source.newline}{indent}{step}return False"
                yield site.replace(node, text, COST, f"asked: `{test}`"[:160])


def asked_in(site):
    """Yield (name, table) of what the function looks for in a table."""
    for node in site.nodes:
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            key, table = node.left, node.comparators[0]
            if isinstance(key, ast.Name) and isinstance(table, (ast.Name, ast.Attribute)):
                yield site.source.seg(key), site.source.seg(table)
            elif isinstance(key, ast.Name) and isinstance(table, ast.Call):
                owner = getattr(table.func, "value", None)
                if isinstance(owner, (ast.Name, ast.Attribute)):
                    yield site.source.seg(key), site.source.seg(owner)
