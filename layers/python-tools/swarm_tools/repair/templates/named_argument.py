"""A value is handed over by its place and lands in the parameter before the one of its name."""

from __future__ import annotations

import ast

BEFORE = (
    "def make(name, age=None, path='/'):\n    return name, age, path\n\n\n"
    "def f(name, path):\n    return make(name, path)\n"
)
AFTER = BEFORE.replace("make(name, path)\n", "make(name, path=path)\n")
COST = 1.1


def propose(site):
    """Yield arguments named as parameters of the function, and its flags that are not given."""
    known = makers(site)
    for node in site.nodes:
        if not isinstance(node, ast.Call):
            continue
        args = known.get(called(site, node))
        if args is None:
            continue
        yield from by_name(site, node, args)
        yield from flags(site, node, args)


def by_name(site, node, args):
    """Yield the last arguments by their names, where the function has parameters of these."""
    names = [a.arg for a in args.args if a.arg not in ("self", "cls")]
    for at, value in enumerate(node.args):
        last = getattr(value, "id", getattr(value, "attr", ""))
        if last in names and names.index(last) != at and at == len(node.args) - 1:
            new = f"{last}={site.source.seg(value)}"
            yield site.replace(value, new, COST, f"argument becomes `{new}`"[:160])


def flags(site, node, args):
    """Yield the parameters that are true or false, the other way, where they are not given."""
    every = [a for a in args.args if a.arg not in ("self", "cls")]
    with_default = [*zip(every[len(every) - len(args.defaults) :], args.defaults, strict=False)]
    with_default += [(a, d) for a, d in zip(args.kwonlyargs, args.kw_defaults, strict=True) if d]
    given = {k.arg for k in node.keywords} | {a.arg for a in every[: len(node.args)]}
    for arg, default in with_default:
        truth = isinstance(default, ast.Constant) and isinstance(default.value, bool)
        if arg.arg in given or not truth or any(isinstance(a, ast.Starred) for a in node.args):
            continue
        flag = f"{arg.arg}={not default.value}"
        new = site.with_argument(node, flag)
        yield site.replace(node, new, COST + 0.5, f"`{flag}` added")


def called(site, node):
    """Return the name of what a call calls; of `super().f` that of the class above, and `f`."""
    func = node.func
    if isinstance(func, ast.Attribute):
        above = isinstance(func.value, ast.Call) and getattr(func.value.func, "id", "") == "super"
        bases = [getattr(b, "id", "") for b in getattr(site.cls, "bases", ())]
        if above and bases:
            return f"{bases[0]}.{func.attr}"
        own = getattr(func.value, "id", "") == "self" and site.cls is not None
        return f"{site.cls.name}.{func.attr}" if own else ""
    return getattr(func, "id", "")


def makers(site):
    """Return the parameters of functions, methods and classes of the file, by their names."""
    found = {}
    for stmt in site.source.tree.body:
        if isinstance(stmt, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found[stmt.name] = stmt.args
        elif isinstance(stmt, ast.ClassDef):
            for method in stmt.body:
                if isinstance(method, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    found[f"{stmt.name}.{method.name}"] = method.args
                    if method.name == "__init__":
                        found[stmt.name] = method.args
    return found
