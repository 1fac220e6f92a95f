"""What can be read off a function: what it returns and yields, and its parameters."""

from __future__ import annotations

import ast

from swarm_tools.rules.module import FUNCTIONS, Function


def own_nodes(function: Function) -> list[ast.AST]:
    """Return the nodes of a function without those of functions and classes inside it."""
    found: list[ast.AST] = []
    queue: list[ast.AST] = list(function.body)
    while queue:
        node = queue.pop(0)
        found.append(node)
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef, ast.Lambda)):
            queue.extend(ast.iter_child_nodes(node))
    return found


def returns_value(function: Function) -> bool:
    """Return whether a function returns something other than None anywhere."""
    return any(
        isinstance(node, ast.Return)
        and node.value is not None
        and not (isinstance(node.value, ast.Constant) and node.value.value is None)
        for node in own_nodes(function)
    )


def may_return_none(function: Function) -> bool:
    """Return whether some return of a function gives None in so many words."""
    return any(
        isinstance(node, ast.Return)
        and (
            node.value is None
            or (isinstance(node.value, ast.Constant) and node.value.value is None)
        )
        for node in own_nodes(function)
    )


def yields(function: Function) -> bool:
    """Return whether a function is a generator."""
    return any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in own_nodes(function))


def parameters(function: Function, method: bool) -> list[tuple[str, ast.arg, ast.expr | None]]:
    """Return shown name, argument and default of each parameter but self and cls."""
    arguments = function.args
    plain = [*arguments.posonlyargs, *arguments.args]
    defaults: list[ast.expr | None] = [None] * (len(plain) - len(arguments.defaults))
    defaults += arguments.defaults
    found = [(arg.arg, arg, default) for arg, default in zip(plain, defaults, strict=True)]
    static = any(
        isinstance(d, ast.Name) and d.id == "staticmethod" for d in function.decorator_list
    )
    if method and found and not static:
        found = found[1:]
    if arguments.vararg:
        found.append((f"*{arguments.vararg.arg}", arguments.vararg, None))
    found += [
        (arg.arg, arg, default)
        for arg, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    ]
    if arguments.kwarg:
        found.append((f"**{arguments.kwarg.arg}", arguments.kwarg, None))
    return found


def returned(function: Function) -> list[ast.expr]:
    """Return the values a function gives back, None in so many words left out."""
    values = [
        node.value
        for node in own_nodes(function)
        if isinstance(node, ast.Return)
        and node.value is not None
        and not (isinstance(node.value, ast.Constant) and node.value.value is None)
    ]
    return sorted(values, key=lambda value: (value.lineno, value.col_offset))


def gives_truth(function: Function) -> bool:
    """Return whether all that a function gives back is certainly true or false."""
    values = returned(function)
    return bool(values) and all(map(_boolean, values))


def _boolean(value: ast.expr) -> bool:
    if isinstance(value, ast.Constant):
        return isinstance(value.value, bool)
    if isinstance(value, ast.UnaryOp):
        return isinstance(value.op, ast.Not)
    return isinstance(value, ast.Compare)


_CHANGING = frozenset(
    (
        *("append", "extend", "insert", "add", "update", "setdefault", "remove", "discard"),
        *("pop", "popitem", "clear", "sort", "reverse"),
    )
)


def changed_attributes(function: Function) -> list[str]:
    """Return the public attributes of its object that a method sets or changes in place."""
    if not function.args.args:
        return []
    own, found = function.args.args[0].arg, []
    for node in own_nodes(function):
        part: ast.AST | None = None
        if isinstance(node, (ast.Attribute, ast.Subscript)) and not isinstance(node.ctx, ast.Load):
            part = node
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in _CHANGING
        ):
            part = node.func.value
        while isinstance(part, ast.Subscript):
            part = part.value
        if isinstance(part, ast.Attribute) and getattr(part.value, "id", None) == own:
            found.append((part.lineno, part.col_offset, part.attr))
    names = dict.fromkeys(name for _, _, name in sorted(found) if not name.startswith("_"))
    return list(names)


def is_property(function: Function) -> bool:
    """Return whether a function is read like an attribute."""
    return any("property" in ast.unparse(mark) for mark in function.decorator_list)
