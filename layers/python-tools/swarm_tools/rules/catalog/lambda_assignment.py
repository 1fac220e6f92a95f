"""A function for a lambda that gets a name."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Assign):
        if (
            not isinstance(node.value, ast.Lambda)
            or len(node.targets) != 1
            or not module.alone(node)
        ):
            continue
        target = node.targets[0]
        if not isinstance(target, ast.Name) or isinstance(module.parents[node], ast.ClassDef):
            continue
        if module.has_comment(module.start(node), module.end(node)) or "\n" in module.source(node):
            continue
        if not isinstance(module.parents[node], (ast.Module, *FUNCTIONS)):
            continue
        arguments = module.source(node.value).removeprefix("lambda").split(":", 1)[0].strip()
        if arguments != ast.unparse(node.value.args).strip():
            continue
        indent = module.indent(node)
        body = module.source(node.value.body)
        if isinstance(node.value.body, (ast.Yield, ast.Await)):
            continue
        new = f"def {target.id}({arguments}):\n{indent}{module.unit}return {body}"
        yield module.replace(node, new, f"Defined '{target.id}' as a function.")


RULE = Rule(
    id="lambda-assignment",
    title="A function instead of a named lambda",
    docs="The same function, with its name in tracebacks and room for a docstring.",
    fix=_fix,
    pylint=("unnecessary-lambda-assignment",),
    good=("def f(xs):\n    return sorted(xs, key=lambda x: -x)\n",),
    bad=(("double = lambda x: x * 2\n", "def double(x):\n    return x * 2\n"),),
    order=15,
)
