"""What a function takes as `*args` or `**kwargs` is not handed on."""

from __future__ import annotations

import ast

BEFORE = "def f(handler, *args, **kwargs):\n    return handler(*args)\n"
AFTER = "def f(handler, *args, **kwargs):\n    return handler(*args, **kwargs)\n"
COST = 0.9


def propose(site):
    """Yield the calls with the arguments that are read nowhere."""
    args = getattr(site.node, "args", None)
    if args is None:
        return
    read = {n.id for n in ast.walk(site.node) if isinstance(n, ast.Name)}
    missing = []
    if args.vararg and args.vararg.arg not in read:
        missing.append(f"*{args.vararg.arg}")
    if args.kwarg and args.kwarg.arg not in read:
        missing.append(f"**{args.kwarg.arg}")
    if args.vararg and args.kwarg:
        yield from keyed(site, args.vararg.arg, args.kwarg.arg)
    if not missing:
        return
    for node in site.nodes:
        if isinstance(node, ast.Call):
            given = [site.source.seg(a) for a in node.args]
            named = [k for k in node.keywords if k.arg is None]
            named = [f"**{site.source.seg(k.value)}" for k in named]
            given += [f"{k.arg}={site.source.seg(k.value)}" for k in node.keywords if k.arg]
            new = f"{site.source.seg(node.func)}({', '.join([*given, *named, *missing])})"
            yield site.replace(node, new, COST, f"call becomes `{new}`"[:160])


def keyed(site, some, named):
    """Yield the named arguments as a part of what results are kept by."""
    for node in site.nodes:
        given = isinstance(site.parent(node), ast.Starred)
        if isinstance(node, ast.Name) and node.id == some and not given:
            new = f"({some}, tuple(sorted({named}.items())))"
            yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
