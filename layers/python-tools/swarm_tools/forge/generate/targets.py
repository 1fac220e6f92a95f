"""What of a module can be called: functions, constructors, methods; and values to call it with."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

from swarm_tools.forge.generate.examples import documented
from swarm_tools.forge.generate.values import mine, pool
from swarm_tools.intents.kinds import param_kind

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
_SKIPPED = frozenset(
    {"__init__", "__new__", "__init_subclass__", "__class_getitem__", "__set_name__", "__del__"}
    | {"__getattr__", "__getattribute__", "__setattr__", "__enter__", "__exit__", "__reduce__"}
)


MOST_BASES = 4
KEYS = ("1", "2", "'a'", "0", "'b'", "(1, 2)", "3", "-1", "None")
_BY_KEY = ("__getitem__", "__setitem__", "__delitem__", "__contains__", "get", "pop", "setdefault")
_TABLES = (ast.Assign, ast.AnnAssign, ast.Expr)


@dataclass
class Parameter:
    """One parameter: how it is passed, whether it may be left out, and values to try.

    `is_key` says that it tells one of the things that an object holds.
    """

    name: str
    style: str
    optional: bool
    values: list[str]
    is_key: bool = False


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
    """

    name: str
    line: int
    call: Callable_
    methods: list[Callable_] = field(default_factory=list)
    seeds: list[list[str]] = field(default_factory=list)
    weight: int = 1
    end: int = 0

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
                node.name, f"module.{node.name}({{args}})", _params(node, makers, shared, False)
            )
            weight = _weight(node)
            seeds = calls.get(node.name, [])
            end = node.end_lineno or node.lineno
            found.append(Target(node.name, node.lineno, call, [], seeds, weight, end))
        elif isinstance(node, ast.ClassDef):
            found.append(_class(node, module, siblings, makers, shared, calls))
    return found


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
        params = _params(init, makers, shared, True)
    else:
        params = _runtime_params(getattr(module, node.name))
    target = Target(
        node.name,
        node.lineno,
        Callable_(node.name, f"module.{node.name}({{args}})", params),
        [],
        calls.get(node.name, []),
        _weight(node) + 2 * len(members),
        node.end_lineno or node.lineno,
    )
    for name, member in members.items():
        if name in _SKIPPED:
            continue
        marks = {getattr(d, "attr", getattr(d, "id", "")) for d in member.decorator_list}
        if "setter" in marks or "deleter" in marks or "overload" in marks:
            continue
        args = _params(member, makers, shared, "staticmethod" not in marks)
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


def _params(
    node: Any, makers: dict[str, list[str]], shared: list[str], bound: bool
) -> list[Parameter]:
    args = node.args
    plain = [*args.posonlyargs, *args.args]
    defaults: list[Any] = [None] * (len(plain) - len(args.defaults)) + list(args.defaults)
    rows = list(zip(plain, defaults, strict=True))[1 if bound else 0 :]
    mined = mine(node) + shared
    inside = [part for stmt in node.body for part in ast.walk(stmt)]
    found = []
    for arg, default in rows:
        style = "positional" if default is None else "either"
        found.append(_param(arg, default, style, mined, makers, inside))
    if args.vararg:
        values = pool(args.vararg.arg, "", "", "", mined)
        found.append(Parameter(args.vararg.arg, "rest", True, values))
    for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        found.append(_param(arg, default, "keyword", mined, makers, inside))
    if args.kwarg:
        found.append(Parameter(args.kwarg.arg, "keywords", True, ["a=1", "b='x'"]))
    return found


def _param(
    arg: ast.arg,
    default: ast.expr | None,
    style: str,
    mined: list[str],
    makers: dict[str, list[str]],
    inside: list[ast.AST],
) -> Parameter:
    hint = ast.unparse(arg.annotation) if arg.annotation else ""
    text = ast.unparse(default) if isinstance(default, (ast.Constant, ast.Tuple)) else ""
    kind = param_kind(arg, default, inside)
    values = pool(arg.arg, hint, kind, text, mined)
    for name, expressions in makers.items():
        if name in hint:
            values = [*expressions, *values]
    if arg.arg in ("other", "obj", "node", "instance"):
        values = [value for every in list(makers.values())[:4] for value in every[:2]] + values
    return Parameter(arg.arg, style, default is not None, values)


def _runtime_params(cls: type) -> list[Parameter]:
    """Return the parameters of a constructor that the class does not write itself."""
    try:
        signature = inspect.signature(cls)
    except (TypeError, ValueError):
        return []
    found = []
    for name, param in signature.parameters.items():
        if param.kind in (param.VAR_POSITIONAL, param.VAR_KEYWORD):
            continue
        optional = param.default is not param.empty
        hint = param.annotation if isinstance(param.annotation, str) else ""
        if isinstance(param.annotation, type):
            hint = param.annotation.__name__
        style = "keyword" if param.kind is param.KEYWORD_ONLY else "positional"
        style = "either" if optional and style == "positional" else style
        found.append(Parameter(name, style, optional, pool(name, hint, "", "", ())))
    return found


def literal_calls(trees: list[ast.Module]) -> dict[str, list[list[str]]]:
    """Return the arguments of calls that are plain literals, by name called; of examples, too."""
    found: dict[str, list[list[str]]] = {}
    for tree in [*trees, *documented(trees)]:
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not (node.args or node.keywords):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            try:
                for value in [*node.args, *(k.value for k in node.keywords)]:
                    ast.literal_eval(value)
            except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
                continue
            row = [ast.unparse(a) for a in node.args]
            row += [f"{k.arg}={ast.unparse(k.value)}" for k in node.keywords if k.arg]
            rows = found.setdefault(name, [])
            if row not in rows and len(rows) < 12:
                rows.append(row)
    return found
