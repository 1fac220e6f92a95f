"""Whether running a project's code leaves nothing behind but values in its own modules."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

HARMLESS_IMPORTS = frozenset(
    [
        "__future__",
        "abc",
        "array",
        "base64",
        "bisect",
        "calendar",
        "cmath",
        "collections",
        "colorsys",
        "contextlib",
        "copy",
        "csv",
        "dataclasses",
        "datetime",
        "decimal",
        "difflib",
        "enum",
        "fractions",
        "functools",
        "graphlib",
        "hashlib",
        "heapq",
        "html",
        "io",
        "itertools",
        "json",
        "keyword",
        "math",
        "numbers",
        "operator",
        "pathlib",
        "pprint",
        "pytest",
        "queue",
        "random",
        "re",
        "secrets",
        "statistics",
        "string",
        "struct",
        "sys",
        "textwrap",
        "time",
        "types",
        "typing",
        "unicodedata",
        "unittest",
        "uuid",
        "zlib",
    ]
)
HARMFUL_NAMES = frozenset(
    [
        "exec",
        "eval",
        "compile",
        "__import__",
        "globals",
        "setattr",
        "delattr",
        "breakpoint",
        "exit",
        "quit",
    ]
)
OF_SYS = frozenset(["argv", "exit", "float_info", "maxsize", "stderr", "stdin", "stdout"])
MOST_FILES = 200


def is_pure(root: Path, overlay: Mapping[str, str]) -> bool:
    """Say whether all Python files below ``root`` only compute.

    They import nothing but each other and modules of the standard library that keep no state
    that matters here, and name no builtin that reaches further. Files may be written: what is
    left of them is found by whoever comes later, in a child of its own or not.

    Args:
        root: The project.
        overlay: Texts that stand in for files, by absolute path.
    """
    paths = sorted(root.rglob("*.py"))
    if len(paths) > MOST_FILES:
        return False
    local = {p.stem for p in paths} | {p.parent.name for p in paths}
    for path in paths:
        try:
            text = overlay.get(str(path)) or path.read_bytes()
            tree = ast.parse(text)
        except (SyntaxError, ValueError, RecursionError, MemoryError, OSError):
            return False
        if not all(_is_harmless(node, local) for node in ast.walk(tree)):
            return False
    return True


def _is_harmless(node: ast.AST, local: set[str]) -> bool:
    if isinstance(node, ast.Import):
        return all(_may_import(alias.name, local) for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        if node.module == "sys" and not OF_SYS.issuperset(a.name for a in node.names):
            return False
        return node.level > 0 or _may_import(node.module or "", local)
    if isinstance(node, ast.Name):
        return node.id not in HARMFUL_NAMES
    if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "sys":
        return node.attr in OF_SYS
    return not isinstance(node, (ast.AsyncFunctionDef, ast.Await))


def _may_import(name: str, local: set[str]) -> bool:
    first = name.partition(".")[0]
    return first in HARMLESS_IMPORTS or first in local
