"""``def greet(name, titles=None): titles.get(name)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.callees import called, plain_call, takes
from swarm_tools.rules.docinsert import has_docstring
from swarm_tools.rules.flow import guarded
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import DEFINITIONS, FUNCTIONS, Function, Module
from swarm_tools.rules.truth import unconditional

_METHODS = {
    "get": "{}", "items": "{}", "keys": "{}", "values": "{}", "setdefault": "{}",
    "append": "[]", "extend": "[]", "insert": "[]", "add": "set()",
}  # fmt: skip
_ERRORS = ("AttributeError", "TypeError")


def _fix(module: Module) -> Iterator[Edit]:
    for function in module.walk(FUNCTIONS):
        for parameter in _without_value(function):
            empty = _wanted(module, function, parameter)
            if empty is None or not _left_out(module, function, parameter):
                continue
            first = next(iter(function.body[int(has_docstring(function)) :]), None)
            if first is None or not module.alone(first):
                continue
            indent, where = module.indent(first), module.line_start(module.start(first))
            text = f"{indent}if {parameter} is None:\n{indent}{module.unit}{parameter} = {empty}\n"
            yield Edit(where, where, text, f"Began with an empty '{parameter}' when none is given.")
            break


def _without_value(function: Function) -> list[str]:
    """Return the parameters that are None when they are left out."""
    arguments = function.args
    plain = [*arguments.posonlyargs, *arguments.args]
    given = plain[len(plain) - len(arguments.defaults) :]
    pairs = [*zip(given, arguments.defaults, strict=True)]
    pairs += [
        (one, value)
        for one, value in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        if value is not None
    ]
    return [
        one.arg for one, value in pairs if isinstance(value, ast.Constant) and value.value is None
    ]


def _wanted(module: Module, function: Function, name: str) -> str | None:
    """Return what is certainly wanted instead of None: an empty dict, list or set."""
    scope = module.scopes.of[function]
    uses = module.scopes.references(name, scope)
    if len(scope.bindings.get(name, [])) != 1 or module.scopes.declared(name):
        return None
    if any(isinstance(part, (*DEFINITIONS, ast.Lambda)) for one in function.body
           for part in ast.walk(one)):  # fmt: skip
        return None
    kinds = {_need(module, use) for use in uses}
    if "tested" in kinds:
        return None
    empties = {kind for kind in kinds if kind in ("{}", "[]", "set()")}
    if kinds & {"item"} and kinds & {"member"}:
        empties.add("{}")
    if not empties and "gone over" in kinds:
        empties = {"()" if kinds <= {"gone over", "member"} else "[]"}
    if len(empties) != 1 or not any(_at_once(module, function, use) for use in uses):
        return None
    return empties.pop()


def _need(module: Module, use: ast.Name) -> str:
    """Return what a use of a name tells about it."""
    up = module.parents[use]
    if isinstance(up, ast.Attribute):
        call = module.parents[up]
        return _METHODS.get(up.attr, "") if isinstance(call, ast.Call) and call.func is up else ""
    if isinstance(up, ast.Subscript):
        return "item"
    if isinstance(up, ast.Compare):
        inside = up.comparators[-1] is use and isinstance(up.ops[-1], (ast.In, ast.NotIn))
        return "member" if inside else "tested"
    if isinstance(up, (ast.For, ast.comprehension)):
        return "gone over" if up.iter is use else ""
    if isinstance(up, (ast.BoolOp, ast.UnaryOp, ast.If, ast.IfExp, ast.While, ast.Assert)):
        return "tested"
    if isinstance(up, ast.Call) and getattr(up.func, "id", "") in ("isinstance", "bool"):
        return "tested"
    return "tested" if isinstance(up, (ast.NamedExpr, ast.Match)) else ""


def _at_once(module: Module, function: Function, use: ast.Name) -> bool:
    """Return whether a use that fails with None is made whenever the function is called."""
    need = _need(module, use)
    if not need or guarded(module, use, _ERRORS):
        return False
    for statement in function.body:
        parts: list[ast.AST] = [statement]
        if isinstance(statement, (ast.If, ast.While)):
            parts = [statement.test]
        elif isinstance(statement, ast.For):
            parts = [statement.iter]
        elif not isinstance(statement, (ast.Assign, ast.AugAssign, ast.Return, ast.Expr)):
            parts = []
        if any(use is one for part in parts for one in ast.walk(part)):
            return unconditional(module, use, statement)
        if any(isinstance(one, (ast.Return, ast.Raise, ast.Continue, ast.Break))
               for one in ast.walk(statement)):  # fmt: skip
            return False
    return False


def _left_out(module: Module, function: Function, name: str) -> bool:
    """Return whether a call in this file certainly leaves a parameter out."""
    for call in module.walk(ast.Call):
        found = called(module, call)
        if found is None or found[0] is not function or not plain_call(call):
            continue
        taken = takes(function, found[1])
        places = taken.positions[: len(call.args)]
        named = [one.arg for one in call.keywords]
        if name not in places and name not in named and not guarded(module, call, _ERRORS):
            return True
    return False


RULE = Rule(
    id="none-default",
    title="Something empty where nothing is given",
    docs=(
        "A parameter that is None by default and is used as a dict, list or set without a test "
        "fails at every call that leaves it out. Where such a call is in the file, the function "
        "begins with an empty one. A parameter that is tested anywhere, or only used under a "
        "condition, is left alone."
    ),
    fix=_fix,
    good=(
        "def f(name, titles=None):\n    return titles.get(name, '')\n\n\nprint(f('a', {}))\n",
        "def f(name, titles=None):\n    titles = titles or {}\n    return titles.get(name)\n\n\n"
        "print(f('a'))\n",
        "def f(name, text=None):\n    return text.upper() + name\n\n\nprint(f('a'))\n",
        "def f(name, d=None):\n    if name == 'x':\n        return ''\n    return d.get(name)\n\n\n"
        "print(f('x'))\n",
        "def f(name, d=None):\n    return d and d.get(name)\n\n\nprint(f('x'))\n",
        "def f(d=None):\n    return d.get('x')\n\n\ntry:\n    f()\nexcept AttributeError:\n"
        "    print('no')\n",
    ),
    bad=(
        (
            "def greet(name, titles=None):\n    title = titles.get(name, '')\n"
            "    return title + name\n\n\nprint(greet('Sam'))\n",
            "def greet(name, titles=None):\n    if titles is None:\n        titles = {}\n"
            "    title = titles.get(name, '')\n    return title + name\n\n\nprint(greet('Sam'))\n",
        ),
        (
            "def add(item, items=None):\n    '''Add.'''\n    items.append(item)\n"
            "    return items\n\n\nprint(add(1))\n",
            "def add(item, items=None):\n    '''Add.'''\n    if items is None:\n"
            "        items = []\n    items.append(item)\n    return items\n\n\nprint(add(1))\n",
        ),
        (
            "def fib(n, memo=None):\n    if n in memo:\n        return memo[n]\n"
            "    memo[n] = n if n < 2 else fib(n - 1, memo) + fib(n - 2, memo)\n"
            "    return memo[n]\n\n\nprint(fib(30))\n",
            "def fib(n, memo=None):\n    if memo is None:\n        memo = {}\n    if n in memo:\n"
            "        return memo[n]\n"
            "    memo[n] = n if n < 2 else fib(n - 1, memo) + fib(n - 2, memo)\n"
            "    return memo[n]\n\n\nprint(fib(30))\n",
        ),
        (
            "class Order:\n    def __init__(self, name, items=None):\n        self.name = name\n"
            "        self.count = 0\n        for item in items:\n            self.count += 1\n\n\n"
            "order = Order('Kim')\n",
            "class Order:\n    def __init__(self, name, items=None):\n        if items is None:\n"
            "            items = ()\n        self.name = name\n        self.count = 0\n"
            "        for item in items:\n            self.count += 1\n\n\norder = Order('Kim')\n",
        ),
        (
            "def visit(graph, node, seen=None):\n    seen.add(node)\n"
            "    for other in graph[node]:\n        if other not in seen:\n"
            "            visit(graph, other, seen)\n    return seen\n\n\n"
            "print(visit({1: []}, 1))\n",
            "def visit(graph, node, seen=None):\n    if seen is None:\n        seen = set()\n"
            "    seen.add(node)\n    for other in graph[node]:\n        if other not in seen:\n"
            "            visit(graph, other, seen)\n    return seen\n\n\n"
            "print(visit({1: []}, 1))\n",
        ),
        (
            "def total(prices, *, extras=None):\n"
            "    return sum(prices) + sum(price for price in extras)\n\n\nprint(total([1]))\n",
            "def total(prices, *, extras=None):\n    if extras is None:\n        extras = ()\n"
            "    return sum(prices) + sum(price for price in extras)\n\n\nprint(total([1]))\n",
        ),
    ),
    order=5,
    repairs=True,
)
