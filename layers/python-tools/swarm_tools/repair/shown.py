"""A value as text that two equal values share."""

from __future__ import annotations

import itertools
from typing import Any

MOST_ITEMS = 40


def shown(value: Any, depth: int = 0) -> str:
    """Return a text that two equal values share, addresses left out."""
    if depth > 4:
        return "..."
    if isinstance(value, (str, bytes, int, float, complex, type(None))):
        return repr(value)[:200]
    if isinstance(value, dict):
        rows = [f"{shown(k, depth + 1)}: {shown(v, depth + 1)}" for k, v in value.items()]
        return "{" + ", ".join(rows[:MOST_ITEMS]) + "}"
    if isinstance(value, (set, frozenset)):
        return "{" + ", ".join(sorted(shown(v, depth + 1) for v in value)[:MOST_ITEMS]) + "}"
    if isinstance(value, (list, tuple)) or hasattr(value, "__next__"):
        rows = [shown(v, depth + 1) for v in itertools.islice(iter(value), MOST_ITEMS)]
        return f"{'tuple' if isinstance(value, tuple) else 'list'}({', '.join(rows)})"
    name = type(value).__name__
    if hasattr(value, "__dict__"):
        rows = [f"{k}={shown(v, depth + 1)}" for k, v in sorted(vars(value).items())]
        return f"{name}({', '.join(rows[:MOST_ITEMS])})"
    return f"<{name}>"
