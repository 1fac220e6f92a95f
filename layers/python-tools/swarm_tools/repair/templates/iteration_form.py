"""A loop goes over the wrong thing: elements, indexes, both, entries, a copy or a part."""

from __future__ import annotations

import ast

BEFORE = "def f(items):\n    return [items[i] for i in items]\n"
AFTER = "def f(items):\n    return [items[i] for i in range(len(items))]\n"

FORMS = ("range(len({}))", "enumerate({})", "enumerate({}, 1)", "{}.items()", "list({})",
         "reversed({})", "sorted({})", "{}[1:]", "{}[:-1]", "zip({0}, {0}[1:])", "range({})",
         "range(len({}) - 1)", "range(1, len({}))", "{}.values()", "set({})", "{}.copy()",
         "list({}.items())", "sorted({}.items())", "range(len({}) - 1, -1, -1)",
         "sorted({}, reverse=True)")  # fmt: skip


def propose(site):
    """Yield the other usual forms of what is gone over, and elements in the place of indexes."""
    numbers, bases = [], []
    for node in site.nodes:
        if not isinstance(node, (ast.For, ast.comprehension)):
            continue
        base = core(node.iter)
        text, old = site.source.seg(base), site.source.seg(node.iter)
        bases.append(text)
        called = getattr(getattr(node.iter, "func", None), "id", "")
        if called in ("range", "enumerate"):
            first = node.target.elts[0] if isinstance(node.target, ast.Tuple) else node.target
            numbers.append(getattr(first, "id", ""))
        for rank, form in enumerate((*FORMS, "{}")):
            new = form.format(text)
            if new != old:
                cost = 1.5 + 0.02 * rank
                yield site.replace(node.iter, new, cost, f"loop goes over `{new}`"[:160])
    bases += [*site.params, *site.attributes[:3]]
    for node in site.nodes:
        if not isinstance(node, ast.Name) or node.id not in numbers:
            continue
        up = site.parent(node)
        if not isinstance(node.ctx, ast.Load) or getattr(up, "func", None) is node:
            continue
        for base in dict.fromkeys(bases):
            if base not in numbers and not base.isdigit():
                new = f"{base}[{node.id}]"
                yield site.replace(node, new, 1.6, f"`{node.id}` becomes `{new}`"[:160])


def core(node):
    """Return what a form goes over in the end."""
    while isinstance(node, ast.Call):
        if getattr(node.func, "attr", "") in ("items", "values", "keys", "copy"):
            node = node.func.value
        elif isinstance(node.func, ast.Name) and len(node.args) == 1:
            node = node.args[0]
        else:
            break
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        node = node.value
    return node
