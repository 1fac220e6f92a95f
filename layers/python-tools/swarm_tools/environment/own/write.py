"""What an installed project has and its sources have not: metadata, and files with its version."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from ...workspace.paths import UnsafePathError
from ...workspace.workspace import write_file
from .about import About, about
from .programs import write_programs


def write_own(root: Path, folder: Path) -> str | None:
    """Write what building the project in `root` would add to it.

    Args:
        root: A copy of the project; files with its version are written into it.
        folder: Where the folder of its metadata is to be, for `sys.path`.

    Returns:
        `folder`, None where the project has no name.
    """
    found = about(root)
    if found is None:
        return None
    for path, text in found.version_files.items():
        with contextlib.suppress(UnsafePathError):
            write_file(root, path, text.encode("utf-8"))
    name = re.sub(r"[-_.]+", "_", found.name)
    info = f"{name}-{found.version.replace('-', '_')}.dist-info"
    folder.mkdir(parents=True, exist_ok=True)
    write_file(folder, f"{info}/METADATA", _metadata(found).encode("utf-8"))
    write_file(folder, f"{info}/entry_points.txt", _entry_points(found).encode("utf-8"))
    scripts = found.entry_points.get("console_scripts", {})
    write_programs(programs_in(folder).resolve(), scripts)
    return str(folder.resolve())


def programs_in(folder: Path) -> Path:
    """Return where beside its metadata the programs of a project are."""
    return folder.with_name(f"{folder.name}-programs")


def _metadata(found: About) -> str:
    lines = ["Metadata-Version: 2.1", f"Name: {found.name}", f"Version: {found.version}"]
    return "\n".join([*lines, *(f"{name}: {value}" for name, value in found.headers), ""])


def _entry_points(found: About) -> str:
    lines = []
    for group, points in sorted(found.entry_points.items()):
        lines += [
            f"[{group}]",
            *(f"{name} = {value}" for name, value in sorted(points.items())),
            "",
        ]
    return "\n".join(lines)
