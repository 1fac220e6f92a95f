"""`environment.yml` of conda: what it takes from pip, and conda packages that indexes know too."""

from __future__ import annotations

import re
from typing import Any

from ...workspace.reading import Project, strings, table
from ..known import is_known
from ..model import Needs
from ..texts import add, normalised

_NAMES = ("environment.yml", "environment.yaml", "conda.yml", "conda.yaml")
_SPEC = re.compile(r"^(?:[\w.-]+::)?([A-Za-z0-9][\w.-]*)\s*(.*)$")


def read(project: Project, found: Needs) -> None:
    """Read the first of the usual names."""
    import yaml

    for name in _NAMES:
        text = project.text(name)
        if text is None:
            continue
        try:
            data = table(yaml.safe_load(text))
        except (yaml.YAMLError, RecursionError):
            continue
        found.read.append(name)
        listed: Any = data.get("dependencies")
        for item in listed if isinstance(listed, list) else []:
            if isinstance(item, str):
                _conda(found, item, name)
            for one in strings(table(item).get("pip")):
                if not one.strip().startswith("-"):
                    add(found, one, name)
        return


def _conda(found: Needs, item: str, origin: str) -> None:
    """Add a conda package where a distribution of that name is well known."""
    match = _SPEC.match(item.strip())
    if not match:
        return
    name, rest = match.groups()
    if name == "python":
        version = re.match(r"^(?:[<>=!~]=?|=)?\s*(\d+\.\d+)", rest.strip())
        if version:
            found.ask_python(f">={version.group(1)}", origin)
        exact = re.match(r"^==?\s*(\d+\.\d+)", rest.strip())
        if exact:
            found.name_python(exact.group(1), origin)
    elif is_known(normalised(name)):
        add(found, name + _specifier(rest.strip()), origin)


def _specifier(asked: str) -> str:
    """Return conda's match of versions as that of PEP 440; a single `=` is a prefix there."""
    exact = re.match(r"^(=?=?)\s*(\d[\w.]*)(?:=.*)?$", asked)
    if exact:
        return f"=={exact.group(2)}" + ("" if exact.group(1) == "==" else ".*")
    return asked if asked.startswith((">", "<", "~", "!")) else ""
