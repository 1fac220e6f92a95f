"""A name belongs to another scope: it is global, or bound too late in a lambda."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "count = 0\n\n\ndef f():\n    count = 1\n    return count\n"
AFTER = "count = 0\n\n\ndef f():\n    global count\n    count = 1\n    return count\n"


def propose(site):
    """Yield `global` and `nonlocal` for names of outer scopes, and defaults of lambdas."""
    for node in site.nodes:
        if isinstance(node, ast.Lambda):
            yield from bound_now(site, node)
    body = site.body_statements()
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)) or not body:
        return
    if not site.source.takes_lines(body[0]):
        return
    stored = [n.id for n in site.nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    outer = [n for n in ast.walk(site.source.tree) if isinstance(n, ast.Name)]
    mine = {id(n) for n in site.nodes}
    known = {n.id for n in outer if isinstance(n.ctx, ast.Store) and id(n) not in mine}
    known |= {n.arg for n in ast.walk(site.source.tree) if isinstance(n, ast.arg)}
    for name in [n for n in dict.fromkeys(stored) if n in known and n not in site.params]:
        for word in ("global", "nonlocal"):
            row = f"{word} {name}"
            yield site.insert_before(body[0], [row], 1.4, f"`{row}` added")


def bound_now(site, node):
    """Yield a lambda that takes the loop's value as a default."""
    own = [a.arg for a in node.args.args]
    read = [n.id for n in ast.walk(node.body) if isinstance(n, ast.Name)]
    for name in dict.fromkeys(n for n in read if n in site.names and n not in own):
        at = site.source.span(node.body)[0]
        colon = site.source.text.rfind(":", site.source.span(node)[0], at)
        some = own or node.args.vararg
        text = f", {name}={name}" if some else f" {name}={name}"
        yield Proposal(((colon, colon, text),), 1.5, node.lineno, f"`{name}` is bound at once")
