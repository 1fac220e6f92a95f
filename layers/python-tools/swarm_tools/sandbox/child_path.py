"""What a child that runs a project can import: the project, its packages, Python, and the tools.

Standard library only: imported in every child before the project's code.
"""

from __future__ import annotations

import importlib.machinery
import os
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

SITE_VARIABLE = "SWARM_SITE_PACKAGES"
"""Names the folder of the project's packages to children; absent where there is none."""

TOOL_MODULES = frozenset(
    (
        *("swarm_tools", "pytest", "_pytest", "py", "pluggy", "iniconfig", "packaging"),
        *("pygments", "coverage", "exceptiongroup", "tomli", "typing_extensions"),
    )
)
"""Top-level modules of the tools that tests run by, and of what those need."""


def show_project(first: Iterable[str], last: Iterable[str]) -> None:
    """Set `sys.path` for a project.

    Its own folders come first, then its packages, then Python's library. Of what this product
    brought along only the tools can still be imported, after all that: a package that the project
    has not got is missing, whatever the tools need for themselves.

    Args:
        first: Folders in front.
        last: Folders where an import is looked for when nothing else has it.
    """
    library = _library()
    own = [*first, *last]
    ours = [entry for entry in sys.path if entry not in library and entry not in own]
    site = site_packages()
    path = [*first, *([site] if site else []), *(e for e in sys.path if e in library), *last]
    sys.path[:] = list(dict.fromkeys(path))
    sys.meta_path.append(_ToolFinder(ours))


def show_to_programs(folders: Iterable[str]) -> None:
    """Let the Python programs that a project starts import from `folders` of it, too."""
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join([*folders, *filter(None, known)])


def is_installed(module: str) -> bool:
    """Tell whether a project can import a top-level module that is not its own."""
    if module in TOOL_MODULES or module in sys.builtin_module_names:
        return True
    site = site_packages()
    places = [*([site] if site else []), *(entry for entry in sys.path if entry in _library())]
    try:
        return importlib.machinery.PathFinder.find_spec(module, places) is not None
    except (ImportError, ValueError):
        return False


def site_packages() -> str | None:
    """Return the folder of the project's packages, None where there is none."""
    return os.environ.get(SITE_VARIABLE) or None


def modules_in(folder: Path) -> list[str]:
    """Return the top-level names that an import finds in an environment, sorted."""
    names = set()
    for entry in folder.iterdir():
        if entry.name == "__pycache__":
            continue
        if entry.is_dir() and entry.name.isidentifier():
            names.add(entry.name)
        elif entry.suffix in (".py", ".so", ".pyd"):
            names.add(entry.name.partition(".")[0])
    return sorted(names)


def _library() -> frozenset[str]:
    """Return the entries of `sys.path` that are Python's own."""
    folders = {sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")}
    folders |= {os.path.join(folder, "lib-dynload") for folder in folders}
    return frozenset(
        entry
        for entry in sys.path
        if os.path.normpath(entry) in folders
        or (os.path.basename(entry).startswith("python3") and entry.endswith(".zip"))
    )


class _ToolFinder:
    """Finds the tools by their top-level name, after everything else was looked at.

    Their metadata, too: pytest that a project's tests start tells the versions of its parts.
    """

    def __init__(self, path: Sequence[str]) -> None:
        self._path = list(path)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return where a tool is; None for any other module."""
        if path is not None or name not in TOOL_MODULES:
            return None
        return importlib.machinery.PathFinder.find_spec(name, self._path)

    def find_distributions(self, context: Any = None) -> Iterator[Any]:
        """Yield the distributions of the tools; those of one name where `context` has one."""
        from importlib.metadata import DistributionFinder, MetadataPathFinder

        name = context.name if context is not None else None
        if name is not None and _module_of(name) not in TOOL_MODULES:
            return
        places = DistributionFinder.Context(name=name, path=self._path)
        for found in MetadataPathFinder.find_distributions(places):
            if _module_of(found.metadata["Name"] or "") in TOOL_MODULES:
                yield found

    def invalidate_caches(self) -> None:
        """Do nothing: the finders of folders are shared with `sys.path`."""


def _module_of(distribution: str) -> str:
    """Return the module that one of the tools is known by; each has the name of its own."""
    return distribution.lower().replace("-", "_")
