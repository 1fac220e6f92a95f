"""Suspected bugs of a forged suite that a refactoring takes up: tests that may drive a repair."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from typing import Any

from swarm_tools.intents.model import DRIVES

INTENT = "suspected_bug"
_TOLD = re.compile(r"suspected bug, confidence ([01]\.\d+): ([^\n]*)")
_MODULE = re.compile(r"^module = importlib\.import_module\(\"([\w.]+)\"\)$", re.M)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def told(reason: str, confidence: float) -> str:
    """Return what the mark of a suspected bug says, in one line."""
    return f"suspected bug, confidence {confidence:.2f}: {' '.join(reason.split())[:120]}"


def take_up(files: Mapping[str, str]) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """Return forged test files without their marks, and all their tests as the Judge's.

    Only files whose every mark names a confidence that may drive a repair: where one is left to
    a person, the whole file stays as it is.

    Args:
        files: The project's own test files, text by path.
    """
    texts: dict[str, str] = {}
    tests: list[dict[str, Any]] = []
    for path, text in sorted(files.items()):
        module = _MODULE.search(text)
        found = _tests(text) if module and "suspected bug, confidence " in text else None
        if not module or not found:
            continue
        marks = {name: mark for name, mark in found.items() if mark is not None}
        if not marks or any(confidence < DRIVES for _, confidence, _ in marks.values()):
            continue
        texts[path] = _without_lines(text, [span for span, _, _ in marks.values()])
        for name, mark in found.items():
            tests.append(
                {
                    "nodeid": f"{path}::{name}",
                    "module": module.group(1),
                    "function": _subject(name),
                    "intent": INTENT if mark else "observed",
                    "confidence": mark[1] if mark else 0.7,
                    "drives_repair": mark is not None,
                    "reason": mark[2] if mark else "",
                }
            )
    return texts, tests


_Mark = tuple[tuple[int, int], float, str]


def _tests(text: str) -> dict[str, _Mark | None] | None:
    """Return each test's mark, None for none; None for all where a test has another decorator."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return None
    lines = text.splitlines(keepends=True)
    found: dict[str, _Mark | None] = {}
    for name, node in _named(tree.body):
        mark: _Mark | None = None
        for decorator in node.decorator_list:
            span = (decorator.lineno, decorator.end_lineno or decorator.lineno)
            said = _TOLD.search(_reason(decorator) or "".join(lines[span[0] - 1 : span[1]]))
            if said is None or mark is not None:
                return None
            mark = (span, float(said.group(1)), said.group(2).strip())
        found[name] = mark
    return found


def _reason(decorator: ast.expr) -> str:
    """Return the reason that a mark of pytest gives; empty for one of unittest."""
    words = decorator.keywords if isinstance(decorator, ast.Call) else []
    texts = [word.value.value for word in words if isinstance(word.value, ast.Constant)]
    return next((text for text in texts if isinstance(text, str)), "")


def _named(body: Iterable[ast.stmt]) -> Iterable[tuple[str, Any]]:
    """Yield (name, test) of tests, those of classes as ``Class::test``."""
    for node in body:
        if isinstance(node, _FUNCTIONS) and node.name.startswith("test"):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for name, test in _named(node.body):
                yield f"{node.name}::{name}", test


def _without_lines(text: str, spans: list[tuple[int, int]]) -> str:
    lines = text.splitlines(keepends=True)
    for start, end in sorted(spans, reverse=True):
        del lines[start - 1 : end]
    left = "".join(lines)
    if not re.search(r"\bpytest\.", left):
        left = re.sub(r"^import pytest\n\n?", "", left, count=1, flags=re.M)
    return left


def _subject(name: str) -> str:
    """Return what a test is of, as far as its name tells."""
    return name.rpartition("::")[2].removeprefix("test_") or name
