"""`.python-version` of pyenv and uv: the Python that a project is worked on with."""

from __future__ import annotations

from ...workspace.reading import Project
from ..model import Needs

_PATH = ".python-version"


def read(project: Project, found: Needs) -> None:
    """Read its first version of CPython."""
    for line in (project.text(_PATH) or "").splitlines():
        plain = line.partition("#")[0].strip()
        if plain:
            found.name_python(plain, _PATH)
            if found.python_named:
                found.read.append(_PATH)
            return
