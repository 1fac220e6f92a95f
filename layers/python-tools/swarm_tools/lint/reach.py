"""Which files of a project pylint's messages of a file depend on: what it imports, and so on.

An import may mean every file whose path ends like the name: too many, never too few.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import os
import sys
import warnings
from collections import defaultdict
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from ..workspace.codec import decode

_MODULES = (".py", ".pyi", ".so", ".pyd")


class Imported(NamedTuple):
    """What a source imports: first parts of absolute names, and all names with their beginnings."""

    tops: frozenset[str]
    names: frozenset[str]


class Reach:
    """The modules of a project by the names under which they may be imported."""

    def __init__(self, root: Path) -> None:
        """Look at all of `root`, also at folders that are left alone."""
        self._root = root
        self._named: dict[str, set[str]] = defaultdict(set)
        self._marks: dict[str, tuple[str, Imported]] = {}
        self._linked = False
        for parent, folders, files in os.walk(root):
            inside = PurePosixPath(Path(parent).relative_to(root).as_posix())
            self._linked |= any(os.path.islink(os.path.join(parent, n)) for n in (*folders, *files))
            self._name(inside.parts, f"{inside}/")
            for name in files:
                if not name.endswith(_MODULES):
                    continue
                stem = name.partition(".")[0]
                parts = inside.parts if stem == "__init__" else (*inside.parts, stem)
                self._name(parts, (inside / name).as_posix())
        # What the library imports would be found in the project.
        self._shadows = any(name in sys.stdlib_module_names for name in self._named)

    def _name(self, parts: tuple[str, ...], path: str) -> None:
        for start in range(len(parts)):
            self._named[".".join(parts[start:])].add(path)

    def of(self, path: str) -> list[tuple[str, str]] | None:
        """Return path and digest of all that the messages of `path` may depend on, sorted.

        Those are all modules of the project where it imports what is neither the project's nor
        Python's own, which may import anything; None where links make it uncertain.
        """
        if self._linked:
            return None
        found: dict[str, str] = {}
        waiting = [path]
        while waiting:
            one = waiting.pop()
            if one in found:
                continue
            found[one], imported = self._marked(one)
            if self._shadows or any(self._is_foreign(name) for name in imported.tops):
                everything = {path for paths in self._named.values() for path in paths}
                return sorted((one, self._marked(one)[0]) for one in {*everything, path})
            for name in imported.names:
                waiting += self._named.get(name, ())
            waiting += self._packages_of(one)
        return sorted(found.items())

    def tops_in(self, path: str) -> list[str]:
        """Return the first parts of the absolute names that a file imports, sorted."""
        return sorted(self._marked(path)[1].tops)

    def _is_foreign(self, name: str) -> bool:
        return name not in sys.stdlib_module_names and name not in self._named

    def _marked(self, path: str) -> tuple[str, Imported]:
        if path not in self._marks:
            data = b"" if path.endswith("/") else (self._root / path).read_bytes()
            imported = imports_of(data) if path.endswith((".py", ".pyi")) else _NOTHING
            self._marks[path] = hashlib.sha256(data).hexdigest(), imported
        return self._marks[path]

    def _packages_of(self, path: str) -> list[str]:
        """Return the files that make packages of the folders above."""
        folders = [parent.as_posix() for parent in PurePosixPath(path).parents]
        places = [f"{folder}/__init__{end}" for folder in folders for end in (".py", ".pyi")]
        return [place.removeprefix("./") for place in places if (self._root / place).is_file()]


_NOTHING = Imported(frozenset(), frozenset())


@functools.lru_cache(maxsize=4096)
def imports_of(data: bytes) -> Imported:
    """Return what a source imports: nothing where it does not parse."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(decode(data).text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return _NOTHING
    tops: set[str] = set()
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            dotted = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = [node.module] if node.module else []
            dotted = [*base, *(".".join([*base, alias.name]) for alias in node.names)]
        else:
            continue
        if isinstance(node, ast.Import) or not node.level:
            tops |= {name.partition(".")[0] for name in dotted}
        for name in dotted:
            parts = name.split(".")
            names |= {".".join(parts[: end + 1]) for end in range(len(parts))}
    return Imported(frozenset(tops), frozenset(names))
