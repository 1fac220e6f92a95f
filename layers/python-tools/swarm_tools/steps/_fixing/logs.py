"""Log entries of what the builtin engine did."""

from __future__ import annotations

import json
from typing import Any

from ...contracts.log import ENGINE_MODEL, log_entry


def engine_log(
    status: str, asked: str, answer: object, *, action: str = "FIX", **details: Any
) -> dict[str, Any]:
    """Return the entry of one piece of work of the engine; `answer` is text or JSON data."""
    text = answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False)
    return log_entry("Fixer", action, status, asked, text, model=ENGINE_MODEL, **details)
