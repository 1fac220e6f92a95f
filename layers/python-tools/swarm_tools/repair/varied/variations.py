"""Tests of a project with other inputs and in other orders, to see what an edit does elsewhere.

Two edits of a method may leave an object otherwise inside and be the same to everybody who uses it.
What users see are the expressions that tests assert; so these are noted instead of judged, in
tests whose literals are changed, whose calls are left out, doubled or made earlier, and in
sequences of calls that several tests make of an object of the same class.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, zip_longest
from pathlib import Path

from swarm_tools.repair.importing import parsed
from swarm_tools.repair.varied.changed import (
    in_other_order,
    options_of,
    with_options,
    with_other_literals,
)
from swarm_tools.repair.varied.inputs import inputs
from swarm_tools.repair.varied.noting import Noting
from swarm_tools.repair.varied.sequences import Played, makers, note_object, sequences

MOST_TESTS = 16
MOST_OF_TEST = 80


@dataclass(frozen=True)
class Variation:
    """A test made otherwise.

    Attributes:
        nodeid: The test it is made of.
        source: Text of the function that stands in for it; it notes what the test asserts.
    """

    nodeid: str
    source: str


def variations(root: Path, nodeids: Iterable[str], program: Mapping[str, str]) -> list[Variation]:
    """Return the tests as they are, and made otherwise; always the same ones.

    Args:
        root: The project.
        nodeids: Functions or methods that are tests, by pytest's node id.
        program: Texts of files of the program: their parameters with a default are varied, too.
    """
    played = list(_played(root, list(nodeids)[:MOST_TESTS]))
    found = [Variation(test.nodeid, ast.unparse(test.node)) for test in played]
    options = options_of([*map(ast.parse, program.values()), *(test.tree for test in played)])
    texts = [v for test in played for _, v in inputs(test.node) if isinstance(v, str)]
    for test in played:
        made = zip_longest(
            with_other_literals(test.node, texts),
            in_other_order(test.node),
            with_options(test.node, options),
        )
        both = (node for pair in made for node in pair if node is not None)
        found += [Variation(test.nodeid, ast.unparse(n)) for n in islice(both, MOST_OF_TEST)]
    for kind in sorted({test.kind for test in played} - {""}):
        alike = [test for test in played if test.kind == kind]
        found += [Variation(nodeid, ast.unparse(n)) for nodeid, n in sequences(alike)]
    return list(dict.fromkeys(found))


def _played(root: Path, nodeids: Iterable[str]) -> Iterator[Played]:
    """Yield the tests that can be varied."""
    for nodeid in nodeids:
        path, *names = nodeid.split("::")
        tree = parsed(root / path)
        node = _found(tree, names) if tree is not None else None
        if tree is None or node is None:
            continue
        test = Played(nodeid, tree, copy.deepcopy(node))
        test.node.decorator_list = []
        note_object(test, makers(tree))
        test.node = ast.fix_missing_locations(Noting().visit(test.node))
        yield test


def _found(tree: ast.Module, names: list[str]) -> ast.FunctionDef | None:
    """Return the function, or the method of a class, of these names."""
    body: list[ast.stmt] = tree.body
    for name in names[:-1]:
        body = next((n.body for n in body if isinstance(n, ast.ClassDef) and n.name == name), [])
    wanted = (n for n in body if isinstance(n, ast.FunctionDef) and n.name == names[-1])
    return next(wanted, None)
