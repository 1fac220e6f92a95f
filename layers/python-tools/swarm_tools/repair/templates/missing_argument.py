"""An argument that may be left out should be passed, or one that is passed should not."""

from __future__ import annotations

import ast

BEFORE = "def add(a, b, sign=1):\n    return a + sign * b\n\n\ndef f(a, b):\n    return add(a, b)\n"
AFTER = (
    "def add(a, b, sign=1):\n    return a + sign * b\n\n\ndef f(a, b):\n    return add(a, b, -1)\n"
)


class Parameters(list):
    """The parameters of a function as (name, default), those first that take their place."""

    def __init__(self, pairs, positional):
        """Take the pairs, and how many of them need no name."""
        super().__init__(pairs)
        self.positional = positional


def propose(site):
    """Yield calls of the module's own functions with one argument more, or one less."""
    known = signatures(site)
    for node in site.nodes:
        if not isinstance(node, ast.Call) or any(isinstance(a, ast.Starred) for a in node.args):
            continue
        args = known.get(site.source.seg(node.func))
        if args is None:
            continue
        yield from dropped(site, node, args)
        yield from added(site, node, args)


def added(site, node, args):
    """Yield the call with a value for one more parameter."""
    name = site.source.seg(node.func)
    passed = {k.arg for k in node.keywords}
    texts = [site.source.seg(a) for a in node.args]
    texts += [site.source.seg(k) for k in node.keywords]
    for place, (parameter, default) in enumerate(args):
        if place < len(node.args) or parameter in passed:
            continue
        plain = place == len(node.args) and not node.keywords and place < args.positional
        given = [*kept(site, node, parameter), *values(site, parameter, default)]
        for rank, value in enumerate(dict.fromkeys(given)):
            new = value if plain else f"{parameter}={value}"
            text = f"{name}({', '.join([*texts, new])})"
            cost = 1.5 + min(rank, 10) * 0.05 - 0.2 * (value == parameter)
            yield site.replace(node, text, cost, f"`{new}` passed to `{name}`")


def kept(site, node, parameter):
    """Return what stands where the call's value goes, and fields that the parameter is named by."""
    parent = site.parent(node)
    found = [site.source.seg(t) for t in getattr(parent, "targets", []) if t.end_col_offset]
    found = [text for text in found if "." in text or "[" in text]
    return found + [
        site.source.seg(n)
        for n in site.nodes
        if isinstance(n, ast.Attribute) and n.attr == parameter and site.source.seg(n) not in found
    ]


def dropped(site, node, args):
    """Yield the call without its last argument, where that has a default."""
    last = len(node.args) - 1
    if last < 0 or node.keywords or last >= len(args) or args[last][1] is None:
        return
    name = site.source.seg(node.func)
    text = f"{name}({', '.join(site.source.seg(a) for a in node.args[:-1])})"
    yield site.replace(
        node, text, 1.8, f"`{site.source.seg(node.args[-1])}` not passed to `{name}`"
    )


def values(site, parameter, default):
    """Return what may be passed for a parameter, likely values first."""
    found = [parameter] if parameter in site.names else []
    found += [a for a in site.attributes if a == f"self.{parameter}"]
    if default is not None:
        found += others(default)
    found += [n for n in [*site.names, *site.attributes] if n not in found]
    return found[:14]


def others(default):
    """Return the usual values beside a default."""
    if isinstance(default, ast.Constant) and isinstance(default.value, bool):
        return [str(not default.value)]
    if isinstance(default, ast.Constant) and type(default.value) in (int, float):
        near = [-default.value, default.value + 1, default.value - 1, 0, 1, -1, 2]
        return list(dict.fromkeys(str(n) for n in near if n != default.value))
    if isinstance(default, ast.UnaryOp):
        return ["1", "0"]
    if isinstance(default, ast.Constant) and default.value is None:
        return ["True", "0", "1"]
    return []


def signatures(site):
    """Return parameters with their defaults (None without one) of the functions in reach."""
    found = {}
    for node in site.source.tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found[node.name] = parameters(node, 0)
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
                    found[node.name] = parameters(inner, 1)
    for inner in getattr(site.cls, "body", []):
        if isinstance(inner, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found[f"self.{inner.name}"] = parameters(inner, 1)
    return found


def parameters(node, skipped):
    """Return the positional parameters of a function, each with its default or None."""
    every = [*node.args.posonlyargs, *node.args.args]
    defaults = [None] * (len(every) - len(node.args.defaults)) + list(node.args.defaults)
    keyword = zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
    pairs = [(a.arg, d) for a, d in zip(every, defaults, strict=True)][skipped:]
    return Parameters(pairs + [(a.arg, d) for a, d in keyword], len(pairs))
