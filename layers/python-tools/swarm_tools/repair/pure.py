"""Whether running a project's code leaves nothing behind but values in its own modules."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

HARMLESS_IMPORTS = frozenset(
    [
        "__future__",
        "abc",
        "argparse",
        "array",
        "base64",
        "binascii",
        "bisect",
        "builtins",
        "calendar",
        "cmath",
        "codecs",
        "collections",
        "colorsys",
        "configparser",
        "contextlib",
        "copy",
        "csv",
        "dataclasses",
        "datetime",
        "decimal",
        "difflib",
        "dis",
        "enum",
        "errno",
        "fnmatch",
        "fractions",
        "functools",
        "getpass",
        "glob",
        "graphlib",
        "hashlib",
        "heapq",
        "hmac",
        "html",
        "importlib",
        "inspect",
        "io",
        "ipaddress",
        "itertools",
        "json",
        "keyword",
        "logging",
        "math",
        "numbers",
        "operator",
        "os",
        "pathlib",
        "platform",
        "pprint",
        "pytest",
        "queue",
        "random",
        "re",
        "reprlib",
        "secrets",
        "shlex",
        "shutil",
        "stat",
        "statistics",
        "string",
        "struct",
        "sys",
        "tempfile",
        "textwrap",
        "time",
        "timeit",
        "traceback",
        "types",
        "typing",
        "unicodedata",
        "unittest",
        "urllib",
        "uuid",
        "zlib",
        "zoneinfo",
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
SYS = (
    "argv", "exit", "float_info", "gettrace", "maxsize", "path", "settrace", "stderr", "stdin",
    "stdout", "version_info",
)  # fmt: skip
OS = (
    "access", "altsep", "curdir", "devnull", "extsep", "fspath", "fsencode", "fsdecode", "getcwd",
    "getenv", "getpid", "linesep", "listdir", "lstat", "makedirs", "mkdir", "name", "pardir",
    "path", "pathsep", "remove", "rename", "replace", "rmdir", "scandir", "sep", "stat", "unlink",
    "urandom", "walk", "PathLike", "F_OK", "R_OK", "W_OK", "X_OK",
)  # fmt: skip
LOGGING = (
    "getLogger", "debug", "info", "warning", "error", "exception", "critical", "log",
    "DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL", "NOTSET", "Logger", "NullHandler",
)  # fmt: skip
# Of these modules, only what is named: the rest reaches the process itself.
PARTS = {
    "sys": frozenset(SYS),
    "os": frozenset(OS),
    "logging": frozenset(LOGGING),
    "urllib": frozenset(["parse", "error"]),
    "importlib": frozenset(["import_module"]),
}
IMPORTS_BY_NAME = "import_module"
MOST_FILES = 200
"""So many files may be loaded by some tests; how many others the project has is no matter."""


def is_pure(root: Path, overlay: Mapping[str, str], tests: Sequence[str]) -> bool:
    """Say whether all Python files that some tests may load only compute.

    They import nothing but each other and modules of the standard library that keep no state
    that matters here, and name no builtin that reaches further. Files may be written: what is
    left of them is found by whoever comes later, in a child of its own or not.

    Args:
        root: The project.
        overlay: Texts that stand in for files, by absolute path.
        tests: Node ids.
    """
    paths = sorted(root.rglob("*.py"))
    by_name: dict[str, list[Path]] = {}
    for path in paths:
        for name in {path.stem, *([path.parent.name] if path.name == "__init__.py" else [])}:
            by_name.setdefault(name, []).append(path)
    local = {p.stem for p in paths} | {p.parent.name for p in paths}
    files = {root / nodeid.partition("::")[0] for nodeid in tests}
    waiting = [p for p in paths if p in files or p.name == "conftest.py"]
    seen = set(waiting)
    while waiting:
        if len(seen) > MOST_FILES:
            return False
        path = waiting.pop()
        try:
            tree = ast.parse(overlay.get(str(path)) or path.read_bytes())
        except (SyntaxError, ValueError, RecursionError, MemoryError, OSError):
            return False
        nodes = list(ast.walk(tree))
        if not all(_is_harmless(node, local) for node in nodes):
            return False
        names = _imported(nodes)
        reached = paths if names is None else [p for n in names for p in by_name.get(n, ())]
        waiting += set(reached) - seen
        seen.update(reached)
    return True


def _imported(nodes: Iterable[ast.AST]) -> set[str] | None:
    """Return all parts of names that are imported; None where a name is made when it runs.

    A text that is a dotted name may be imported, too, as by `patch("shop.price")` or
    `pytest_plugins`.
    """
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {part for alias in node.names for part in alias.name.split(".")}
        elif isinstance(node, ast.ImportFrom):
            found |= {*(node.module or "").split("."), *(alias.name for alias in node.names)}
            if node.level:
                found.add("__init__")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.update(node.value.split("."))
        if getattr(node, "attr", getattr(node, "id", "")) == IMPORTS_BY_NAME:
            return None
    return None if IMPORTS_BY_NAME in found else found - {""}


def _is_harmless(node: ast.AST, local: set[str]) -> bool:
    if isinstance(node, ast.Import):
        return all(_may_import(alias.name, local) for alias in node.names) and not any(
            alias.asname and _first(alias.name) in PARTS for alias in node.names
        )
    if isinstance(node, ast.ImportFrom):
        module = node.module or ""
        if node.level > 0 or module not in PARTS:
            return node.level > 0 or _may_import(module, local)
        return PARTS[module].issuperset(alias.name for alias in node.names)
    if isinstance(node, ast.Name):
        return node.id not in HARMFUL_NAMES
    if isinstance(node, ast.Attribute):
        known = PARTS.get(getattr(node.value, "id", ""))
        return known is None or node.attr in known
    return not isinstance(node, (ast.AsyncFunctionDef, ast.Await))


def _first(name: str) -> str:
    return name.partition(".")[0]


def _may_import(name: str, local: set[str]) -> bool:
    first, _, rest = name.partition(".")
    if first in local:
        return True
    if first in PARTS and rest:
        return rest.partition(".")[0] in PARTS[first]
    return first in HARMLESS_IMPORTS
