"""A method does not call the one of the base class that it stands for."""

from __future__ import annotations

import ast

BEFORE = (
    "class A:\n    def __init__(self, n):\n        self.n = n\n\n\n"
    "class B(A):\n    def __init__(self, n, m):\n        self.m = m\n"
)
AFTER = (
    "class A:\n    def __init__(self, n):\n        self.n = n\n\n\n"
    "class B(A):\n    def __init__(self, n, m):\n        super().__init__(n)\n        self.m = m\n"
)


def propose(site):
    """Yield `super().method(...)` before and after the body, and its result in returned values."""
    if site.cls is None or not site.cls.bases or not isinstance(site.node, ast.FunctionDef):
        return
    body = site.body_statements()
    if not body:
        return
    first, last = body[0], body[-1]
    name = site.node.name
    for args in arguments(site):
        call = f"super().{name}({', '.join(args)})"
        said = f"`{call}` added"
        if site.source.takes_lines(first):
            yield site.insert_before(first, [call], 1.3, said)
        leaves = isinstance(last, (ast.Return, ast.Raise))
        if not leaves and site.source.takes_lines(last):
            yield site.insert_after(last, [call], 1.6, said, site.source.indent_of(first))
        for node in site.nodes:
            if isinstance(node, ast.Return) and node.value is not None:
                text = site.operand(node.value)
                for new in (call, f"{call} + {text}", f"{text} + {call}", f"{call} * {text}"):
                    yield site.replace(node.value, new, 1.8, f"value becomes `{new}`"[:160])


def arguments(site):
    """Yield lists of arguments: those of the base's method, all, none, the first ones."""
    bases = [site.source.seg(b) for b in site.cls.bases]
    found: dict[tuple[str, ...], None] = {}
    for cls in site.source.tree.body:
        for method in cls.body if isinstance(cls, ast.ClassDef) and cls.name in bases else ():
            if isinstance(method, ast.FunctionDef) and method.name == site.node.name:
                wanted = [a.arg for a in method.args.args[1:]]
                found.setdefault(tuple(w for w in wanted if w in site.params))
    for count in range(len(site.params[:4]), -1, -1):
        found.setdefault(tuple(site.params[:count]))
    return list(found)
