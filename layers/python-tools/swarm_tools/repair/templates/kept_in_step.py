"""Two containers are kept in step, and only one of them is changed."""

from __future__ import annotations

import ast

BEFORE = (
    "class Table:\n    def __init__(self):\n        self.keys, self.rows = [], []\n\n"
    "    def put(self, i, key, row):\n        self.rows.insert(i, (key, row))\n"
)
AFTER = (
    "class Table:\n    def __init__(self):\n        self.keys, self.rows = [], []\n\n"
    "    def put(self, i, key, row):\n        self.keys.insert(i, key)\n"
    "        self.rows.insert(i, (key, row))\n"
)
COST = 1.7
MOST = 8


def propose(site):
    """Yield the same change of each other attribute, with parts of what is put in, too."""
    for node in site.nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            rows = list(dict.fromkeys(of_call(site, node.value)))
        elif isinstance(node, ast.Delete):
            rows = list(of_delete(site, node))
        else:
            continue
        for rank, row in enumerate(rows[: 2 * MOST] if site.source.room_before(node) else ()):
            cost = COST + 0.02 * rank
            yield site.insert_before(node, [row], cost, f"`{row}` added")
            yield site.insert_after(
                node, [row], cost, f"`{row}` added", site.source.indent_of(node)
            )


def of_call(site, call):
    """Yield the call on other attributes, with a tuple among its arguments as each of its parts."""
    if not isinstance(call.func, ast.Attribute) or call.keywords:
        return
    base = site.source.seg(call.func.value)
    if base not in site.attributes:
        return
    args = [site.source.seg(arg) for arg in call.args]
    for other in site.attributes[:MOST]:
        if other == base:
            continue
        yield f"{other}.{call.func.attr}({', '.join(args)})"
        for at, arg in enumerate(call.args):
            parts = arg.elts if isinstance(arg, ast.Tuple) else ()
            for part in (*map(site.source.seg, parts), *site.params[:3]):
                given = [*args[:at], part, *args[at + 1 :]]
                yield f"{other}.{call.func.attr}({', '.join(given)})"


def of_delete(site, node):
    """Yield the deletion of the same entry of other attributes."""
    for target in node.targets:
        if isinstance(target, ast.Subscript):
            base, key = site.source.seg(target.value), site.source.seg(target.slice)
            for other in site.attributes[:MOST] if base in site.attributes else ():
                if other != base:
                    yield f"del {other}[{key}]"
                    yield f"{other}.pop({key}, None)"
