"""Which files of a project are programs, and how the project itself says that they are run."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from typing import Any

from ..facts.main_guard import asks_who_runs
from .model import Program

MOST_PROGRAMS = 40
_SET_UP = frozenset({"setup.py", "conftest.py", "noxfile.py"})
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_PLAIN = (ast.Import, ast.ImportFrom, *_DEFINITIONS)
_BINDS = (ast.Assign, ast.AnnAssign, ast.AugAssign)


class GivenError(ValueError):
    """A run that the project asks for cannot be made."""


def programs_of(texts: Mapping[str, str]) -> list[str]:
    """Return the files that are made to be run, at most `MOST_PROGRAMS`, those with a guard first.

    One without a guard is one when it does something besides giving values to names, and no other
    file imports it.

    Args:
        texts: Sources by path; those that do not parse are left out.
    """
    trees = _trees(texts)
    imported = _imported(trees.values())
    guarded, others = [], []
    for path, tree in sorted(trees.items()):
        if PurePosixPath(path).name in _SET_UP:
            continue
        if any(isinstance(node, ast.If) and asks_who_runs(node.test) for node in tree.body):
            guarded.append(path)
        elif not _binds_only(tree) and _name(path) not in imported:
            others.append(path)
    return [*guarded, *others][:MOST_PROGRAMS]


def acting(texts: Mapping[str, str]) -> list[str]:
    """Return the files that call something when they are imported or run."""
    trees = _trees(texts)
    return [path for path, tree in sorted(trees.items()) if any(map(_calls, tree.body))]


def given_programs(wanted: Iterable[Mapping[str, Any]], found: list[str]) -> list[Program]:
    """Return the runs that a project asks for.

    Args:
        wanted: Of its options: `{file?, args?, stdin?, expect?}`.
        found: Its programs: the file may be left out where there is one.

    Raises:
        GivenError: No file is named, and there is none or more than one.
    """
    runs = []
    for item in wanted:
        path = str(item.get("file") or "")
        if not path and len(found) != 1:
            raise GivenError(f"names no file, and the programs are {', '.join(found) or 'none'}")
        stdin, expect = item.get("stdin"), item.get("expect")
        runs.append(
            Program(
                path=path or found[0],
                args=tuple(str(arg) for arg in item.get("args") or ()),
                stdin=None if stdin is None else str(stdin),
                expect=None if expect is None else str(expect),
                given=True,
            )
        )
    return runs


def _trees(texts: Mapping[str, str]) -> dict[str, ast.Module]:
    found = {}
    for path, text in texts.items():
        try:
            found[path] = ast.parse(text)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
    return found


def _name(path: str) -> str:
    pure = PurePosixPath(path)
    return pure.parent.name if pure.stem == "__init__" else pure.stem


def _imported(trees: Iterable[ast.Module]) -> set[str]:
    """Return the last names of all that is imported, and the names taken from it."""
    found: set[str] = set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                found |= {alias.name.rpartition(".")[2] for alias in node.names}
            if isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.rpartition(".")[2])
    return found


def _binds_only(tree: ast.Module) -> bool:
    """Tell whether a module does nothing but to define names, whatever it calls for that."""
    return not any(_calls(node) for node in tree.body if not isinstance(node, _BINDS))


def _calls(node: ast.stmt) -> bool:
    """Tell whether a statement calls something, or may go on for ever, when the file runs."""
    if isinstance(node, _PLAIN):
        return False
    return any(isinstance(part, (ast.Call, ast.While)) for part in ast.walk(node))
