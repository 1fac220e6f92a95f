"""Expressions on messy modules, before and after the clean-up: what they give must be the same."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from dataclasses import dataclass

from swarm_tools.rules import ProjectContext, clean

from .sets import folder_of

TIMEOUT_S = 60
_CHILD = """
import contextlib, io, json, resource, sys, types, warnings

resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
warnings.simplefilter("ignore")
text, cases = json.load(sys.stdin)
found = []
for case in cases:
    module, printed = types.ModuleType("messy"), io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(text, "messy.py", "exec", dont_inherit=True), module.__dict__)
        try:
            value = repr(eval(case, module.__dict__))
        except Exception as error:
            value = f"{type(error).__name__}: {error}"
    found.append([value, printed.getvalue()])
print(json.dumps(found))
"""


@dataclass(frozen=True)
class Changed:
    """An expression that gives something else after the clean-up."""

    module: str
    expression: str
    before: str
    after: str


def measure(half: str) -> tuple[int, list[Changed]]:
    """Return how many expressions there are, and those that changed."""
    count, changed = 0, []
    for path in sorted((folder_of("messy") / half).glob("*.py")):
        listed = path.with_suffix(".cases")
        if not listed.exists():
            continue
        text = path.read_bytes().decode("utf-8")
        cases = [line for line in listed.read_text(encoding="utf-8").splitlines() if line.strip()]
        cleaned = clean(text, path=path.name, project=ProjectContext({path.name: text})).text
        for case, one, other in zip(
            cases, _values(text, cases), _values(cleaned, cases), strict=True
        ):
            count += 1
            if one != other:
                changed.append(Changed(path.name, case, str(one), str(other)))
    return count, changed


def _values(text: str, cases: list[str]) -> list[list[str]]:
    """Return what each expression gives and prints, each in a fresh module of our own text."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-I", "-c", _CHILD],
            input=json.dumps([text, cases]),
            capture_output=True,
            text=True,
            cwd=folder,
            timeout=TIMEOUT_S,
            check=True,
        )
    return json.loads(done.stdout.splitlines()[-1])


if __name__ == "__main__":
    print(*measure(*sys.argv[1:2] or ["report"]), sep="\n")
