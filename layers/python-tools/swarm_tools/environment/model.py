"""What a project says that it needs, and what became of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

_VERSION = re.compile(r"^(?:c?python-?)?(3\.\d+)(?:\.\d+)?$")
_CLASSIFIER = re.compile(r"^Programming Language :: Python :: (3\.\d+)$")

Purpose = Literal["runtime", "tests", "extra", "imported"]

Why = Literal[
    "address",
    "lookalike",
    "no_wheel",
    "no_version",
    "not_found",
    "conflict",
    "limit",
    "unreadable",
    "unreachable",
]


@dataclass(frozen=True, order=True)
class Need:
    """One requirement.

    Attributes:
        name: Normalised name of the distribution.
        requirement: The requirement as PEP 508 text.
        origin: File that says so, relative to the project's root.
        purpose: What it is for.
        group: Name of the extra or dependency group, empty for none.
    """

    name: str
    requirement: str
    origin: str
    purpose: Purpose = "runtime"
    group: str = ""


@dataclass(frozen=True, order=True)
class SetAside:
    """A requirement that is not installed.

    Attributes:
        requirement: What the project says, without an address.
        origin: File that says so.
        why: The reason, of a closed set.
        detail: A name that belongs to the reason, empty for none.
    """

    requirement: str
    origin: str
    why: Why
    detail: str = ""


@dataclass(frozen=True)
class PythonSaid:
    """What a file says of the Python that it is for.

    Attributes:
        text: A specifier such as ``>=3.12``, or a version such as ``3.12``.
        origin: The file, relative to the root.
    """

    text: str
    origin: str


@dataclass
class Needs:
    """All that a project says it needs.

    Attributes:
        needs: Requirements in the order they were found.
        pins: Versions that lock files of the project name: {normalised name: version}.
        python: Specifiers of Python, such as ``>=3.12``, that the project asks for.
        python_named: The versions of Python that it is worked on with, such as ``3.12``.
        python_tested: Those that it says to be good for; no limit.
        set_aside: What was found and can't be used.
        read: Files that were read, relative to the root.
    """

    needs: list[Need] = field(default_factory=list)
    pins: dict[str, str] = field(default_factory=dict)
    python: list[PythonSaid] = field(default_factory=list)
    python_named: list[PythonSaid] = field(default_factory=list)
    python_tested: list[PythonSaid] = field(default_factory=list)
    set_aside: list[SetAside] = field(default_factory=list)
    read: list[str] = field(default_factory=list)

    def declared(self) -> bool:
        """Tell whether the project states its requirements anywhere."""
        return bool(self.needs or self.set_aside or self.pins)

    def ask_python(self, specifier: str, origin: str) -> None:
        """Take down that the project asks for a Python within `specifier`."""
        self.python.append(PythonSaid(specifier, origin))

    def name_python(self, text: str, origin: str) -> None:
        """Take down the first version of CPython in `text`, such as that of ``python3.12``."""
        version = _VERSION.match(text.strip())
        if version:
            self.python_named.append(PythonSaid(version.group(1), origin))

    def classify(self, classifiers: Iterable[str], origin: str) -> None:
        """Take down the Pythons among trove classifiers."""
        for line in classifiers:
            match = _CLASSIFIER.match(line.strip())
            if match:
                self.python_tested.append(PythonSaid(match.group(1), origin))
