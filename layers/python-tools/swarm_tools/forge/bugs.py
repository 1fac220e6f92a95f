"""Suspected bugs: tests of an intent that the code does not keep, as strict expected failures."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Mapping
from typing import Any

from swarm_tools.forge.generate.write import is_unittest

_EXPECTED = re.compile(r"xfail|expectedFailure")


def told(reason: str, confidence: float) -> str:
    """Return what the mark of a suspected bug says, in one line."""
    return f"suspected bug, confidence {confidence:.2f}: {' '.join(reason.split())[:120]}"


def with_marks(path: str, text: str, marked: Mapping[str, tuple[str, float]]) -> str:
    """Return a test file in which suspected bugs are expected failures.

    `marked` has a reason and how sure it is (0 to 1) by node id.

    Those of pytest are strict; an unexpected success of unittest is a failure by itself.
    """
    unittest = is_unittest(text)
    for nodeid, why in sorted(marked.items()):
        file, _, rest = nodeid.partition("::")
        test = _test(text, rest) if file == path else None
        if test is None or any(_EXPECTED.search(ast.unparse(m)) for m in test.decorator_list):
            continue
        lines = text.splitlines(keepends=True)
        mark = f"@pytest.mark.xfail(strict=True, reason={told(*why)!r})\n"
        if unittest:
            mark = f"@unittest.expectedFailure  # {told(*why)}\n"
        lines.insert(test.lineno - 1, " " * test.col_offset + mark)
        text = "".join(lines)
        if not unittest and "\nimport pytest\n" not in text:
            text = text.replace("\nmodule = ", "\nimport pytest\n\nmodule = ", 1)
    return text


def _test(text: str, name: str) -> ast.FunctionDef | None:
    """Return the test of a file by ``Class::name`` or ``name``."""
    found: Any = ast.parse(text)
    for part in name.split("::"):
        inside = [node for node in found.body if getattr(node, "name", None) == part]
        if not inside:
            return None
        found = inside[-1]
    return found if isinstance(found, ast.FunctionDef) else None


def bug_line(text: str, function: str, ran: Collection[int]) -> int | None:
    """Return the line that gave what a test of a function did not expect, as far as can be told.

    Args:
        text: Source of the module.
        function: Qualified name of the function or class.
        ran: Lines of the module that the test ran.

    Returns:
        The last return, yield or raise of the function that ran; else the line of its definition.
    """
    try:
        found: Any = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return None
    for name in function.split("."):
        inside = [n for n in ast.iter_child_nodes(found) if getattr(n, "name", None) == name]
        if not inside:
            return None
        found = inside[-1]
    ends = (ast.Return, ast.Raise, ast.Yield, ast.YieldFrom)
    lines = [n.lineno for n in ast.walk(found) if isinstance(n, ends) and n.lineno in ran]
    return max(lines, default=found.lineno)


def suspected_bug(test: Mapping[str, Any], seen: Any, line: int | None) -> dict[str, Any]:
    """Return what is told of a suspected bug, from the test's facts and how it came out."""
    reason = seen.message or "the code does something else"
    if seen.expected is not None and seen.actual is not None:
        reason = f"expected {seen.expected}, got {seen.actual}"
    return {
        "nodeid": test["nodeid"],
        "path": test["path"],
        "function": test["function"],
        "line": line,
        "intent": test["intent"],
        "reason": " ".join(reason.split())[:300] or "it differs",
        "expected": seen.expected,
        "actual": seen.actual,
        "confidence": test["confidence"],
    }
