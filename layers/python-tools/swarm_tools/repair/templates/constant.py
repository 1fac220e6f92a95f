"""A constant is wrong: one off, wrong sign, true for false, wrong separator."""

from __future__ import annotations

import ast
import string

BEFORE = "def f(n):\n    return n % 3 == 0\n"
AFTER = "def f(n):\n    return n % 2 == 0\n"

KNOWN = ("aeiou", "aeiouAEIOU", string.ascii_lowercase, string.ascii_uppercase, string.digits,
         string.hexdigits, string.ascii_letters)  # fmt: skip
STRINGS = ("", " ", ",", "\n", "0", "1")


def propose(site):
    """Yield near values first, then the function's other constants, then usual ones."""
    pool: list[str] = []
    for node in site.nodes:
        if isinstance(node, ast.Constant) and type(node.value) in (int, float):
            text = site.source.seg(node)
            if text not in pool:
                pool.append(text)
    for node in site.nodes:
        if not isinstance(node, ast.Constant) or isinstance(site.parent(node), ast.JoinedStr):
            continue
        if isinstance(site.parent(node), ast.Expr) or site.in_annotation(node):
            continue
        old = site.source.seg(node)
        asked = [(1.7, text) for text in site.source.wanted.values
                 if isinstance(node.value, str) and text[:1] in "'\""]  # fmt: skip
        if type(node.value) is int and isinstance(site.parent(node), ast.Compare):
            asked.append((1.6, f'"{node.value}"'))
        negative = isinstance(getattr(site.parent(node), "op", None), ast.USub)
        for cost, new in (*variants(node.value, pool), *asked):
            if new != old and not (negative and new.startswith(("0", "-"))):
                yield site.replace(node, new, cost, f"`{old}` becomes `{new}`")


def variants(value, pool):
    """Return (cost, text) of the values to try in the place of ``value``."""
    if isinstance(value, bool):
        return [(1.0, str(not value)), (2.4, "None")]
    if isinstance(value, (int, float)):
        whole = value == int(value) if abs(value) < 1e300 else False
        out = [(1.05 if whole else 2.2, repr(v)) for v in (value + 1, value - 1)]
        out += [(1.2, text) for text in ("0", "1", "2")]
        out += [(1.3, text) for text in pool]
        out += [(1.5, f"-{value!r}" if value else "-1")]
        out += [(1.7, t) for t in ("10", "100", "3", "0.5", "32", "5 / 9", "9 / 5", "12", "60")]
        out += [(2.0, repr(v)) for v in (value * 10, value / 10, value * 2, value / 2)]
        if whole and not isinstance(value, int):
            out.append((1.6, repr(int(value))))
        return out
    if value is None:
        return [(1.6, t) for t in ("0", "[]", "False", "True", "''", "{}", "1", "-1")]
    if isinstance(value, str):
        if value.lstrip("-").isdecimal() and len(value) < 12:
            return [(1.3, str(int(value))), (1.6, "''"), (1.6, "' '")]
        out = [(1.6, repr(s)) for s in STRINGS]
        for known in KNOWN:
            if len(value) > 2 and 2 * len(value) > len(known) and set(value) < set(known):
                out.append((1.1, repr(known)))
        cased = [value.lower(), value.upper(), value.strip(), value[::-1]]
        return out + [(1.5, repr(s)) for s in cased if s != value]
    return []
