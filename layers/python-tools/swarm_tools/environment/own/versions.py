"""The version of a project, where a tool of its build works it out; read, never run."""

from __future__ import annotations

import ast
import re
from typing import Any

from ...workspace.reading import Project, beside, strings, table

UNKNOWN = "0+unknown"
_PYPROJECT = "pyproject.toml"
_ASSIGNED = re.compile(
    r"(?im)^[ \t]*(?:__)?version(?:__)?(?:[ \t]*:[ \t]*\w+)?[ \t]*=[ \t]*['\"]v?([\w.!+-]+)['\"]"
)
_SOURCES = ("", "src/", "lib/")
_FILE = (
    'version = __version__ = "{version}"\n'
    "version_tuple = __version_tuple__ = {parts}\n"
    "commit_id = __commit_id__ = None\n"
)


def version_in(project: Project, dotted: str) -> str | None:
    """Return the text that a module assigns to an attribute: `package.module.attribute`."""
    module, _, attribute = dotted.rpartition(".")
    parts = module.split(".")
    for folder in _SOURCES:
        for path in ("/".join(parts) + ".py", "/".join([*parts, "__init__.py"])):
            tree = project.tree(folder + path)
            if tree is not None and (value := _assigned(tree, attribute)) is not None:
                return value
    return None


def version_of_tools(
    project: Project, data: dict[str, Any], released: str, name: str
) -> tuple[str | None, dict[str, str]]:
    """Return the version that tools of the build would find, and the files they would write.

    Where it comes from the history of a repository, `released` (what is known of it otherwise) or
    what the project gives as a fallback stands for it.

    Returns:
        (version or None, {path: text} of files that are not there).
    """
    tool = table(data.get("tool"))
    setuptools = table(table(table(tool.get("setuptools")).get("dynamic")).get("version"))
    if isinstance(setuptools.get("attr"), str):
        return version_in(project, setuptools["attr"]), {}
    if names := strings(setuptools.get("file")):
        return _text(project, names[0].strip()), {}
    for key in ("hatch", "pdm"):
        path = table(table(tool.get(key)).get("version")).get("path")
        if isinstance(path, str):
            match = _ASSIGNED.search(_text(project, path) or "")
            return (match.group(1) if match else None), {}
    if "flit_core" in str(table(data.get("build-system")).get("requires")):
        return version_in(project, f"{name.replace('-', '_')}.__version__"), {}
    scm = table(tool.get("setuptools_scm")) or table(tool.get("setuptools-scm"))
    hatch = table(tool.get("hatch"))
    vcs = table(table(table(hatch.get("build")).get("hooks")).get("vcs"))
    pdm = table(table(tool.get("pdm")).get("version"))
    given = (scm.get("fallback_version"), table(hatch.get("version")).get("fallback-version"))
    version = next((v for v in (released, *given) if isinstance(v, str) and v), None)
    wanted = (scm.get("version_file"), scm.get("write_to"), vcs.get("version-file"))
    return version, _files(project, [*wanted, pdm.get("write_to")], version or UNKNOWN)


def _files(project: Project, paths: list[Any], version: str) -> dict[str, str]:
    """Return the files with a version that are to be imported and are not there."""
    parts = [int(part) if part.isdigit() else part for part in re.split(r"[.+-]", version)]
    found = {}
    for path in paths:
        place = beside(_PYPROJECT, path) if isinstance(path, str) else None
        if place and place.endswith(".py") and project.text(place) is None:
            found[place] = _FILE.format(version=version, parts=tuple(parts))
    return found


def _text(project: Project, name: str) -> str | None:
    path = beside(_PYPROJECT, name)
    text = project.text(path) if path else None
    return None if text is None else text.strip()


def _assigned(tree: ast.Module, attribute: str) -> str | None:
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if any(isinstance(item, ast.Name) and item.id == attribute for item in targets):
            return _literal(node.value)
    return None


def _literal(node: ast.expr | None) -> str | None:
    """Return a text, or numbers joined by dots."""
    try:
        value = ast.literal_eval(node) if node is not None else None
    except (ValueError, TypeError, MemoryError, RecursionError):
        return None
    if isinstance(value, (tuple, list)):
        return ".".join(str(item) for item in value)
    return value if isinstance(value, str) else None
