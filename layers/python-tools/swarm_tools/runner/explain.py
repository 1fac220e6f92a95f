"""From a failed test to what it expected, what it got, and the lines that say so."""

from __future__ import annotations

import inspect
import re
from typing import Any

_MOST = 2_000
_TRACE_LINES = 15
_UNITTEST = re.compile(r"AssertionError: (.{1,300}?) != (.{1,300}?)(?: : .*)?$", re.DOTALL)
_NOT_RAISED = re.compile(r"DID NOT RAISE(?: any of)? (.+)$|AssertionError: (\w+) not raised")


def bounded(text: str, most: int = _MOST) -> str:
    """Return `text`, its middle cut out and named when it is too long."""
    if len(text) <= most:
        return text
    half = most // 2
    return f"{text[:half]}[... {len(text) - 2 * half} characters ...]{text[-half:]}"


def safe_repr(value: object) -> str:
    """Return a bounded `repr`, also of objects whose own one fails."""
    try:
        return bounded(repr(value), 500)
    except Exception as error:  # any class of the target may do anything here
        return f"<{type(value).__name__}: repr raised {type(error).__name__}>"


def last_lines(text: str) -> str:
    """Return the last lines of a traceback."""
    return bounded("\n".join(text.strip().splitlines()[-_TRACE_LINES:]), 4_000)


def source_of(item: Any) -> str | None:
    """Return the source of the function of a pytest item, bounded, None when there is none."""
    try:
        return bounded(inspect.getsource(item.obj), 4_000)
    except (OSError, TypeError, AttributeError, SyntaxError):
        return None


def explain(message: str, compared: tuple[str, str] | None) -> dict[str, str]:
    """Return `{expected, actual}` as far as they can be told.

    Args:
        message: Last line of the failure, `Type: text`.
        compared: Reprs of both sides of a failed `assert left == right`.
    """
    if compared:
        return {"actual": compared[0], "expected": compared[1]}
    if match := _NOT_RAISED.search(message):
        return {"expected": f"raises {match[1] or match[2]}", "actual": "nothing was raised"}
    if match := _UNITTEST.search(message):
        return {"actual": match[1], "expected": match[2]}
    if re.match(r"\w+(\.\w+)*: ", message) and not message.startswith("AssertionError"):
        return {"actual": f"raised {bounded(message, 500)}"}
    return {}
