"""A dictionary instead of a long row of comparisons that return literals."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module
from swarm_tools.rules.types import certain

LEAST = 6
_Arm = tuple[ast.Constant, ast.Constant]


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(FUNCTIONS):
        start, name, arms, default = _row(node)
        if (
            start is None
            or len(arms) < LEAST
            or module.has_comment(module.start(start), module.end(node))
        ):
            continue
        kinds = {type(key.value) for key, _ in arms}
        keys = [key.value for key, _ in arms]
        if len(kinds) != 1 or len(set(keys)) != len(keys) or not module.alone(start):
            continue
        first = start.test.left  # type: ignore[attr-defined]
        if certain(module, first) != kinds.pop().__name__ or not name:
            continue
        indent = module.indent(start)
        inner = indent + module.unit
        rows = "".join(
            f"{inner}{module.source(key)}: {module.source(value)},\n" for key, value in arms
        )
        other = f", {module.source(default)}" if default is not None else ""
        text = f"return {{\n{rows}{indent}}}.get({name}{other})"
        message = f"Looked '{name}' up instead of comparing it {len(arms)} times."
        yield Edit(module.start(start), module.end(node), text, message)


def _row(node: Function) -> tuple[ast.If | None, str, list[_Arm], ast.Constant | None]:
    """Return what a function ends with: first comparison, name, keys with values, the rest."""
    body, default = list(node.body), None
    if isinstance(body[-1], ast.Return):
        default = body.pop().value
        if not isinstance(default, ast.Constant):
            return None, "", [], None
    row: list[ast.If] = []
    while body and _arm(body[-1]) and (not row or not body[-1].orelse):  # type: ignore[attr-defined]
        row.insert(0, body.pop())  # type: ignore[arg-type]
    arms: list[_Arm] = []
    names = set()
    queue: list[ast.stmt] = list(row)
    while queue:
        step = queue.pop(0)
        if isinstance(step, ast.Return) and isinstance(step.value, ast.Constant) and not queue:
            if default is not None:
                return None, "", [], None
            default = step.value
            continue
        found = _arm(step)
        if found is None:
            return None, "", [], None
        names.add(found[0])
        arms.append(found[1:])
        queue = [*step.orelse, *queue]  # type: ignore[attr-defined]
    return row[0] if row and len(names) == 1 else None, "".join(names), arms, default


def _arm(node: ast.stmt) -> tuple[str, ast.Constant, ast.Constant] | None:
    """Return name, key and value of ``if name == key: return value``."""
    if not isinstance(node, ast.If) or len(node.body) != 1:
        return None
    test, step = node.test, node.body[0]
    if not isinstance(step, ast.Return) or not isinstance(step.value, ast.Constant):
        return None
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.Eq):
        return None
    key = test.comparators[0]
    if len(test.ops) != 1 or not isinstance(test.left, ast.Name):
        return None
    if not isinstance(key, ast.Constant) or type(key.value) not in (str, int):
        return None
    return test.left.id, key, step.value


def _case(count: int, head: str) -> tuple[str, str]:
    """Return an example with so many comparisons, and what becomes of it."""
    tests = "".join(
        f"    {'el' if index and head else ''}if x == 'k{index}':\n        return {index}\n"
        for index in range(count)
    )
    rows = "".join(f"        'k{index}': {index},\n" for index in range(count))
    before = f"def f(x: str):\n{tests}    return -1\n".replace("return -1", "return 99")
    return before, f"def f(x: str):\n    return {{\n{rows}    }}.get(x, 99)\n"


RULE = Rule(
    id="lookup-table",
    title="A dictionary instead of a long row of comparisons",
    docs=(
        "Where a function ends in six or more comparisons of one text, or whole number, that only "
        "return literals. The type has to be certain, so that the value can be looked up."
    ),
    fix=_fix,
    pylint=("too-many-return-statements", "too-many-branches"),
    good=(
        "def f(x: str):\n    if x == 'a':\n        return 1\n    return 2\n",
        _case(8, "")[0].replace("x: str", "x"),
        _case(8, "")[0].replace("'k3'", "'k2'"),
    ),
    bad=(_case(8, ""), _case(14, "el")),
    order=45,
)
