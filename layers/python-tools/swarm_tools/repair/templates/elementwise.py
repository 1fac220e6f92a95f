"""Each element is to be converted or copied, not the whole, or it is not done at all."""

from __future__ import annotations

import ast

BEFORE = "def f(items):\n    return ','.join(items)\n"
AFTER = "def f(items):\n    return ','.join(str(x) for x in items)\n"

EACH = ("int(x)", "str(x)", "float(x)", "x.strip()", "x.lower()", "list(x)", "dict(x)", "x[:]",
        "x.copy()", "tuple(x)", "x[0]", "x[1]", "len(x)", "abs(x)")  # fmt: skip
PAIRS = ("k: list(v)", "k: dict(v)", "k: v.copy()", "k: set(v)", "v: k", "k: len(v)")


def propose(site):
    """Yield lists and dictionaries of converted elements for values that are kept or passed."""
    for node in site.nodes:
        up = site.parent(node)
        if isinstance(node, (ast.GeneratorExp, ast.ListComp)) or not place(up, node):
            continue
        base = whole(node)
        text = site.source.seg(base)
        if text == "self" or len(text) > 50:
            continue
        joined = isinstance(up, ast.Call) and getattr(up.func, "attr", "") == "join"
        cost = 1.5 if joined else 1.9
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "set" and node.args:
            yield from of_set(site, node)
        if joined and base is not node and "::" in site.source.seg(node):
            yield site.replace(node, f"x[::-1] for x in {text}", 1.1, "each element turned round")
        for rank, each in enumerate(EACH):
            new = f"{each} for x in {text}"
            new = new if joined else f"[{new}]"
            yield site.replace(node, new, cost + 0.02 * rank, f"each element: `{each}`")
        if isinstance(up, ast.Call):
            continue
        for rank, each in enumerate(PAIRS):
            new = f"{{{each} for k, v in {text}.items()}}"
            yield site.replace(node, new, 2.0 + 0.02 * rank, f"each entry: `{each}`")


def of_set(site, node):
    """Yield the set of converted elements for a set of the elements as they are."""
    inside = site.source.seg(node.args[0])
    for rank, each in enumerate(("x.lower()", "int(x)", "x.strip()", "str(x)", "tuple(x)")):
        new = f"{{{each} for x in {inside}}}"
        yield site.replace(node, new, 1.9 + 0.02 * rank, f"each element: `{each}`")


def place(up, node):
    """Say whether the elements of ``node`` may have to be converted."""
    if not isinstance(node, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)):
        return False
    if isinstance(up, (ast.Return, ast.Assign)):
        return up.value is node
    if isinstance(up, ast.Call) and node in up.args:
        name = getattr(up.func, "id", getattr(up.func, "attr", ""))
        return name in ("join", "sum", "max", "min", "sorted", "set", "tuple", "Counter", "all",
                        "any", "append")  # fmt: skip
    return False


def whole(node):
    """Return what a shallow copy copies, else the node itself."""
    if isinstance(node, ast.Call) and not node.keywords:
        if getattr(node.func, "id", "") in ("list", "dict", "tuple") and len(node.args) == 1:
            return node.args[0]
        if getattr(node.func, "attr", "") == "copy" and not node.args:
            return node.func.value
    part = getattr(node, "slice", None)
    all_of_it = isinstance(part, ast.Slice) and part.lower is None and part.upper is None
    return node.value if all_of_it else node
