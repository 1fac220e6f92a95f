"""What red tests ask for by name: plain values they compare with, and the errors they expect.

A guard that is missing returns a value, or raises an error, that stands nowhere in the program; the
test that asks for it says it. A value that somebody has to compute, as 2.5, is no such value: to
write it down would only satisfy the test.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

LONGEST = 30
MOST = 6
MOST_WORDS = 12
_WHOLE_PROGRAM = frozenset({"run_module", "run_path"})
_LETTERS = re.compile(r"[a-z]{3,}")


@dataclass(frozen=True)
class Wanted:
    """What tests ask for.

    Attributes:
        values: Texts of plain literal values, as Python writes them.
        errors: Names of exceptions.
        words: Texts of letters and digits alone anywhere in the files of the tests.
    """

    values: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


def wanted(root: Path, tests: Iterable[str]) -> Wanted:
    """Return what tests ask for; a test file that does not parse asks for nothing.

    Args:
        root: The project.
        tests: Pytest node ids.
    """
    values: dict[str, None] = {}
    errors: dict[str, None] = {}
    names = _names_by_file(tests)
    words: dict[str, None] = {}
    for path in sorted(names):
        tree = _parsed(root / path)
        words |= dict.fromkeys(_words(tree))
        for test in _functions(tree, names[path]):
            given = _given(test)
            for node in ast.walk(test):
                values |= dict.fromkeys(v for v in _compared(node) if not _of_given(v, given))
                errors |= dict.fromkeys(_expected(node))
    return Wanted(tuple(values)[:MOST], tuple(errors)[:MOST], tuple(words)[:MOST_WORDS])


def only_runs(root: Path, tests: Iterable[str]) -> bool:
    """Say whether tests do no more than run something to its end: they compare nothing.

    An error that is gone is all that they see of an edit, or that a program prints at all. A test
    that calls a function of its own file may compare there.

    Args:
        root: The project.
        tests: Pytest node ids.
    """
    found = []
    for path, names in _names_by_file(tests).items():
        tree = _parsed(root / path)
        own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        found += [_compares(test, own) for test in _functions(tree, names)]
    return bool(found) and not any(found)


def _compares(test: ast.AST, own: set[str]) -> bool:
    called = [node.func for node in ast.walk(test) if isinstance(node, ast.Call)]
    names = {getattr(func, "attr", getattr(func, "id", "")) for func in called}
    if not names.isdisjoint(_WHOLE_PROGRAM):
        return any(isinstance(node, ast.Eq) for node in ast.walk(test))
    asked = any(name.startswith(("assert", "raises", "fail")) or name in own for name in names)
    return asked or any(isinstance(node, ast.Assert) for node in ast.walk(test))


def _names_by_file(tests: Iterable[str]) -> dict[str, set[str]]:
    names: dict[str, set[str]] = {}
    for nodeid in tests:
        path, _, name = nodeid.partition("::")
        names.setdefault(path, set()).add(name.rpartition("::")[2].partition("[")[0])
    return names


def _parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError):
        return ast.Module([], [])


def _words(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        value = getattr(node, "value", None)
        if isinstance(value, str) and len(value) <= LONGEST and value.isalnum():
            yield value


def _functions(tree: ast.Module, names: set[str]) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name in names:
            yield node


def _given(test: ast.AST) -> frozenset[str]:
    """Return the words of the texts that a test passes to functions."""
    return frozenset(
        word
        for call in ast.walk(test)
        if isinstance(call, ast.Call)
        for arg in call.args
        if isinstance(getattr(arg, "value", None), str)
        for word in _LETTERS.findall(arg.value.lower())
    )


def _of_given(value: str, given: frozenset[str]) -> bool:
    """Say whether a text is made of what a function was given: nobody writes it down."""
    words = _LETTERS.findall(value.lower())
    return len(words) > 1 and not given.isdisjoint(words)


def _compared(node: ast.AST) -> Iterator[str]:
    """Yield the literal values on either side of an equality."""
    if not isinstance(node, ast.Compare) or not isinstance(node.ops[0], (ast.Eq, ast.Is)):
        return
    for side in (node.left, node.comparators[0]):
        try:
            value = ast.literal_eval(side)
        except (ValueError, TypeError, SyntaxError, RecursionError):
            continue
        if _plain(value) and len(repr(value)) <= LONGEST:
            yield repr(value)


def _plain(value: object) -> bool:
    """Say whether a program may give a value without computing it: a word, a truth, nothing."""
    if isinstance(value, (list, tuple, set, dict)):
        return len(value) == 0 or (len(value) == 1 and all(map(_plain, value)))
    if isinstance(value, str):
        return len(value) < 2 or not any(sign.isdigit() for sign in value)
    return value is None or isinstance(value, bool) or value in (-1, 0, 1)


def _expected(node: ast.AST) -> Iterator[str]:
    """Yield the names of the exceptions in `pytest.raises(...)` and `assertRaises(...)`."""
    if not isinstance(node, ast.Call) or not node.args:
        return
    if getattr(node.func, "attr", getattr(node.func, "id", "")) in ("raises", "assertRaises"):
        kinds = node.args[0].elts if isinstance(node.args[0], ast.Tuple) else node.args[:1]
        yield from (getattr(kind, "id", getattr(kind, "attr", "")) for kind in kinds)
