"""What a library makes has to be made ready, or finished, by a call that is missing."""

from __future__ import annotations

import ast

BEFORE = (
    "import csv\n\n\ndef f(file, rows):\n    writer = csv.DictWriter(file, ['name'])\n"
    "    writer.writerows(rows)\n"
)
AFTER = (
    "import csv\n\n\ndef f(file, rows):\n    writer = csv.DictWriter(file, ['name'])\n"
    "    writer.writeheader()\n    writer.writerows(rows)\n"
)

AT_ONCE = {"DictWriter": "writeheader", "Thread": "start", "Timer": "start", "Process": "start"}
AT_THE_END = {"Thread": "join", "Process": "join", "connect": "commit"}
COST = 1.3


def propose(site):
    """Yield the call after the object is made, or after the last statement that uses it."""
    for _owner, block in site.blocks():
        for at, stmt in enumerate(block):
            if not isinstance(stmt, ast.Assign) or not isinstance(stmt.value, ast.Call):
                continue
            if not isinstance(stmt.targets[0], (ast.Name, ast.Attribute)):
                continue
            maker = getattr(stmt.value.func, "attr", getattr(stmt.value.func, "id", ""))
            made = site.source.seg(stmt.targets[0])
            if maker in AT_ONCE:
                yield from called(site, stmt, f"{made}.{AT_ONCE[maker]}()")
            if maker in AT_THE_END:
                later = [s for s in block[at + 1 :] if made in site.source.seg(s)]
                if later and not isinstance(later[-1], ast.Return):
                    yield from called(site, later[-1], f"{made}.{AT_THE_END[maker]}()")


def called(site, stmt, row):
    """Yield the call after a statement, unless the function has it."""
    if site.source.owns_lines(stmt) and row not in site.source.seg(site.node):
        yield site.insert_after(stmt, [row], COST, f"`{row}` added")
