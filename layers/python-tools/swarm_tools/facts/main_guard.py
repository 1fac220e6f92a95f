"""The question whether a file is run by itself."""

from __future__ import annotations

import ast


def asks_who_runs(test: ast.expr) -> bool:
    """Say whether a condition asks for `__name__`."""
    return any(isinstance(part, ast.Name) and part.id == "__name__" for part in ast.walk(test))
