"""Code in the syntax of a newer Python than the one at hand: recognised, and left as it is.

ruff's parser knows the syntax of all versions and tells which one a file needs.
"""

from __future__ import annotations

import ast
import functools
import json
import os
import re
import subprocess
import sys
import warnings

from ..binaries import find_binary
from .codec import decode

_NEWEST_MINOR = 14
_TIMEOUT_S = 20
# What no older Python has, as it looks; whether it is that, the parser says.
_LOOKS_NEWER = re.compile(
    r"""^[ \t]*type[ \t]+\w+[^=\n]*=        # a type alias (3.12)
      | ^[ \t]*(?:async[ \t]+)?(?:def|class)[ \t]+\w+[ \t]*\[   # type parameters (3.12)
      | ^[ \t]*except\*?[ \t]+[^:\n(]+,     # several exceptions without brackets (3.14)
      | \b[rR]?[tT][rR]?["']                # a template string (3.14)
      | \b[rR]?[fF][rR]?["'][^\n]*\{        # an f-string, which may be nested freely (3.12)
      | \*[^\n]*\]                          # a star in an index (3.11)
      | ^[ \t]*except[ \t]*\*               # exception groups (3.11)
      | ^[ \t]*(?:with[ \t]*\(|match\b|lazy[ \t]+(?:import|from)\b)
    """,
    re.M | re.X,
)
_CLAUSE = re.compile(r"^[ \t]*except[ \t]+([\w.]+(?:[ \t]*,[ \t]*[\w.]+)+)[ \t]*:", re.M)


@functools.lru_cache(maxsize=4096)
def needed_python(data: bytes) -> str | None:
    """Return the Python that a file's syntax needs, such as ``>=3.12``.

    Returns:
        None where the one at hand parses it, and where none that is known does.
    """
    text = decode(data).text
    if not _LOOKS_NEWER.search(text) or _parses_here(text):
        return None
    for minor in range(sys.version_info[1] + 1, _NEWEST_MINOR + 1):
        if _parses(text, minor):
            return None if _is_old_clause(text) else f">=3.{minor}"
    return None


def _parses_here(text: str) -> bool:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True


def _parses(text: str, minor: int) -> bool:
    """Tell whether ruff finds no syntax error for Python 3.`minor`."""
    command = [find_binary("ruff"), "check", "--isolated", "--no-cache", "--exit-zero", "--quiet"]
    command += ["--select", "W605", "--target-version", f"py3{minor}"]
    command += ["--output-format", "json", "--stdin-filename", "module.py", "-"]
    try:
        ran = subprocess.run(
            command,
            input=text.encode("utf-8", "surrogatepass"),
            capture_output=True,
            timeout=_TIMEOUT_S,
            env={"PATH": os.environ.get("PATH", ""), "NO_COLOR": "1"},
            check=False,
        )
        found = json.loads(ran.stdout) if ran.returncode == 0 else None
    except (OSError, ValueError, subprocess.SubprocessError):
        return False
    if not isinstance(found, list):
        return False
    return not any(row.get("code") in (None, "invalid-syntax") for row in found)


def _is_old_clause(text: str) -> bool:
    """Tell whether `except Error, name:` is the Python 2 that binds the error to a name.

    It is where the second name is a plain one in small letters that nothing else of the file
    defines: no exception is written like that.
    """
    for clause in _CLAUSE.finditer(text):
        names = [name.strip() for name in clause.group(1).split(",")]
        name = names[-1]
        if len(names) != 2 or "." in name or name != name.lower():
            continue
        binds = rf"^\s*(?:class\s+{name}\b|(?:from|import)\b[^\n]*\b{name}\b|{name}\s*=[^=])"
        if not re.search(binds, text, re.M):
            return True
    return False
