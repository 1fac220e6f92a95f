"""`setup.cfg` of setuptools."""

from __future__ import annotations

import configparser

from ..groups import purpose_of
from ..model import Needs
from ..reading import Project, beside, strings
from ..texts import add
from .requirements_file import read_file

_PATH = "setup.cfg"


def read(project: Project, found: Needs) -> None:
    """Read `[options]` and its extras."""
    text = project.text(_PATH)
    if text is None:
        return
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment] - names of extras keep their case
    try:
        parser.read_string(text)
    except configparser.Error:
        return
    found.read.append(_PATH)
    python = parser.get("options", "python_requires", fallback="").strip()
    if python:
        found.python.append(python)
    _listed(project, found, parser.get("options", "install_requires", fallback=""), "")
    _listed(project, found, parser.get("options", "tests_require", fallback=""), "tests")
    if parser.has_section("options.extras_require"):
        for extra, listed in parser.items("options.extras_require"):
            _listed(project, found, listed, extra)


def _listed(project: Project, found: Needs, listed: str, group: str) -> None:
    purpose = purpose_of(group) if group else "runtime"
    if listed.strip().startswith("file:"):
        for name in listed.strip()[5:].split(","):
            path = beside(_PATH, name.strip())
            if path:
                read_file(project, found, path, purpose, set(), group)
        return
    for line in strings(listed):
        for text in [line] if ";" in line else line.split("#")[0].splitlines():
            add(found, text, _PATH, purpose, group)
