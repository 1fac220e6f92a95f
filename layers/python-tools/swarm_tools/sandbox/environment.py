"""The environment and the folders that a sandboxed child gets."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from pathlib import Path

from swarm_tools.sandbox.child_path import SITE_VARIABLE, site_packages

SEARCH_PATH = "/usr/local/bin:/usr/bin:/bin"
PACKAGE_ROOT = Path(__file__).resolve().parent.parent.parent


def python_path() -> list[str]:
    """Return the absolute folders of `sys.path` that exist, this package's own among them."""
    wanted = [str(PACKAGE_ROOT), *sys.path]
    return [path for path in dict.fromkeys(wanted) if os.path.isabs(path) and os.path.exists(path)]


def child_environment(home: Path, extra: dict[str, str]) -> dict[str, str]:
    """Return the whole environment of a child: an allow-list, then `extra`.

    Of the worker's own environment only the folders of shared libraries are passed on, without
    which some interpreters can't start.
    """
    site = _site()
    return {
        "PATH": SEARCH_PATH,
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "HOME": str(home),
        "TMPDIR": str(home),
        "PYTHONPATH": os.pathsep.join([*site, *python_path()]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
        "PYTHONUTF8": "1",
        **library_path(),
        **({SITE_VARIABLE: site[0]} if site else {}),
        **extra,
    }


def _site() -> list[str]:
    """Return the folder of the project's packages as a list of one, empty where there is none."""
    site = site_packages()
    return [site] if site else []


def library_folders() -> list[str]:
    """Return the folders in which the worker's interpreter looks for its shared libraries.

    Those that a child may have had its hands on, or that aren't there, are left out.
    """
    own = (tempfile.gettempdir(), os.path.expanduser("~"))
    folders = os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)
    inside = [path for path in folders if os.path.isabs(path) and os.path.isdir(path)]
    return [path for path in inside if not any(_is_below(path, folder) for folder in own)]


def _is_below(path: str, folder: str) -> bool:
    return folder not in ("", "/", "~") and os.path.commonpath([path, folder]) == folder


def library_path() -> dict[str, str]:
    """Return the variable that names `library_folders`, or nothing where there are none."""
    folders = library_folders()
    return {"LD_LIBRARY_PATH": os.pathsep.join(folders)} if folders else {}


def readable_folders() -> list[str]:
    """Return the folders a Python child needs to read: the interpreter and `sys.path`."""
    roots = {
        sys.prefix,
        sys.base_prefix,
        sys.exec_prefix,
        *python_path(),
        *library_folders(),
        *_site(),
    }
    roots |= {os.path.dirname(sys.executable), os.path.dirname(os.path.realpath(sys.executable))}
    roots |= {os.path.realpath(root) for root in roots}
    roots -= {"/", tempfile.gettempdir(), os.path.expanduser("~")}
    return sorted(root for root in roots if os.path.exists(root) and _is_worth_showing(root))


def _is_worth_showing(folder: str) -> bool:
    """Tell whether a child could read `folder` once it is shown.

    A root worker's children have another user: a private folder would only hide what is
    shown below it.
    """
    return os.geteuid() != 0 or os.stat(folder).st_mode & 0o005 == 0o005


def python_command(code: str, *, first: list[str] | None = None) -> list[str]:
    """Return the command that runs `code` in our interpreter, blind to site and user folders.

    `sys.path` is `first`, then the worker's own.
    """
    path = [*(first or []), *python_path()]
    return [sys.executable, "-I", "-S", "-B", "-c", f"import sys; sys.path[:] = {path!r}; {code}"]


def open_to_others(paths: list[str]) -> bool:
    """Tell whether any user may read all of the folders `paths`."""
    for path in paths:
        parts = [path, *(str(parent) for parent in Path(path).parents)]
        if any(not os.stat(part).st_mode & stat.S_IXOTH for part in parts):
            return False
    return True
