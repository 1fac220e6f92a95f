"""``...`` beside other statements."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import block_of, drop
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Expr):
        value = node.value
        if not isinstance(value, ast.Constant) or value.value is not Ellipsis:
            continue
        if len(block_of(module, node)) > 1 and module.alone(node):
            after = module.text[module.end(node) : module.line_end(module.end(node))]
            if "#" not in after and not _overload(module, node):
                yield drop(module, node, "Removed '...' from a block that has more.")


def _overload(module: Module, node: ast.stmt) -> bool:
    function = module.function_of(node)
    return function is not None and any(
        "overload" in ast.unparse(x) for x in function.decorator_list
    )


RULE = Rule(
    id="unneeded-ellipsis",
    title="No ... in a block that has more",
    docs="Where a docstring or another statement fills the block, '...' does nothing.",
    fix=_fix,
    pylint=("unnecessary-ellipsis",),
    good=("def f():\n    ...\n", "class A:\n    x = ...\n"),
    bad=(
        (
            'def f():\n    """Do nothing."""\n    ...\n',
            'def f():\n    """Do nothing."""\n',
        ),
    ),
)
