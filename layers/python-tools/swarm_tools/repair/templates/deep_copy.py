"""A copy shares what is inside with the original: a deep copy was meant."""

from __future__ import annotations

import ast
from dataclasses import replace

BEFORE = "import copy\n\n\ndef f(settings):\n    own = dict(settings)\n    return own\n"
AFTER = "import copy\n\n\ndef f(settings):\n    own = copy.deepcopy(settings)\n    return own\n"
COST = 1.4
MAKERS = ("dict", "list", "set", "copy")


def propose(site):
    """Yield deep copies for plain ones, with the import where it is missing."""
    for node in site.nodes:
        value = original(node)
        if value is None:
            continue
        new = f"copy.deepcopy({site.source.seg(value)})"
        said = f"copied with all that is inside: `{new}`"[:160]
        proposal = site.replace(node, new, COST, said)
        missing = "copy" not in imports(site.source.tree)
        yield with_import(site, proposal, "import copy") if missing else proposal


def original(node):
    """Return what a node copies, None for other nodes."""
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        whole = node.slice.lower is None and node.slice.upper is None and node.slice.step is None
        return node.value if whole and isinstance(node.ctx, ast.Load) else None
    if not isinstance(node, ast.Call) or node.keywords:
        return None
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    if name not in MAKERS:
        return None
    if node.args:
        plain = isinstance(node.args[0], (ast.Name, ast.Attribute, ast.Subscript))
        return node.args[0] if len(node.args) == 1 and plain else None
    return node.func.value if name == "copy" and isinstance(node.func, ast.Attribute) else None


def with_import(site, proposal, row):
    """Return a proposal that writes an import at the head of the file, too."""
    at = site.source.line_start(first_line(site.source.tree))
    return replace(proposal, edits=((at, at, f"{row}{site.source.newline}"), *proposal.edits))


def imports(tree):
    """Return the names of the modules that are imported as they are called."""
    return {a.asname or a.name for s in tree.body if isinstance(s, ast.Import) for a in s.names}


def first_line(tree):
    """Return the line of the first statement that may have an import before it."""
    body = tree.body
    for stmt in body:
        text = isinstance(stmt, ast.Expr) and isinstance(stmt.value, ast.Constant)
        if not text and getattr(stmt, "module", "") != "__future__":
            return min([stmt.lineno, *(d.lineno for d in getattr(stmt, "decorator_list", ()))])
    return body[-1].end_lineno + 1 if body else 1
