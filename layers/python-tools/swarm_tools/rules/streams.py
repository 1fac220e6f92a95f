"""Iterators that can be gone through once, and what is done with them."""

from __future__ import annotations

import ast

from swarm_tools.rules.flow import bindings, calls_builtin, owner
from swarm_tools.rules.module import FUNCTIONS, Module

STREAMS = ("map", "filter", "zip", "enumerate", "reversed")
_ALL = ("sum", "max", "min", "list", "tuple", "set", "sorted", "dict", "frozenset")
_SOME = ("any", "all", "len", "print", "bool")
_WRAPS = ("enumerate", "zip", "map", "filter")
_EXITS = (ast.Break, ast.Return, ast.Raise, ast.Yield, ast.YieldFrom, ast.Await)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp)


def stream(module: Module, value: ast.AST) -> bool:
    """Return whether an expression certainly gives an iterator that is used up once."""
    return isinstance(value, ast.GeneratorExp) or calls_builtin(module, value, STREAMS)


def as_list(module: Module, value: ast.expr) -> str:
    """Return the text of a list of what an iterator gives."""
    text = module.source(value)
    return f"list{text}" if isinstance(value, ast.GeneratorExp) else f"list({text})"


def only_assignment(module: Module, name: ast.Name) -> ast.Assign | None:
    """Return the only assignment of a name; one of a parameter stands in no block."""
    found = [one for one in bindings(module, name) if not isinstance(one, ast.arg)]
    statement = module.parents.get(found[0]) if len(found) == 1 else None
    if not isinstance(statement, ast.Assign) or statement.targets != found:
        return None
    given = len(bindings(module, name)) > 1
    if given and module.parents[statement] is not module.function_of(statement):
        return None
    return None if module.scopes.declared(name.id) else statement


def only_value(module: Module, name: ast.Name) -> ast.expr | None:
    """Return what the only assignment of a name gives it, where that is certain."""
    statement = only_assignment(module, name)
    given = len(bindings(module, name)) > 1
    if statement is None or (given and module.start(name) < module.end(statement)):
        return None
    return statement.value


def reads(module: Module, name: ast.Name) -> list[ast.Name]:
    """Return the places in which a name is read, in the order of the text.

    Those before the only assignment of a parameter are left out.
    """
    scope = owner(module, name)
    uses = module.scopes.references(name.id, scope) if scope is not None else []
    statement = only_assignment(module, name)
    given = statement is not None and len(bindings(module, name)) > 1
    first = module.end(statement) if given else 0  # type: ignore[arg-type]
    read = (use for use in uses if isinstance(use.ctx, ast.Load) and module.start(use) >= first)
    return sorted(read, key=module.start)


def leaves_early(node: ast.For) -> bool:
    """Return whether a loop may stop early, to go on with the rest next time."""
    return any(isinstance(p, _EXITS) for statement in node.body for p in ast.walk(statement))


def used_up(module: Module, use: ast.expr) -> ast.AST | None:
    """Return the call, loop or comprehension that takes all that an iterator gives."""
    up = module.parents[use]
    if isinstance(up, (ast.For, ast.comprehension)) and up.iter is use:
        return _looped(module, up)
    if isinstance(up, ast.Starred):
        call = module.parents[up]
        return call if isinstance(call, (ast.Call, ast.List, ast.Tuple, ast.Set)) else None
    if not isinstance(up, ast.Call) or use not in up.args:
        return None
    if calls_builtin(module, up, _ALL) or _joins(up):
        return up
    if calls_builtin(module, up, _WRAPS):
        return used_up(module, up)
    return None


def _looped(module: Module, up: ast.For | ast.comprehension) -> ast.AST | None:
    if isinstance(up, ast.For):
        return None if leaves_early(up) else up
    made = module.parents[up]
    if made.generators[0] is not up:  # type: ignore[attr-defined]
        return None
    if isinstance(made, _COMPREHENSIONS):
        return made
    return used_up(module, made) if isinstance(made, ast.GeneratorExp) else None


def _joins(call: ast.Call) -> bool:
    """Return whether a call joins texts, or adds all to a list or set."""
    method = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    return method in ("join", "extend", "update", "writelines") and len(call.args) == 1


def suits_list(module: Module, use: ast.expr) -> bool:
    """Return whether a use of an iterator does the same with a list of what it gives."""
    up = module.parents[use]
    if used_up(module, use) is not None or isinstance(up, (ast.For, ast.FormattedValue)):
        return True
    if isinstance(up, ast.Compare):
        return all(isinstance(one, (ast.In, ast.NotIn)) for one in up.ops) and up.left is not use
    return calls_builtin(module, up, _SOME)


def same_place(module: Module, one: ast.AST, other: ast.AST) -> bool:
    """Return whether two nodes are in the same function, or both in none."""
    return module.function_of(one) is module.function_of(other) and not any(
        isinstance(up, ast.Lambda) for up in module.ancestors(other)
    )


def defines(module: Module, names: set[str]) -> bool:
    """Return whether a file defines a function or method of one of these names."""
    return any(isinstance(one, FUNCTIONS) and one.name in names for one in module.nodes)
