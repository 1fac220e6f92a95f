"""Measures the executable specifications: ``python -m bench.builtin.specifications [folder ...]``.

Right versions of half ``tune`` of the corpus ``judge`` and the near misses must be said right by
the specifications that their functions are identified with; each one said wrong is a false alarm
and is printed. Of the wrong versions those count as found whose changed function is identified and
said wrong. With folders, the Python files below them are measured instead, as right versions.
Everything runs in the sandbox.
"""

from __future__ import annotations

import ast
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.builtin.corpora import cases, lookalikes
from bench.builtin.specifications_child import PROGRAM_S
from swarm_tools.oracle.specifications import Identified, Judgement, identify
from swarm_tools.sandbox import Sandbox
from swarm_tools.sandbox.fanout import fan_out
from swarm_tools.signatures.facts import functions_of
from swarm_tools.validate.model import Outcome

SEED = 1
TOTAL_S = 900.0
_CHILD = "bench.builtin.specifications_child"


@dataclass(frozen=True)
class Program:
    """Some files under a name, and those functions that are of interest (None: all)."""

    name: str
    files: dict[str, str]
    wanted: frozenset[str] | None = None


@dataclass(frozen=True)
class Said:
    """What is said about one identified function."""

    program: str
    function: str
    entry: str
    judgement: Judgement | None

    @property
    def word(self) -> str:
        """One of ``right``, ``wrong`` and ``undecided``."""
        if self.judgement is None or not self.judgement.decisive:
            return "undecided"
        return "right" if self.judgement.right else "wrong"


def trees(files: dict[str, str]) -> Iterator[tuple[str, ast.Module, str]]:
    """Yield path, tree and text of the Python files that parse."""
    for path, text in sorted(files.items()):
        if path.endswith(".py"):
            try:
                yield path, ast.parse(text), text
            except (SyntaxError, ValueError):
                continue


def identified(program: Program) -> list[tuple[str, str, Identified]]:
    """Return module, qualified name and specification of the functions identified."""
    found = []
    for path, tree, text in trees(program.files):
        module = path.removesuffix(".py").replace("/", ".")
        for function in functions_of(tree, text):
            if program.wanted is None or f"{module}:{function.qualname}" in program.wanted:
                known = identify(function)
                if known is not None:
                    found.append((module, function.qualname, known))
    return found


def judged(programs: list[Program]) -> Iterator[Said]:
    """Identify the functions of programs, run them in the sandbox and judge them."""
    work = [(p, known) for p in programs if (known := identified(p))]
    items = [
        {"files": p.files, "calls": [[m, q, spec.rows(SEED)] for m, q, spec in known]}
        for p, known in work
    ]
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        ran = fan_out(
            Sandbox(), _CHILD, items, cwd=Path(folder), timeout_s=PROGRAM_S, total_s=TOTAL_S
        )
    for (program, known), item, result in zip(work, items, ran.items, strict=True):
        for (module, name, spec), (_, _, rows) in zip(known, item["calls"], strict=True):
            made = (result.value or {}).get(f"{module}:{name}") or []
            outcomes = {
                row: Outcome(kind, value=value, arguments=after)
                for row, (kind, value, after) in zip(rows, made, strict=False)
            }
            judgement = spec.judge(outcomes) if outcomes else None
            yield Said(program.name, f"{module}:{name}", spec.id, judgement)


def right_programs() -> list[Program]:
    """Return the right versions, each program once, and the near misses."""
    found = {}
    for case in cases("judge", "tune"):
        found.setdefault(case.name.partition(".")[0], Program(case.name, case.right))
    return [*found.values(), *(Program(f"near {n.name}", n.files) for n in lookalikes())]


def changed(right: dict[str, str], wrong: dict[str, str]) -> frozenset[str]:
    """Return the functions, with their module, that differ between two versions."""
    texts = []
    for files in (right, wrong):
        found = {}
        for path, tree, text in trees(files):
            module = path.removesuffix(".py").replace("/", ".")
            for function in functions_of(tree, text):
                found[f"{module}:{function.qualname}"] = ast.dump(function.node)
        texts.append(found)
    before, after = texts
    return frozenset(name for name in after if after[name] != before.get(name))


def wrong_programs() -> list[Program]:
    """Return the wrong versions with the functions that differ."""
    return [
        Program(case.name, case.start, changed(case.right, case.start))
        for case in cases("judge", "tune")
    ]


def from_folders(folders: list[str]) -> list[Program]:
    """Return the Python files below some folders, each a program of its own."""
    found = []
    for folder in folders:
        for path in sorted(Path(folder).rglob("*.py")):
            text = path.read_text("utf-8", errors="replace")
            found.append(Program(str(path.relative_to(folder)), {path.name: text}))
    return found


def told(said: Said) -> str:
    """Return one line about a judgement."""
    line = f"  {said.word}: {said.program} {said.function} as {said.entry}"
    if said.judgement is None:
        return line + " (could not be called)"
    line += f" ({said.judgement.variant}), agrees on {said.judgement.agreement:.0%}"
    if said.judgement.counterexample is None:
        return line
    row, outcome, expected = said.judgement.counterexample
    gave = outcome.value if outcome.kind == "value" else f"{outcome.kind} {outcome.value}"
    return f"{line}: {row} gives {gave[:80]}, not {expected[:80]}"


def main() -> None:
    """Measure and print."""
    folders = sys.argv[1:]
    right = list(judged(from_folders(folders) if folders else right_programs()))
    count = Counter(said.word for said in right)
    print(f"right versions: {len(right)} functions identified, {dict(count)}")
    for said in right:
        if said.word != "right":
            print(told(said))
    if folders:
        return
    wrong = wrong_programs()
    found = list(judged(wrong))
    by_program: dict[str, set[str]] = {}
    for said in found:
        by_program.setdefault(said.program, set()).add(said.word)
    caught = sum("wrong" in words for words in by_program.values())
    print(f"wrong versions: {len(wrong)}, with a changed function identified: {len(by_program)}, "
          f"said wrong: {caught}")  # fmt: skip
    for said in found:
        if said.word != "wrong":
            print(told(said))


if __name__ == "__main__":
    main()
