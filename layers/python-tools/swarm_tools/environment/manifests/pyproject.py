"""`pyproject.toml`: PEP 621, PEP 735 groups, and the tables of its tools."""

from __future__ import annotations

from typing import Any

from dependency_groups import DependencyGroupResolver

from ...workspace.reading import Project, beside, strings, table
from ..groups import purpose_of
from ..model import Needs, SetAside
from ..texts import add
from . import poetry
from .requirements_file import read_file

_PATH = "pyproject.toml"


def read(project: Project, found: Needs) -> None:
    """Read the file at the root; one that does not parse is set aside."""
    data = project.toml(_PATH)
    if data is None:
        if project.text(_PATH) is not None:
            found.set_aside.append(SetAside(_PATH, _PATH, "unreadable"))
        return
    found.read.append(_PATH)
    tool = table(data.get("tool"))
    about = table(data.get("project"))
    if isinstance(about.get("requires-python"), str):
        found.ask_python(about["requires-python"], _PATH)
    found.classify(strings(about.get("classifiers")), _PATH)
    _texts(found, about.get("dependencies"))
    for extra, listed in table(about.get("optional-dependencies")).items():
        _texts(found, listed, extra)
    _groups(found, table(data.get("dependency-groups")))
    _setuptools(project, found, table(table(tool.get("setuptools")).get("dynamic")))
    poetry.read_table(found, table(tool.get("poetry")), _PATH)
    for group, listed in table(table(tool.get("pdm")).get("dev-dependencies")).items():
        _texts(found, listed, group)
    _texts(found, table(tool.get("uv")).get("dev-dependencies"), "dev")
    _hatch(found, table(tool.get("hatch")))
    _flit(found, table(table(tool.get("flit")).get("metadata")))


def _texts(found: Needs, listed: Any, group: str = "") -> None:
    purpose = purpose_of(group) if group else "runtime"
    for text in strings(listed):
        add(found, text, _PATH, purpose, group)


def _groups(found: Needs, groups: dict[str, Any]) -> None:
    """PEP 735: a group that includes itself, or one that is not there, is set aside."""
    for name in groups:
        try:
            members = DependencyGroupResolver(groups).resolve(name)
        except Exception:  # the library's errors have no common base
            found.set_aside.append(SetAside(f"group {name}"[:120], _PATH, "unreadable"))
            continue
        for member in members:
            add(found, str(member), _PATH, purpose_of(name), name)


def _setuptools(project: Project, found: Needs, dynamic: dict[str, Any]) -> None:
    """Read the files that setuptools takes requirements from."""
    wanted = [("", table(dynamic.get("dependencies")))]
    wanted += [
        (extra, table(entry))
        for extra, entry in table(dynamic.get("optional-dependencies")).items()
    ]
    for extra, entry in wanted:
        for name in strings(entry.get("file")):
            path = beside(_PATH, name)
            if path is not None:
                purpose = purpose_of(extra) if extra else "runtime"
                read_file(project, found, path, purpose, set(), extra)


def _hatch(found: Needs, hatch: dict[str, Any]) -> None:
    for name, environment in table(hatch.get("envs")).items():
        if name in ("docs", "doc", "lint", "types", "typing"):
            continue
        for key in ("dependencies", "extra-dependencies"):
            for text in strings(table(environment).get(key)):
                add(found, text, _PATH, "tests", name)


def _flit(found: Needs, metadata: dict[str, Any]) -> None:
    if isinstance(metadata.get("requires-python"), str):
        found.ask_python(metadata["requires-python"], _PATH)
    found.classify(strings(metadata.get("classifiers")), _PATH)
    _texts(found, metadata.get("requires"))
    for extra, listed in table(metadata.get("requires-extra")).items():
        _texts(found, listed, extra)
