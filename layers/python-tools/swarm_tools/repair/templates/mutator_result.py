"""The result of a method that changes its object is used, but it is None."""

from __future__ import annotations

import ast

BEFORE = "def f(items):\n    return items.sort()\n"
AFTER = "def f(items):\n    return sorted(items)\n"

FORMS = {
    "sort": ("sorted({0})",), "reverse": ("{0}[::-1]", "list(reversed({0}))"),
    "append": ("{0} + [{1}]",), "extend": ("{0} + {1}",), "insert": ("{0} + [{1}]",),
    "update": ("{{**{0}, **{1}}}", "{0} | {1}"), "add": ("{0} | {{{1}}}",),
    "discard": ("{0} - {{{1}}}",), "remove": ("[x for x in {0} if x != {1}]",),
    "shuffle": ("random.sample({1}, len({1}))",), "clear": ("[]", "{{}}"),
}  # fmt: skip


def propose(site):
    """Yield the expression that makes the changed object, and the two steps apart."""
    for node in site.nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        up = site.parent(node)
        if node.func.attr not in FORMS or isinstance(up, ast.Expr):
            continue
        base = site.source.seg(node.func.value)
        args = [site.source.seg(a) for a in node.args]
        if node.func.attr == "sort" and node.keywords:
            words = [f"{k.arg}={site.source.seg(k.value)}" for k in node.keywords]
            yield site.replace(node, f"sorted({', '.join([base, *words])})", 1.1, "sorted copy")
        for form in FORMS[node.func.attr]:
            if "{1}" in form and not args:
                continue
            new = form.format(base, args[-1] if args else "")
            yield site.replace(node, new, 1.2, f"value becomes `{new}`"[:160], loose=True)
        if isinstance(up, (ast.Assign, ast.Return)) and site.source.owns_lines(up):
            text = site.source.seg(node)
            yield site.replace(up, text, 1.4, f"only `{text}`"[:160])
            if isinstance(up, ast.Return):
                rows = f"{text}{site.source.newline}{site.source.indent_of(up)}return {base}"
                yield site.replace(up, rows, 1.1, f"`{base}` is returned"[:160])
