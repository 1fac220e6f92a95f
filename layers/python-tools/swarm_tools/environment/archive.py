"""An environment as one object: a tar, compressed, the same bytes for the same files."""

from __future__ import annotations

import io
import os
import shutil
import sys
import tarfile
from pathlib import Path
from typing import IO

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

from ..workspace.paths import UnsafePathError, safe_path
from .errors import ArchiveError

_LEVEL = 3
_MOST_MEMBERS = 120_000
MOST_BYTES = 2 * 1024**3
"""Bytes of an environment, unpacked."""
MOST_PACKED_BYTES = 768 * 1024**2


def pack(folder: Path) -> bytes:
    """Return the files below `folder`; links are left out, times and owners are not kept."""
    packed = io.BytesIO()
    with (
        zstd.ZstdFile(packed, "wb", level=_LEVEL) as stream,
        tarfile.open(fileobj=stream, mode="w|", format=tarfile.PAX_FORMAT) as archive,
    ):
        for parent, folders, files in os.walk(folder):
            folders.sort()
            for name in sorted(files):
                path = Path(parent, name)
                if path.is_symlink() or not path.is_file():
                    continue
                member = tarfile.TarInfo(path.relative_to(folder).as_posix())
                member.size = path.stat().st_size
                member.mode = 0o644
                with path.open("rb") as file:
                    archive.addfile(member, file)
    return packed.getvalue()


def unpack(data: bytes, folder: Path) -> None:
    """Unpack into `folder`, every member checked.

    Raises:
        ArchiveError: Not such an archive, too much in it, or a path that leads elsewhere.
    """
    total = members = 0
    try:
        with (
            zstd.ZstdFile(io.BytesIO(data), "rb") as stream,
            tarfile.open(fileobj=stream, mode="r|") as archive,
        ):
            for member in archive:
                members += 1
                total += member.size
                if members > _MOST_MEMBERS or total > MOST_BYTES:
                    raise ArchiveError("the environment is larger than it may be")
                if not member.isreg():
                    raise ArchiveError(f"not a regular file: {member.name!r}")
                source = archive.extractfile(member)
                if source is not None:
                    _write(folder / safe_path(member.name), source)
    except (tarfile.TarError, zstd.ZstdError, UnsafePathError, EOFError, OSError) as error:
        raise ArchiveError(f"unreadable environment: {type(error).__name__}") from error


def _write(path: Path, source: IO[bytes]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        shutil.copyfileobj(source, file, 1 << 20)
