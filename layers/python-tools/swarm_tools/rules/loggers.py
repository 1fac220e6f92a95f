"""Calls of the logging module and of its loggers."""

from __future__ import annotations

import ast

from swarm_tools.rules.flow import bindings
from swarm_tools.rules.imports import origin
from swarm_tools.rules.module import Module

LEVELS = frozenset({"debug", "info", "warning", "error", "critical", "exception"})


def logging_call(module: Module, node: ast.AST) -> bool:
    """Return whether a node certainly logs a message as its first argument."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    if node.func.attr not in LEVELS or any(isinstance(one, ast.Starred) for one in node.args):
        return False
    target = node.func.value
    return origin(module, target) == "logging" or _is_logger(module, target)


def _is_logger(module: Module, target: ast.expr) -> bool:
    if isinstance(target, ast.Call):
        return origin(module, target.func) == "logging.getLogger"
    if isinstance(target, ast.Name):
        values = [
            getattr(module.parents.get(one), "value", None) for one in bindings(module, target)
        ]
        return bool(values) and all(_made(module, value) for value in values)
    if not isinstance(target, ast.Attribute):
        return False
    text = ast.unparse(target)
    stores = [
        module.parents[one]
        for one in module.walk(ast.Attribute)
        if isinstance(one.ctx, ast.Store) and ast.unparse(one) == text
    ]
    return bool(stores) and all(_made(module, getattr(one, "value", None)) for one in stores)


def _made(module: Module, value: ast.AST | None) -> bool:
    return isinstance(value, ast.Call) and origin(module, value.func) == "logging.getLogger"
