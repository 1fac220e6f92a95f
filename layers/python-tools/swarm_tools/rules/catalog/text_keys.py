"""A typed text looked up in a dict with numbers as keys."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import bindings, calls_builtin, guarded, owner
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_ASKED = ("strip", "lower", "upper", "rstrip", "lstrip")


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Assign):
        table, target = node.value, node.targets[0]
        if not isinstance(table, ast.Dict) or len(node.targets) != 1 or not table.keys:
            continue
        if not isinstance(target, ast.Name) or not all(_digits(key) for key in table.keys):
            continue
        if not _only_typed(module, target):
            continue
        for number, key in enumerate(table.keys):
            message = "" if number else "Made texts of the keys; what is looked up is typed in."
            new = f'"{module.source(key)}"'  # type: ignore[arg-type]
            yield module.replace(key, new, message, module.start(table))  # type: ignore[arg-type]


def _digits(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def _only_typed(module: Module, target: ast.Name) -> bool:
    """Return whether a dict is set once and only looked into, with what was typed in."""
    scope = owner(module, target)
    if scope is None or len(scope.bindings[target.id]) != 1 or scope.kind == "class":
        return False
    if module.project is not None and module.project.used_elsewhere(target.id, module.path):
        return False
    uses = [x for x in module.scopes.references(target.id, scope) if x is not target]
    ways = [_looked_up(module, use) for use in uses]
    if any(guarded(module, use, ("KeyError",)) for use in uses):
        return False
    return "__all__" not in module.names and None not in ways and True in ways


def _looked_up(module: Module, use: ast.Name) -> bool | None:
    """Return True for a look-up of a typed text, False for what has no need of the keys."""
    up = module.parents[use]
    if isinstance(up, ast.Subscript) and up.value is use and isinstance(up.ctx, ast.Load):
        return True if _typed(module, up.slice) else None
    if isinstance(up, ast.Compare) and len(up.ops) == 1 and up.comparators[0] is use:
        found = isinstance(up.ops[0], (ast.In, ast.NotIn)) and _typed(module, up.left)
        return True if found else None
    call = module.parents.get(up)
    if isinstance(up, ast.Attribute) and isinstance(call, ast.Call) and call.func is up:
        if up.attr == "get" and call.args:
            return True if _typed(module, call.args[0]) else None
        return _shown(module, call) if up.attr in ("items", "values") else None
    return False if calls_builtin(module, up, ("len",)) else None


def _shown(module: Module, call: ast.Call) -> bool | None:
    """Return False for a loop over a dict that only prints the keys."""
    loop = module.parents[call]
    if call.func.attr == "values":  # type: ignore[attr-defined]
        return False
    if not isinstance(loop, ast.For) or not isinstance(loop.target, ast.Tuple):
        return None
    key = loop.target.elts[0]
    if not isinstance(key, ast.Name):
        return None
    reads = [
        part
        for statement in loop.body
        for part in ast.walk(statement)
        if isinstance(part, ast.Name) and part.id == key.id
    ]
    printed = (
        calls_builtin(module, module.parents[part], ("print",))
        or (isinstance(module.parents[part], ast.FormattedValue) and _bare(module.parents[part]))
        for part in reads
    )
    return False if all(printed) else None


def _bare(node: ast.AST) -> bool:
    return isinstance(node, ast.FormattedValue) and node.format_spec is None


def _typed(module: Module, node: ast.expr) -> bool:
    """Return whether an expression is certainly a text that was typed in."""
    if isinstance(node, ast.Name):
        found = bindings(module, node)
        statements = [module.parents.get(one) for one in found]
        return bool(found) and all(
            isinstance(one, ast.Assign) and len(one.targets) == 1 and _typed(module, one.value)
            for one in statements
        )
    if not isinstance(node, ast.Call):
        return False
    method = node.func
    if isinstance(method, ast.Attribute) and method.attr in _ASKED:
        return isinstance(method.value, ast.Call) and _typed(module, method.value)
    return calls_builtin(module, node, ("input",))


RULE = Rule(
    id="text-keys",
    title="Texts as keys for what is typed in",
    docs=(
        "'input' gives a text, which is never found among keys that are numbers. Where a dict is "
        "only looked into with texts that were typed in, its keys become texts. A dict that "
        "is read in any other way is left alone."
    ),
    fix=_fix,
    good=(
        "ROOMS = {1: 'Gym'}\nn = int(input())\nprint(ROOMS[n])\n",
        "ROOMS = {1: 'Gym'}\nn = input()\nprint(ROOMS.get(n), ROOMS[1])\n",
        "ROOMS = {'1': 'Gym'}\nn = input()\nprint(ROOMS.get(n))\n",
        "ROOMS = {1: 'Gym'}\n\n\ndef f(n):\n    return ROOMS.get(n)\n",
        "ROOMS = {1: 'Gym'}\nn = input()\ntry:\n    print(ROOMS[n])\nexcept KeyError:\n"
        "    print('no')\n",
        "ROOMS = {1: 'Gym'}\nn = input()\nif n.isdigit():\n    n = int(n)\nprint(ROOMS.get(n))\n",
    ),
    bad=(
        (
            "ROOMS = {1: 'Library', 2: 'Gym'}\n\n\ndef main():\n    n = input().strip()\n"
            "    if n in ROOMS:\n        print(ROOMS[n])\n",
            "ROOMS = {\"1\": 'Library', \"2\": 'Gym'}\n\n\ndef main():\n    n = input().strip()\n"
            "    if n in ROOMS:\n        print(ROOMS[n])\n",
        ),
        (
            "def menu():\n    options = {1: 'add', 2: 'quit'}\n"
            "    for number, text in options.items():\n        print(f'{number}. {text}')\n"
            "    choice = input('> ')\n    return options.get(choice, 'unknown')\n",
            "def menu():\n    options = {\"1\": 'add', \"2\": 'quit'}\n"
            "    for number, text in options.items():\n        print(f'{number}. {text}')\n"
            "    choice = input('> ')\n    return options.get(choice, 'unknown')\n",
        ),
        (
            "DAYS = {1: 'Mon', 2: 'Tue'}\nprint(DAYS[input('Day: ')])\n",
            "DAYS = {\"1\": 'Mon', \"2\": 'Tue'}\nprint(DAYS[input('Day: ')])\n",
        ),
        (
            "PRICES = {1: 2.5, 2: 3.0}\nchoice = input()\nwhile choice not in PRICES:\n"
            "    choice = input()\nprint(PRICES[choice], len(PRICES))\n",
            'PRICES = {"1": 2.5, "2": 3.0}\nchoice = input()\nwhile choice not in PRICES:\n'
            "    choice = input()\nprint(PRICES[choice], len(PRICES))\n",
        ),
    ),
    order=5,
    repairs=True,
)
