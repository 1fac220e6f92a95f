"""Which function of this file a call certainly means, and what it takes."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from swarm_tools.rules.classes import base_class, class_of, is_self, plain_method, shape
from swarm_tools.rules.flow import bindings
from swarm_tools.rules.module import FUNCTIONS, Function, Module


@dataclass(frozen=True)
class Takes:
    """The parameters of a function as its callers see them, ``self`` left out.

    Attributes:
        only: Those that can be given by position alone.
        plain: Those that can be given either way.
        named: Those that have to be named.
        needed: Those without a default.
        rest: Whether any further positions are taken.
        others: Whether any further names are taken.
    """

    only: tuple[str, ...]
    plain: tuple[str, ...]
    named: tuple[str, ...]
    needed: frozenset[str]
    rest: bool
    others: bool

    @property
    def positions(self) -> tuple[str, ...]:
        """The names of what can be given by position."""
        return (*self.only, *self.plain)


def takes(function: Function, bound: bool) -> Takes:
    """Return what callers of a function give it.

    Args:
        function: The function.
        bound: Whether its first parameter is given by Python.
    """
    arguments = function.args
    plain = [*arguments.posonlyargs, *arguments.args]
    names = [one.arg for one in plain]
    needed = set(names[: len(names) - len(arguments.defaults)])
    needed |= {
        one.arg
        for one, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        if default is None
    }
    only = [one.arg for one in arguments.posonlyargs]
    either = [one.arg for one in arguments.args]
    if bound and names:
        needed.discard(names[0])
        only, either = (only[1:], either) if only else (only, either[1:])
    return Takes(
        tuple(only),
        tuple(either),
        tuple(one.arg for one in arguments.kwonlyargs),
        frozenset(needed),
        arguments.vararg is not None,
        arguments.kwarg is not None,
    )


def called(module: Module, call: ast.Call) -> tuple[Function, bool] | None:
    """Return the function a call certainly means, and whether it is bound to an instance.

    That is a plain function, a class with its own ``__init__``, or a method of ``self``
    in a class that is wholly known.
    """
    target = call.func
    if isinstance(target, ast.Name):
        nodes = bindings(module, target)
        if len(nodes) != 1:
            return None
        node = nodes[0]
        if isinstance(node, FUNCTIONS):
            return None if node.decorator_list else (node, False)
        if isinstance(node, ast.ClassDef):
            made = shape(module, node)
            start = made.methods.get("__init__")
            return (start, True) if made.known and start and plain_method(start) else None
        return None
    if not isinstance(target, ast.Attribute):
        return None
    made_by = _instance(module, target.value)
    if made_by is not None:
        made = shape(module, made_by)
        method = made.methods.get(target.attr)
        free = target.attr not in made.stored | made.values
        sure = made.known and method is not None and free and plain_method(method)
        return (method, True) if sure else None
    here = class_of(module, call)
    if here is not None and is_self(module, target.value):
        made = shape(module, here)
        method = made.methods.get(target.attr)
        free = target.attr not in made.stored | made.values
        sure = made.known and method is not None and free and plain_method(method)
        return (method, True) if sure and not _replaced(module, method) else None
    if here is not None and _is_super(target.value) and len(here.bases) == 1:
        parent = base_class(module, here.bases[0])
        if parent is None:
            return None
        made = shape(module, parent)
        method = made.methods.get(target.attr)
        return (method, True) if made.known and method and plain_method(method) else None
    return None


def _instance(module: Module, node: ast.expr) -> ast.ClassDef | None:
    """Return the class of this file that a name is certainly an instance of."""
    nodes = bindings(module, node) if isinstance(node, ast.Name) else []
    statement = module.parents.get(nodes[0]) if len(nodes) == 1 else None
    if not isinstance(statement, ast.Assign) or nodes[0] not in statement.targets:
        return None
    value = statement.value
    return base_class(module, value.func) if isinstance(value, ast.Call) else None


def _replaced(module: Module, method: Function) -> bool:
    """Return whether a method only holds a place, or another class defines one of its name."""
    stub = all(isinstance(part, (ast.Expr, ast.Pass, ast.Raise)) for part in method.body)
    calls = any(isinstance(part, ast.Call) for part in ast.walk(ast.Module(method.body, [])))
    others = [one for one in module.walk(FUNCTIONS) if one.name == method.name]
    return (stub and (not calls or isinstance(method.body[-1], ast.Raise))) or len(others) > 1


def _is_super(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "super"
        and not node.args
    )


def plain_call(call: ast.Call) -> bool:
    """Return whether a call unpacks nothing."""
    return not any(isinstance(one, ast.Starred) for one in call.args) and all(
        one.arg is not None for one in call.keywords
    )
