"""What comes after the best is only taken from the best, never from what lies between the two."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(numbers):\n    first = second = 0\n    for number in numbers:\n"
    "        if number > first:\n            second = first\n            first = number\n"
    "    return first, second\n"
)
AFTER = BEFORE.replace(
    "    return", "        elif number > second:\n            second = number\n    return"
)
COST = 1.0
SIGNS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


def propose(site):
    """Yield a branch after `if x > first: second = first; first = x` that compares with second."""
    for node in site.nodes:
        if not isinstance(node, ast.If) or node.orelse or not isinstance(node.test, ast.Compare):
            continue
        test = node.test
        if len(test.ops) != 1 or type(test.ops[0]) not in SIGNS:
            continue
        one, best = ast.unparse(test.left), ast.unparse(test.comparators[0])
        given = dict(pair for stmt in node.body for pair in assigned(stmt))
        turned = given.get(one) == best
        if turned:
            one, best = best, one
        if given.get(best) != one:
            continue
        sign = SIGNS[type(test.ops[0])]
        for second in [name for name, value in given.items() if value == best]:
            asked = f"{second} {sign} {one}" if turned else f"{one} {sign} {second}"
            lines = [f"elif {asked}:", f"{step_of(site.source.indent_of(node))}{second} = {one}"]
            yield site.insert_after(node, lines, COST, f"`elif {asked}` added")


def assigned(stmt):
    """Return targets and values of an assignment, part by part, as texts."""
    if not isinstance(stmt, ast.Assign) or len(stmt.targets) != 1:
        return []
    target, value = stmt.targets[0], stmt.value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = zip(target.elts, value.elts, strict=False)
    else:
        pairs = [(target, value)]
    return [(ast.unparse(one), ast.unparse(other)) for one, other in pairs]
