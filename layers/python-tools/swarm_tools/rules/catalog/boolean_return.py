"""``return test`` instead of an if that returns True and False."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module
from swarm_tools.rules.types import certain

_FLIP = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.If):
        if len(node.body) != 1 or not module.alone(node):
            continue
        block = module.siblings(node)
        after = None
        if len(node.orelse) == 1:
            after = node.orelse[0]
        elif not node.orelse and block.index(node) + 1 < len(block):
            after = block[block.index(node) + 1]
        if after is None or isinstance(after, ast.If):
            continue
        end = max(module.end(node), module.end(after))
        if module.has_comment(module.start(node), end) or _branch(module, node):
            continue
        pair = _pair(node.body[0], after)
        if pair is None:
            continue
        if not node.orelse and isinstance(node.body[0], ast.Assign):
            continue
        if not node.orelse and _chained(module, node):
            continue
        value = _test(module, node.test, pair[1])
        if value is not None:
            yield Edit(
                module.start(node), end, pair[0] + value, "Used the test itself as the value."
            )


def _branch(module: Module, node: ast.If) -> bool:
    """Return whether an if is the elif of another one."""
    return module.text[module.start(node) :].startswith("elif")


def _chained(module: Module, node: ast.If) -> bool:
    """Return whether the statement before is another guard of the same kind; then keep the list."""
    block = module.siblings(node)
    index = block.index(node)
    return index > 0 and isinstance(block[index - 1], ast.If) and not block[index - 1].orelse


def _pair(first: ast.stmt, second: ast.stmt) -> tuple[str, bool] | None:
    """Return the head of the new statement and the value of the first branch."""
    one, two = getattr(first, "value", None), getattr(second, "value", None)
    if not isinstance(one, ast.Constant) or not isinstance(two, ast.Constant):
        return None
    if not isinstance(one.value, bool) or not isinstance(two.value, bool) or one.value is two.value:
        return None
    if isinstance(first, ast.Return) and isinstance(second, ast.Return):
        return "return ", one.value
    if isinstance(first, ast.Assign) and isinstance(second, ast.Assign):
        same = [ast.dump(t) for t in first.targets] == [ast.dump(t) for t in second.targets]
        if same and len(first.targets) == 1 and isinstance(first.targets[0], ast.Name):
            return f"{first.targets[0].id} = ", one.value
    return None


def _test(module: Module, test: ast.expr, positive: bool) -> str | None:
    text = module.source(test)
    if "\n" in text or isinstance(test, ast.NamedExpr):
        return None
    boolean = certain(module, test) == "bool" or _comparison(module, test)
    if positive:
        return text if boolean else f"bool({text})" if module.is_builtin("bool") else None
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        inner = module.source(test.operand)
        return f"bool({inner})" if module.is_builtin("bool") else None
    if isinstance(test, ast.Compare) and len(test.ops) == 1 and type(test.ops[0]) in _FLIP:
        between = module.text[module.end(test.left) : module.start(test.comparators[0])]
        if "(" not in between and ")" not in between and certain(module, test) == "bool":
            left, right = module.source(test.left), module.source(test.comparators[0])
            return f"{left} {_FLIP[type(test.ops[0])]} {right}"
    return (
        f"not {text}" if isinstance(test, (ast.Name, ast.Attribute, ast.Call)) else f"not ({text})"
    )


def _comparison(module: Module, test: ast.expr) -> bool:
    """Return whether a test is made of comparisons, in a file whose comparisons give bools."""
    if module.imports & {"numpy", "pandas", "sqlalchemy", "torch", "sympy", "polars"}:
        return False
    if isinstance(test, ast.BoolOp):
        return all(
            _comparison(module, value) or certain(module, value) == "bool" for value in test.values
        )
    return isinstance(test, ast.Compare) or certain(module, test) == "bool"


RULE = Rule(
    id="boolean-return",
    title="The test itself instead of True and False",
    docs=(
        "An if that only chooses between True and False is its own test. What is not certainly a "
        "bool is wrapped in bool(), so that the same value comes out."
    ),
    fix=_fix,
    pylint=("simplifiable-if-statement",),
    good=("def f(x):\n    if x:\n        return 1\n    return False\n",),
    bad=(
        (
            "def f(x):\n    if x > 1:\n        return True\n    else:\n        return False\n",
            "def f(x):\n    return x > 1\n",
        ),
        (
            "def f(x):\n    if x:\n        return False\n    return True\n",
            "def f(x):\n    return not x\n",
        ),
    ),
)
