"""A test with other inputs, and with its statements in another order."""

from __future__ import annotations

import ast
import copy
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, repeat, zip_longest
from typing import Any, NamedTuple

from swarm_tools.repair.mutate import nearby
from swarm_tools.repair.varied.inputs import MOST_NEAR, inputs, replaced
from swarm_tools.repair.varied.noting import NO_VALUE, called, value_of

MOST_WORDS = 12
MOST_SPLICED = 40
MOST_OPTIONS = 3
LAST = 99
_WORD = re.compile(r"\w+|\W")


class Option(NamedTuple):
    """A parameter that may be left out.

    Attributes:
        name: Its name.
        at: Its place among the positional arguments.
        value: Its default, `NO_VALUE` where that is no literal.
    """

    name: str
    at: int
    value: Any


def with_other_literals(test: ast.FunctionDef, texts: Iterable[str]) -> Iterator[ast.FunctionDef]:
    """Yield the test with one of its inputs changed, the nearest values first."""
    rows = [
        [(number, other) for other in (*islice(nearby(value), MOST_NEAR), *_spliced(value, texts))]
        for number, value in inputs(test)
    ]
    for changes in zip_longest(*rows):
        for change in changes:
            if change is not None:
                yield replaced(test, *change)


def _spliced(value: Any, others: Iterable[str]) -> list[str]:
    """Return some beginnings of a text with ends of others, cut between words and marks."""
    if not isinstance(value, str):
        return []
    mine, found = _WORD.findall(value), {}
    for other in others:
        its = _WORD.findall(other)
        for cut in range(1, min(len(mine), MOST_WORDS)):
            for at in range(1, min(len(its), MOST_WORDS)):
                found["".join([*mine[:cut], *its[at:]])] = None
    return random.Random(0).sample(list(found), min(len(found), MOST_SPLICED))


def options_of(trees: Iterable[ast.Module]) -> dict[str, list[Option]]:
    """Return the parameters that are literals unless given, by the name of what is called."""
    found: dict[str, list[Option]] = {}
    for tree in trees:
        owned = [(n, c.name) for c in tree.body if isinstance(c, ast.ClassDef) for n in c.body]
        for node, owner in [*((n, "") for n in tree.body), *owned]:
            if not isinstance(node, ast.FunctionDef):
                continue
            args = [*node.args.posonlyargs, *node.args.args][bool(owner) :]
            first = len(args) - len(node.args.defaults)
            pairs = [
                *zip(range(first, len(args)), args[first:], node.args.defaults, strict=False),
                *zip(repeat(LAST), node.args.kwonlyargs, node.args.kw_defaults, strict=False),
            ]
            name = owner if node.name == "__init__" else node.name
            found[name] = [
                Option(arg.arg, at, value_of(value)) for at, arg, value in pairs if value
            ]
    return found


def with_options(
    test: ast.FunctionDef, options: Mapping[str, Iterable[Option]]
) -> Iterator[ast.FunctionDef]:
    """Yield the test with a parameter given that it leaves to its default."""
    for number, node in enumerate(ast.walk(test)):
        for option in options.get(called(node), ()) if isinstance(node, ast.Call) else ():
            given = len(node.args) > option.at or option.name in {k.arg for k in node.keywords}
            unknown = option.value is NO_VALUE or option.value is None
            for near in () if given or unknown else islice(nearby(option.value), MOST_OPTIONS):
                other = copy.deepcopy(test)
                call: Any = next(islice(ast.walk(other), number, None))
                new = ast.keyword(option.name, ast.parse(repr(near), mode="eval").body)
                call.keywords.append(new)
                yield other


def in_other_order(test: ast.FunctionDef) -> Iterator[ast.FunctionDef]:
    """Yield the test with one of its statements left out, made twice, or made before another."""
    for number, stmt in enumerate(test.body):
        if not isinstance(stmt, ast.Expr):
            continue
        before, after = test.body[:number], test.body[number + 1 :]
        bodies = [[*before, stmt, stmt, *after], [*before, *after]]
        if after and isinstance(after[0], ast.Expr):
            bodies.append([*before, after[0], stmt, *after[1:]])
        for body in bodies:
            other = copy.copy(test)
            other.body = body or [ast.Pass()]
            yield other
