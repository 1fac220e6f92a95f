"""The statements of classes, those of their bases included."""

from __future__ import annotations

import ast

from swarm_tools.signatures.facts import decorator_name
from swarm_tools.signatures.tokens import words

PLAIN_BASES = words("object Generic")


def whole_body(cls: ast.ClassDef, module: ast.Module) -> list[ast.stmt] | None:
    """Return the statements of a class after those of its bases, or None when one is unknown."""
    body: list[ast.stmt] = []
    for base in cls.bases:
        name = decorator_name(base.value if isinstance(base, ast.Subscript) else base)
        known = [n for n in module.body if isinstance(n, ast.ClassDef) and n.name == name]
        if name in PLAIN_BASES:
            continue
        if not known or known[-1] is cls or len(cls.bases) > 1 or known[-1].decorator_list:
            return None
        above = whole_body(known[-1], ast.Module(module.body[: module.body.index(known[-1])], []))
        if above is None:
            return None
        body += above
    return body + cls.body


def data_init(body: list[ast.stmt]) -> ast.FunctionDef:
    """Return the constructor that ``dataclass`` writes for the fields of a body."""
    fields = [n for n in body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)]
    params = [
        f"{n.target.id}: {ast.unparse(n.annotation)}" + ("" if n.value is None else "=None")
        for n in fields
    ]
    text = f"def __init__(self, {', '.join(params)}): pass"
    return ast.parse(text).body[0]
