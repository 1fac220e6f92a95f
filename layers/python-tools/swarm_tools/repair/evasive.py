"""Repairs that make a test end before it asks anything: green, and of no worth.

Tests made from names let a program be of another form: what they try may raise, and then they
return. An edit that raises where the program gave a wrong value turns such a test green.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from pathlib import Path

from swarm_tools.repair.child import Trial
from swarm_tools.repair.evidence import Compared
from swarm_tools.repair.server import Server

ASKED_S = 2.0
MOST_ASKED = 8


def straight_first(
    compared: Sequence[Compared],
    tests: Sequence[str],
    root: Path,
    server: Server,
    overlay: Callable[..., dict[str, str]],
) -> list[Compared]:
    """Return the candidates, first of all one with which tests still come to what they assert.

    Args:
        compared: Candidates that turn the tests green, the best first.
        tests: Node ids of the tests; those that came to an assertion before count.
        root: The project.
        server: Runs the tests.
        overlay: Gives the files of a candidate, or those without one.
    """
    asserted = {path: _asserted(root / path) for path in {t.partition("::")[0] for t in tests}}
    traced = frozenset(str(root / path) for path in asserted)

    def asking(files: dict[str, str]) -> set[str]:
        outcome = server.run(Trial(files, tuple(tests), (), 0, ASKED_S, traced))
        return {
            test
            for test in tests
            if {n for _, n in outcome.lines.get(test, ())} & asserted[test.partition("::")[0]]
        }

    before = asking(overlay()) if len(compared) > 1 else set()
    for item in compared[:MOST_ASKED] if before else ():
        if before <= asking(overlay(item.candidate)):
            return [item, *(other for other in compared if other is not item)]
    return list(compared)


def _asserted(path: Path) -> set[int]:
    """Return the lines of the assertions of a test module."""
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError):
        return set()
    return {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Assert)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
