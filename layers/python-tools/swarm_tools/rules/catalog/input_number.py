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
        if not calls_builtin(module, call, ("input",)):
            continue
        call = _whole_text(module, call)
        statement = module.parents[call]
        if isinstance(statement, ast.Compare):
            yield from _at_once(module, call, statement)
        if not isinstance(statement, ast.Assign):
            continue
        target = statement.targets[0]
        found = owner(module, target) if isinstance(target, ast.Name) else None
        if found is None or len(statement.targets) != 1 or module.scopes.declared(target.id):
            continue
        stores = [module.parents.get(one) for one in found.bindings.get(target.id, [])]
        started = [one for one in stores if isinstance(one, ast.Assign) and _whole(one.value)]
        if not all(_typed(module, one) for one in stores if one not in started):
            continue
        reads = [
            one
            for one in module.scopes.references(target.id, found)
            if isinstance(one.ctx, ast.Load)
        ]
        if guarded(module, statement, ("TypeError", "ValueError")):
            continue
        if any(_ordered(module, one) for one in reads) or started:
            compared = any(isinstance(module.parents[one], ast.Compare) for one in reads)
            suits = compared and all(_number(module, one) for one in reads)
            if suits and module.is_builtin("int"):
                source = module.source(call)
                yield module.replace(call, f"int({source})", "Read a number, as it is used.")
        else:
            yield from _equal(module, reads)


def _whole_text(module: Module, call: ast.Call) -> ast.Call:
    """Return a call of input together with the strip() around it."""
    method = module.parents[call]
    outer = module.parents.get(method)
    stripped = isinstance(method, ast.Attribute) and method.attr == "strip"
    return outer if stripped and isinstance(outer, ast.Call) and not outer.args else call


def _typed(module: Module, statement: ast.AST | None) -> bool:
    """Return whether a statement sets a name to what was typed in."""
    if not isinstance(statement, ast.Assign):
        return False
    value = statement.value
    method = value.func if isinstance(value, ast.Call) else None
    if isinstance(method, ast.Attribute) and method.attr == "strip":
        value = method.value
    return calls_builtin(module, value, ("input",))


def _at_once(module: Module, call: ast.Call, test: ast.Compare) -> Iterator[Edit]:
    """Mend a comparison of what is typed in right there."""
    if len(test.ops) != 1 or test.left is not call or not _whole(test.comparators[0]):
        return
    other = test.comparators[0]
    if isinstance(test.ops[0], (ast.Eq, ast.NotEq)):
        message = "Compared with the text of the number; what is typed in is a text."
        yield module.replace(other, f'"{module.source(other)}"', message)
        return
    expected = guarded(module, test, ("TypeError", "ValueError"))
    if isinstance(test.ops[0], _ORDER) and module.is_builtin("int") and not expected:
        yield module.replace(call, f"int({module.source(call)})", "Read a number.")


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
        "def f():\n    n = 0\n    while n != 'q':\n        n = input()\n    return n\n",
        "def f():\n    n = 0\n    n = input()\n    return n\n",
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
        (
            "def f():\n    guess = 0\n    while guess != 7:\n        guess = input('Guess: ')\n"
            "    print('yes', guess)\n",
            "def f():\n    guess = 0\n    while guess != 7:\n"
            "        guess = int(input('Guess: '))\n    print('yes', guess)\n",
        ),
        (
            "age = input('Age: ').strip()\nif age < 18:\n    print('too young')\n",
            "age = int(input('Age: ').strip())\nif age < 18:\n    print('too young')\n",
        ),
        (
            "if input('Age: ') >= 18:\n    print('in')\nif input('One? ') == 1:\n"
            "    print('one')\n",
            "if int(input('Age: ')) >= 18:\n    print('in')\nif input('One? ') == \"1\":\n"
            "    print('one')\n",
        ),
    ),
    order=5,
    repairs=True,
)
