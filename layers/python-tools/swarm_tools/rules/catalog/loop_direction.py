"""A loop whose variable moves away from its bound."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_UP = (ast.Lt, ast.LtE)
_DOWN = (ast.Gt, ast.GtE)


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.While):
        found = bound(node.test)
        if found is None:
            continue
        name, rising, limit = found
        steps = changes(node, name)
        if len(steps) != 1 or not isinstance(steps[0], ast.AugAssign) or _leaves(node):
            continue
        step = steps[0]
        if module.parents[step] is not node or not _positive(step.value):
            continue
        if not isinstance(step.op, (ast.Add, ast.Sub)) or isinstance(step.op, ast.Add) is rising:
            continue
        if any(
            isinstance(part, ast.Name)
            and part.id in _names(limit)
            and not isinstance(part.ctx, ast.Load)
            for statement in node.body
            for part in ast.walk(statement)
        ):
            continue
        if not _starts_before(module, node, name, rising):
            continue
        start = module.end(step.target)
        sign = module.text.find("=", start) - 1
        new = "+" if rising else "-"
        message = f"Moved '{name}' towards its bound; the loop could not end."
        yield Edit(sign, sign + 1, new, message)


def bound(test: ast.expr) -> tuple[str, bool, ast.expr] | None:
    """Return name, direction (True for rising) and limit of a loop's only condition."""
    if not isinstance(test, ast.Compare) or len(test.ops) != 1:
        return None
    left, right, op = test.left, test.comparators[0], test.ops[0]
    if isinstance(left, ast.Name) and isinstance(op, (*_UP, *_DOWN)) and _limit(right):
        return left.id, isinstance(op, _UP), right
    if (
        isinstance(right, ast.Name)
        and isinstance(op, (*_UP, *_DOWN))
        and isinstance(left, ast.Constant)
    ):
        return right.id, isinstance(op, _DOWN), left
    return None


def _limit(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "len"
    if isinstance(node, ast.BinOp):
        return _limit(node.left) and _limit(node.right)
    return isinstance(node, (ast.Name, ast.Constant))


def _names(node: ast.expr) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def changes(node: ast.While, name: str) -> list[ast.stmt]:
    """Return the statements of a loop that set a name."""
    found = []
    for statement in node.body:
        for part in ast.walk(statement):
            targets: list[ast.AST] = []
            if isinstance(part, ast.Assign):
                targets = [x for target in part.targets for x in ast.walk(target)]
            elif isinstance(part, (ast.AugAssign, ast.AnnAssign, ast.For, ast.NamedExpr)):
                targets = list(ast.walk(part.target))
            if any(
                isinstance(x, ast.Name) and x.id == name and isinstance(x.ctx, ast.Store)
                for x in targets
            ):
                found.append(part)
    return found


def _leaves(node: ast.While) -> bool:
    """Return whether something but the condition can end the loop."""
    return any(
        isinstance(
            part, (ast.Break, ast.Return, ast.Raise, ast.Yield, ast.YieldFrom, ast.Try, ast.Await)
        )
        for statement in node.body
        for part in ast.walk(statement)
    )


def _positive(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) and node.value > 0
    )


def _starts_before(module: Module, node: ast.While, name: str, rising: bool) -> bool:
    """Return whether the variable starts on the side from which the loop should run."""
    block = module.siblings(node)
    function = module.function_of(node)
    arguments = (
        {arg.arg for arg in ast.walk(function.args) if isinstance(arg, ast.arg)}
        if function
        else set()
    )
    for statement in reversed(block[: block.index(node)]):
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == name for target in statement.targets
        ):
            value = statement.value
            if rising:
                return isinstance(value, ast.Constant) and isinstance(value.value, (int, float))
            return not isinstance(value, ast.Constant) or isinstance(value.value, (int, float))
    return not rising and name in arguments


RULE = Rule(
    id="loop-direction",
    title="A loop variable that moves towards its bound",
    docs=(
        "A while loop whose only way out is its condition, and whose variable is stepped away "
        "from the bound, never ends. The step's sign is turned. Any other exit, or a bound that "
        "moves, and the loop is left alone."
    ),
    fix=_fix,
    good=(
        "def f(n):\n    i = 0\n    while i < n:\n        i += 1\n    return i\n",
        "def f(n):\n    i = 0\n    while i < n:\n        i -= 1\n        if i < -5:\n"
        "            break\n    return i\n",
    ),
    bad=(
        (
            "def f(n):\n    i = 0\n    while i < n:\n        print(i)\n        i -= 1\n",
            "def f(n):\n    i = 0\n    while i < n:\n        print(i)\n        i += 1\n",
        ),
        (
            "def f(n):\n    while n > 0:\n        print(n)\n        n += 1\n",
            "def f(n):\n    while n > 0:\n        print(n)\n        n -= 1\n",
        ),
    ),
    order=5,
    repairs=True,
)
