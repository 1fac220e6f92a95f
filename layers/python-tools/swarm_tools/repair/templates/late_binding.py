"""A function made in a loop reads what the loop has come to: the value of its own round is kept."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = (
    "def f(rates):\n    made = []\n    for rate in rates:\n        def one(amount):\n"
    "            return amount * rate\n        made.append(one)\n    return made\n"
)
AFTER = BEFORE.replace("def one(amount)", "def one(amount, rate=rate)")
COST = 1.0


def propose(site):
    """Yield functions and lambdas in a loop with its variables as defaults of parameters."""
    for loop in site.nodes:
        if not isinstance(loop, (ast.For, ast.While)):
            continue
        bound = {
            n.id for n in ast.walk(loop) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
        }
        for node in ast.walk(loop):
            if isinstance(node, (ast.FunctionDef, ast.Lambda)):
                yield from kept(site, node, bound)


def kept(site, node, bound):
    """Yield the names of a loop that a function reads as its defaults."""
    inside = [n for n in ast.walk(node) if isinstance(n, ast.Name)]
    stored = {n.id for n in inside if isinstance(n.ctx, ast.Store)}
    params = [a.arg for a in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
    read = dict.fromkeys(n.id for n in inside if n.id in bound - stored - set(params))
    if not read:
        return
    given = ", ".join(f"{name}={name}" for name in read)
    if node.args.kwarg or node.args.vararg:
        first = node.args.vararg or node.args.kwarg
        stars = 1 if node.args.vararg else 2
        at = site.source.span(first)[0] - stars
        yield Proposal(((at, at, f"{given}, "),), COST, node.lineno, f"`{given}` kept")
        return
    if isinstance(node, ast.Lambda):
        at = site.source.span(node.body)[0]
        at = site.source.text.rindex(":", site.source.span(node)[0], at)
        new = f", {given}" if params else f" {given}"
    else:
        at = site.source.text.index(")", site.source.span(node)[0])
        ends = [site.source.span(part)[1] for part in (*node.args.args, *node.args.defaults)]
        at = site.source.text.index(")", max(ends)) if ends else at
        new = f", {given}" if params else given
    yield Proposal(((at, at, new),), COST, node.lineno, f"`{given}` kept for each round")
