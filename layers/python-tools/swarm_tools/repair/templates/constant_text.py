"""A text is the wrong one: another of the file, or the name of what this is, was meant."""

from __future__ import annotations

import ast

BEFORE = (
    "class Log:\n    def deposit(self, n):\n        self.log.append(('deposit', n))\n\n"
    "    def withdraw(self, n):\n        self.log.append(('deposit', n))\n"
)
AFTER = (
    "class Log:\n    def deposit(self, n):\n        self.log.append(('deposit', n))\n\n"
    "    def withdraw(self, n):\n        self.log.append(('withdraw', n))\n"
)


def propose(site):
    """Yield the function's name, its other texts, then those of the file, for each text."""
    inner = texts(site.nodes)
    outer = [t for t in texts(ast.walk(site.source.tree)) if t not in inner]
    own = getattr(site.node, "name", "")
    pool = [*((1.6, t) for t in inner), *((2.0, n) for n in site.params)]
    pool += [(1.9, t) for t in outer[:20]]
    raised = [n for up in ast.walk(site.source.tree) if isinstance(up, ast.Raise)
              for n in ast.walk(up)]  # fmt: skip
    messages = texts(raised)
    for node in site.nodes:
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        up = site.parent(node)
        if isinstance(up, (ast.JoinedStr, ast.Expr)) or site.in_annotation(node):
            continue
        named = [(1.5, own)] if len(node.value) > 1 and node.value.isidentifier() else []
        for cost, text in named + pool:
            if text and text != node.value and (node not in raised or text in messages):
                said = f"{node.value!r} becomes {text!r}"[:160]
                yield site.replace(node, repr(text), cost, said)


def texts(nodes):
    """Return the short one-line texts among ``nodes``, in order of appearance."""
    found = [n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return list(dict.fromkeys(t for t in found if len(t) <= 30 and "\n" not in t))
