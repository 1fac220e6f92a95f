"""An entry is read as it is kept where the method that looks it up was meant."""

from __future__ import annotations

import ast

BEFORE = (
    "class Groups:\n    def find(self, x):\n        while self.parent[x] != x:\n"
    "            x = self.parent[x]\n        return x\n\n    def same(self, a, b):\n"
    "        return self.parent[a] == self.find(b)\n"
)
AFTER = BEFORE.replace("return self.parent[a] ==", "return self.find(a) ==")
COST = 1.2


def propose(site):
    """Yield `self.find(x)` for `self.parent[x]`, and `find(x)` for `parent[x]`."""
    bodies = [("", site.source.tree.body), ("self.", getattr(site.cls, "body", []))]
    for owner, body in bodies:
        for helper in body:
            if not isinstance(helper, ast.FunctionDef) or helper is site.node:
                continue
            taken = [a.arg for a in helper.args.args][bool(owner) :]
            if len(taken) - len(helper.args.defaults) != 1 or helper.name.startswith("__"):
                continue
            read = {
                site.source.seg(n.value) for n in ast.walk(helper) if isinstance(n, ast.Subscript)
            }
            for node in site.nodes:
                entry = isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)
                if entry and site.source.seg(node.value) in read:
                    new = f"{owner}{helper.name}({site.source.seg(node.slice)})"
                    yield site.replace(node, new, COST, f"entry becomes `{new}`"[:160])
