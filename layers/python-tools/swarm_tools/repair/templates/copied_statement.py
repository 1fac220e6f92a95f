"""A statement that the function or its siblings have elsewhere is missing here."""

from __future__ import annotations

import ast
import builtins

BEFORE = (
    "def f(text):\n    out = []\n    word = ''\n    for c in text:\n        if c == ' ':\n"
    "            out.append(word)\n        else:\n            word += c\n    return out\n"
)
AFTER = (
    "def f(text):\n    out = []\n    word = ''\n    for c in text:\n        if c == ' ':\n"
    "            out.append(word)\n            word = ''\n        else:\n            word += c\n"
    "    return out\n"
)

MOST = 14
LEAVING = (ast.Return, ast.Raise, ast.Break, ast.Continue)


def propose(site):
    """Yield statements of the function, then of the class, at every place where they fit."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    known = {*site.names, *site.params, "self"}
    rows = statements(site, site.nodes)
    cost = dict.fromkeys(rows, 1.6)
    if site.cls is not None:
        others = [n for m in site.cls.body if m is not site.node for n in ast.walk(m)]
        for row, names in statements(site, others).items():
            if names <= known | set(site.globals) and local(names, site) <= known:
                rows.setdefault(row, names)
                cost.setdefault(row, 1.8)
    for row in list(rows)[: 2 * MOST]:
        lines = row.split("\n")
        for _owner, block in site.blocks():
            for index, stmt in enumerate(block):
                if not site.source.room_before(stmt):
                    continue
                price = cost[row] + 0.02 * min(len(row) // 8, 6)
                if any(row == site.source.seg(s) for s in block):
                    price += 0.5
                said = f"`{lines[0]}` added"
                if (index == 0 or site.source.seg(block[index - 1]) != row) and site.source.seg(
                    stmt
                ) != row:
                    yield site.insert_before(stmt, lines, price, said)
                if index == len(block) - 1 and not isinstance(stmt, LEAVING):
                    indent = site.source.indent_of(stmt)
                    yield site.insert_after(stmt, lines, price, said, indent)


def local(names, site):
    """Return those of ``names`` that are not global."""
    own = {n.name for n in site.source.tree.body if hasattr(n, "name")}
    return {n for n in names if n not in own and not hasattr(builtins, n)}


def statements(site, nodes):
    """Return the text of small statements with the names they read, without indentation."""
    found: dict[str, set[str]] = {}
    for node in nodes:
        small = isinstance(node, (ast.Assign, ast.AugAssign, ast.Expr))
        guarded = isinstance(node, ast.If) and len(node.body) <= 2 and not node.orelse
        leaving = isinstance(node, (ast.Return, ast.Continue, ast.Break))
        if not (small or guarded or leaving) or site.source.is_elif(node):
            continue
        if (
            small
            and isinstance(getattr(node, "value", None), ast.Constant)
            and isinstance(node, ast.Expr)
        ):
            continue
        if leaving and getattr(node, "value", None) is not None:
            continue
        rows = site.source.seg(node).split(site.source.newline)
        indent = site.source.indent_of(node)
        if len(rows) > 3 or any(not r.startswith(indent) for r in rows[1:] if r.strip()):
            continue
        for part in parts(site, node):
            found.setdefault(part, {n.id for n in ast.walk(node) if isinstance(n, ast.Name)})
        text = "\n".join([rows[0], *(r.removeprefix(indent) for r in rows[1:])])
        found.setdefault(text, {n.id for n in ast.walk(node) if isinstance(n, ast.Name)})
    return found


def parts(site, node):
    """Return the assignments that one of several names at once stands for."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Tuple):
        return []
    target, values = node.targets[0], node.value.elts
    if not isinstance(target, ast.Tuple) or len(target.elts) != len(values):
        return []
    pairs = zip(target.elts, values, strict=True)
    return [f"{site.source.seg(t)} = {site.source.seg(v)}" for t, v in pairs]
