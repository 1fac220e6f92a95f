"""A function of the module, or the class itself, is not applied where it should be."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import unused_imports

BEFORE = "def clean(x):\n    return x.strip()\n\n\ndef f(x):\n    return x\n"
AFTER = "def clean(x):\n    return x.strip()\n\n\ndef f(x):\n    return clean(x)\n"


def propose(site):
    """Yield names and attributes passed through a function with one parameter, and back."""
    single = [
        n.name
        for n in site.source.tree.body
        if isinstance(n, ast.FunctionDef) and takes_one(n.args, 0) and n is not site.node
    ]
    # What is imported by name and never used was meant for something.
    idle = unused_imports(site.source.tree)
    made = [*classes(site), *idle]
    own = [
        f"self.{n.name}"
        for n in getattr(site.cls, "body", [])
        if isinstance(n, ast.FunctionDef) and len(n.args.args) == 2 and n is not site.node
        and n.name != "__init__"
    ]  # fmt: skip
    for node in site.nodes:
        if isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords:
            name = site.source.seg(node.func)
            if name in single or name in own:
                text = site.source.seg(node.args[0])
                yield site.replace(node, text, 1.8, f"call of `{name}` removed", loose=True)
        yield from of_module(site, node, idle)
        yield from of_class(site, node, made)
        if not isinstance(node, (ast.Name, ast.Attribute, ast.Subscript)):
            continue
        if not isinstance(node.ctx, ast.Load) or site.in_annotation(node):
            continue
        up = site.parent(node)
        if isinstance(up, ast.Attribute) or (isinstance(up, ast.Call) and up.func is node):
            continue
        text = site.source.seg(node)
        for name in [*single[:6], *own[:4]] if text != "self" else ():
            yield site.replace(node, f"{name}({text})", 1.7, f"`{text}` becomes `{name}({text})`")


def takes_one(args, own):
    """Say whether a function can be called with one argument behind its own ones."""
    return len(args.args) - len(args.defaults) - own <= 1 and len(args.args) > own


def classes(site):
    """Return the classes of the file that are made of one value."""
    found = []
    for node in site.source.tree.body:
        for method in node.body if isinstance(node, ast.ClassDef) else ():
            init = isinstance(method, ast.FunctionDef) and method.name == "__init__"
            if init and takes_one(method.args, 1) and node is not site.cls:
                found.append(node.name)
    return found


def of_class(site, node, made):
    """Yield values that are assigned, passed on or returned with an object made of them."""
    up = site.parent(node)
    value = isinstance(up, (ast.Assign, ast.Return, ast.Call)) and isinstance(node, ast.expr)
    if not value or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return
    text = site.source.seg(node)
    if getattr(up, "func", None) is node or len(text) > 60 or "\n" in text or text == "self":
        return
    for name in made[:4]:
        if not text.startswith(f"{name}("):
            yield site.replace(node, f"{name}({text})", 1.5, f"`{text}` becomes `{name}({text})`")


def of_module(site, node, idle):
    """Yield a method call as a call of a function of the module, with the object first."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return
    base = node.func.value
    if node.keywords or not isinstance(base, (ast.Name, ast.Attribute, ast.Subscript)):
        return
    args = ", ".join(site.source.seg(a) for a in [base, *node.args])
    if site.source.seg(base) == "self":
        return
    for cost, names in ((1.2, idle), (2.0, site.functions[:6])):
        for name in names:
            text = f"{name}({args})"
            yield site.replace(node, text, cost, f"call becomes `{text}`"[:160])
