"""Which files hold the project's own tests, by its names and its settings of pytest."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import PurePosixPath

from ..workspace.layout import ProjectLayout
from .doctests import doctest_files
from .target_config import (
    file_patterns,
    matches,
    named_folders,
    own_arguments,
    settings_of,
    words_of,
)


def own_test_files(layout: ProjectLayout) -> list[str]:
    """Return the files that pytest would collect tests from in the project, sorted.

    Of the files that are tests by their name or folder: those whose name the project's patterns
    know; and those whose examples it runs. They are in the folders that it names; in all where it
    names none that has any.
    """
    root = layout.root
    patterns, folders = file_patterns(root), named_folders(root)
    left_out = [group[0].partition("=") for group in own_arguments(root) if "=" in group[0]]
    paths = [value.strip("/") for name, _, value in left_out if name == "--ignore"]
    globs = [value for name, _, value in left_out if name == "--ignore-glob"]
    globs += words_of(settings_of(root).get("norecursedirs", []))
    named = {path for path in layout.files.tests if matches(path, patterns)}
    named |= set(doctest_files(layout))
    kept = [
        path
        for path in sorted(named)
        if not any(_is_below(path, folder) for folder in paths)
        and not any(_is_left_out(path, glob) for glob in globs)
    ]
    inside = [path for path in kept if any(_is_below(path, folder) for folder in folders)]
    return inside or kept


def _is_below(path: str, folder: str) -> bool:
    return folder == "." or path == folder or path.startswith(f"{folder}/")


def _is_left_out(path: str, glob: str) -> bool:
    if "/" in glob:
        return fnmatch(path, glob) or fnmatch(path, f"{glob}/*")
    return any(fnmatch(part, glob) for part in PurePosixPath(path).parts)
