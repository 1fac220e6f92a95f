"""The source archive of a project: had by pip, unpacked below `.cache`, never committed."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from pathlib import Path

from bench.builtin.healthy import download
from swarm_tools.workspace.discovery import is_collectable

WORK = Path(__file__).parents[2] / ".cache" / "bench" / "projects"


class Dropped(Exception):
    """A distribution that is no project of this bench, with the reason."""


def unpack(name: str) -> Path:
    """Return the folder of the newest source of `name` that this Python may install.

    Raises:
        Dropped: There is no source archive, or no test in it.
    """
    try:
        archive = download(name, source=True)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired, IndexError):
        raise Dropped("no source archive can be had for this Python") from None
    if not tarfile.is_tarfile(archive):
        raise Dropped("its source archive is no tar file")
    folder = WORK / "sources" / name
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(archive) as tar:
        if not any(is_collectable(member) for member in tar.getnames()):
            raise Dropped("its source archive holds no tests")
        try:
            tar.extractall(folder, filter="data")
        except tarfile.TarError:
            raise Dropped("its source archive leads out of its folder") from None
    roots = [path for path in folder.iterdir() if path.is_dir()]
    if len(roots) != 1:
        raise Dropped("its source archive has not one folder")
    return roots[0]
