"""The function computes a value and never returns it."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "def f(items):\n    total = sum(items)\n"
AFTER = "def f(items):\n    total = sum(items)\n    return total\n"


def propose(site):
    """Yield `return <name>` at the end of blocks, and `return` before bare expressions."""
    if not isinstance(site.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    body = site.body_statements()
    for node in site.nodes:
        if isinstance(node, ast.Expr) and site.source.owns_lines(node):
            at = site.source.span(node)[0]
            yield Proposal(((at, at, "return "),), 1.2, node.lineno, "`return` added")
            call = node.value
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "print" and call.args:
                text = f"return {site.source.seg(call.args[-1])}"
                yield site.replace(node, text, 1.3, "printed value returned")
        elif isinstance(node, ast.Return) and node.value is None:
            for name in reversed(site.names):
                yield site.replace(node, f"return {name}", 1.3, f"`return {name}`")
        elif isinstance(node, ast.Assign) and body and node is body[-1]:
            text = f"return {site.source.seg(node.value)}"
            yield site.replace(node, text, 1.5, "assigned value returned")
    if not body or isinstance(body[-1], (ast.Return, ast.Raise)):
        return
    if not site.source.takes_lines(body[-1]):
        return
    indent = site.source.indent_of(body[0])
    yield from last_of_chain(site, body, indent)
    kept = [n for n in site.nodes if isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store)]
    values = [*reversed(site.names), "self", "True", "False", *site.attributes]
    values += dict.fromkeys(site.source.seg(n) for n in kept)
    for rank, value in enumerate(values):
        if value == "self" and site.cls is None:
            continue
        cost = 1.0 + 0.05 * min(rank, 8)
        yield site.insert_after(
            body[-1], [f"return {value}"], cost, f"`return {value}` added", indent
        )


def last_of_chain(site, body, indent):
    """Yield the last `return` of a function that returns constants, one for each case."""
    if not isinstance(body[-1], ast.If) or body[-1].orelse:
        return
    returned = [n.value for n in site.nodes if isinstance(n, ast.Return)]
    if not returned or not all(isinstance(value, ast.Constant) for value in returned):
        return
    known = {value.value for value in returned}
    for text in site.source.wanted.values:
        value = ast.literal_eval(text)
        if value not in known and any(type(value) is type(one) for one in known):
            yield site.insert_after(
                body[-1], [f"return {text}"], 0.9, f"`return {text}` added", indent
            )
