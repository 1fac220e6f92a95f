"""A statement is missing: a copy, an append, an update or a step made from what is in reach."""

from __future__ import annotations

import ast

BEFORE = "def f(items):\n    out = []\n    for x in items:\n        y = x * 2\n    return out\n"
AFTER = (
    "def f(items):\n    out = []\n    for x in items:\n        y = x * 2\n"
    "        out.append(y)\n    return out\n"
)


def propose(site):
    """Yield one new statement at the end of each block, the most usual forms first."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    lists, sets, numbers = containers(site)
    values = [n for n in site.names if n not in lists and n not in sets]
    tuples = [n for n in site.names if n in site.params or n in lists]
    rows: list[tuple[float, str]] = []
    for name in lists:
        rows += [(1.8, f"{name}.append({v})") for v in values]
        rows += [(2.2, f"{name}.extend({v})") for v in values]
        rows += [(2.4, f"{name}.pop()")]
    for name in sets:
        rows += [(1.8, f"{name}.add({v})") for v in values]
    for name in numbers:
        rows += [(2.0, f"{name} += 1"), (2.3, f"{name} -= 1")]
        rows += [(2.2, f"{name} += {v}") for v in values if v != name]
    rows += [(2.2, f"{a} = {b}") for a in values for b in values if a != b]
    rows += [(2.3, f"{a} = {b}") for a in tuples for b in lists if a != b]
    rows += [(2.3, f"{a} = -{a}") for a in values]
    rows += [(2.0, "return"), (2.0, "continue"), (2.0, "break")]
    for attribute in site.attributes:
        rows += [(2.0, f"{attribute} += 1"), (2.0, f"{attribute} -= 1")]
        rows += [(2.1, f"{attribute} = {name}") for name in (*lists, *sets)]
        for value in values:
            rows += [
                (2.0, f"{attribute} += {value}"),
                (2.0, f"{attribute} -= {value}"),
                (2.1, f"{attribute} = {value}"),
                (2.1, f"{attribute}.append({value})"),
            ]
    asked = [(2.0, f"return {value}") for value in site.source.wanted.values]
    for owner, block in site.blocks():
        last = block[-1]
        terminal = isinstance(last, (ast.Return, ast.Raise, ast.Break, ast.Continue))
        if not site.source.takes_lines(last):
            continue
        # In every case the same answer is none.
        for cost, row in rows if owner is site.node else (*rows, *asked):
            message = f"`{row}` added"
            if terminal:
                yield site.insert_before(last, [row], cost + 0.1, message)
            else:
                indent = site.source.indent_of(last)
                yield site.insert_after(last, [row], cost, message, indent)
            for stmt in block if len(block) > 1 else ():
                middle = stmt is not block[0]
                if terminal and stmt is last:
                    continue
                if not site.source.room_before(stmt):
                    continue
                more = 0.2 if middle else 0.3
                yield site.insert_before(stmt, [row], cost + more, message)


def containers(site):
    """Return the local names that start as a list, a set and a number."""
    lists, sets, numbers = [], [], []
    for node in site.nodes:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        name, value = node.targets[0].id, node.value
        if isinstance(value, ast.List) and name not in lists:
            lists.append(name)
        elif isinstance(value, ast.Set) or getattr(getattr(value, "func", None), "id", "") == "set":
            sets.append(name)
        elif isinstance(value, ast.Constant) and type(value.value) is int and name not in numbers:
            numbers.append(name)
    return lists, sets, numbers
