"""What things are compared by is another function than the one that is meant."""

from __future__ import annotations

import ast

BEFORE = (
    "def mean(row):\n    return sum(row) / len(row)\n\n\n"
    "def f(rows):\n    return max(rows, key=len)\n"
)
AFTER = BEFORE.replace("key=len", "key=mean")
COMPARING = ("max", "min", "sorted", "sort", "nlargest", "nsmallest", "groupby")


def propose(site):
    """Yield calls that compare by a method or a function of the program, or by nothing."""
    own = getattr(site.node, "name", "")
    keys = [f"self.{name}" for name in site.methods if takes_one(site, name)]
    keys += [name for name in site.functions if takes_one(site, name)]
    keys += [c.name for c in site.source.tree.body if isinstance(c, ast.ClassDef) and ordered(c)]
    keys = [key for key in keys if key.removeprefix("self.") not in (own, "__init__")]
    for node in site.nodes:
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name not in COMPARING:
            continue
        given = next((k.value for k in node.keywords if k.arg == "key"), None)
        known = getattr(node.args[0], "id", "") if node.args else ""
        counted = [f"{known}.count"] if known and name in ("max", "min") else []
        if isinstance(given, ast.Constant) and isinstance(given.value, str):
            for form in ("lambda item: item[{!r}]", "lambda item: item.{}"):
                key = form.format(given.value)
                yield site.replace(given, key, 1.0, f"compared by `{key}`")
        for rank, key in enumerate([*keys[:4], *counted]):
            said, cost = f"compared by `{key}`", 1.4 + 0.1 * rank
            if given is not None:
                yield site.replace(given, key, cost, said)
            elif name != "groupby" and len(node.args) == (name != "sort"):
                new = site.with_argument(node, f"key={key}")
                yield site.replace(node, new, cost + 0.2, said)


def takes_one(site, name):
    """Say whether a function of the file, or a method beside this one, takes one value."""
    body = site.cls.body if site.cls is not None and name in site.methods else site.source.tree.body
    for node in body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            params = [a.arg for a in node.args.args if a.arg not in ("self", "cls")]
            return len(params) - len(node.args.defaults) <= 1 <= len(params)
    return False


def ordered(cls):
    """Say whether the objects of a class can be put in order, and are made of one value."""
    methods = {n.name: n for n in cls.body if isinstance(n, ast.FunctionDef)}
    return "__lt__" in methods and takes(methods.get("__init__")) == 1


def takes(method):
    """Return how many values a method is given."""
    return len(method.args.args) - 1 if method else 0
