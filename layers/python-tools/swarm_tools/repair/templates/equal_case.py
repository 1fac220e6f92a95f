"""Two sides are compared for more and less, and that they may be equal is forgotten."""

from __future__ import annotations

import ast

from swarm_tools.repair.source import step_of

BEFORE = (
    "def f(tree, key):\n    if tree is None:\n        return False\n    if key < tree.key:\n"
    "        return f(tree.left, key)\n    return f(tree.right, key)\n"
)
AFTER = (
    "def f(tree, key):\n    if tree is None:\n        return False\n    if key == tree.key:\n"
    "        return True\n    if key < tree.key:\n        return f(tree.left, key)\n"
    "    return f(tree.right, key)\n"
)


def propose(site):
    """Yield the case of equality before a condition of more or less."""
    for node in site.nodes:
        if not isinstance(node, ast.If) or not isinstance(node.test, ast.Compare):
            continue
        if not isinstance(node.test.ops[0], (ast.Lt, ast.Gt, ast.LtE, ast.GtE)):
            continue
        if len(node.test.ops) != 1 or not site.source.room_before(node):
            continue
        sides = (node.test.left, node.test.comparators[0])
        left, right = (site.source.seg(side) for side in sides)
        step = step_of(site.source.indent_of(node))
        for rank, leave in enumerate(ways(site, sides)):
            rows = [f"if {left} == {right}:", f"{step}{leave}"]
            said = f"`if {left} == {right}: {leave}` added"[:160]
            yield site.insert_before(node, rows, 1.7 + 0.04 * rank, said)


def ways(site, sides):
    """Return what to do when both are equal: found, nothing, the object or a constant."""
    owners = [
        site.source.seg(side.value) for side in sides
        if isinstance(side, (ast.Attribute, ast.Subscript))
    ]  # fmt: skip
    places = [
        site.source.seg(side.slice) for side in sides
        if isinstance(side, ast.Subscript) and isinstance(side.slice, (ast.Name, ast.Constant))
    ]  # fmt: skip
    values = ["True", *owners, *places, "False", "None", "0"]
    members = [f"{owner}.value" for owner in owners if "value" in site.members[0]]
    found = [f"return {value}" for value in dict.fromkeys([*values, *members])]
    loops = (
        ["continue", "break"]
        if any(isinstance(n, (ast.For, ast.While)) for n in site.nodes)
        else []
    )
    return [*found, "return", *loops]
