"""The object itself is changed where a walk has come to another one: `self.end` for `node.end`."""

from __future__ import annotations

import ast

BEFORE = (
    "class Trie:\n    def add(self, word):\n        node = self\n        for letter in word:\n"
    "            node = node.children[letter]\n        self.end = True\n"
)
AFTER = (
    "class Trie:\n    def add(self, word):\n        node = self\n        for letter in word:\n"
    "            node = node.children[letter]\n        node.end = True\n"
)
COST = 1.1


def propose(site):
    """Yield members of local objects for those of `self`, and the other way round."""
    if site.cls is None:
        return
    held = dict.fromkeys(
        n.value.id for n in site.nodes
        if isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name)
    )  # fmt: skip
    for node in site.nodes:
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            continue
        for other in held:
            if other != node.value.id and "self" in (other, node.value.id):
                more = 0.0 if isinstance(node.ctx, ast.Store) else 0.5
                said = f"`{other}.{node.attr}`"
                yield site.replace(node.value, other, COST + more, said)
