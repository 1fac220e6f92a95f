"""Docstrings for public functions and methods."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules import parameter_phrases, return_phrases
from swarm_tools.rules.docinsert import body_indent, has_docstring, insert
from swarm_tools.rules.docstyle import Sections, detect, render
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module
from swarm_tools.rules.phrases import (
    function_summary,
    parameter_text,
    parameters,
    raised,
    return_text,
    returns_value,
    yields,
)
from swarm_tools.signatures.spoken import noun, sentence


def _fix(module: Module) -> Iterator[Edit]:
    style = detect(module)
    for node in module.walk(FUNCTIONS):
        owner = module.parents[node]
        while isinstance(owner, (ast.If, ast.Try, ast.With, ast.For, ast.While)):
            owner = module.parents[owner]
        if not isinstance(owner, (ast.Module, ast.ClassDef)) or node.name.startswith("_"):
            continue
        if has_docstring(node) or ast.get_docstring(node) is not None:
            continue
        if _accessor(node) or (isinstance(owner, ast.ClassDef) and _overrides(module, owner, node)):
            continue
        text = render(
            _sections(module, node, owner if isinstance(owner, ast.ClassDef) else None),
            body_indent(module, node),
            style,
        )
        yield insert(module, node, text, f"Documented the function '{node.name}'.")


def _sections(module: Module, node: Function, owner: ast.ClassDef | None) -> Sections:
    """Return what is known of a function; sections that would only repeat names stay empty."""
    summary = function_summary(node, owner)
    if node.name.startswith("test_"):
        return Sections(summary)
    found = [
        (shown, argument, parameter_text(node, argument, default, module))
        for shown, argument, default in parameters(node, owner is not None)
    ]
    useful = [
        (shown, text)
        for shown, arg, text in found
        if parameter_phrases.informative(node, arg, text)
    ]
    generator = yields(node)
    given = return_text(node, owner, module) if returns_value(node) and not generator else ""
    return Sections(
        summary=summary,
        args=tuple(useful),
        returns=given if given and return_phrases.informative(given, summary) else "",
        yields=sentence(f"{noun(node.name)}, one at a time") if generator else "",
        raises=tuple(raised(node, module)),
    )


def _accessor(node: Function) -> bool:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Attribute) and decorator.attr in ("setter", "deleter"):
            return True
        name = decorator.id if isinstance(decorator, ast.Name) else getattr(decorator, "attr", "")
        if name == "overload":
            return True
    return False


def _overrides(module: Module, owner: ast.ClassDef, node: Function) -> bool:
    """Return whether a class of this file that the owner inherits from has the method."""
    classes = {item.name: item for item in module.walk(ast.ClassDef)}
    queue, seen = [owner], set()
    while queue:
        current = queue.pop()
        for base in current.bases:
            found = classes.get(base.id) if isinstance(base, ast.Name) else None
            if found is None or found.name in seen:
                continue
            seen.add(found.name)
            if any(isinstance(part, FUNCTIONS) and part.name == node.name for part in found.body):
                return True
            queue.append(found)
    return False


RULE = Rule(
    id="missing-function-docstring",
    title="Docstring for a public function or method",
    docs=(
        "Says what the function does, its parameters, what it returns, yields and raises, as "
        "far as name, signature and body tell; what would only repeat a name is left out. "
        "Private, nested and overriding functions are "
        "left alone."
    ),
    fix=_fix,
    pylint=("missing-function-docstring",),
    good=(
        'def area(width, height):\n    """Return the area."""\n    return width * height\n',
        "def _helper(x):\n    return x\n",
    ),
    bad=(
        (
            "def get_total(prices):\n    return sum(prices)\n",
            'def get_total(prices):\n    """Return the total."""\n    return sum(prices)\n',
        ),
        (
            "def convert(amount, unit):\n    if amount < 0:\n"
            "        raise ValueError('too small')\n    if unit == 'km':\n"
            "        return amount * 1000\n    if unit == 'cm':\n"
            "        return amount / 100\n    return None\n",
            'def convert(amount, unit):\n    """Convert the amount.\n\n    Args:\n'
            "        amount: The amount, a number, at least 0.\n"
            "        unit: The unit, such as 'km' or 'cm'.\n\n"
            "    Returns:\n        The result, or None.\n\n"
            '    Raises:\n        ValueError: With the message "too small".\n'
            '    """\n    if amount < 0:\n'
            "        raise ValueError('too small')\n"
            "    if unit == 'km':\n        return amount * 1000\n    if unit == 'cm':\n"
            "        return amount / 100\n    return None\n",
        ),
        (
            "def is_even(n): return n % 2 == 0\n",
            'def is_even(n):\n    """Return whether n is even.\n\n    Args:\n'
            "        n: A number.\n"
            '    """\n    return n % 2 == 0\n',
        ),
    ),
    order=90,
    keeps_tree=True,
    concern="docs",
)
