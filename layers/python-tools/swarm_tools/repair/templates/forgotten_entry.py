"""An entry that was set for a while is left behind: it has to go, or to be as it was."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(fails, login, right):\n    if right:\n        return True\n"
    "    fails[login] = fails.get(login, 0) + 1\n    return False\n"
)
AFTER = (
    "def f(fails, login, right):\n    if right:\n        fails.pop(login, None)\n"
    "        return True\n    fails[login] = fails.get(login, 0) + 1\n    return False\n"
)
COST = 1.4
EMPTY = ("0", "None", "''", "'.'", "' '", "False")


def propose(site):
    """Yield entries taken out before each `return`, and trials undone after each statement."""
    entries = {}
    for node in site.nodes:
        entry = isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice)
        if entry and isinstance(node.ctx, ast.Store):
            entries.setdefault(site.source.seg(node), node)
    name = getattr(site.node, "name", "")
    again = any(name and name in site.source.seg(n.func)
                for n in site.nodes if isinstance(n, ast.Call))  # fmt: skip
    compared = [site.source.seg(c) for n in site.nodes if isinstance(n, ast.Compare)
                for c in n.comparators if isinstance(c, ast.Constant)]  # fmt: skip
    for text, node in list(entries.items())[:3]:
        held, key = site.source.seg(node.value), site.source.seg(node.slice)
        for _owner, block in site.blocks():
            for stmt in block:
                if isinstance(stmt, ast.Return) and site.source.room_before(stmt):
                    row = f"{held}.pop({key}, None)"
                    yield site.insert_before(stmt, [row], COST, f"`{row}` added")
                    rows = [f"{text} = {value}" for value in dict.fromkeys([*compared, *EMPTY])]
                    for row in rows if again else ():
                        yield site.insert_before(stmt, [row], COST, f"`{row}` added"[:160])
                small = isinstance(stmt, (ast.If, ast.Expr)) and site.source.takes_lines(stmt)
                if again and small and site.in_loop(stmt):
                    for value in dict.fromkeys([*compared, *EMPTY]):
                        row = f"{text} = {value}"
                        yield site.insert_after(stmt, [row], COST, f"`{row}` added"[:160])
