"""What a class of this file is made of, as far as it can be known for certain."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import lru_cache

from swarm_tools.rules.flow import bindings
from swarm_tools.rules.module import FUNCTIONS, Function, Module

_DYNAMIC = {"__getattr__", "__getattribute__", "__setattr__", "__init_subclass__", "__new__"}
_READERS = {"setattr", "getattr", "hasattr", "vars", "delattr", "exec", "eval", "locals"}


@dataclass
class Shape:
    """The members of a class and of the classes it comes from.

    Attributes:
        node: The class.
        methods: Name to method, its own before inherited ones.
        stored: Names set on ``self`` in any method.
        values: Names bound in the class body that are no methods.
        known: Whether every base is a class of this file without tricks, so that nothing
            else can have given it a member.
    """

    node: ast.ClassDef
    methods: dict[str, Function] = field(default_factory=dict)
    stored: set[str] = field(default_factory=set)
    values: set[str] = field(default_factory=set)
    known: bool = True

    @property
    def members(self) -> set[str]:
        """Every name an instance answers to, those of ``object`` left out."""
        return {*self.methods, *self.stored, *self.values}


@lru_cache(maxsize=256)
def shape(module: Module, node: ast.ClassDef, depth: int = 0) -> Shape:
    """Return what a class is made of."""
    found = Shape(node)
    found.known = depth < 8 and not node.decorator_list and not node.keywords
    for statement in node.body:
        if isinstance(statement, FUNCTIONS):
            found.methods.setdefault(statement.name, statement)
            found.known = found.known and statement.name not in _DYNAMIC
        else:
            for part in ast.walk(statement):
                if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                    found.values.add(part.id)
                elif isinstance(part, (ast.ClassDef, *FUNCTIONS)):
                    found.values.add(part.name)
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
            found.stored.add(part.attr)
    for base in node.bases:
        parent = base_class(module, base)
        if isinstance(base, ast.Name) and base.id == "object" and module.is_builtin("object"):
            continue
        if parent is None or parent is node:
            found.known = False
            continue
        above = shape(module, parent, depth + 1)
        found.known = found.known and above.known
        found.stored |= above.stored
        found.values |= above.values
        for name, method in above.methods.items():
            found.methods.setdefault(name, method)
    return found


def base_class(module: Module, base: ast.expr) -> ast.ClassDef | None:
    """Return the class of this file that a name certainly means."""
    if not isinstance(base, ast.Name):
        return None
    nodes = bindings(module, base)
    return nodes[0] if len(nodes) == 1 and isinstance(nodes[0], ast.ClassDef) else None


def class_of(module: Module, node: ast.AST) -> ast.ClassDef | None:
    """Return the class whose method a node is in, functions inside the method left out."""
    function = module.function_of(node)
    parent = module.parents.get(function) if function is not None else None
    return parent if isinstance(parent, ast.ClassDef) else None


def reflective(module: Module) -> bool:
    """Return whether a file sets or asks for attributes by computed names."""
    return bool(module.calls & _READERS) or bool(
        module.names & {"__dict__", "__slots__", "__getattr__", "__getattribute__", "__setattr__"}
    )


def plain_method(node: ast.AST) -> bool:
    """Return whether a function of a class is an instance method without decorators."""
    return (
        isinstance(node, FUNCTIONS)
        and not node.decorator_list
        and node.name not in ("__new__", "__init_subclass__", "__class_getitem__")
    )


def is_self(module: Module, node: ast.AST) -> bool:
    """Return whether a node is the first parameter of the method it is used in."""
    function = module.function_of(node)
    if function is None or not isinstance(node, ast.Name):
        return False
    first = [*function.args.posonlyargs, *function.args.args][:1]
    return bool(
        first
        and first[0].arg == node.id
        and isinstance(module.parents.get(function), ast.ClassDef)
        and not any(
            getattr(part, "id", "") in ("staticmethod", "classmethod")
            for part in function.decorator_list
        )
    )
