"""Docstring entries for the exceptions a function raises."""

from __future__ import annotations

import ast

from swarm_tools.rules.module import FUNCTIONS, Function, Module
from swarm_tools.rules.shape import own_nodes


def raised(function: Function, module: Module) -> list[tuple[str, str]]:
    """Return name and occasion of each exception a function raises, where the occasion is known."""
    found: dict[str, str] = {}
    for node in own_nodes(function):
        if not isinstance(node, ast.Raise) or node.exc is None:
            continue
        called = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        if not isinstance(called, (ast.Name, ast.Attribute)):
            continue
        name = module.source(called)
        if not name.split(".")[-1][:1].isupper() or _caught(node, module):
            continue
        if occasion := _occasion(node, function, module):
            found.setdefault(name, occasion)
    return sorted(found.items())


def _caught(node: ast.Raise, module: Module) -> bool:
    child: ast.AST = node
    for up in module.ancestors(node):
        if isinstance(up, FUNCTIONS):
            return False
        if isinstance(up, ast.Try) and up.handlers and child in up.body:
            return True
        child = up
    return False


def _occasion(node: ast.Raise, function: Function, module: Module) -> str:
    call = node.exc
    if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant):
        value = call.args[0].value
        if isinstance(value, str) and value.isascii() and value.isprintable():
            text = value.strip().rstrip(".!")
            if text and len(text) <= 60 and "\\" not in text and '"' not in text:
                return f'With the message "{text}".'
    child: ast.AST = node
    for up in module.ancestors(node):
        if up is function:
            break
        if isinstance(up, ast.If):
            tested = module.source(up.test)
            plain = len(tested) <= 60 and not set(tested) & set('\n\\"')
            return f"If {tested}." if plain and child in up.body else ""
        child = up
    return ""
