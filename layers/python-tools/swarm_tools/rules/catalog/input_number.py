"""A text that was typed in, compared with a number."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, guarded, owner
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def _fix(module: Module) -> Iterator[Edit]:
    for call in module.walk(ast.Call):
        statement = module.parents[call]
        if not calls_builtin(module, call, ("input",)) or not isinstance(statement, ast.Assign):
            continue
        target = statement.targets[0]
        found = owner(module, target) if isinstance(target, ast.Name) else None
        if found is None or len(statement.targets) != 1 or module.scopes.declared(target.id):
            continue
        stores = [module.parents.get(one) for one in found.bindings.get(target.id, [])]
        if not all(_typed(module, one) for one in stores):
            continue
        reads = [
            one
            for one in module.scopes.references(target.id, found)
            if isinstance(one.ctx, ast.Load)
        ]
        if guarded(module, statement, ("TypeError", "ValueError")):
            continue
        if any(_ordered(module, one) for one in reads):
            if all(_number(module, one) for one in reads) and module.is_builtin("int"):
                source = module.source(call)
                yield module.replace(call, f"int({source})", "Read a number, as it is used.")
        else:
            yield from _equal(module, reads)


def _typed(module: Module, statement: ast.AST | None) -> bool:
    """Return whether a statement sets a name to what was typed in."""
    return isinstance(statement, ast.Assign) and calls_builtin(module, statement.value, ("input",))


def _ordered(module: Module, read: ast.Name) -> bool:
    """Return whether a text is compared in size with a whole number, which always fails."""
    up = module.parents[read]
    return (
        isinstance(up, ast.Compare)
        and len(up.ops) == 1
        and isinstance(up.ops[0], _ORDER)
        and any(_whole(one) for one in (up.left, *up.comparators))
        and not guarded(module, up, ("TypeError",))
    )


def _number(module: Module, read: ast.Name) -> bool:
    """Return whether a use of a name suits a number."""
    up = module.parents[read]
    if isinstance(up, ast.Compare):
        return all(_whole(one) for one in (up.left, *up.comparators) if one is not read)
    if isinstance(up, ast.BinOp):
        other = up.right if up.left is read else up.left
        return _whole(other) and not isinstance(up.op, ast.Mult)
    return isinstance(up, ast.FormattedValue) or calls_builtin(module, up, ("print", "range"))


def _equal(module: Module, reads: list[ast.Name]) -> Iterator[Edit]:
    """Compare with the digits as they are typed."""
    for read in reads:
        up = module.parents[read]
        if not isinstance(up, ast.Compare) or len(up.ops) != 1 or up.left is not read:
            continue
        other = up.comparators[0]
        if isinstance(up.ops[0], (ast.Eq, ast.NotEq)) and _whole(other):
            new = f'"{module.source(other)}"'
            message = "Compared with the text of the number; what is typed in is a text."
            yield module.replace(other, new, message)


def _whole(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, int)
        and not isinstance(node.value, bool)
    )


RULE = Rule(
    id="input-number",
    title="What is typed in is read as the number it is used as",
    docs=(
        "'input' gives a text, which is never equal to a number and cannot be compared in size "
        "with one. A name that is only used as a whole number is read with 'int'; where it is "
        "only compared for equality, it is compared with the digits."
    ),
    fix=_fix,
    good=(
        "def f():\n    n = int(input())\n    return n > 3\n",
        "def f():\n    name = input()\n    return name.upper() if name > 'a' else ''\n",
    ),
    bad=(
        (
            "def f():\n    age = input('Age: ')\n    if age >= 18:\n        print('adult', age)\n",
            "def f():\n    age = int(input('Age: '))\n    if age >= 18:\n"
            "        print('adult', age)\n",
        ),
        (
            "choice = input()\nif choice == 1:\n    print('one')\n",
            "choice = input()\nif choice == \"1\":\n    print('one')\n",
        ),
    ),
    order=5,
)
