"""Values are compared as they are spelt: their places in a list of the file were meant."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "RANKS = ['2', '10', 'K']\n\n\nclass Card:\n    def key(self):\n        return self.rank\n"
    "\n    def __init__(self, rank):\n        self.rank = rank\n"
)
AFTER = BEFORE.replace("return self.rank", "return RANKS.index(self.rank)")
COST = 1.3
USED = (ast.Return, ast.Tuple, ast.Compare, ast.Lambda, ast.BinOp, ast.Assign, ast.Call)


def propose(site):
    """Yield the place, or the entry, of a value in the constant that bears its name."""
    known = {}
    for stmt in site.source.tree.body:
        if isinstance(stmt, ast.Assign) and isinstance(stmt.targets[0], ast.Name):
            kind = isinstance(stmt.value, (ast.Dict, ast.DictComp))
            known[stmt.targets[0].id] = "{}[{}]" if kind else "{}.index({})"
    for node in site.nodes:
        made = list(of_constants(site, known, node))
        for new in made:
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
        if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
            parts = [(e, next(of_constants(site, known, e), "")) for e in node.elts]
            edits = tuple((*site.source.span(e), new) for e, new in parts if new)
            if len(edits) > 1:
                yield Proposal(edits, COST, node.lineno, "places in the lists of the file")


def of_constants(site, known, node):
    """Yield the texts of a value's place or entry."""
    if not isinstance(node, (ast.Name, ast.Attribute)) or not isinstance(node.ctx, ast.Load):
        return
    if not isinstance(site.parent(node), USED) or getattr(site.parent(node), "func", 0) is node:
        return
    text = site.source.seg(node)
    word = text.rpartition(".")[2].lower().strip("_")
    for name, form in known.items():
        if name != text and name.lower().strip("_").removesuffix("_order") in (word, f"{word}s"):
            yield form.format(name, text)
