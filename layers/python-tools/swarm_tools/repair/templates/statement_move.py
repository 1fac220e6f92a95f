"""A statement stands at the wrong place: it belongs elsewhere, maybe in another block."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(words):\n    found = []\n    used = 0\n    for w in words:\n        if w.isalpha():\n"
    "            found.append((used, w))\n        else:\n            found.append((0, w))\n"
    "        used += 1\n    return found\n"
)
AFTER = (
    "def f(words):\n    found = []\n    used = 0\n    for w in words:\n        if w.isalpha():\n"
    "            found.append((used, w))\n            used += 1\n        else:\n"
    "            found.append((0, w))\n    return found\n"
)

MOST = 30
COMPOUND = (ast.For, ast.While, ast.If, ast.With, ast.Try, ast.AsyncFor, ast.AsyncWith)
LEAVING = (ast.Return, ast.Raise, ast.Break, ast.Continue)
FAR = 0.08


def propose(site):
    """Yield each small statement moved before or after each other one, near places first."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    rows = [(block, n) for _, block in site.blocks() for n in range(len(block))]
    rows = [(block, n) for block, n in rows if site.source.room_before(block[n])]
    for block, number in rows[:MOST]:
        stmt = block[number]
        if len(block) == 1 or not site.source.owns_lines(stmt):
            continue
        for other, at in rows:
            if stmt is other[at] or inside(stmt, other[at]):
                continue
            yield from moved(site, (block, number), (other, at))


def moved(site, source, target):
    """Yield one statement moved to just before another, and after it where a block ends."""
    (block, number), (other, at) = source, target
    stmt, anchor = block[number], other[at]
    away = 0 if other is block else 1
    far = abs(anchor.lineno - stmt.lineno)
    cost = 1.35 + FAR * min(far, 8) + 0.1 * away
    small = not isinstance(stmt, (*COMPOUND, *LEAVING))
    cost += 0.0 if small else 0.3
    if not (other is block and at == number + 1):
        yield change(site, stmt, site.source.line_start(anchor.lineno), anchor, cost)
    ends = at == len(other) - 1 and not isinstance(anchor, LEAVING)
    if ends and not (other is block and at == number - 1):
        yield change(site, stmt, site.source.line_end(anchor.end_lineno), anchor, cost)


def change(site, stmt, at, anchor, cost):
    """Return the proposal that takes ``stmt`` to ``at``, as deep as ``anchor``."""
    old, new = site.source.indent_of(stmt), site.source.indent_of(anchor)
    start = site.source.line_start(stmt.lineno)
    end = site.source.line_end(stmt.end_lineno)
    rows = site.source.text[start:end].splitlines(keepends=True)
    text = "".join(new + row.removeprefix(old) if row.strip() else row for row in rows)
    if not text.endswith(("\n", "\r")):
        text += site.source.newline
    said = f"`{site.source.line_text(stmt.lineno).strip()}` moved to line {anchor.lineno}"
    return Proposal(((start, end, ""), (at, at, text)), cost, stmt.lineno, said)


def inside(stmt, other):
    """Say whether ``other`` is part of ``stmt``."""
    return stmt.lineno <= other.lineno and other.end_lineno <= stmt.end_lineno
