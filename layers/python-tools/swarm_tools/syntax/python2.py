"""What Python 2 names otherwise, in a text whose syntax is mended: ``has_key``, ``urllib2``, ...

The translation itself is `fissix`, the kept version of Python's own ``2to3``.
"""

from __future__ import annotations

import logging
import re
from functools import lru_cache
from typing import Any

_NAMES = (
    *("apply", "basestring", "execfile", "exitfunc", "funcattrs", "getcwdu", "has_key", "imports"),
    *("imports2", "intern", "itertools", "itertools_imports", "long", "metaclass", "methodattrs"),
    *("next", "nonzero", "operator", "raw_input", "reduce", "renames", "standarderror"),
    *("sys_exc", "throw", "tuple_params", "types", "unicode", "urllib", "xrange", "xreadlines"),
)
"""Fixers for what Python 3 does not have."""
_VIEWS = ("dict", "filter", "map", "zip")
"""Fixers for what gave a list."""
_ITERS = re.compile(r"\.(?:iter|view)(?:keys|items|values)\(")
_NEWER = re.compile(
    r"\bnonlocal\b|\basync\s+def\b|\byield\s+from\b|\)\s*->|:="
    r"|\bprint\(.*\b(?:end|sep|file)\s*=|(?<![\w'\"])[fF][rR]?['\"]"
)
"""Forms that no text of Python 2 has."""


def translated(original: str, text: str) -> str:
    """Return a text with the names of Python 2 turned into those of Python 3.

    Args:
        original: The text before its syntax was mended: one with forms that Python 2 never had is
            a slip in a text of Python 3, and is not translated.
        text: It with forms of Python 2 mended, so that it compiles.

    Returns:
        The translated text; the text itself where it has nothing of Python 2 left.
    """
    if _NEWER.search(original):
        return text
    named = _with(_NAMES, text)
    if named == text and not _ITERS.search(text):
        return text
    return _with(_VIEWS, named)


def _with(fixers: tuple[str, ...], text: str) -> str:
    end = "" if text.endswith("\n") else "\n"
    try:
        found = str(_tool(fixers).refactor_string(text + end, "text"))
    except Exception:  # whatever a fixer makes of a form that it does not expect
        return text
    return found.removesuffix(end) if end else found


@lru_cache(maxsize=2)
def _tool(fixers: tuple[str, ...]) -> Any:
    from fissix.refactor import RefactoringTool

    logging.getLogger("RefactoringTool").setLevel(logging.CRITICAL)
    options = {"print_function": True, "exec_function": True}
    return RefactoringTool([f"fissix.fixes.fix_{name}" for name in fixers], options)
