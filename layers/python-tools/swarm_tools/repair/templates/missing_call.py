"""A function of the module, or the class itself, is not applied where it should be."""

from __future__ import annotations

import ast

BEFORE = "def clean(x):\n    return x.strip()\n\n\ndef f(x):\n    return x\n"
AFTER = "def clean(x):\n    return x.strip()\n\n\ndef f(x):\n    return clean(x)\n"


def propose(site):
    """Yield names and attributes passed through a function with one parameter, and back."""
    single = [
        n.name
        for n in site.source.tree.body
        if isinstance(n, ast.FunctionDef) and len(n.args.args) - len(n.args.defaults) <= 1
        and n.args.args and n is not site.node
    ]  # fmt: skip
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
        yield from of_module(site, node)
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


def of_module(site, node):
    """Yield a method call as a call of a function of the module, with the object first."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return
    base = node.func.value
    if node.keywords or not isinstance(base, (ast.Name, ast.Attribute, ast.Subscript)):
        return
    args = ", ".join(site.source.seg(a) for a in [base, *node.args])
    for name in site.functions[:6] if site.source.seg(base) != "self" else ():
        text = f"{name}({args})"
        yield site.replace(node, text, 2.0, f"call becomes `{text}`"[:160])
