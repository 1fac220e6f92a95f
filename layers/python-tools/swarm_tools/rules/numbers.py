"""Which expressions certainly give a number, in functions and in scripts."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from swarm_tools.rules.classes import class_of, is_self
from swarm_tools.rules.flow import calls_builtin, home, kind_of, owner
from swarm_tools.rules.imports import origin
from swarm_tools.rules.module import FUNCTIONS, Module

ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
# What has sums, differences or texts of its own.
FOREIGN = {"numpy", "pandas", "polars", "sympy", "torch", "tensorflow", "jax", "z3", "dask",
           "sqlalchemy", "peewee", "pyspark", "xarray", "tkinter", "uncertainties"}  # fmt: skip
_BUILTINS = ("len", "int", "float", "round", "ord")
_CALLS = {
    "random.randint", "random.random", "random.randrange", "random.uniform", "time.time",
    "time.perf_counter", "time.monotonic", "statistics.mean", "statistics.median",
}  # fmt: skip
_NOW = {"datetime.date.today", "datetime.datetime.now", "datetime.datetime.today"}
_PARTS = {"year", "month", "day", "hour", "minute", "second"}
_NEVER_TEXT = (ast.Sub, ast.Div, ast.FloorDiv, ast.Pow)
_DEEP = 4


def is_numeric(module: Module, node: ast.expr, depth: int = 0) -> bool:
    """Return whether an expression gives a number, or fails.

    Objects with arithmetic of their own are not thought of: see ``FOREIGN``.
    """
    if kind_of(module, node) in ("int", "float"):
        return True
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
        return is_numeric(module, node.operand, depth)
    if isinstance(node, ast.BinOp):
        left = is_numeric(module, node.left, depth)
        right = is_numeric(module, node.right, depth)
        if isinstance(node.op, (*_NEVER_TEXT, ast.Add)):
            return left or right
        return left and (right or isinstance(node.op, ast.Mod))
    if isinstance(node, ast.Call):
        name = origin(module, node.func) or ""
        called = calls_builtin(module, node, _BUILTINS) or name in _CALLS or _math(name)
        summed = calls_builtin(module, node, ("sum",)) and len(node.args) == 1
        return called or (summed and not isinstance(node.args[0], ast.Starred))
    if isinstance(node, ast.Attribute):
        made = node.value
        if node.attr in _PARTS and isinstance(made, ast.Call):
            return origin(module, made.func) in _NOW
        constant = origin(module, node) in ("math.pi", "math.e", "math.tau")
        return constant or (depth < _DEEP and _own(module, node, depth))
    return isinstance(node, ast.Name) and depth < _DEEP and _named(module, node, depth)


def _own(module: Module, node: ast.Attribute, depth: int) -> bool:
    """Return whether all that an attribute of ``self`` is set to in a file is a number."""
    here = class_of(module, node)
    if here is None or here.bases or here.decorator_list or not is_self(module, node.value):
        return False
    if module.project is not None and module.project.used_elsewhere(node.attr, module.path):
        return False
    stores = [one for one in module.walk(ast.Attribute)
              if one.attr == node.attr and not isinstance(one.ctx, ast.Load)]  # fmt: skip
    within = all(class_of(module, one) is here and is_self(module, one.value) for one in stores)
    free = node.attr not in module.scopes.of[here].bindings
    sure = within and free and not module.reflective and "setattr" not in module.calls
    return sure and _all_numbers(module, stores, depth + 1)


def _math(name: str) -> bool:
    """Return whether a function of the math module gives a single number."""
    return name.startswith("math.") and name not in ("math.frexp", "math.modf", "math.isclose")


def _named(module: Module, node: ast.Name, depth: int) -> bool:
    """Return whether all that a name of a function or script is set to is a number."""
    scope = owner(module, node)
    if scope is None or scope is not home(module, node) or scope.kind not in ("module", "function"):
        return False
    found = scope.bindings.get(node.id, [])
    return not module.scopes.declared(node.id) and _all_numbers(module, found, depth + 1)


def _all_numbers(module: Module, found: Sequence[ast.AST], depth: int) -> bool:
    """Return whether what is set begins as a number, and is only ever set to numbers."""
    begun = any(not isinstance(module.parents.get(one), ast.AugAssign) for one in found)
    return begun and all(_set_to_number(module, one, depth) for one in found)


def _set_to_number(module: Module, one: ast.AST, depth: int) -> bool:
    up = module.parents.get(one)
    if isinstance(up, ast.Assign):
        return one in up.targets and is_numeric(module, up.value, depth)
    if isinstance(up, ast.AugAssign):
        # What began as a number stays one, or fails; how it began is asked of the assignments.
        return isinstance(up.op, (ast.Add, ast.Mult, *_NEVER_TEXT))
    if isinstance(up, ast.For):
        return up.target is one and calls_builtin(module, up.iter, ("range",))
    return False


def compared_before(module: Module, use: ast.Name) -> bool:
    """Return whether a name has been compared in size with a number on the way to a use of it.

    Only the tests around the use count. But for steps of it, nothing may set the name again.
    """
    scope = owner(module, use)
    if scope is None or module.scopes.declared(use.id):
        return False
    ups = [module.parents.get(one) for one in scope.bindings.get(use.id, [])]
    steps = [up for up in ups if isinstance(up, ast.AugAssign) and is_numeric(module, up.value)]
    if len(ups) - len(steps) != 1:
        return False
    child: ast.AST = use
    for up in module.ancestors(use):
        if isinstance(up, (*FUNCTIONS, ast.Lambda)):
            return False
        if isinstance(up, (ast.If, ast.While, ast.IfExp)) and child is not up.test:
            test = up.test
            first = test.values[0] if isinstance(test, ast.BoolOp) else test
            if isinstance(first, ast.Compare) and _sized(module, first, use.id):
                return True
        child = up
    return False


def _sized(module: Module, test: ast.Compare, name: str) -> bool:
    """Return whether a comparison that is always made would fail unless a name holds a number."""
    sides = (test.left, test.comparators[0])
    if not isinstance(test.ops[0], ORDER):
        return False
    named = [isinstance(side, ast.Name) and side.id == name for side in sides]
    number = [kind_of(module, side) in ("int", "float") for side in sides]
    return (named[0] and number[1]) or (named[1] and number[0])
