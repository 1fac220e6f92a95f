"""A test with other inputs, and with its statements in another order."""

from __future__ import annotations

import ast
import copy
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, zip_longest
from typing import Any

from swarm_tools.repair.mutate import nearby
from swarm_tools.repair.varied.inputs import inputs, replaced
from swarm_tools.repair.varied.noting import NO_VALUE, called, value_of

MOST_NEAR = 12
MOST_WORDS = 12
MOST_SPLICED = 40
MOST_OPTIONS = 3
_WORD = re.compile(r"\w+|\W")


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


def options_of(trees: Iterable[ast.Module]) -> dict[str, dict[str, Any]]:
    """Return the parameters that are literals unless given, by the name of what is called."""
    found: dict[str, dict[str, Any]] = {}
    for tree in trees:
        owned = [(n, c.name) for c in tree.body if isinstance(c, ast.ClassDef) for n in c.body]
        for node, owner in [*((n, "") for n in tree.body), *owned]:
            if not isinstance(node, ast.FunctionDef):
                continue
            args = node.args
            pairs = [
                *zip([*args.posonlyargs, *args.args][::-1], args.defaults[::-1], strict=False),
                *zip(args.kwonlyargs, args.kw_defaults, strict=True),
            ]
            name = owner if node.name == "__init__" else node.name
            values = {arg.arg: value_of(default) for arg, default in pairs if default}
            found[name] = {k: v for k, v in values.items() if v is not NO_VALUE and v is not None}
    return found


def with_options(
    test: ast.FunctionDef, options: Mapping[str, Mapping[str, Any]]
) -> Iterator[ast.FunctionDef]:
    """Yield the test with a parameter given that it leaves to its default."""
    for number, node in enumerate(ast.walk(test)):
        given = {k.arg for k in node.keywords} if isinstance(node, ast.Call) else set()
        for name, value in options.get(called(node), {}).items():
            for near in islice(nearby(value), MOST_OPTIONS):
                if name not in given:
                    other = copy.deepcopy(test)
                    call = next(islice(ast.walk(other), number, None))
                    new = ast.keyword(name, ast.parse(repr(near), mode="eval").body)
                    call.keywords.append(new)  # type: ignore[attr-defined]
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
