"""Lock files: versions that the project is known to work with."""

from __future__ import annotations

import json
from typing import Any

from packaging.markers import InvalidMarker, Marker

from ...workspace.reading import Project, strings, table
from ..model import Needs
from ..texts import add, normalised
from . import poetry

_TABLES = ("uv.lock", "poetry.lock", "pdm.lock")


def read(project: Project, found: Needs) -> None:
    """Read every lock at the root; the first that names a version of a package stands."""
    for name in _TABLES:
        data = project.toml(name)
        if data is not None:
            _packages(found, name, data.get("package"))
    for name in sorted({"pylock.toml", *project.glob("pylock.*.toml")}):
        data = project.toml(name)
        if data is not None:
            _packages(found, name, data.get("packages"))
    _pipfile(project, found)


def _packages(found: Needs, origin: str, packages: Any) -> None:
    found.read.append(origin)
    seen: dict[str, set[str]] = {}
    for item in packages if isinstance(packages, list) else []:
        entry = table(item)
        name, version = entry.get("name"), entry.get("version")
        if isinstance(name, str) and isinstance(version, str) and _applies(entry):
            seen.setdefault(normalised(name), set()).add(version)
    for name, versions in seen.items():
        if len(versions) == 1:  # several stand for several platforms; which is for the resolver
            found.pins.setdefault(name, next(iter(versions)))


def _applies(entry: dict[str, Any]) -> bool:
    markers = strings(entry.get("marker")) or strings(entry.get("resolution-markers"))
    try:
        return not markers or any(Marker(text).evaluate({"extra": ""}) for text in markers)
    except InvalidMarker:
        return True


def _pipfile(project: Project, found: Needs) -> None:
    """`Pipfile`, and `Pipfile.lock` beside it."""
    data = project.toml("Pipfile")
    if data is not None:
        found.read.append("Pipfile")
        for section, group in (("packages", ""), ("dev-packages", "dev")):
            listed = table(data.get(section))
            key = "dev-dependencies" if group else "dependencies"
            poetry.read_table(found, {key: listed}, "Pipfile")
        python = table(data.get("requires")).get("python_version")
        if isinstance(python, str):
            found.ask_python(f"=={python}.*", "Pipfile")
    text = project.text("Pipfile.lock")
    try:
        lock = table(json.loads(text)) if text else {}
    except ValueError:
        return
    for section in ("default", "develop"):
        for name, entry in table(lock.get(section)).items():
            version = table(entry).get("version")
            if isinstance(version, str) and version.startswith("=="):
                found.pins.setdefault(normalised(name), version[2:])
                if data is None:
                    add(
                        found,
                        f"{name}{version}",
                        "Pipfile.lock",
                        "tests" if section == "develop" else "runtime",
                    )
    if lock:
        found.read.append("Pipfile.lock")
