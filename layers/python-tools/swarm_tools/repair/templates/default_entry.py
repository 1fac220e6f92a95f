"""The name of a default entry is taken for the entry: `table.get(key, table["usual"])`."""

from __future__ import annotations

BEFORE = "def f(table, kind):\n    return table.get(kind, 'usual')\n"
AFTER = "def f(table, kind):\n    return table.get(kind, table['usual'])\n"
COST = 1.3


def propose(site):
    """Yield defaults of `get` looked up in the same table."""
    for node in site.nodes:
        if getattr(getattr(node, "func", None), "attr", "") == "get" and len(node.args) == 2:
            table, default = site.source.seg(node.func.value), site.source.seg(node.args[1])
            if default not in ("None", "0", "[]", "{}", "''", '""', "1", "False"):
                new = f"{table}[{default}]"
                yield site.replace(node.args[1], new, COST, f"default becomes `{new}`"[:160])
