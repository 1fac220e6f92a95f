"""Which pytest plugins a project's tests run with: those that its packages and itself bring."""

from __future__ import annotations

import configparser
from collections.abc import Iterable
from pathlib import Path

from ..workspace.reading import ini

# They act unasked where they are there: on limits, repetition, order or the report, which are
# decided by the run. Each with the markers that it would register.
LEFT_OUT: dict[str, tuple[str, ...]] = {
    "pytest_timeout": ("timeout",),
    "pytest_rerunfailures": ("flaky",),
    "pytest_randomly": ("random_order",),
    "pytest_forked": ("forked",),
    "pytest_sugar": (),
    "pytest_pretty": (),
    "pytest_mypy_plugins": (),
}


def plugins_in(folders: Iterable[str]) -> dict[str, str]:
    """Return {name of an entry point: its module} of the pytest plugins in `folders`.

    Of two by one name the first counts.
    """
    found: dict[str, str] = {}
    for folder in folders:
        for path in sorted(Path(folder).glob("*.dist-info/entry_points.txt")):
            try:
                parser = ini(path.read_text("utf-8"), delimiters=("=",))
                plugins = parser.items("pytest11") if parser else []
            except (OSError, ValueError, configparser.Error):
                continue
            for name, module in plugins:
                found.setdefault(name.strip(), module.partition("[")[0].strip())
    return {n: m for n, m in sorted(found.items()) if m.split(".")[0].split(":")[0] not in LEFT_OUT}
