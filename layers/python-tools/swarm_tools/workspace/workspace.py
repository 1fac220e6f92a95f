"""One work order's private folder: the project as it came, and scratch copies of it."""

from __future__ import annotations

import base64
import io
import os
import shutil
import stat
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..sandbox.files import remove_tree
from .paths import UnsafePathError, safe_path

_MOST_MEMBERS = 5_000
_MOST_BYTES = 200 * 1024 * 1024


class SnapshotError(ValueError):
    """The snapshot is not a zip that may be unpacked."""


class Workspace:
    """Holds `root` (the project, never changed by a step) and makes scratch copies.

    Use as a context manager: everything is deleted at its end.
    """

    def __init__(self) -> None:
        """Create the private folder."""
        self.base = Path(tempfile.mkdtemp(prefix="swarm-work-"))
        self.root = self.base / "snapshot"
        self.root.mkdir()
        self._copies = 0

    def __enter__(self) -> Workspace:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Delete the folder and all copies."""
        remove_tree(self.base)

    def unpack(self, data: bytes) -> None:
        """Unpack a snapshot into `root`, every member checked.

        Raises:
            SnapshotError: Not a zip, too many members or bytes, or an unsafe or doubled path.
        """
        try:
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                members = archive.infolist()
                _check(members)
                for member in members:
                    if not member.is_dir():
                        target = self.root / member.filename
                        target.parent.mkdir(parents=True, exist_ok=True)
                        with archive.open(member) as source, target.open("wb") as file:
                            shutil.copyfileobj(source, file)
        except (zipfile.BadZipFile, zipfile.LargeZipFile, UnsafePathError, OSError) as error:
            raise SnapshotError(f"unreadable snapshot: {error}") from error
        except (NotImplementedError, RuntimeError, EOFError, ValueError) as error:
            raise SnapshotError(f"unreadable snapshot: {error}") from error

    def import_folder(self, folder: Path) -> None:
        """Copy a local folder into `root`; links are left out."""
        for parent, folders, files in os.walk(folder):
            folders[:] = [name for name in folders if not Path(parent, name).is_symlink()]
            for name in files:
                source = Path(parent, name)
                if source.is_file() and not source.is_symlink():
                    target = self.root / source.relative_to(folder)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(source, target)

    def copy(self) -> Path:
        """Return a fresh copy of `root` that a step may change."""
        return self.copy_of(self.root)

    def copy_of(self, root: Path) -> Path:
        """Return a fresh copy of a folder, such as an earlier copy."""
        self._copies += 1
        target = self.base / f"copy-{self._copies}"
        shutil.copytree(root, target, symlinks=True)
        return target

    def folder(self) -> Path:
        """Return a fresh empty folder."""
        return Path(tempfile.mkdtemp(dir=self.base))


def _check(members: list[zipfile.ZipInfo]) -> None:
    if len(members) > _MOST_MEMBERS:
        raise SnapshotError(f"more than {_MOST_MEMBERS} members")
    if sum(member.file_size for member in members) > _MOST_BYTES:
        raise SnapshotError(f"more than {_MOST_BYTES} bytes unpacked")
    seen: set[str] = set()
    for member in members:
        name = safe_path(member.filename.rstrip("/") if member.is_dir() else member.filename)
        mode = member.external_attr >> 16
        if stat.S_IFMT(mode) not in (0, stat.S_IFREG, stat.S_IFDIR):
            raise SnapshotError(f"not a regular file: {name!r}")
        if name.casefold() in seen:
            raise SnapshotError(f"doubled name: {name!r}")
        if member.flag_bits & 1:
            raise SnapshotError(f"encrypted member: {name!r}")
        seen.add(name.casefold())


def write_file(root: Path, path: str, data: bytes) -> None:
    """Write one file below `root`, its path checked, never through a link.

    Raises:
        UnsafePathError: The path is not safe, or a link or file stands in its way.
    """
    target = root / safe_path(path)
    for parent in (target, *target.parents):
        if parent == root:
            break
        if parent.is_symlink() or (parent != target and parent.is_file()):
            raise UnsafePathError(f"a link or file is in the way of {path!r}")
    if target.is_dir():
        raise UnsafePathError(f"a folder is in the way of {path!r}")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)


def apply_edits(root: Path, edits: list[Mapping[str, Any]]) -> list[str]:
    """Write whole-file edits `{path, content, encoding}` below `root`; returns their paths.

    Raises:
        UnsafePathError: A path is not safe.
        ValueError: Base64 content that is not base64.
    """
    for edit in edits:
        content = edit["content"]
        if edit.get("encoding", "utf-8") == "base64":
            data = base64.b64decode(content, validate=True)
        else:
            data = content.encode("utf-8")
        write_file(root, edit["path"], data)
    return [edit["path"] for edit in edits]
