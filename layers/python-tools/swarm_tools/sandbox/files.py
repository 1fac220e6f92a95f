"""Reading and removing files that a sandboxed process had its hands on."""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
from pathlib import Path


def read_untrusted(path: Path, max_bytes: int) -> bytes:
    """Return at most `max_bytes` of a regular file, never through a link, pipe or device.

    Raises:
        OSError: The file is absent, or is not a regular file.
    """
    descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(f"not a regular file: {path.name}")
        return file.read(max_bytes)


def give_to(user: int, folder: Path) -> None:
    """Make `user` the owner of `folder` and all in it; links are not followed."""
    os.lchown(folder, user, user)
    for parent, folders, files in os.walk(folder):
        for name in (*folders, *files):
            with contextlib.suppress(FileNotFoundError):
                os.lchown(os.path.join(parent, name), user, user)


def remove_tree(folder: Path) -> None:
    """Delete `folder`, also where a child took the permissions away."""
    for parent, folders, _ in os.walk(folder):
        for name in folders:
            path = os.path.join(parent, name)
            if not os.path.islink(path):
                with contextlib.suppress(OSError):
                    os.chmod(path, 0o700)
    shutil.rmtree(folder, ignore_errors=True)
