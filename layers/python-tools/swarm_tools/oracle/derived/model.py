"""What the generator of tests returns."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class GeneratedTest:
    """One generated test.

    Attributes:
        nodeid: Pytest node id from the project's root.
        path: POSIX path of the test file.
        module: Dotted name of the module under test.
        function: Name of the function or class under test.
        qualname: Its qualified name.
        intent: What says so, such as ``docstring.example``.
        confidence: 0 to 1.
        drives_repair: Whether a red result may drive a repair.
        reason: Why, in one sentence.
    """

    nodeid: str
    path: str
    module: str
    function: str
    qualname: str
    intent: str
    confidence: float
    drives_repair: bool
    reason: str


@dataclass(frozen=True)
class GeneratedSuite:
    """The files of the generated tests and what each test is.

    Attributes:
        files: Text of each file, by POSIX path from the project's root.
        tests: One entry a test, in the order of the files.
    """

    files: dict[str, str]
    tests: list[GeneratedTest]
