"""The programs that an installed project has: its console scripts, and Python by its names."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path

_NAME = re.compile(r"^[A-Za-z0-9][\w.-]*$")
_OBJECT = re.compile(r"^([A-Za-z_][\w.]*):([A-Za-z_][\w.]*)\s*(?:\[.*\])?$")
_SCRIPT = (
    "import sys\nfrom functools import reduce\nfrom importlib import import_module\n"
    "sys.exit(reduce(getattr, {names!r}, import_module({module!r}))())\n"
)


def write_programs(folder: Path, scripts: Mapping[str, str]) -> None:
    """Write programs into `folder`, for the search path of a child.

    Args:
        folder: Where they are to be; made where it is not there.
        scripts: {name: module:function}; what is no such pair is left out.
    """
    folder.mkdir(parents=True, exist_ok=True)
    python = shlex.quote(sys.executable)
    for name in ("python", "python3"):
        _write(folder / name, f'#!/bin/sh\nexec {python} "$@"\n')
    for name, value in scripts.items():
        match = _OBJECT.match(value)
        if match is None or not _NAME.match(name) or (folder / name).exists():
            continue
        script = folder / f"{name}.start.py"
        script.write_text(_SCRIPT.format(module=match[1], names=match[2].split(".")), "utf-8")
        _write(folder / name, f'#!/bin/sh\nexec {python} {shlex.quote(str(script))} "$@"\n')


def _write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    path.chmod(0o755)
