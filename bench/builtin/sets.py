"""The sets of programs that measure the engine, compressed: one archive a corpus.

``manifest.json`` holds the SHA-256 of each file, how many entries it has, and whether it was looked
at: files of the half ``report`` are only measured. To change a set, unpack it, edit it, pack it:

    python -m bench.builtin.sets unpack judge FOLDER
    python -m bench.builtin.sets pack judge FOLDER
"""

from __future__ import annotations

import hashlib
import io
import json
import shutil
import sys
import tarfile
from pathlib import Path

ARCHIVES = Path(__file__).parent / "corpora"
MANIFEST = ARCHIVES / "manifest.json"
CACHE = Path(__file__).parents[2] / ".cache" / "corpora"


class BadSet(ValueError):
    """An archive does not hold what the manifest says."""


def folder_of(corpus: str) -> Path:
    """Return the folder of a corpus, unpacked once.

    Raises:
        BadSet: A file is not the one of the manifest.
        FileNotFoundError: There is no such corpus.
    """
    archive = ARCHIVES / f"{corpus}.tar.xz"
    mark = hashlib.sha256(archive.read_bytes()).hexdigest()[:16]
    folder = CACHE / f"{corpus}-{mark}"
    if not folder.is_dir():
        part = folder.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        unpack(corpus, part)
        part.rename(folder)
    return folder


def unpack(corpus: str, folder: Path) -> None:
    """Write the files of a corpus into a new folder, held against the manifest."""
    known = json.loads(MANIFEST.read_text("utf-8"))[corpus]
    with tarfile.open(ARCHIVES / f"{corpus}.tar.xz") as archive:
        for member in archive:
            data = archive.extractfile(member)
            if member.name not in known or data is None:
                raise BadSet(f"{corpus}: {member.name} is not in the manifest")
            (folder / member.name).parent.mkdir(parents=True, exist_ok=True)
            (folder / member.name).write_bytes(data.read())
    found = {path: row["sha256"] for path, row in described(folder).items()}
    if found != {path: row["sha256"] for path, row in known.items()}:
        raise BadSet(f"{corpus}: the archive does not hold what the manifest says")


def pack(corpus: str, folder: Path) -> None:
    """Write the archive of a corpus from a folder, the same bytes for the same files."""
    with tarfile.open(ARCHIVES / f"{corpus}.tar.xz", "w:xz", preset=9) as archive:
        for path in described(folder):
            data = (folder / path).read_bytes()
            member = tarfile.TarInfo(path)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    known = json.loads(MANIFEST.read_text("utf-8")) if MANIFEST.exists() else {}
    known[corpus] = described(folder)
    MANIFEST.write_text(json.dumps(dict(sorted(known.items())), indent=2) + "\n", "utf-8")


def described(folder: Path) -> dict[str, dict[str, object]]:
    """Return what the manifest says of each file, by its path."""
    found = {}
    for path in sorted(
        p for p in folder.rglob("*") if p.is_file() and "__pycache__" not in p.parts
    ):
        data = path.read_bytes()
        name = path.relative_to(folder).as_posix()
        found[name] = {
            "sha256": hashlib.sha256(data).hexdigest(),
            "entries": max(1, data.count(b"\n=== ") + data.startswith(b"=== ")),
            "looked_at": not name.startswith("report/"),
        }
    return found


if __name__ == "__main__":
    {"pack": pack, "unpack": unpack}[sys.argv[1]](sys.argv[2], Path(sys.argv[3]))
