"""The packages of the run at hand: unpacked for its children, shown to them read-only."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from ..sandbox import isolation
from ..sandbox.child_path import SITE_VARIABLE
from ..sandbox.files import remove_tree
from .archive import MOST_PACKED_BYTES, unpack

_kept: tuple[str, Path] | None = None


@contextlib.contextmanager
def packages_of(url: str | None, level: str) -> Iterator[bool]:
    """Give children the packages at `url` (presigned) for as long as the block takes.

    Where namespaces keep children from writing to it, the folder is used again by the next call
    with the same object; anywhere else each call unpacks its own.

    Yields:
        Whether there are any; an object that is not there is none.
    """
    folder = _unpacked(url, level) if url else None
    if folder is None:
        yield False
        return
    before = os.environ.get(SITE_VARIABLE)
    os.environ[SITE_VARIABLE] = str(folder)
    try:
        yield True
    finally:
        if before is None:
            os.environ.pop(SITE_VARIABLE, None)
        else:
            os.environ[SITE_VARIABLE] = before
        if level != isolation.NAMESPACES:
            remove_tree(folder)


def _unpacked(url: str, level: str) -> Path | None:
    from ..contracts.transfer import TransferError, fetch

    global _kept
    name = hashlib.sha256(urlsplit(url).path.encode()).hexdigest()
    if _kept and _kept[0] == name and _kept[1].is_dir():
        return _kept[1]
    if _kept:
        remove_tree(_kept[1])
        _kept = None
    try:
        data = fetch(url, "environment", MOST_PACKED_BYTES)
    except TransferError as error:
        if error.missing:
            return None
        raise
    folder = Path(tempfile.mkdtemp(prefix="swarm-site-")).resolve()
    try:
        unpack(data, folder)
    except BaseException:
        remove_tree(folder)
        raise
    folder.chmod(0o755)
    if level == isolation.NAMESPACES:
        _kept = (name, folder)
    return folder
