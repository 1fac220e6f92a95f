"""`tox.ini` and `noxfile.py`: what they install to run the tests."""

from __future__ import annotations

import ast
import configparser
import re

from ...workspace.reading import Project, beside
from ..model import Needs, PythonSaid
from ..texts import add
from .requirements_file import read_file

_TOX = "tox.ini"
_NOX = "noxfile.py"
_ENVIRONMENT = re.compile(r"\bpy(3)\.?(\d+)\b")
_FACTOR = re.compile(r"^[\w{},.!-]+:\s+")
_NOT_TESTS = re.compile(r"(?i)doc|lint|format|type|mypy|release|build|publish|safety|cover")


def read(project: Project, found: Needs) -> None:
    """Read both; sections and sessions for documentation, lint and releases are not."""
    text = project.text(_TOX)
    if text is not None:
        _tox(project, found, text)
    script = project.tree(_NOX)
    if script is not None:
        _nox(project, found, script)


def _tox(project: Project, found: Needs, text: str) -> None:
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read_string(text)
    except configparser.Error:
        return
    found.read.append(_TOX)
    main = parser["testenv"] if parser.has_section("testenv") else {}
    found.name_python(main.get("basepython", ""), _TOX)
    listed = parser.get("tox", "envlist", fallback="") or parser.get("tox", "env_list", fallback="")
    for major, minor in _ENVIRONMENT.findall(listed):
        found.python_tested.append(PythonSaid(f"{major}.{minor}", _TOX))
    for section in parser.sections():
        if not section.startswith("testenv") or _NOT_TESTS.search(section):
            continue
        for line in parser.get(section, "deps", fallback="").splitlines():
            plain = _FACTOR.sub("", line.split(" #")[0].strip())
            include = re.match(r"^-r\s*(?:\{toxinidir\}/)?(\S+)$", plain)
            path = beside(_TOX, include.group(1)) if include else None
            if path:
                read_file(project, found, path, "tests", set())
            elif "{" not in plain and not plain.startswith(("-", "#")):
                add(found, plain, _TOX, "tests")


def _nox(project: Project, found: Needs, tree: ast.Module) -> None:
    found.read.append(_NOX)
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        if _NOT_TESTS.search(function.name):
            continue
        for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Attribute) and call.func.attr == "install":
                words = [a.value for a in call.args if isinstance(a, ast.Constant)]
                _installed(project, found, [word for word in words if isinstance(word, str)])


def _installed(project: Project, found: Needs, words: list[str]) -> None:
    waiting = iter(words)
    for word in waiting:
        if word in ("-r", "-c"):
            path = beside(_NOX, next(waiting, ""))
            if path:
                read_file(project, found, path, "tests", set(), pins=word == "-c")
        elif not word.startswith(("-", ".")):
            add(found, word, _NOX, "tests")
