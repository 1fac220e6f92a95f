"""Finding the programs that come with the packages of a layer."""

from __future__ import annotations

import atexit
import functools
import os
import shutil
import stat
import sys
import sysconfig
import tempfile
from pathlib import Path


@functools.cache
def find_binary(name: str) -> str:
    """Return the path of an executable program that a package brought.

    A binary that lost its executable bit on the way (layers are zips) is copied to a private
    folder and made executable there.

    Raises:
        FileNotFoundError: There is none.
    """
    file = f"{name}.exe" if os.name == "nt" else name
    folders = [Path(sysconfig.get_path("scripts")), Path(sys.executable).parent]
    folders += [Path(entry) / "bin" for entry in sys.path if entry]
    folders += [
        Path(__file__).resolve().parents[1] / "bin",
        Path("/opt/python/bin"),
        Path("/opt/bin"),
    ]
    for folder in folders:
        binary = folder / file
        if binary.is_file():
            return _executable(binary)
    found = shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"{name} is not installed beside the tools")
    return found


def _executable(binary: Path) -> str:
    if os.access(binary, os.X_OK):
        return str(binary)
    folder = Path(tempfile.mkdtemp(prefix=f"swarm-{binary.stem}-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    copy = folder / binary.name
    shutil.copyfile(binary, copy)
    copy.chmod(stat.S_IRUSR | stat.S_IXUSR)
    return str(copy)
