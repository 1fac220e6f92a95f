"""Guard clauses where blocks are nested too deep."""

from __future__ import annotations

import ast
import tokenize
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.sizes import LIMIT, NESTING, depth_of
from swarm_tools.rules.truth import atom

_FLIP = {
    ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in", ast.NotIn: "in", ast.Is: "is not",
    ast.IsNot: "is",
}  # fmt: skip


def _fix(module: Module) -> Iterator[Edit]:
    for function in module.walk(FUNCTIONS):
        if depth_of(function.body) <= LIMIT.depth:
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.If) and module.function_of(node) is function:
                made = _guard(module, node)
                if made:
                    yield made
                    return


def _guard(module: Module, node: ast.If) -> Edit | None:
    """Return the edit that turns an if around the rest of a block into a guard before it."""
    parent, block = module.parents[node], module.siblings(node)
    leaving = "continue" if isinstance(parent, (ast.For, ast.While)) else "return"
    function = isinstance(parent, FUNCTIONS)
    if block is not getattr(parent, "body", None) or block[-1] is not node or node.orelse:
        return None
    if not function and leaving == "return":
        return None
    start, end = module.line_start(module.start(node)), module.end(node)
    if not module.alone(node) or node.body[0].lineno == node.lineno or _values(module, node):
        return None
    if module.has_comment(start, module.start(node.body[0])) or "\n" in module.source(node.test):
        return None
    if len(node.body) < 2 and not isinstance(node.body[0], NESTING):
        return None
    outer, inner = module.indent(node), module.indent(node.body[0])
    head = module.line_start(module.start(node.body[0]))
    lines = module.text[head:end].split("\n")
    if any(line.strip() and not line.startswith(inner) for line in lines):
        return None
    step = inner[len(outer) :]
    body = "\n".join(outer + line[len(inner) :] if line.strip() else line for line in lines)
    text = f"{outer}if {_opposite(module, node.test)}:\n{outer}{step}{leaving}\n{body}"
    return Edit(start, end, text, f"Left early with {leaving} instead of nesting deeper.")


def _values(module: Module, node: ast.If) -> bool:
    """Return whether a text of several lines lies in the block, or the block gives a value."""
    return any(
        token.start[0] != token.end[0]
        and token.type not in (tokenize.NEWLINE, tokenize.NL)
        and node.lineno <= token.start[0] <= (node.end_lineno or 0)
        for token in module.tokens
    ) or any(
        isinstance(part, (ast.Return, ast.Yield, ast.YieldFrom))
        and part.value is not None
        and isinstance(module.parents[node], FUNCTIONS)
        for part in ast.walk(node)
    )


def _opposite(module: Module, test: ast.expr) -> str:
    text = module.source(test)
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return module.source(test.operand)
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        sign = _FLIP.get(type(test.ops[0]))
        between = module.text[module.end(test.left) : module.start(test.comparators[0])]
        exact = isinstance(test.ops[0], (ast.In, ast.NotIn, ast.Is, ast.IsNot))
        if sign and exact and "(" not in between and ")" not in between:
            return f"{module.source(test.left)} {sign} {module.source(test.comparators[0])}"
    return f"not {text}" if atom(test) else f"not ({text})"


RULE = Rule(
    id="loop-guard",
    title="Guard clauses where blocks are nested too deep",
    docs=(
        "In functions with more than five levels, an if around the rest of a loop's body becomes a "
        "guard that continues, and one around the rest of a function a guard that returns. Ifs "
        "with an else, and functions that give back a value there, are left alone."
    ),
    fix=_fix,
    pylint=("too-many-nested-blocks",),
    good=(
        "def f(xs):\n    for x in xs:\n        if x:\n            print(x)\n            print(1)\n",
    ),
    bad=(
        (
            "def f(a, b, c):\n    for x in a:\n        while x:\n            for y in b:\n"
            "                if y in c:\n                    for z in c:\n"
            "                        while z:\n                            z -= 1\n"
            "                    x -= 1\n",
            "def f(a, b, c):\n    for x in a:\n        while x:\n            for y in b:\n"
            "                if y not in c:\n                    continue\n"
            "                for z in c:\n"
            "                    while z:\n                        z -= 1\n"
            "                x -= 1\n",
        ),
    ),
)
