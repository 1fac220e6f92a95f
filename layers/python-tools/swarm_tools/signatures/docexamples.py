"""Examples that a docstring states: doctests, and ``f(x) == y`` or ``f(x) -> y`` lines."""

from __future__ import annotations

import ast
import doctest
import re
from dataclasses import dataclass

from swarm_tools.signatures.arrows import arrow_examples
from swarm_tools.signatures.facts import Function

_ARROW = re.compile(
    r"^\W*(?P<call>[\w.]+\(.*\))\s*(?:==|->|=>|→|returns|gives|renvoie|#)\s*(?P<want>.+?)[.\s]*$"
)


@dataclass(frozen=True)
class Example:
    """A call and its value, both as source text.

    Attributes:
        call: The arguments, as written between the parentheses.
        want: The literal expected.
        raises: Name of the exception expected instead, or "".
        loose: Whether it stands in running text, where numbers are rounded and a tuple may be
            written for a list.
    """

    call: str
    want: str
    raises: str = ""
    loose: bool = False


def examples(function: Function) -> list[Example]:
    """Return the examples of a function's docstring that are plain calls with literal values."""
    found: list[Example] = []
    try:
        cases = doctest.DocTestParser().get_examples(function.doc)
    except ValueError:
        cases = []
    for case in cases:
        call = arguments(case.source.strip(), function.name)
        if call is None:
            continue
        if case.exc_msg:
            found.append(Example(call, "", case.exc_msg.split(":")[0].strip()))
        elif literal(case.want.strip()) and not case.options:
            found.append(Example(call, case.want.strip()))
    if not cases:
        for row in function.doc.splitlines():
            match = _ARROW.match(row.strip())
            if match:
                call = arguments(match["call"], function.name)
                if call is not None and literal(match["want"]):
                    found.append(Example(call, match["want"]))
        stated = {e.call for e in found}
        found += [
            Example(call, want, loose=True)
            for call, want in arrow_examples(function)
            if call not in stated
        ]
    return list(dict.fromkeys(found))


def arguments(source: str, name: str) -> str | None:
    """Return the arguments of ``name(...)`` when all are literals, else None."""
    try:
        node = ast.parse(source, mode="eval").body
    except (SyntaxError, ValueError):
        return None
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return None
    if node.func.id != name:
        return None
    parts = [*node.args, *(k.value for k in node.keywords)]
    if not all(is_literal(p) for p in parts) or any(k.arg is None for k in node.keywords):
        return None
    words = [ast.unparse(a) for a in node.args]
    words += [f"{k.arg}={ast.unparse(k.value)}" for k in node.keywords]
    return ", ".join(words)


def literal(text: str) -> bool:
    """Say whether a text is a Python literal."""
    try:
        return is_literal(ast.parse(text, mode="eval").body)
    except (SyntaxError, ValueError):
        return False


def is_literal(node: ast.expr) -> bool:
    """Say whether ``ast.literal_eval`` takes the node."""
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return True
