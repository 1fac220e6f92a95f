"""Parsing that answers None where there is nothing to parse."""

from __future__ import annotations

import ast


def parsed(text: str) -> ast.Module | None:
    """Return the tree of a source, None when it does not parse."""
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
