"""Test files: chosen candidates and intents as readable tests, one class a function or class."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from swarm_tools.oracle.derived.render import camel

_MODULES = (
    "asyncio", "collections", "contextlib", "copy", "datetime", "decimal", "fractions", "functools",
    "io", "itertools", "math", "operator", "pathlib", "re", "tempfile",
)  # fmt: skip
_CASE = "unittest.TestCase"
_FRESH = "FreshState"
_FRESH_SAYS = '"""Each test works on a copy of what the module keeps."""'
_FRESH_FIXTURE = f"""

@pytest.fixture(autouse=True)
def fresh_state(monkeypatch):
    {_FRESH_SAYS}
    for name in ({{names}}):
        monkeypatch.setattr(module, name, copy.deepcopy(getattr(module, name)))
"""
_FRESH_CASE = f"""

class {_FRESH}({_CASE}):
    {_FRESH_SAYS}

    def setUp(self):
        for name in ({{names}}):
            kept = mock.patch.object(module, name, copy.deepcopy(getattr(module, name)))
            kept.start()
            self.addCleanup(kept.stop)
"""
_LONGEST_NAME = 72
_CALL = re.compile(r"^(?:subject\.|module\.)([\w.]+)")
_ON_OBJECT = (
    (re.compile(r"^(len|list|repr|str|bool|abs|int|float|next)\(subject\)$"), r"\1"),
    (re.compile(r"^list\(reversed\(subject\)\)$"), "reversed"),
    (re.compile(r"^isinstance\(hash\(subject\), int\)$"), "hash"),
    (re.compile(r"^subject\[(.*)\]$"), r"item \1"),
    (re.compile(r"^subject\[(.*)\] = (.*)$"), r"item \1 set to \2"),
    (re.compile(r"^del subject\[(.*)\]$"), r"item \1 deleted"),
    (re.compile(r"^(.*) in subject$"), r"contains \1"),
    (re.compile(r"^-subject$"), "negative"),
    (re.compile(r"^copy\.copy\(subject\)$"), "copied"),
    (re.compile(r"^subject == (.*)$"), r"equals \1"),
    (re.compile(r"^subject != (.*)$"), r"differs from \1"),
    (re.compile(r"^subject ([<>]=?|[-+*|&]) (.*)$"), r"with \2"),
)
_LONGEST_WORDS = 28


@dataclass(frozen=True)
class Written:
    """One test as text.

    Attributes:
        title: Name of its class.
        name: Its own.
        lines: Its body.
        facts: What the contract says of a test.
    """

    title: str
    name: str
    lines: tuple[str, ...]
    facts: Mapping[str, Any]
    mark: str = ""


def test_name(row: Mapping[str, Any], taken: set[str]) -> str:
    """Return a name that tells the call and what comes of it, new among `taken`."""
    words = _words(row["act"], row["target"])
    outcome = slug(row["outcome"])
    name = "_".join(part for part in ("test", words, outcome) if part)
    name = name[:_LONGEST_NAME].strip("_")
    number, wanted = 2, name
    while name in taken:
        name = f"{wanted}_{number}"
        number += 1
    taken.add(name)
    return name


def _words(act: str, target: str) -> str:
    """Return what is called, and with what, as part of an identifier."""
    for pattern, form in _ON_OBJECT:
        if found := pattern.match(act):
            return slug(found.expand(form))[:_LONGEST_WORDS].strip("_")
    found = _CALL.match(act)
    called = (found.group(1) if found else target).split(".")[-1].strip("_")
    inside = act.partition("(")[2].rpartition(")")[0]
    return "_".join(filter(None, (slug(called), slug(inside)[:_LONGEST_WORDS].strip("_"))))


def slug(text: str) -> str:
    """Return a text as part of an identifier."""
    text = re.sub(r"(?<![0-9A-Za-z])-(?=[0-9.])", "minus ", text)
    return re.sub(r"[^0-9A-Za-z]+", "_", text).strip("_").lower()


def file_text(
    path: str,
    module: str,
    root: str,
    tests: Sequence[Written],
    *,
    unittest: bool = False,
    state: Sequence[str] = (),
) -> str:
    """Return a new test file.

    Args:
        path: POSIX path of the module under test.
        module: The name it is imported by.
        root: Folder, from the project's root, that it is imported from; "" for the root.
        tests: Its tests, those of a class together.
        unittest: Whether its classes are test cases of unittest.
        state: Names of what the module keeps and its functions change.
    """
    fresh = (_FRESH_CASE if unittest else _FRESH_FIXTURE) if state else ""
    fresh = fresh.format(names=", ".join(f'"{name}"' for name in state) + "," * (len(state) == 1))
    body = fresh + "\n".join(line for test in tests for line in (*test.lines, test.mark))
    names = [n for n in _MODULES if re.search(rf"(?<![\w.]){n}\.", body) and n != "asyncio"]
    more = ["sys"] * bool(root) + ["unittest"] * unittest
    heads = sorted({"importlib", *names, *more})
    out = f'"""Tests of `{path}`."""\n\n' + "".join(f"import {name}\n" for name in heads)
    out += "from pathlib import Path\n" * bool(root)
    out += "from unittest import mock\n" * bool(fresh and unittest)
    if re.search(r"\bpytest\.", body):
        out += "\nimport pytest\n"
    if root:
        out += f'\nsys.path.insert(0, str(Path(__file__).resolve().parent.parent / "{root}"))\n'
    out += f'\nmodule = importlib.import_module("{module}")\n'
    base = (_FRESH if fresh else _CASE) if unittest else ""
    return out + fresh + classes_text(tests, base)


def is_unittest(text: str) -> bool:
    """Say whether a forged test file has test cases of unittest."""
    return f"({_CASE}):\n" in text


def classes_text(tests: Sequence[Written], base: str) -> str:
    """Return the classes of tests, derived from `base`, "" for none."""
    out = ""
    for title in dict.fromkeys(test.title for test in tests):
        out += f"\n\nclass {title}{f'({base})' if base else ''}:\n"
        blocks = []
        for test in tests:
            if test.title != title:
                continue
            text = "\n".join(test.lines)
            given = ", tmp_path" if "tmp_path" in text and not base else ""
            rows = [f"    {test.mark}"] if test.mark else []
            rows.append(f"    def {test.name}(self{given}):")
            rows += [f"        {line}" if line else "" for line in test.lines]
            blocks.append("\n".join(rows) + "\n")
        out += "\n".join(blocks)
    return out


def added_to(text: str, tests: Sequence[Written]) -> str:
    """Return a forged test file with more classes at its end, and the imports that they need."""
    body = "\n".join(line for test in tests for line in (*test.lines, test.mark))
    for name in _MODULES:
        needed = re.search(rf"(?<![\w.]){name}\.", body) and name != "asyncio"
        if needed and not re.search(rf"^import {name}$", text, re.M):
            text = text.replace("import importlib\n", f"import importlib\nimport {name}\n", 1)
    if re.search(r"\bpytest\.", body) and not re.search(r"^import pytest$", text, re.M):
        text = text.replace("\nmodule = importlib", "\nimport pytest\n\nmodule = importlib", 1)
    base = (_FRESH if f"class {_FRESH}(" in text else _CASE) if is_unittest(text) else ""
    return text.rstrip("\n") + "\n" + classes_text(tests, base)


def title_of(target: str, suffix: str = "") -> str:
    """Return the name of the class of a target's tests."""
    return f"Test{camel(target)}{suffix}"
