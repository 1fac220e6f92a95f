"""What docstrings and messages say of candidates that pass the given tests alike.

The tests that `swarm_tools.oracle.derived` makes of the program as it was, those included that are
too weak to drive a repair: which of several candidates fails fewer of them is worth knowing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from swarm_tools.oracle.derived.write import write_tests
from swarm_tools.repair.server import Server

FOLDER = "tests_of_names"
LARGEST = 60_000


def advice(root: Path, texts: Mapping[str, str], server: Server) -> list[str]:
    """Write the tests into a folder of their own; return those that run without pytest.

    Args:
        root: The private copy of the project.
        texts: The files that candidates edit, as they were at first, by POSIX path.
        server: Is told of the tests.
    """
    folder = root / FOLDER
    if folder.exists() or sum(map(len, texts.values())) > LARGEST:
        return []
    suite = write_tests(texts)
    folder.mkdir()
    for path, text in suite.files.items():
        if text:
            (root / moved(path)).write_text(text, encoding="utf-8")
    return server.learn(moved(test.nodeid) for test in suite.tests)


def moved(path: str) -> str:
    """Return a test's path or node id in the folder that no test of the project is in."""
    return f"{FOLDER}/{path.partition('/')[2]}"


def failing(results: Iterable[Mapping[str, str]], tests: list[str]) -> list[int]:
    """Return how many of the tests each candidate fails, by the results of each."""
    return [sum(result.get(test) != "passed" for test in tests) for result in results]
