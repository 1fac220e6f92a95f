"""Strings that stand alone and document nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import block_of
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    docs = {id(node) for node in module.docstrings}
    for node in module.walk(ast.Expr):
        value = node.value
        if not isinstance(value, ast.Constant) or not isinstance(value.value, str):
            continue
        if id(value) in docs or not module.alone(node) or "\\" in module.source(value):
            continue
        block = block_of(module, node)
        index = block.index(node)
        before = block[index - 1] if index else None
        if isinstance(before, (ast.Assign, ast.AnnAssign)) and _attribute(module, node):
            continue
        indent = module.indent(node)
        lines = [line.strip() for line in value.value.strip().split("\n")]
        text = f"\n{indent}".join(f"# {line}".rstrip() for line in lines)
        if len(block) == 1:
            text = f"{text}\n{indent}pass"
        tail = module.text[module.end(node) : module.line_end(module.end(node))]
        if "#" not in tail and not any("coding" in line for line in lines):
            yield module.replace(node, text, "Made a comment of a string nobody reads.")


def _attribute(module: Module, node: ast.Expr) -> bool:
    """Return whether a string stands where it documents the assignment before it."""
    up = module.parents[node]
    function = module.function_of(node)
    return isinstance(up, (ast.Module, ast.ClassDef)) or (
        isinstance(up, DEFINITIONS) and function is not None and function.name == "__init__"
    )


RULE = Rule(
    id="loose-string",
    title="Comments instead of strings nobody reads",
    docs=(
        "A string that stands alone and is no docstring is a comment in disguise. One that "
        "documents the attribute before it is left alone."
    ),
    fix=_fix,
    pylint=("pointless-string-statement",),
    good=(
        '"""Doc."""\n\nN = 1\n"""How many."""\n',
        'def f():\n    """Doc."""\n    return 1\n',
    ),
    bad=(
        (
            'def f(x):\n    """Doc."""\n    y = x + 1\n    """\n    Explains\n'
            '    the rest.\n    """\n'
            "    'once more'\n    return y\n",
            'def f(x):\n    """Doc."""\n    y = x + 1\n    # Explains\n    # the rest.\n'
            "    # once more\n    return y\n",
        ),
    ),
)
