"""Tests of little confidence: types as annotated, and doing a thing twice changes nothing more."""

from __future__ import annotations

import ast

from swarm_tools.intents.facts import Function
from swarm_tools.intents.model import words
from swarm_tools.intents.render import Rendered, doc, plain, target, written
from swarm_tools.intents.samples import SAMPLES, callable_plainly, sample_args
from swarm_tools.intents.tokens import split

TYPES = {"int": "int", "str": "str", "bool": "bool", "list": "list", "dict": "dict",
         "float": "(int, float)", "tuple": "tuple", "set": "set"}  # fmt: skip
REPEATABLE = words("normalize normalise clean sanitize dedupe sort strip canonicalize nettoyer")


def habit_tests(function: Function) -> list[tuple[str, Rendered]]:
    """Return the intent and the test of each habit that the function should have."""
    if not callable_plainly(function):
        return []
    found = []
    args = sample_args(function)
    if args is None or (function.params and not args):
        return []
    shown = ", ".join(written(a) for a in args)
    annotation = function.node.returns
    name = ast.unparse(annotation).split("[")[0].lower() if annotation else ""
    if name in TYPES:
        rows = (
            f"result = {target(function)}({shown})",
            f"assert isinstance(result, {TYPES[name]})",
        )
        say = doc("The result is of the annotated type.")
        title = f"test_{plain(function.name)}_gives_the_annotated_type"
        found.append(("habits.annotation", Rendered(title, (say, *rows))))
    one = len(function.params) == 1 and function.params[0].kind in SAMPLES
    if one and REPEATABLE & set(split(function.name)[:1]) and function.returns:
        rows = (
            f"once = {target(function)}({shown})",
            f"assert {target(function)}(once) == once",
        )
        say = doc("Doing it twice changes nothing more.")
        title = f"test_{plain(function.name)}_twice_is_once"
        found.append(("habits.idempotence", Rendered(title, (say, *rows))))
    return found
