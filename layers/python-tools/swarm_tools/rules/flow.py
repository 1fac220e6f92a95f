"""Small questions about statements and names that many rules ask."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import lru_cache

from swarm_tools.rules.docinsert import header_end
from swarm_tools.rules.model import Edit
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.scopes import Scope
from swarm_tools.rules.types import certain

_ENDS = (ast.Return, ast.Raise, ast.Continue, ast.Break)
_EFFECTS = (ast.Call, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr)


def drop(module: Module, node: ast.stmt, message: str, group: int | None = None) -> Edit:
    """Return the edit that takes a statement out, with ``pass`` where the block would be empty."""
    if len(block_of(module, node)) == 1:
        return module.replace(node, "pass", message, group)
    start = module.line_start(module.start(node))
    end = min(module.line_end(module.end(node)) + 1, len(module.text))
    return Edit(start, end, "", message, group)


def block_of(module: Module, node: ast.stmt) -> list[ast.stmt]:
    """Return the block a statement stands in, of whatever kind of statement."""
    parent = module.parents[node]
    for name in ("body", "orelse", "finalbody"):
        block = getattr(parent, name, None)
        if isinstance(block, list) and node in block:
            return block
    return [node]


def leaves(block: list[ast.stmt]) -> bool:
    """Return whether control never reaches the end of a block."""
    if not block:
        return False
    last = block[-1]
    if isinstance(last, _ENDS):
        return True
    if isinstance(last, ast.If):
        return leaves(last.body) and leaves(last.orelse)
    if isinstance(last, ast.With):
        return False
    if isinstance(last, ast.While):
        endless = isinstance(last.test, ast.Constant) and bool(last.test.value)
        return endless and not any(isinstance(part, ast.Break) for part in ast.walk(last))
    return False


def effect_free(node: ast.AST) -> bool:
    """Return whether evaluating an expression changes nothing; it may still fail."""
    return not any(isinstance(part, _EFFECTS) for part in ast.walk(node))


@lru_cache(maxsize=4)
def _homes(module: Module) -> dict[int, Scope]:
    return {
        id(node): scope
        for scope in module.scopes.all
        for nodes in scope.uses.values()
        for node in nodes
    }


def home(module: Module, node: ast.Name) -> Scope | None:
    """Return the scope in which a name is written down."""
    return _homes(module).get(id(node))


def owner(module: Module, node: ast.Name) -> Scope | None:
    """Return the scope that owns a name where it is used; None for builtins and unknown names."""
    scope = home(module, node)
    return module.scopes.resolve(node.id, scope) if scope is not None else None


def bindings(module: Module, node: ast.Name) -> list[ast.AST]:
    """Return the nodes that bind a name where it is used."""
    scope = owner(module, node)
    return scope.bindings.get(node.id, []) if scope is not None else []


def is_local(module: Module, node: ast.Name) -> bool:
    """Return whether a name belongs to the function it is used in and to nobody else."""
    scope = owner(module, node)
    return (
        scope is not None
        and scope.node is module.function_of(node)
        and not module.scopes.declared(node.id)
    )


def calls_builtin(module: Module, node: ast.AST, names: Iterable[str]) -> bool:
    """Return whether a node is a call of one of these builtins."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in names
        and module.is_builtin(node.func.id)
    )


def kind_of(module: Module, node: ast.expr) -> str | None:
    """Return the name of an expression's type when there is no doubt, else None.

    Names that a comprehension binds, and parameters that gather the rest, have no certain type.
    """
    if isinstance(node, ast.Attribute):
        return _attribute_kind(module, node)
    found = certain(module, node)
    if found is None:
        return _local_kind(module, node) if isinstance(node, ast.Name) else _split(module, node)
    for part in ast.walk(node):
        if not isinstance(part, ast.Name) or not isinstance(part.ctx, ast.Load):
            continue
        scope = owner(module, part)
        if scope is None or scope.kind == "module":
            continue
        if scope.kind == "comprehension" or scope.node is not module.function_of(node):
            return found if _display(node) else None
        arguments = scope.node.args  # type: ignore[attr-defined]
        rest = [one for one in (arguments.vararg, arguments.kwarg) if one is not None]
        if any(one in rest for one in scope.bindings.get(part.id, [])):
            return found if _display(node) else None
    return found


_SPLITS = {"split", "rsplit", "splitlines", "readlines"}


def _split(module: Module, node: ast.expr) -> str | None:
    """Return ``list`` for the methods that every kind of text gives a list with."""
    method = node.func if isinstance(node, ast.Call) else None
    plain = isinstance(method, ast.Attribute) and method.attr in _SPLITS
    own = any(isinstance(one, FUNCTIONS) and one.name in _SPLITS for one in module.nodes)
    return "list" if plain and not own and not module.imports & {"pandas", "polars"} else None


def _local_kind(module: Module, node: ast.Name) -> str | None:
    """Return the type that every assignment of a name gives it, changes in place left out."""
    kinds = set()
    for one in bindings(module, node):
        statement = module.parents.get(one)
        value = getattr(statement, "value", None)
        if not isinstance(statement, ast.Assign) or one not in statement.targets:
            return None
        method = value.func if isinstance(value, ast.Call) else None
        itself = isinstance(method, ast.Attribute) and same(method.value, node)
        if not itself or method.attr in _SPLITS:  # type: ignore[union-attr]
            kinds.add(certain(module, value) or _split(module, value))
    alone = len(kinds) == 1 and not module.scopes.declared(node.id)
    return kinds.pop() if alone else None


@lru_cache(maxsize=4)
def _attribute_stores(module: Module) -> dict[str, list[ast.AST]]:
    found: dict[str, list[ast.AST]] = {}
    for node in module.walk(ast.Attribute):
        if not isinstance(node.ctx, ast.Load):
            found.setdefault(node.attr, []).append(node)
    return found


def _attribute_kind(module: Module, node: ast.Attribute) -> str | None:
    """Return the type of an attribute of ``self`` that every statement of the file gives it."""
    function = module.function_of(node)
    here = module.parents.get(function) if function is not None else None
    if not isinstance(here, ast.ClassDef) or not isinstance(node.value, ast.Name):
        return None
    first = function.args.args[:1] if function is not None else []
    if here.bases or here.decorator_list or not first or first[0].arg != node.value.id:
        return None
    if any(isinstance(one, ast.ClassDef) and here.name in map(ast.unparse, one.bases)
           for one in module.nodes):  # fmt: skip
        return None
    if module.project is not None and module.project.used_elsewhere(node.attr, module.path):
        return None
    kinds = set()
    for store in _attribute_stores(module).get(node.attr, []):
        statement = module.parents[store]
        plain = isinstance(statement, ast.Assign) and store in statement.targets
        kinds.add(certain(module, statement.value) if plain else None)
    methods = {one.name for one in here.body if isinstance(one, FUNCTIONS)}
    return kinds.pop() if len(kinds) == 1 and node.attr not in methods else None


def _display(node: ast.expr) -> bool:
    return not isinstance(node, (ast.Name, ast.BinOp, ast.BoolOp, ast.Subscript, ast.UnaryOp))


def is_method(module: Module, node: ast.AST) -> bool:
    """Return whether a function is defined right in a class."""
    return isinstance(module.parents.get(node), ast.ClassDef)


def same(left: ast.AST, right: ast.AST) -> bool:
    """Return whether two expressions are written alike, whether read or set."""
    return ast.unparse(left) == ast.unparse(right)


def loads(nodes: Iterable[ast.AST], name: str) -> list[ast.Name]:
    """Return the reads of a name in some nodes and all they hold."""
    return [
        part
        for node in nodes
        for part in ast.walk(node)
        if isinstance(part, ast.Name) and part.id == name and isinstance(part.ctx, ast.Load)
    ]


def set_again(around: ast.AST, first: str, second: str) -> bool:
    """Return whether one of two names is set more often than by the loop that gives both."""
    stores = [
        part.id
        for part in ast.walk(around)
        if isinstance(part, ast.Name)
        and part.id in (first, second)
        and not isinstance(part.ctx, ast.Load)
    ]
    return len(stores) != 2


def guarded(module: Module, node: ast.AST, errors: Iterable[str]) -> bool:
    """Return whether a handler around a node may catch one of these errors, or catches anything.

    Code that expects its own failure is not to be mended.
    """
    wanted = {*errors, "Exception", "BaseException"}
    child: ast.AST = node
    for up in module.ancestors(node):
        if isinstance(up, ast.Try) and child in up.body:
            for handler in up.handlers:
                if handler.type is None:
                    return True
                if any(getattr(x, "id", getattr(x, "attr", "")) in wanted
                       for x in ast.walk(handler.type)):  # fmt: skip
                    return True
        if isinstance(up, (ast.With, ast.AsyncWith)) and child in up.body:
            text = " ".join(ast.unparse(item.context_expr) for item in up.items)
            if "suppress" in text or "raises" in text or "assertRaises" in text:
                return True
        if isinstance(up, FUNCTIONS):
            return False
        child = up
    return False


def indented(module: Module, nodes: list[ast.stmt], indent: str) -> str | None:
    """Return the whole lines of statements, moved to another indentation; None when unsafe.

    A string over several lines would change its value.
    """
    old = module.indent(nodes[0])
    for part in (part for node in nodes for part in ast.walk(node)):
        text = isinstance(part, (ast.Constant, ast.JoinedStr))
        if text and part.end_lineno != part.lineno:  # type: ignore[attr-defined]
            return None
    if not all(module.alone(node) for node in nodes):
        return None
    first = nodes[0]
    top = first.decorator_list[0] if getattr(first, "decorator_list", None) else first  # type: ignore[attr-defined]
    start, end = module.line_start(module.start(top)), module.line_end(module.end(nodes[-1]))
    lines = []
    for line in module.text[start:end].split("\n"):
        if line.strip() and not line.startswith(old):
            return None
        lines.append(indent + line[len(old) :] if line.strip() else "")
    return "\n".join(lines)


def header(module: Module, node: ast.ClassDef) -> tuple[int, int]:
    """Return the span from ``class`` to the colon of a class, the colon included."""
    return module.start(node), header_end(module, node)
