"""Conftest files that cannot be imported for something that is not here: pytest goes on without.

Whatever the code under repair does, the same conftest is left out before and after: only what the
conftest file itself asks of the machine counts, a module that nothing here has or a file that
cannot be opened.
"""

from __future__ import annotations

import importlib.util
import traceback
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any


class LackingConftests:
    """A plugin of pytest that puts an empty module in the place of such a conftest file."""

    def __init__(self, root: Path, note: Callable[[str], None]) -> None:
        """Take what is told of each file that is left out.

        Args:
            root: Folder of the project.
            note: Called with a line for each of them.
        """
        self._root = root
        self._note = note
        self._managers: list[Any] = []

    def pytest_plugin_registered(self, manager: Any) -> None:
        """Watch the imports of conftest files from the first plugin on."""
        if manager in self._managers or not hasattr(manager, "_importconftest"):
            return
        self._managers.append(manager)
        load = manager._importconftest

        def without_lacking(path: Path, *args: Any, **kwargs: Any) -> types.ModuleType:
            try:
                return load(path, *args, **kwargs)
            except Exception as failure:
                cause = getattr(failure, "cause", None)
                if not isinstance(cause, Exception) or not lacks(cause, path):
                    raise
                name = path.relative_to(self._root) if self._root in path.parents else path.name
                self._note(
                    f"{name} could not be imported ({type(cause).__name__}: {cause}): "
                    "its fixtures and hooks are not there"
                )
                empty = types.ModuleType("conftest")
                empty.__file__ = str(path)
                manager.consider_conftest(empty, registration_name=str(path))
                return empty

        manager._importconftest = without_lacking


def lacks(error: Exception, path: Path) -> bool:
    """Tell whether `error` says that what the file at `path` itself asks for is not here."""
    frames = [
        frame.filename
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith("<") and "_pytest" not in Path(frame.filename).parts
    ]
    if not frames or Path(frames[-1]) != path:
        return False
    if isinstance(error, ModuleNotFoundError):
        top = (error.name or "").partition(".")[0]
        return bool(top) and importlib.util.find_spec(top) is None
    return isinstance(error, OSError)
