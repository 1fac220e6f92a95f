"""Both sides of a comparison, or all elements of a tuple, lack the same step."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(a, b):\n    return a > b\n"
AFTER = "def f(a, b):\n    return len(a) > len(b)\n"

FORMS = ("len({})", "{}.lower()", "abs({})", "sorted({})", "set({})", "str({})", "{}.strip()")
MOST = 4


def propose(site):
    """Yield comparisons of a property of both sides, and tuples with each element shifted."""
    for node in site.nodes:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            if isinstance(node.ops[0], (ast.In, ast.NotIn, ast.Is, ast.IsNot)):
                continue
            sides = [node.left, node.comparators[0]]
            if any(isinstance(s, ast.Constant) for s in sides):
                continue
            for form in [*FORMS, *own_keys(site)]:
                yield both(site, node, sides, form, 1.5)
            if all(isinstance(s, ast.Name) for s in sides):
                for name in looked_up(site, {s.id for s in sides}):
                    yield both(site, node, sides, f"{name}[{{}}]", 1.5)
        elif isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
            if 1 < len(node.elts) < 4 and not any(isinstance(e, ast.Starred) for e in node.elts):
                for form in ("{} + 1", "{} - 1"):
                    yield both(site, node, node.elts, form, 1.9)
        elif isinstance(node, ast.BinOp):
            for form in ("int({})", "abs({})", "float({})", "str({})", "list({})"):
                yield both(site, node, [node.left, node.right], form, 2.1)


def own_keys(site):
    """Return the forms of calls of what the object holds, such as a key that it was given."""
    called = {site.source.seg(n.func) for n in ast.walk(site.cls or site.node)
              if isinstance(n, ast.Call) and len(n.args) == 1}  # fmt: skip
    return [f"{name}({{}})" for name in site.attributes if name in called][:MOST]


def looked_up(site, sides):
    """Return the names of what the function reads by key or index, not those compared."""
    read = [n.value.id for n in site.nodes
            if isinstance(n, ast.Subscript) and isinstance(n.value, ast.Name)]  # fmt: skip
    read += [n.func.value.id for n in site.nodes
             if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)
             and n.func.attr == "get" and isinstance(n.func.value, ast.Name)]  # fmt: skip
    return [name for name in dict.fromkeys(read) if name not in sides][:MOST]


def both(site, node, parts, form, cost):
    """Return the proposal to write each of ``parts`` in ``form``."""
    loose = form.startswith("{}")
    texts = [site.operand(p) if loose else site.source.seg(p) for p in parts]
    edits = tuple((*site.source.span(p), form.format(t)) for p, t in zip(parts, texts, strict=True))
    return Proposal(edits, cost, node.lineno, f"each part becomes `{form.format('...')}`")
