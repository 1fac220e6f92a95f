"""One bad word is asked for where all but the good one are bad: `!= "ok"` for `== "failed"`."""

from __future__ import annotations

import ast

BEFORE = (
    "def f(checks):\n    return [n for n in checks if checks[n] == 'failed']\n\n\n"
    "def g(checks):\n    return all(v == 'ok' for v in checks.values())\n"
)
AFTER = (
    "def f(checks):\n    return [n for n in checks if checks[n] != 'ok']\n\n\n"
    "def g(checks):\n    return all(v == 'ok' for v in checks.values())\n"
)
COST = 1.7
MOST = 12


def propose(site):
    """Yield comparisons with a word as the opposite comparisons with the file's other words."""
    words = None
    for node in site.nodes:
        if not isinstance(node, ast.Compare) or len(node.ops) != 1:
            continue
        asked = node.comparators[0]
        if not isinstance(node.ops[0], (ast.Eq, ast.NotEq)) or not is_word(asked):
            continue
        words = compared(site) if words is None else words
        sign = "!=" if isinstance(node.ops[0], ast.Eq) else "=="
        for rank, word in enumerate(words):
            if word.strip("'\"") != asked.value:
                new = f"{site.source.seg(node.left)} {sign} {word}"
                said = f"condition becomes `{new}`"
                yield site.replace(node, new, COST + 0.02 * rank, said[:160])


def is_word(node):
    """Say whether a node is a text without spaces."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isalnum()


def compared(site):
    """Return the words of the file, and of the tests, those that are compared first."""
    found = {}
    tree = site.source.tree
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            found |= dict.fromkeys(site.source.seg(n) for n in ast.walk(node) if is_word(n))
    found |= dict.fromkeys(site.source.seg(n) for n in ast.walk(tree) if is_word(n))
    found |= dict.fromkeys(repr(w) for w in site.source.wanted.words)
    return list(found)[:MOST]
