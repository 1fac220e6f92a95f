"""What a suite may say about how it is collected, read as data from the target's own files.

Everything else of its configuration, `addopts` and plugins above all, is left aside.
"""

from __future__ import annotations

import configparser
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

_KEPT = ("python_files", "python_classes", "python_functions", "markers")
_LONGEST = 2_000
_DEFAULT_FILES = "test_*.py *_test.py tests.py test.py"


def collection_options(root: Path) -> list[tuple[str, str]]:
    """Return the pytest options (name, value) that the project in `root` sets for collection."""
    found = {"python_files": _DEFAULT_FILES}
    for name, value in _first(root).items():
        if name not in _KEPT:
            continue
        if isinstance(value, (list, tuple)):
            separator = "\n" if name == "markers" else " "
            value = separator.join(str(item) for item in value)
        text = str(value).strip()
        if text and len(text) <= _LONGEST:
            found[name] = text
    return sorted(found.items())


def extra_import_roots(root: Path) -> list[str]:
    """Return the folders below `root` that the project's `pythonpath` setting names."""
    value = _first(root).get("pythonpath", [])
    names = value.split() if isinstance(value, str) else [str(item) for item in value]
    return [name for name in names if _inside(name) and (root / name).is_dir()]


def _inside(name: str) -> bool:
    return not name.startswith(("/", "~")) and ".." not in name


def _first(root: Path) -> Mapping[str, Any]:
    for file, section in (("pytest.ini", "pytest"), ("pyproject.toml", ""), ("tox.ini", "pytest")):
        found = _pyproject(root / file) if not section else _ini(root / file, section)
        if found is not None:
            return found
    return _ini(root / "setup.cfg", "tool:pytest") or {}


def _ini(path: Path, section: str) -> Mapping[str, Any] | None:
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read_string(path.read_text("utf-8"))
        return dict(parser.items(section))
    except (OSError, ValueError, configparser.Error):
        return None


def _pyproject(path: Path) -> Mapping[str, Any] | None:
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError):
        return None
    try:
        import tomllib

        data: Any = tomllib.loads(text)
    except ImportError:
        import tomlkit

        data = json.loads(json.dumps(tomlkit.parse(text).unwrap(), default=str))
    except ValueError:
        return None
    for name in ("tool", "pytest", "ini_options"):
        data = data.get(name) if isinstance(data, Mapping) else None
    return data if isinstance(data, Mapping) else None
