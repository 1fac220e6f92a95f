"""How a test file reaches the module that it tests."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from swarm_tools.workspace.modules import Layout

_PYTHONPATH = re.compile(r"^\s*pythonpath\s*=", re.M)
_CONFIGS = ("pyproject.toml", "pytest.ini", "setup.cfg", "tox.ini")


@dataclass(frozen=True)
class Placement:
    """Where a module is and what a test has to do to import it.

    Attributes:
        module: Its dotted name.
        path: POSIX path of its file.
        folders: Folders that a test has to put on ``sys.path`` itself; mostly none.
        by_path: Whether its name cannot be imported, or names another module, so that it is
            loaded from its file.
    """

    module: str
    path: str
    folders: tuple[str, ...] = ()
    by_path: bool = False


def place(path: str, layout: Layout, files: Mapping[str, str], *, package: bool) -> Placement:
    """Return the placement of a source file.

    pytest puts the folder above the outermost package of a test on ``sys.path``: the project's
    root, where ``tests`` is a package, and any folder with a ``conftest.py``.

    Args:
        path: POSIX path of the file.
        layout: The project's import roots.
        files: Texts of the project's configuration files that are there, by path, and of its
            ``conftest.py``.
        package: Whether ``tests`` has an ``__init__.py``.
    """
    root, module = layout.module_of(path)
    by_path = module in sys.stdlib_module_names or not all(
        part.isidentifier() for part in module.split(".")
    )
    configured = any(_PYTHONPATH.search(files.get(name, "")) for name in _CONFIGS)
    reached = not root and (package or "conftest.py" in files)
    folders = () if reached or configured or by_path else (root,)
    return Placement(module, path, folders, by_path)
