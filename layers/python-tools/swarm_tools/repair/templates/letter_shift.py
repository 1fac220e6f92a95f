"""Letters are reckoned with as numbers, and the number of the first letter is left out."""

from __future__ import annotations

import ast

BEFORE = "def f(c, k):\n    return chr((ord(c) - 97 + k) % 26)\n"
AFTER = "def f(c, k):\n    return chr((ord(c) - 97 + k) % 26 + 97)\n"

FIRST = ("97", "65", "ord('a')", "ord('A')", "48", "ord('0')")
CASES = (("65", "97"), ("ord('A')", "ord('a')"), ('ord("A")', 'ord("a")'))
BOTH = frozenset(text for pair in CASES for text in pair)
NAMED = ("base", "start", "first", "offset", "debut", "a")
COST = 1.2


def propose(site):
    """Yield the first letter added before `chr`, taken away after `ord`, and both."""
    firsts = [*(n for n in site.names if n in NAMED), *FIRST]
    for node in site.nodes:
        if isinstance(node, ast.Assign) and site.source.seg(node.value) in BOTH:
            yield from by_case(site, node)
        name = getattr(getattr(node, "func", None), "id", "")
        if not isinstance(node, ast.Call) or name not in ("chr", "ord") or len(node.args) != 1:
            continue
        text = site.source.seg(node)
        if name == "ord":
            for first in firsts:
                if text != first:
                    new = f"{text} - {first}"
                    yield site.replace(node, new, COST + 0.1, f"becomes `{new}`", loose=True)
            continue
        inside = site.source.seg(node.args[0])
        letters = [
            n for n in ast.walk(node.args[0]) if getattr(getattr(n, "func", 0), "id", "") == "ord"
        ]
        for first in firsts:
            yield say(site, node, f"chr({inside} + {first})")
            if len(letters) != 1 or f"- {first}" in inside:
                continue
            old = site.source.seg(letters[0])
            less = inside.replace(
                old, f"{old} - {first}" if "(" + old in inside else f"({old} - {first})"
            )
            yield say(site, node, f"chr({less} + {first})")
            yield say(site, node, f"chr(({less}) % 26 + {first})")


def by_case(site, node):
    """Yield the first letter by whether the letter is a capital one."""
    capital, small = next(pair for pair in CASES if site.source.seg(node.value) in pair)
    calls = [n for n in site.nodes if getattr(getattr(n, "func", None), "id", "") == "ord"]
    asked = [n.args[0].id for n in calls if n.args and isinstance(n.args[0], ast.Name)]
    for letter in dict.fromkeys(asked):
        new = f"{capital} if {letter}.isupper() else {small}"
        yield site.replace(node.value, new, COST, f"becomes `{new}`"[:160])


def say(site, node, new):
    """Return the proposal with its message."""
    return site.replace(node, new, COST, f"becomes `{new}`"[:160])
