"""The results of two recursive calls are put together wrongly, or what is here is left out."""

from __future__ import annotations

import ast

BEFORE = "def f(t):\n    if t is None:\n        return 0\n    return f(t.left) + f(t.right)\n"
AFTER = BEFORE.replace("f(t.left) + f(t.right)", "1 + max(f(t.left), f(t.right))")
COST = 1.1
FORMS = (
    "1 + max({a}, {b})", "1 + {a} + {b}", "max({a}, {b})", "1 + min({a}, {b})", "{a} + {b}",
    "{a} and {b}", "{a} or {b}", "min({a}, {b})",
)  # fmt: skip
VALUES = ("value", "val", "data", "key")


def propose(site):
    """Yield the usual ways to put the results of two recursive calls together."""
    own = getattr(site.node, "name", "")
    for node in site.nodes:
        if not isinstance(node, (ast.Return, ast.Assign)) or node.value is None:
            continue
        calls = [n for n in ast.walk(node.value) if isinstance(n, ast.Call)]
        calls = [c for c in calls if getattr(c.func, "id", getattr(c.func, "attr", "")) == own]
        if len(calls) != 2 or not own:
            continue
        a, b = (site.source.seg(c) for c in calls)
        old = site.source.seg(node.value)
        forms = [form.format(a=a, b=b) for form in FORMS]
        holder = site.params[0] if site.params else "self"
        for name in [m for m in VALUES if m in site.members[0]][:1]:
            forms += [f"{holder}.{name} + {a} + {b}", f"{a} + [{holder}.{name}] + {b}",
                      f"max({holder}.{name}, {a}, {b})"]  # fmt: skip
        for rank, new in enumerate(forms):
            if new != old:
                cost = COST + 0.03 * rank
                yield site.replace(node.value, new, cost, f"results become `{new}`"[:160])
        yield from narrowed(site, node, calls)


def narrowed(site, node, calls):
    """Yield both calls with the last bounds narrowed to what this one holds."""
    first, second = calls
    if (
        len(first.args) != 3
        or len(second.args) != 3
        or not isinstance(first.args[0], ast.Attribute)
    ):
        return
    holder = site.source.seg(first.args[0].value)
    for name in [m for m in VALUES if m in site.members[0]][:2]:
        here = f"{holder}.{name}"
        func = site.source.seg(first.func)
        one = [site.source.seg(a) for a in first.args]
        two = [site.source.seg(a) for a in second.args]
        new = f"{func}({one[0]}, {one[1]}, {here}) and {func}({two[0]}, {here}, {two[2]})"
        yield site.replace(node.value, new, COST, f"bounds narrowed: `{new}`"[:160])
