"""Name, version and entry points of a project, read as data from what it states."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

from ...workspace.reading import Project, beside, ini, table
from ..manifests.setup_script import arguments_of
from .versions import UNKNOWN, version_in, version_of_tools

EntryPoints = dict[str, dict[str, str]]
_NAME = re.compile(r"^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$")
_VERSION = re.compile(r"^[A-Za-z0-9][A-Za-z0-9.!+_-]*$")


@dataclass
class About:
    """A project as a distribution.

    Attributes:
        name: Name of the distribution.
        version: Its version; `versions.UNKNOWN` where nothing tells it.
        entry_points: {group: {name: object}}.
        headers: Further lines of its metadata: (name, value).
        version_files: Files with the version that its build would write: {path: text}.
    """

    name: str
    version: str = UNKNOWN
    entry_points: EntryPoints = field(default_factory=dict)
    headers: list[tuple[str, str]] = field(default_factory=list)
    version_files: dict[str, str] = field(default_factory=dict)


def about(root: Path) -> About | None:
    """Return what the project in `root` states of itself; None where it has no name."""
    project = Project(root)
    data = project.toml("pyproject.toml") or {}
    cfg = _cfg(project)
    script = arguments_of(project)
    stated = table(data.get("project"))
    poetry = table(table(data.get("tool")).get("poetry"))
    flit = table(table(table(data.get("tool")).get("flit")).get("metadata"))
    info = _info(project)
    names = (stated, poetry, cfg.get("metadata", {}), script, info, _flit_name(flit))
    name = _first(names, "name", _NAME)
    if name is None:
        return None
    version = _first((stated, poetry), "version", _VERSION)
    version = version or _version_of_cfg(project, cfg) or _first((script,), "version", _VERSION)
    tools, files = version_of_tools(project, data, version or info.get("version", ""), name)
    version = version or tools or info.get("version") or ""
    found = About(name, version if _VERSION.match(version) else UNKNOWN, version_files=files)
    for group, points in _points(stated, poetry, flit, cfg, script):
        found.entry_points.setdefault(group, {}).update(points)
    found.headers = _headers(stated, info)
    return found


def _first(places: tuple[Any, ...], key: str, form: re.Pattern[str]) -> str | None:
    for place in places:
        value = place.get(key) if isinstance(place, dict) else None
        if isinstance(value, str) and form.match(value.strip()):
            return value.strip()
    return None


def _cfg(project: Project) -> dict[str, dict[str, str]]:
    parser = ini(project.text("setup.cfg") or "")
    if parser is None:
        return {}
    return {section: dict(parser.items(section)) for section in parser.sections()}


def _info(project: Project) -> dict[str, str]:
    """Return the head of `PKG-INFO`, which every source archive has: names in small letters."""
    message = HeaderParser().parsestr((project.text("PKG-INFO") or "").partition("\n\n")[0])
    return {name.lower(): str(value) for name, value in message.items()}


def _flit_name(flit: dict[str, Any]) -> dict[str, Any]:
    return {"name": flit.get("dist-name") or flit.get("module")}


def _version_of_cfg(project: Project, cfg: dict[str, dict[str, str]]) -> str | None:
    value = cfg.get("metadata", {}).get("version", "").strip()
    kind, _, where = value.partition(":")
    if kind == "file":
        path = beside("setup.cfg", where.strip())
        value = (project.text(path) or "").strip() if path else ""
    elif kind == "attr":
        value = version_in(project, where.strip()) or ""
    return value if _VERSION.match(value) else None


def _points(
    stated: dict[str, Any],
    poetry: dict[str, Any],
    flit: dict[str, Any],
    cfg: dict[str, dict[str, str]],
    script: dict[str, Any],
) -> list[tuple[str, dict[str, str]]]:
    found = [
        ("console_scripts", stated.get("scripts")),
        ("gui_scripts", stated.get("gui-scripts")),
        ("console_scripts", poetry.get("scripts")),
        ("console_scripts", flit.get("scripts")),
    ]
    for place, key in ((stated, "entry-points"), (poetry, "plugins")):
        found += table(place.get(key)).items()
    for group, text in cfg.get("options.entry_points", {}).items():
        found.append((group, _pairs(text.splitlines())))
    points = script.get("entry_points")
    if isinstance(points, str):
        parser = ini(points, delimiters=("=",))
        sections = parser.sections() if parser else []
        points = {section: _lines(parser.items(section)) for section in sections}
    for group, listed in table(points).items():
        lines = listed.splitlines() if isinstance(listed, str) else listed
        found.append((group, _pairs(lines if isinstance(lines, list) else [])))
    return [(str(group), _strings(points)) for group, points in found if _strings(points)]


def _lines(items: list[tuple[str, str]]) -> list[str]:
    return [f"{name} = {value}" for name, value in items]


def _pairs(lines: list[Any]) -> dict[str, str]:
    pairs = (str(line).partition("=") for line in lines)
    return {name.strip(): value.strip() for name, sign, value in pairs if sign}


def _strings(points: Any) -> dict[str, str]:
    """Return the entries that are texts of one line."""
    return {
        str(name): value.strip()
        for name, value in table(points).items()
        if isinstance(value, str) and "\n" not in value.strip() and "\n" not in str(name)
    }


def _headers(stated: dict[str, Any], info: dict[str, str]) -> list[tuple[str, str]]:
    python = stated.get("requires-python") or info.get("requires-python")
    summary = stated.get("description") or info.get("summary")
    found = [("Summary", summary), ("Requires-Python", python)]
    needed = stated.get("dependencies")
    found += [("Requires-Dist", item) for item in (needed if isinstance(needed, list) else [])]
    return [(k, v) for k, v in found if isinstance(v, str) and v and "\n" not in v]
