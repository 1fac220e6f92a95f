"""The corpus files: right functions, wrong versions of them, and held-back examples."""

from __future__ import annotations

import hashlib
import types
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from swarm_tools.oracle.derived.model import GeneratedSuite
from swarm_tools.oracle.derived.write import write_tests

CORPUS = Path(__file__).parents[1] / "bug_patterns" / "corpus"


@dataclass(frozen=True)
class Entry:
    """One function or class: right text, wrong texts, asserts held back from the search.

    The kinds are the words after ``wrong``, one for each wrong text.
    """

    name: str
    right: str
    wrong: tuple[str, ...]
    held: str
    kinds: tuple[str, ...] = ()

    @property
    def half(self) -> str:
        """``tune`` or ``report``, by the hash of the name."""
        return ("tune", "report")[hashlib.sha256(self.name.encode()).digest()[0] % 2]


def entries(pattern: str) -> Iterator[Entry]:
    """Yield the entries of the corpus files that match a glob pattern, in order."""
    for path in sorted(CORPUS.glob(pattern)):
        for block in path.read_text(encoding="utf-8").split("=== ")[1:]:
            name, _, rest = block.partition("\n")
            right, *parts = rest.split("--- ")
            texts = [p.partition("\n") for p in parts]
            wrong = tuple(body for kind, _, body in texts if kind.split()[0] == "wrong")
            kinds = tuple(kind[6:] for kind, _, _ in texts if kind.split()[0] == "wrong")
            held = "".join(body for kind, _, body in texts if kind == "held")
            yield Entry(name.strip(), right, wrong, held, kinds)


def load(text: str, name: str = "mod") -> types.ModuleType:
    """Return our own corpus text as a module."""
    module = types.ModuleType(name)
    module.__file__ = f"/nowhere/tests/{name}.py"
    exec(compile(text, f"{name}.py", "exec", dont_inherit=True), module.__dict__)
    return module


def run_generated(suite: GeneratedSuite, module: types.ModuleType) -> dict[str, str]:
    """Run the driving tests of a suite on a loaded module: node id to "" or the error."""
    outcome: dict[str, str] = {}
    tests = {path: load(text, "generated") for path, text in suite.files.items() if text}
    for test in suite.tests:
        if not test.drives_repair:
            continue
        _, cls, name = test.nodeid.split("::")
        try:
            getattr(getattr(tests[test.path], cls)(), name)(module)
            outcome[test.nodeid] = ""
        except BaseException as err:  # a test framework's failure may be any of these
            outcome[test.nodeid] = f"{type(err).__name__}: {err}"
    return outcome


def suite_for(text: str) -> GeneratedSuite:
    """Return the suite of a project with the one file ``mod.py``."""
    return write_tests({"mod.py": text})
