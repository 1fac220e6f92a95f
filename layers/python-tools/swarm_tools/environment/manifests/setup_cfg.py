"""`setup.cfg` of setuptools."""

from __future__ import annotations

from ...workspace.reading import Project, beside, ini, strings
from ..groups import purpose_of
from ..model import Needs
from ..texts import add
from .requirements_file import read_file

_PATH = "setup.cfg"


def read(project: Project, found: Needs) -> None:
    """Read `[options]` and its extras."""
    text = project.text(_PATH)
    parser = ini(text) if text is not None else None
    if parser is None:
        return
    found.read.append(_PATH)
    python = parser.get("options", "python_requires", fallback="").strip()
    if python:
        found.ask_python(python, _PATH)
    found.classify(strings(parser.get("metadata", "classifiers", fallback="")), _PATH)
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
