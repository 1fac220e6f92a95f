"""Docstring entries for parameters: the name in words and what the body says of it."""

from __future__ import annotations

import ast

from swarm_tools.rules.evidence import kind_of, limits, options, role
from swarm_tools.rules.module import Function, Module
from swarm_tools.signatures.spoken import noun, sentence, spoken, words

_PLACES = ("first", "second", "third", "fourth")


def parameter_text(
    function: Function, argument: ast.arg, default: ast.expr | None, module: Module
) -> str:
    """Return what a parameter is: its name in words, how it is used, its default."""
    name = argument.arg
    if function.args.vararg is argument:
        text = f"further {spoken(words(name))} by position"
    elif function.args.kwarg is argument:
        text = f"further {spoken(words(name))} by keyword"
    else:
        text = _described(function, argument)
    text = sentence(text)
    if isinstance(default, ast.Constant) and "\\" not in module.source(default):
        shown = module.source(default)
        if default.value is None:
            text += " Optional."
        elif len(shown) <= 30 and "\n" not in shown and '"""' not in shown:
            text += f" Defaults to {shown}."
    return text


def informative(function: Function, argument: ast.arg, text: str) -> bool:
    """Return whether a parameter's text says more than its name and its default do."""
    plain = sentence(noun(argument.arg))
    said = text.removesuffix(" Optional.")
    return not said.startswith((f"{plain} Defaults to", "Further ")) and said not in (
        plain,
        sentence(_place(function, argument.arg)),
    )


def _described(function: Function, argument: ast.arg) -> str:
    name = argument.arg
    kind = kind_of(function, argument)
    if len(name) == 1 and kind is None:
        text = _place(function, name)
    elif len(name) == 1:
        text = kind or ""
    elif kind == "the path of a file":
        own = "the path" if words(name)[-1] == "path" else f"{noun(name)}, the path"
        return f"{own} of a file {role(function, name)}".rstrip()
    else:
        text = f"{noun(name)}, {kind}" if kind else noun(name)
    for more in (options(function, name), limits(function, name), role(function, name)):
        if more:
            text += f", {more}"
    return text


def _place(function: Function, name: str) -> str:
    """Return what is known of a one-letter parameter: its place among others of the kind."""
    names = [arg.arg for arg in function.args.args]
    short = all(len(other) == 1 for other in names)
    if name in names and short and 1 < len(names) <= len(_PLACES):
        return f"the {_PLACES[names.index(name)]} value"
    return f"the value of {name}"
