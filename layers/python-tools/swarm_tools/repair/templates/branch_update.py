"""One branch brings a name up to date, the other one leaves it as it was."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(words, width):\n    lines, line, length = [], [], 0\n    for word in words:\n"
    "        needed = length + 1 + len(word)\n        if needed > width:\n"
    "            lines.append(line)\n            line = [word]\n        else:\n"
    "            line.append(word)\n            length = needed\n    return lines\n"
)
AFTER = (
    "def f(words, width):\n    lines, line, length = [], [], 0\n    for word in words:\n"
    "        needed = length + 1 + len(word)\n        if needed > width:\n"
    "            lines.append(line)\n            line = [word]\n"
    "            length = len(word)\n        else:\n"
    "            line.append(word)\n            length = needed\n    return lines\n"
)

COST = 1.6
MOST = 8


def propose(site):
    """Yield, at the end of a branch, the name that the other one sets, with a value at hand."""
    for node in site.nodes:
        if not isinstance(node, ast.If) or not node.orelse or isinstance(node.orelse[0], ast.If):
            continue
        for branch, other in ((node.body, node.orelse), (node.orelse, node.body)):
            if isinstance(branch[-1], (ast.Return, ast.Raise, ast.Continue, ast.Break)):
                continue
            for name in sorted(names_set(other) - names_set(branch)):
                for rank, value in enumerate(values(site, name)):
                    said = f"`{name} = {value}` added"[:160]
                    rows = [f"{name} = {value}"]
                    yield site.insert_after(branch[-1], rows, COST + 0.05 * rank, said)


def names_set(block):
    """Return the names that statements of a block set, those of blocks in it left out."""
    return {
        target.id
        for stmt in block
        if isinstance(stmt, ast.Assign)
        for target in stmt.targets
        if isinstance(target, ast.Name)
    }


def values(site, name):
    """Return what may be given to a name: lengths, either value of a choice, and constants."""
    found = {}
    for node in site.nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "len":
            found.setdefault(site.source.seg(node))
        elif isinstance(node, ast.IfExp):
            found.setdefault(site.source.seg(node.body))
            found.setdefault(site.source.seg(node.orelse))
    return [text for text in (*list(found)[:MOST], "0", "1") if text != name]
