"""What of a module can be called: functions, constructors, methods; and values to call it with."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

from swarm_tools.forge.generate.parameters import Parameter, params_of, runtime_params
from swarm_tools.forge.generate.values import mine

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
OPERATORS = {
    "__len__": "len({0})",
    "__iter__": "list({0})",
    "__repr__": "repr({0})",
    "__str__": "str({0})",
    "__bool__": "bool({0})",
    "__hash__": "isinstance(hash({0}), int)",
    "__reversed__": "list(reversed({0}))",
    "__neg__": "-{0}",
    "__abs__": "abs({0})",
    "__int__": "int({0})",
    "__float__": "float({0})",
    "__getitem__": "{0}[{1}]",
    "__contains__": "{1} in {0}",
    "__eq__": "{0} == {1}",
    "__ne__": "{0} != {1}",
    "__lt__": "{0} < {1}",
    "__le__": "{0} <= {1}",
    "__gt__": "{0} > {1}",
    "__ge__": "{0} >= {1}",
    "__add__": "{0} + {1}",
    "__sub__": "{0} - {1}",
    "__mul__": "{0} * {1}",
    "__or__": "{0} | {1}",
    "__and__": "{0} & {1}",
    "__next__": "next({0})",
}
STATEMENTS = {"__setitem__": "{0}[{1}] = {2}", "__delitem__": "del {0}[{1}]"}
PAIRED = frozenset(name for name, form in OPERATORS.items() if form.startswith("{0} "))
"""Operators whose other side is often an object of the same class."""
_SKIPPED = frozenset(
    {"__init__", "__new__", "__init_subclass__", "__class_getitem__", "__set_name__", "__del__"}
    | {"__getattr__", "__getattribute__", "__setattr__", "__enter__", "__exit__"}
)
COPYING = frozenset({"__copy__", "__getstate__", "__setstate__", "__reduce__", "__reduce_ex__"})
"""Methods that are called when an object is copied."""


MOST_BASES = 4
FILLING = re.compile(r"__setitem__$|(add|append|push|put|insert|enqueue|register|set)(_|$)")
"""Methods by which an object comes to hold more."""
KEYS = ("1", "2", "'a'", "0", "'b'", "(1, 2)", "3", "-1", "None")
_BY_KEY = ("__getitem__", "__setitem__", "__delitem__", "__contains__", "get", "pop", "setdefault")
_TABLES = (ast.Assign, ast.AnnAssign, ast.Expr)


@dataclass
class Callable_:
    """Something to call.

    Attributes:
        name: Its name in its class or module.
        form: Source with ``{args}``, or with ``{0}``, ``{1}`` for operators; ``subject`` is the
            object.
        parameters: What it takes, without the object itself.
        states: Whether it is a statement.
    """

    name: str
    form: str
    parameters: list[Parameter]
    states: bool = False
    operator: bool = False


@dataclass
class Target:
    """A function, or a class with its methods.

    Attributes:
        name: Qualified name.
        line: 1-based line of its definition.
        call: The function, or the constructor.
        methods: Methods of the class.
        seeds: Argument texts that are known to make sense.
        weight: How much there is to explore.
        end: Last line of its definition.
        shown: What functions that the module makes have as attributes, as they are asked for.
    """

    name: str
    line: int
    call: Callable_
    methods: list[Callable_] = field(default_factory=list)
    seeds: list[list[str]] = field(default_factory=list)
    weight: int = 1
    end: int = 0
    shown: tuple[str, ...] = ()

    def aimed(self, wanted: frozenset[int]) -> Target:
        """Return it with a weight by how many of the wanted lines are in it."""
        return replace(self, weight=sum(self.line <= line <= self.end for line in wanted))


def targets_of(
    tree: ast.Module, module: ModuleType, calls: Mapping[str, list[list[str]]]
) -> list[Target]:
    """Return what the module defines itself, in the order of the source."""
    makers = _makers(tree)
    siblings = {node.name: node for node in _definitions(tree.body)}
    tables = [
        node
        for node in tree.body
        if isinstance(node, _TABLES)
        and not isinstance(node.value, ast.Constant)
        and "__all__" not in ast.dump(node)
    ]
    shared = mine(ast.Module(tables, []))
    found = []
    for node in _definitions(tree.body):
        if not hasattr(module, node.name):
            continue
        if isinstance(node, FUNCTIONS):
            call = Callable_(
                node.name, f"module.{node.name}({{args}})", params_of(node, makers, shared, False)
            )
            weight = _weight(node)
            seeds = calls.get(node.name, [])
            end = node.end_lineno or node.lineno
            found.append(Target(node.name, node.lineno, call, [], seeds, weight, end))
        elif isinstance(node, ast.ClassDef):
            found.append(_class(node, module, siblings, makers, shared, calls))
    shown = _shown(tree)
    return [replace(target, shown=shown) for target in found]


def _shown(tree: ast.Module) -> tuple[str, ...]:
    """Return the attributes that functions give to those they make: ``calls``, ``clear()``."""
    found: dict[str, None] = {}
    for function in ast.walk(tree):
        if not isinstance(function, FUNCTIONS):
            continue
        inner = {n.name for n in ast.walk(function) if isinstance(n, FUNCTIONS)} - {function.name}
        for node in ast.walk(function):
            target = node.targets[0] if isinstance(node, ast.Assign) else None
            if isinstance(target, ast.Attribute) and getattr(target.value, "id", "") in inner:
                assert isinstance(node, ast.Assign)
                called = isinstance(node.value, ast.Lambda) or (
                    getattr(node.value, "id", "") in inner
                )
                found[target.attr + "()" * called] = None
    return tuple(found)


def _weight(node: ast.AST) -> int:
    """Return how much there is to explore: branches count most."""
    kinds = (ast.If, ast.For, ast.While, ast.Try, ast.IfExp, ast.BoolOp, ast.comprehension)
    return 3 + 2 * sum(isinstance(n, kinds) for n in ast.walk(node))


def _definitions(body: list[ast.stmt]) -> list[Any]:
    found: list[Any] = []
    for node in body:
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            found.append(node)
        elif isinstance(node, (ast.If, ast.Try)):
            found += _definitions(node.body) + _definitions(node.orelse)
    return list({node.name: node for node in found}.values())


def _members(node: ast.ClassDef, siblings: Mapping[str, Any], deep: int) -> dict[str, Any]:
    """Return the methods of a class, those of its bases in the same module among them."""
    found: dict[str, Any] = {}
    for base in node.bases if deep < MOST_BASES else ():
        parent = siblings.get(getattr(base, "id", ""))
        if isinstance(parent, ast.ClassDef) and parent is not node:
            found |= _members(parent, siblings, deep + 1)
    inner = [n for n in node.body if isinstance(n, FUNCTIONS)]
    return found | {n.name: n for n in inner}


def _class(
    node: ast.ClassDef,
    module: ModuleType,
    siblings: Mapping[str, Any],
    makers: dict[str, list[str]],
    shared: list[str],
    calls: Mapping[str, list[list[str]]],
) -> Target:
    members = _members(node, siblings, 0)
    init = members.get("__init__") or members.get("__new__")
    if init is not None:
        params = params_of(init, makers, shared, True)
    else:
        params = runtime_params(getattr(module, node.name))
    target = Target(
        node.name,
        node.lineno,
        Callable_(node.name, f"module.{node.name}({{args}})", params),
        [],
        calls.get(node.name, []),
        _weight(node) + 2 * len(members),
        node.end_lineno or node.lineno,
    )
    if COPYING & members.keys():
        target.methods.append(Callable_("copy", "copy.copy(subject)", []))
    for name, member in members.items():
        if name in _SKIPPED or name in COPYING:
            continue
        marks = {getattr(d, "attr", getattr(d, "id", "")) for d in member.decorator_list}
        if "setter" in marks or "deleter" in marks or "overload" in marks:
            continue
        args = params_of(member, makers, shared, "staticmethod" not in marks)
        if name in _BY_KEY and args:
            args[0].values = [*KEYS, *args[0].values[:6]]
            args[0].is_key = True
        if name in OPERATORS or name in STATEMENTS:
            form = OPERATORS.get(name) or STATEMENTS[name]
            states = name in STATEMENTS
            target.methods.append(Callable_(name, form, args, states, operator=True))
        elif "property" in marks or "cached_property" in marks:
            target.methods.append(Callable_(name, f"subject.{name}", [], operator=True))
        elif name == "__call__":
            target.methods.append(Callable_(name, "subject({args})", args))
        elif name.startswith("__"):
            target.methods.append(Callable_(name, f"subject.{name}({{args}})", args))
        else:
            target.methods.append(Callable_(name, f"subject.{name}({{args}})", args))
    return target


def _makers(tree: ast.Module) -> dict[str, list[str]]:
    """Return expressions that make an object of each class, by class name."""
    return {
        node.name: [f"module.{node.name}()", f"module.{node.name}(1)", f"module.{node.name}('a')"]
        for node in _definitions(tree.body)
        if isinstance(node, ast.ClassDef)
    }
