"""Noticing that a child reached files it had no business with.

Where the kernel gives no namespaces and the worker is not root, a child has the worker's own
user and could change the project that results are judged by. It can't be stopped there, so it is
found out: the step then ends with an error, and no result of it counts.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

from .isolation import NAMESPACES
from .sandbox import SandboxError


def fingerprint(folder: Path) -> str:
    """Return a digest of the names, kinds and contents of everything below `folder`."""
    digest = hashlib.sha256()
    for parent, folders, files in os.walk(folder):
        folders.sort()
        for name in (*folders, *sorted(files)):
            path = os.path.join(parent, name)
            relative = os.path.relpath(path, folder)
            if os.path.islink(path):
                content = b"link " + os.fsencode(os.readlink(path))
            elif os.path.isfile(path):
                with open(path, "rb") as file:
                    content = b"file " + hashlib.sha256(file.read()).digest()
            else:
                content = b"folder"
            digest.update(os.fsencode(relative) + b"\0" + content + b"\0")
    return digest.hexdigest()


@contextlib.contextmanager
def unchanged(folder: Path, isolation: str) -> Iterator[None]:
    """Make sure that the block leaves `folder` as it was.

    Raises:
        SandboxError: It did not; only looked at where `isolation` does not prevent it.
    """
    if isolation == NAMESPACES or os.geteuid() == 0:
        yield
        return
    before = fingerprint(folder)
    yield
    if fingerprint(folder) != before:
        raise SandboxError("the code under test changed files outside its own folder")
