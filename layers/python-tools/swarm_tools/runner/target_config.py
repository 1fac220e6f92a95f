"""How a project has its tests collected and run, read as data from its own files."""

from __future__ import annotations

import configparser
import shlex
import sys
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Any

from . import target_arguments

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

_COLLECTION = ("python_files", "python_classes", "python_functions", "markers")
# What only reports, is strict with the settings themselves, or is decided here.
_OURS = frozenset(
    (
        *("addopts", "testpaths", "pythonpath", "required_plugins", "minversion", "cache_dir"),
        *("strict", "strict_config", "strict_markers", "strict_parametrization_ids"),
        *("console_output_style", "verbosity_assertions", "verbosity_test_cases", "log_cli"),
        *("log_cli_level", "log_cli_format", "log_cli_date_format", "log_file", "log_file_level"),
        *("log_file_format", "log_file_date_format", "log_file_mode", "junit_suite_name"),
        *("junit_logging", "junit_log_passing_tests", "junit_duration_report", "junit_family"),
        *("faulthandler_timeout", "faulthandler_exit_on_timeout", "confcutdir"),
    )
)
_LONGEST = 2_000
_LONGEST_OWN = 20_000
_DEFAULT_FILES = "test_*.py *_test.py tests.py test.py"
_FILES: tuple[tuple[str, str], ...] = (
    ("pytest.toml", ""),
    (".pytest.toml", ""),
    ("pytest.ini", "pytest"),
    (".pytest.ini", "pytest"),
    ("pyproject.toml", ""),
    ("tox.ini", "pytest"),
    ("setup.cfg", "tool:pytest"),
)


def collection_options(root: Path) -> list[tuple[str, str]]:
    """Return the pytest options (name, value) that the project in `root` sets for collection.

    Tests that are not the project's own run with these alone.
    """
    found = {"python_files": _DEFAULT_FILES}
    for name, value in settings_of(root).items():
        if name in _COLLECTION and (text := _text(value)) and len(text) <= _LONGEST:
            found[name] = text
    return sorted(found.items())


def own_options(root: Path) -> list[tuple[str, str]]:
    """Return the options (name, value) with which the project's own tests run."""
    found = {"python_files": _DEFAULT_FILES}
    for name, value in settings_of(root).items():
        text = _text(value)
        if name not in _OURS and "=" not in name and text and len(text) <= _LONGEST_OWN:
            found[name] = text
    return sorted(found.items())


def own_arguments(root: Path) -> list[list[str]]:
    """Return the arguments of `addopts`, each with the words behind it, without what reports."""
    value = settings_of(root).get("addopts", [])
    try:
        words = shlex.split(value) if isinstance(value, str) else [str(item) for item in value]
    except (TypeError, ValueError):
        return []
    return target_arguments.kept(words)


def named_folders(root: Path) -> list[str]:
    """Return the paths inside `root` that `testpaths` names and that are there; often none."""
    found: set[str] = set()
    for name in words_of(settings_of(root).get("testpaths", [])):
        if not _inside(name):
            continue
        try:
            paths = [path for path in root.glob(name.strip("/") or ".") if path.exists()]
        except (ValueError, NotImplementedError):
            continue
        found |= {path.relative_to(root).as_posix() for path in paths}
    return sorted(found)


def file_patterns(root: Path) -> list[str]:
    """Return the patterns of names by which files hold tests."""
    return words_of(dict(own_options(root))["python_files"])


def matches(path: str, patterns: Iterable[str]) -> bool:
    """Tell whether one of `patterns` knows the path, or its name where it has no folder."""
    name = PurePosixPath(path).name
    return any(fnmatch(path if "/" in pattern else name, pattern) for pattern in patterns)


def extra_import_roots(root: Path) -> list[str]:
    """Return the folders below `root` that the project's `pythonpath` setting names."""
    names = words_of(settings_of(root).get("pythonpath", []))
    return [name for name in names if _inside(name) and (root / name).is_dir()]


def settings_of(root: Path) -> Mapping[str, Any]:
    """Return what the first file says that pytest would take its settings from."""
    for file, section in _FILES:
        found = _ini(root / file, section) if section else _toml(root / file)
        if found is not None:
            return found
    return {}


def _text(value: Any) -> str:
    """Return a value as an ini file has it: a list's items on lines of their own."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return "\n".join(str(item) for item in value).strip()
    return "" if isinstance(value, Mapping) else str(value).strip()


def words_of(value: Any) -> list[str]:
    """Return the words of a setting that is a list, or a text of them."""
    if isinstance(value, str):
        return value.split()
    return [str(item) for item in value] if isinstance(value, Iterable) else []


def _inside(name: str) -> bool:
    return not name.startswith(("/", "~")) and ".." not in PurePosixPath(name).parts


def _ini(path: Path, section: str) -> Mapping[str, Any] | None:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment] - names keep their case
    try:
        parser.read_string(path.read_text("utf-8"))
        return dict(parser.items(section))
    except (OSError, ValueError, configparser.Error):
        return {} if path.name.endswith("pytest.ini") and path.is_file() else None


def _toml(path: Path) -> Mapping[str, Any] | None:
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError):
        return None
    try:
        data: Any = tomllib.loads(text)
    except (ValueError, RecursionError):
        return None
    if path.name.endswith("pytest.toml"):
        return _table(data, "pytest")
    own = _table(_table(data, "tool") or {}, "pytest")
    return None if own is None else _table(own, "ini_options") or own or None


def _table(data: Mapping[str, Any], name: str) -> Mapping[str, Any] | None:
    found = data.get(name)
    return found if isinstance(found, Mapping) else None
