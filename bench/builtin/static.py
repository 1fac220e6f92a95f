"""Bugs that can be seen without running a file: how many are mended, tested for or told.

``python -m bench.builtin.static [tune|report]`` prints the figures. Mended: a rule that repairs
changed the file, or another rule the line. Tested: a derived test of a slip may drive a repair.
Told: pylint (conventions apart) or the security step speaks of the line, or of one beside it. The
peer is ruff with its bugbear, pylint, pyflakes, security and asyncio families.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from bench.builtin.corpora import HALVES, Flaw, flaws
from swarm_tools.oracle.derived.write import write_tests
from swarm_tools.rules import CleanOptions, ProjectContext, clean
from swarm_tools.rules.registry import all_rules
from swarm_tools.rules.ruff import find_ruff

FAMILIES = "B,PLE,PLW,F,S,ASYNC"
SECURITY = "S"
NEAR = 1
SERIOUS = ("error", "fatal", "warning", "refactor")
ADDED = ("docstring", "hint", "script-guard")
"""Parts of the ids of rules that add something wherever it is missing."""


@dataclass
class StaticFigures:
    """What came of one half of the corpus.

    Attributes:
        files: How many files.
        mended: Those in which a rule mended something.
        tested: Others with a test of a slip that may drive.
        told: Others of which pylint speaks.
        peer: Those of which ruff speaks.
        missed: Names of the files of which nothing of ours speaks.
    """

    files: int = 0
    mended: int = 0
    tested: int = 0
    told: int = 0
    peer: int = 0
    missed: list[str] = field(default_factory=list)


def measure(half: str) -> StaticFigures:
    """Look at every file of a half."""
    found = list(flaws(half))
    with tempfile.TemporaryDirectory(prefix="static-") as folder:
        root = Path(folder)
        for flaw in found:
            (root / f"{flaw.name}.py").write_text(flaw.code, encoding="utf-8")
        told = _pylint(root) | _ruff(root, SECURITY)
        ruff = _ruff(root, FAMILIES)
    figures = StaticFigures(len(found))
    for flaw in found:
        figures.peer += _near(flaw, ruff)
        if mended(flaw):
            figures.mended += 1
        elif tested(flaw):
            figures.tested += 1
        elif _near(flaw, told):
            figures.told += 1
        else:
            figures.missed.append(flaw.name)
    return figures


def mended(flaw: Flaw) -> list[str]:
    """Return the ids of the rules that mend something in a file."""
    repairing = {rule.id for rule in all_rules() if rule.repairs}
    name = f"{flaw.name}.py"
    options = CleanOptions("keep", format=False)
    result = clean(flaw.code, path=name, options=options, project=ProjectContext({name: flaw.code}))
    return sorted(
        {
            change.rule
            for change in result.changes
            if change.rule in repairing
            or (abs(change.line - flaw.line) <= NEAR and not any(a in change.rule for a in ADDED))
        }
    )


def tested(flaw: Flaw) -> bool:
    """Say whether a derived test of a slip may drive a repair of a file."""
    suite = write_tests({f"{flaw.name}.py": flaw.code})
    return any(test.drives_repair and test.intent.startswith("slips.") for test in suite.tests)


def _near(flaw: Flaw, lines: set[tuple[str, int]]) -> bool:
    return any((flaw.name, flaw.line + away) in lines for away in range(-NEAR, NEAR + 1))


def _pylint(root: Path) -> set[tuple[str, int]]:
    """Return the files and lines of which pylint reports an error or a warning."""
    command = [sys.executable, "-m", "pylint", "--output-format=json", "--rcfile=/dev/null"]
    rows = _rows([*command, *map(str, sorted(root.glob("*.py")))])
    return {(Path(r["path"]).stem, r["line"]) for r in rows if r["type"] in SERIOUS}


def _ruff(root: Path, families: str) -> set[tuple[str, int]]:
    """Return the files and lines of which ruff speaks."""
    command = [find_ruff(), "check", "--isolated", "--no-cache", "--select", families]
    rows = _rows([*command, "--output-format", "json", str(root)])
    return {(Path(r["filename"]).stem, r["location"]["row"]) for r in rows}


def _rows(command: list[str]) -> list[dict]:
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    return json.loads(run.stdout or "[]")


if __name__ == "__main__":
    for half in sys.argv[1:] or HALVES:
        print(half, measure(half))
