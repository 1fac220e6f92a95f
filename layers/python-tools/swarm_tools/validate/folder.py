"""The temporary folder that calls run in: what is in it before a call, what a call leaves."""

from __future__ import annotations

import contextlib
import os
import shutil
import zlib
from pathlib import Path

_MANY = 20
_LONG = 2000


class Folder:
    """A folder with links to the data files of the project, put back as it was for every call.

    Args:
        path: The folder, which is made.
        project: The project's root; of its entries at the top, those without Python are linked.
    """

    def __init__(self, path: Path, project: Path) -> None:
        """Make the folder and the links."""
        self._path = str(path)
        path.mkdir(parents=True)
        self._links: set[str] = set()
        for entry in sorted(project.iterdir())[: 2 * _MANY]:
            if entry.is_file() and entry.suffix not in (".py", ".pyc") and entry.name[0] != ".":
                os.symlink(entry.resolve(), path / entry.name)
                self._links.add(entry.name)
        self._given: tuple[tuple[str, str], ...] = ()

    def begin(self, given: tuple[tuple[str, str], ...]) -> None:
        """Enter the folder and write the files that a call is to find there."""
        os.chdir(self._path)
        self._given = given
        for name, text in given:
            with contextlib.suppress(OSError), open(name, "w", encoding="utf-8") as file:
                file.write(text)

    def end(self) -> str:
        """Return a text of the files that a call left, empty where they are as before; tidy up."""
        names = set(os.listdir(self._path))
        if not self._given and names == self._links:
            return ""
        found = {}
        for name in sorted(names - self._links)[:_MANY]:
            found[name] = self._content(os.path.join(self._path, name))
            self._remove(os.path.join(self._path, name))
        return "" if found == dict(self._given) else repr(found)

    def _content(self, path: str) -> str:
        if os.path.islink(path) or not os.path.isfile(path):
            return repr(sorted(os.listdir(path))[:_MANY]) if os.path.isdir(path) else "link"
        with open(path, "rb") as file:
            data = file.read(1 << 20)
        if len(data) > _LONG:
            return f"{len(data)} bytes {zlib.crc32(data):08x}"
        return data.decode("utf-8", "backslashreplace")

    def _remove(self, path: str) -> None:
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path, ignore_errors=True)
        else:
            with contextlib.suppress(OSError):
                os.remove(path)
