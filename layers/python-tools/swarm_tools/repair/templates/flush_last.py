"""What a loop has gathered last is not kept after the loop."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(text):\n    out = []\n    word = ''\n    for c in text:\n        if c == ' ':\n"
    "            out.append(word)\n            word = ''\n        else:\n            word += c\n"
    "    return out\n"
)
AFTER = (
    "def f(text):\n    out = []\n    word = ''\n    for c in text:\n        if c == ' ':\n"
    "            out.append(word)\n            word = ''\n        else:\n            word += c\n"
    "    if word:\n        out.append(word)\n    return out\n"
)

KEEPING = ("append", "add", "extend", "appendleft")


def propose(site):
    """Yield the statement that keeps a value in the loop, after it, with and without a check."""
    for _owner, block in site.blocks():
        for loop in block:
            if not isinstance(loop, (ast.For, ast.While)) or loop.orelse:
                continue
            changed = names_changed(loop)
            for row, checked in dict.fromkeys(keeping(site, loop, changed)):
                yield site.insert_after(loop, [row], 1.2, f"`{row}` added", indent(site, loop))
                step = step_of(indent(site, loop))
                for cost, test in ((1.1, "{}"), (1.4, "{} > 1"), (1.4, "{} is not None")):
                    rows = [f"if {test.format(checked)}:", f"{step}{row}"]
                    said = f"`{row}` added if `{test.format(checked)}`"
                    yield site.insert_after(loop, rows, cost, said, indent(site, loop))


def indent(site, stmt):
    """Return the indentation of a statement."""
    return site.source.indent_of(stmt)


def names_changed(loop):
    """Return the names that the body of a loop assigns, in order."""
    found = []
    for stmt in loop.body:
        for n in ast.walk(stmt):
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store) and n.id not in found:
                found.append(n.id)
    return found


def keeping(site, loop, changed):
    """Yield (statement, name to check) of what keeps values in the loop."""
    for node in ast.walk(loop):
        if isinstance(node, ast.AugAssign):
            yield from added(site, loop, node, changed)
        if not isinstance(node, ast.Expr):
            continue
        value = node.value
        if isinstance(value, ast.Yield) and value.value is not None:
            read = [n.id for n in ast.walk(value.value) if isinstance(n, ast.Name)]
            for name in [n for n in read if n in changed][:2]:
                yield site.source.seg(node), name
        elif isinstance(value, ast.Call) and getattr(value.func, "attr", "") in KEEPING:
            read = [n.id for a in value.args for n in ast.walk(a) if isinstance(n, ast.Name)]
            for name in [n for n in read if n in changed][:2]:
                yield site.source.seg(node), name
            for name in changed[:6]:
                yield f"{site.source.seg(value.func)}({name})", name


def added(site, loop, node, changed):
    """Yield what the loop adds to a text or list, with the last item for the one before this."""
    read = [n.id for n in ast.walk(node.value) if isinstance(n, ast.Name)]
    kept = [n for n in read if n in changed][:2]
    if not isinstance(node.op, ast.Add) or not kept:
        return
    row = site.source.seg(node)
    for part in ast.walk(node.value):
        place = getattr(loop.target, "id", "") if isinstance(loop, ast.For) else ""
        if isinstance(part, ast.Subscript) and place and place in site.source.seg(part.slice):
            text = site.source.seg(part)
            row = row.replace(text, f"{site.source.seg(part.value)}[-1]")
    for name in kept:
        yield row, name
