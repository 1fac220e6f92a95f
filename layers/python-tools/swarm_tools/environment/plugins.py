"""Which pytest plugins of a project's packages its tests run with."""

from __future__ import annotations

import configparser
from pathlib import Path

from .child_path import site_packages

# They report, run side by side, again or in another order: what decides here is ours.
_LEFT_OUT = frozenset(
    (
        *("pytest_cov", "xdist", "pytest_randomly", "random_order", "pytest_rerunfailures"),
        *("pytest_sugar", "pytest_html", "pytest_metadata", "pytest_jsonreport", "testmon"),
        *("pytest_instafail", "pytest_picked", "pytest_watch", "pytest_mypy", "pytest_flake8"),
        *("pytest_pylint", "pytest_black", "pytest_ruff", "pytest_reportlog", "pytest_profiling"),
    )
)


def plugin_arguments() -> list[str]:
    """Return pytest's arguments that load the plugins of the project's packages, sorted."""
    site = site_packages()
    if site is None:
        return []
    found: set[str] = set()
    for path in Path(site).glob("*.dist-info/entry_points.txt"):
        parser = configparser.RawConfigParser(delimiters=("=",), strict=False)
        parser.optionxform = str  # type: ignore[assignment] - names keep their case
        try:
            parser.read_string(path.read_text("utf-8"))
            modules = [value for _, value in parser.items("pytest11")]
        except (OSError, ValueError, configparser.Error):
            continue
        found |= {module.partition(":")[0].strip() for module in modules}
    kept = sorted(name for name in found if name.partition(".")[0] not in _LEFT_OUT)
    return [argument for name in kept for argument in ("-p", name)]
