"""Importing a project anew with a mutant in one of its files, without compiling the whole file."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Mapping
from types import CodeType
from typing import Any

from swarm_tools.forge.mutation.codes import compile_statement
from swarm_tools.forge.mutation.patch import FileMutants, Patch, compile_with

PARTS = "__swarm_parts__"


class FreshCode:
    """The code of each top-level statement of the files, so that a mutant costs but one of them."""

    def __init__(self, files: Mapping[str, FileMutants]) -> None:
        """Compile the statements of all files."""
        self._files = files
        self._parts = {path: _parts(found) for path, found in files.items()}

    def with_mutant(self, path: str, patch: Patch) -> CodeType:
        """Return code that runs the file with a mutant in it; for this process alone."""
        found = self._files[path]
        parts = self._parts[path]
        if parts is None:
            return compile_with(found, patch)
        index = patch.unit.index
        old = patch.place.put(patch.nodes)
        try:
            changed = compile_statement(found.tree.body[index], found.filename, found.flags)
        finally:
            patch.place.restore(old)
        codes = [*parts[:index], changed, *parts[index + 1 :]]

        def run(space: dict[str, Any]) -> None:
            for code in codes:
                if code is not None:
                    exec(code, space)

        setattr(builtins, PARTS, run)
        return compile(f"{PARTS}(globals())", found.filename, "exec", dont_inherit=True)


def _parts(found: FileMutants) -> list[CodeType | None] | None:
    """Return the code of each statement; None where they have to be compiled together."""
    if any(isinstance(node, ast.AnnAssign) for node in found.tree.body):
        return None  # the module's annotations are gathered over all of it
    codes: list[CodeType | None] = []
    for index, node in enumerate(found.tree.body):
        text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        # By itself any text would be taken for the module's docstring.
        left_out = text and index > 0
        codes.append(None if left_out else compile_statement(node, found.filename, found.flags))
    return codes
