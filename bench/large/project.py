"""Generates a project of any size, whose faults are known. No code of others is in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from .shapes import SHAPES, Shape
from .troubles import CANNOT_BE_CLEANED, HANGS_PYLINT, RANDOM_IDS

_PER_PACKAGE = 20
_PER_MODULE = 3
_SUBJECTS = ("order", "parcel", "invoice", "ticket", "route", "sensor", "ledger")
# Text that stands in a module only while its fault does.
_LINT_FAULTS = (
    ("import json\n", ""),
    ("import os, sys\n", ""),
    ("from collections import OrderedDict\n", ""),
    ("", "\n\ndef first_or_none(values):\n"
         '    """Return the first value, None where there is none."""\n'
         "    if values == None:\n        return None\n    return values[0]\n"),
)  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """A fault that is known to be in a file.

    Attributes:
        path: The file.
        kind: ``bug``, which tests show, or ``lint``.
        gone: Text that is in the file until the fault is repaired; for a bug no proof.
        calls: Of a bug: calls that no test makes, and what they return.
    """

    path: str
    kind: str
    gone: str
    calls: tuple[tuple[str, str], ...] = ()


@dataclass
class Project:
    """Files by path, and the faults in them."""

    files: dict[str, str] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


def generate(
    files: int, faults: int = 50, *, troubles: bool = False, alone: bool = False
) -> Project:
    """Return a project of so many files with so many faults, every second one a bug.

    Args:
        files: How many Python files.
        faults: How many of them have a fault.
        troubles: Whether a test with random ids, a file that hangs pylint and one that cannot be
            cleaned are added.
        alone: Whether only the files with faults are there, with what they import and their tests.
    """
    # Of 20 modules: a package file, and tests of every second one.
    modules = max(1, round(files * _PER_PACKAGE / (1 + 1.5 * _PER_PACKAGE)))
    faulty = {modules * nth // faults: nth for nth in range(min(faults, modules))}
    made = Project()
    wanted = _closure(faulty) if alone else range(modules)
    for number in wanted:
        _add_module(made, number, faulty.get(number))
    if troubles:
        made.files |= RANDOM_IDS | HANGS_PYLINT | CANNOT_BE_CLEANED
    return made


def _closure(numbers: dict[int, int]) -> list[int]:
    found = set(numbers)
    for number in numbers:
        while number:
            number //= 2
            found.add(number)
    return sorted(found)


def _package(number: int) -> str:
    return f"part{number // _PER_PACKAGE:02}"


def _names(number: int) -> list[tuple[str, Shape]]:
    """Return the functions of a module: name and shape."""
    found = []
    for nth in range(_PER_MODULE):
        shape = SHAPES[(number * _PER_MODULE + nth) % len(SHAPES)]
        subject = _SUBJECTS[(number + nth) % len(_SUBJECTS)]
        found.append((f"{subject}_{'abc'[nth]}{number}", shape))
    return found


def _add_module(made: Project, number: int, nth: int | None) -> None:
    package, stem = _package(number), f"module{number:04}"
    made.files.setdefault(f"{package}/__init__.py", f'"""Part {number // _PER_PACKAGE}."""\n')
    path = f"{package}/{stem}.py"
    is_bug = nth is not None and nth % 2 == 0
    text = _module_text(number, tidy=number % 2 == 0)
    if is_bug:
        name, shape = _names(number)[nth // 2 % _PER_MODULE]
        right, wrong = shape.fault
        text = _with_fault(text, name, right, wrong)
        calls = tuple((call.replace("NAME", name), value) for call, value in shape.unseen)
        made.faults.append(Fault(path, "bug", wrong, calls))
    elif nth is not None:
        before, after = _LINT_FAULTS[nth // 2 % len(_LINT_FAULTS)]
        head, _, rest = text.partition("\n")
        text = f"{head}\n{before}{rest}{after}"
        made.faults.append(Fault(path, "lint", before.strip() or "values == None"))
    made.files[path] = text
    if is_bug or number % 2 == 0:
        made.files[f"tests/{package}/test_{stem}.py"] = _test_text(number, package, stem)


def _module_text(number: int, *, tidy: bool) -> str:
    lines = [f'"""Module {number} of {_package(number)}."""\n']
    other = number // 2
    imported = _names(other)[0][0] if number else ""
    if imported:
        lines.append(f"from {_package(other)}.module{other:04} import {imported}\n")
    functions = []
    for name, shape in _names(number):
        source = shape.source.replace("NAME", name)
        if not tidy:
            head, _, rest = source.split("\n", 2)
            source = f"{head}\n{rest}"
        functions.append(source)
    if imported:
        doc = '    """Return the name of the function that this module builds on."""\n'
        functions.append(f"def base_{number}():\n{doc}    return {imported}.__name__\n")
    return "\n".join(lines) + "\n\n" + "\n\n".join(functions)


def _with_fault(text: str, name: str, right: str, wrong: str) -> str:
    before, head, after = text.partition(f"def {name}(")
    assert right in after, (name, right)
    return before + head + after.replace(right, wrong, 1)


def _test_text(number: int, package: str, stem: str) -> str:
    names = ", ".join(sorted(name for name, _ in _names(number)))
    lines = [f'"""Tests of module {number}."""\n', f"from {package}.{stem} import {names}\n"]
    for name, shape in _names(number):
        lines.append(f'\ndef test_{name}():\n    """What it returns."""')
        for call, value in shape.tests:
            lines.append(f"    assert {call.replace('NAME', name)} == {value}")
        lines.append("")
    return "\n".join(lines)
