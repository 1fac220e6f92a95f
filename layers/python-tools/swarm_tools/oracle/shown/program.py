"""That a program comes to its end: an error of its own making in its own run is shown."""

from __future__ import annotations

import ast
from pathlib import PurePosixPath

from swarm_tools.oracle.evidence import MODULE
from swarm_tools.testgen.model import Script

SOURCE = "program"
MODULE_NAME = "{module}"
"""Stands in a line of a script for the dotted name of the module."""
OWN_MAKING = frozenset(
    ("TypeError", "NameError", "UnboundLocalError", "AttributeError", "IndexError", "KeyError",
     "RecursionError", "AssertionError")
)  # fmt: skip
"""Errors that tell of a fault in the code; others may be what a demonstration asks for."""
_ASKS = frozenset({"input", "argv", "stdin", "getpass", "parse_args"})
_PLAIN = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def program_run(path: str, tree: ast.Module) -> list[Script]:
    """Return the test that a file runs to its end, for one that does something when it runs.

    None for what asks for input or arguments: there is nobody to give them.
    """
    names = {getattr(n, "id", getattr(n, "attr", "")) for n in ast.walk(tree)}
    if names & _ASKS or not any(_does_something(node) for node in tree.body):
        return []
    name = PurePosixPath(path).name
    lines = (f'runpy.run_module("{MODULE_NAME}", run_name="__main__")',)
    doc = f"`{name}` runs to its end."
    return [Script(MODULE, lines, (), "shown", SOURCE, doc, (), ("runpy",))]


def _does_something(node: ast.stmt) -> bool:
    """Say whether a statement calls something when the file runs."""
    if isinstance(node, _PLAIN):
        return False
    return any(isinstance(part, ast.Call) for part in ast.walk(node))
