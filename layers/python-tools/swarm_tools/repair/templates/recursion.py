"""A recursive call gets the wrong argument, or a result that is not combined."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(n):\n    if n <= 1:\n        return 1\n    return f(n - 1)\n"
AFTER = "def f(n):\n    if n <= 1:\n        return 1\n    return n * f(n - 1)\n"


def propose(site):
    """Yield smaller arguments for recursive calls and results combined with a parameter."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    own = site.node.name
    whole = site.source.seg(site.node)
    yield from handed_on(site, own)
    for node in site.nodes:
        if not isinstance(node, ast.Call):
            continue
        if getattr(node.func, "id", getattr(node.func, "attr", "")) != own:
            continue
        text = site.source.seg(node)
        yield from carried(site, node)
        yield from added_to_own(site, node)
        for arg in node.args:
            old = site.source.seg(arg)
            yield from longer(site, arg, old)
            for name in site.params:
                for form in ("{} - 1", "{} - 2", "{} // 2", "{}[1:]", "{}[:-1]", "{} // 10"):
                    new = form.format(name)
                    halved = "//" in form and "//" not in whole
                    if new != old:
                        cost = 1.65 if halved else 1.4
                        yield site.replace(arg, new, cost, f"recursive call gets `{new}`")
        for name in site.params:
            for form in ("{1} * {0}", "{1} + {0}", "{1}[0] + {0}", "{0} + {1}[0]",
                         "{1} % 10 + {0}", "{0} + [{1}[0]]", "1 + {0}"):  # fmt: skip
                new = form.format(text, name)
                yield site.replace(node, new, 1.5, f"result becomes `{new}`"[:160], loose=True)


def handed_on(site, own):
    """Yield what was passed in where a recursive call passes `None`, in each place and in all."""
    params = [a.arg for a in (*site.node.args.posonlyargs, *site.node.args.args)]
    edits = []
    for node in site.nodes:
        func = getattr(node, "func", None)
        if getattr(func, "id", getattr(func, "attr", "")) != own:
            continue
        names = params[isinstance(func, ast.Attribute) :]
        for arg, name in zip(node.args, names, strict=False):
            if isinstance(arg, ast.Constant) and arg.value is None:
                edits.append((*site.source.span(arg), name))
                yield site.replace(arg, name, 1.3, f"`{name}` passed on")
    if len(edits) > 1:
        yield Proposal(tuple(edits), 1.2, site.node.lineno, "what was passed in is passed on")


def carried(site, node):
    """Yield a constant that is passed on added to what was passed in, in all such calls."""
    params = [a.arg for a in (*site.node.args.posonlyargs, *site.node.args.args)]
    params = params[isinstance(node.func, ast.Attribute) :]
    for place, arg in enumerate(node.args[: len(params)]):
        if not isinstance(arg, ast.Constant) or not isinstance(arg.value, (int, str)):
            continue
        alike = [
            n.args[place]
            for n in site.nodes
            if isinstance(n, ast.Call) and ast.dump(n.func) == ast.dump(node.func)
            and len(n.args) > place and isinstance(n.args[place], ast.Constant)
        ]  # fmt: skip
        if alike[:1] == [arg]:
            name, spans = params[place], [(*site.source.span(a), site.source.seg(a)) for a in alike]
            edits = tuple((start, end, f"{name} + {old}") for start, end, old in spans)
            yield Proposal(edits, 1.4, node.lineno, f"`{name}` passed on")


def added_to_own(site, node):
    """Yield arguments with what was passed in for the same parameter put before them."""
    params = [a.arg for a in (*site.node.args.posonlyargs, *site.node.args.args)]
    params = params[isinstance(node.func, ast.Attribute) :]
    for name, arg in zip(params, node.args, strict=False):
        grown = isinstance(arg, (ast.BinOp, ast.JoinedStr, ast.List, ast.Call))
        if grown and name not in {n.id for n in ast.walk(arg) if isinstance(n, ast.Name)}:
            new = f"{name} + {site.source.seg(arg)}"
            yield site.replace(arg, new, 1.4, f"`{name}` passed on", loose=True)


def longer(site, arg, old):
    """Yield arguments that carry something along: a path, a depth, a total."""
    if not isinstance(arg, (ast.Name, ast.Attribute)):
        return
    forms = [f"{old} + 1", *(f"{old}{part}" for part in ("[1:]", "[:-1]", ".copy()", "[:]"))]
    for name in [n for n in site.names if n != old][:8]:
        forms += [f"{old} + [{name}]", f"{old} + ({name},)", f"{old} + {name}", f"{name} + {old}"]
        forms += [f"{old} | {{{name}}}", f"{old} - {name}", f"[*{old}, {name}]"]
    for new in forms:
        yield site.replace(arg, new, 1.7, f"recursive call gets `{new}`")
