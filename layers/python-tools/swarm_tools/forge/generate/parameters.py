"""The parameters of what can be called: how each is passed, and values to try."""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass
from typing import Any

from swarm_tools.forge.generate.checks import asked_for
from swarm_tools.forge.generate.values import mine, pool
from swarm_tools.signatures.kinds import param_kind

FIRST = 3


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


def params_of(
    node: Any, makers: dict[str, list[str]], shared: list[str], bound: bool
) -> list[Parameter]:
    """Return the parameters of a definition.

    Args:
        node: The definition.
        makers: Expressions that make an object of each class of the module, by its name.
        shared: Constants of the module, as source.
        bound: Whether the first parameter is the object or the class.
    """
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
        values = _with(pool(args.vararg.arg, "", "", "", mined), args.vararg.arg, inside)
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
    values = _with(values, arg.arg, inside)
    for name, expressions in makers.items():
        if name in hint:
            values = [*expressions, *values]
    if arg.arg in ("other", "obj", "node", "instance"):
        values = [value for every in list(makers.values())[:4] for value in every[:2]] + values
    return Parameter(arg.arg, style, default is not None, values)


def _with(values: list[str], name: str, inside: list[ast.AST]) -> list[str]:
    """Return values with those that the code's own checks ask for among the first."""
    return list(dict.fromkeys([*values[:FIRST], *asked_for(name, inside), *values[FIRST:]]))


def runtime_params(cls: type) -> list[Parameter]:
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


def arguments(picked: list[tuple[Parameter, str]]) -> str:
    """Return the text between the brackets of a call."""
    before: list[str] = []
    after: list[str] = []
    names = [param.name for param, _ in picked]
    for param, value in picked:
        if param.style == "keywords":
            after.append(value)
        elif param.style == "keyword" or (param.style == "either" and "rest" not in names):
            after.append(f"{param.name}={value}")
        else:
            before.append(value)
    return ", ".join(before + after)
