"""An import that an edit needs, written at the head of the file."""

from __future__ import annotations

import ast
from dataclasses import replace

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.site import FunctionSite


def with_import(site: FunctionSite, proposal: Proposal, row: str) -> Proposal:
    """Return a proposal that writes the import ``row`` before the first statement, too.

    It stays as it is where the file imports that module as a whole.
    """
    if row.removeprefix("import ") in _imported(site.source.tree):
        return proposal
    at = site.source.line_start(_first_line(site.source.tree))
    return replace(proposal, edits=((at, at, f"{row}{site.source.newline}"), *proposal.edits))


def _imported(tree: ast.Module) -> set[str]:
    """Return the names by which the file knows the modules that it imports as a whole."""
    return {a.asname or a.name for s in tree.body if isinstance(s, ast.Import) for a in s.names}


def _first_line(tree: ast.Module) -> int:
    """Return the line of the first statement that may have an import before it."""
    for stmt in tree.body:
        text = isinstance(stmt, ast.Expr) and isinstance(stmt.value, ast.Constant)
        if not text and getattr(stmt, "module", "") != "__future__":
            return min([stmt.lineno, *(d.lineno for d in getattr(stmt, "decorator_list", ()))])
    return (tree.body[-1].end_lineno or 0) + 1 if tree.body else 1
