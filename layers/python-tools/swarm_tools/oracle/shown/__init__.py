"""What a file itself shows of what its code should do: examples and self-checks."""

from __future__ import annotations

import ast

from swarm_tools.oracle.shown.examples import examples_of
from swarm_tools.oracle.shown.self_checks import self_checks
from swarm_tools.signatures.facts import functions_of
from swarm_tools.testgen.model import ModuleTests


def shown_by(path: str, text: str) -> ModuleTests:
    """Return the tests that a file states itself.

    Args:
        path: POSIX path of the file.
        text: Its source; it parses.

    Raises:
        SyntaxError: It does not parse.
    """
    tree = ast.parse(text)
    functions = functions_of(tree, text)
    tables, scripts = examples_of(tree, functions)
    checks, more = self_checks(tree, functions)
    return ModuleTests(path, [*tables, *checks], [*scripts, *more])
