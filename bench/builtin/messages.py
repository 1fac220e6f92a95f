"""Counts pylint's messages before and after the clean-up, over files nobody cleaned.

Run with ``PYTHONPATH=layers/python-tools:. python -m bench.builtin.messages tune``.
Nothing is switched off but the two messages about several files at once, since the files
of a corpus have nothing to do with each other; nothing may be silenced by a comment either.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.builtin.corpora import HALVES
from bench.builtin.sets import folder_of
from swarm_tools.rules import ProjectContext, clean
from swarm_tools.rules.ruff import find_ruff

TEST_CORPUS = Path(__file__).parents[2] / "layers/python-tools/tests/rules/corpus"
PEERS = {
    "ruff check --fix": ["check", "--fix"],
    "ruff check --fix --unsafe-fixes --select ALL": [
        "check", "--fix", "--unsafe-fixes", "--select", "ALL",
    ],
}  # fmt: skip
_DIRECTIVE = re.compile(r"#.*?\b(pylint:|noqa\b|type:\s*ignore)")


@dataclass(frozen=True)
class Figures:
    """What one half of the corpus gives.

    Attributes:
        half: ``tune`` or ``report``.
        files: How many files.
        before: Messages by type before.
        after: Messages by type after the clean-up.
        gone: Share of the messages that are gone, 0 to 1.
        peers: The same share for each peer, on the same files.
        public_names: Public names before.
        public_names_kept: How many of them are still there.
        silenced: Comments that switch messages off, added by the clean-up; has to be 0.
    """

    half: str
    files: int
    before: dict[str, int]
    after: dict[str, int]
    gone: float
    peers: dict[str, float]
    public_names: int
    public_names_kept: int
    silenced: int


def measure(half: str) -> Figures:
    """Return the figures of ``corpora/messy/<half>``.

    Args:
        half: ``tune``, which includes the corpus of the rules' tests, or ``report``.

    Raises:
        ValueError: There is no such half, or it has no files.
    """
    if half not in HALVES:
        raise ValueError(f"no half {half!r}")
    texts = _texts(half)
    if not texts:
        raise ValueError(f"no files in messy/{half}")
    cleaned = {
        name: clean(text, path=name, project=ProjectContext({name: text})).text
        for name, text in texts.items()
    }
    before, after = lint(texts), lint(cleaned)
    names = {name: public_names(text) for name, text in texts.items()}
    kept = {name: names[name] & public_names(text) for name, text in cleaned.items()}
    return Figures(
        half=half,
        files=len(texts),
        before=dict(before.most_common()),
        after=dict(after.most_common()),
        gone=_share(before, after),
        peers={peer: _share(before, lint(_peer(texts, words))) for peer, words in PEERS.items()},
        public_names=sum(map(len, names.values())),
        public_names_kept=sum(map(len, kept.values())),
        silenced=sum(
            max(0, len(_DIRECTIVE.findall(cleaned[name])) - len(_DIRECTIVE.findall(text)))
            for name, text in texts.items()
        ),
    )


def lint(texts: dict[str, str]) -> Counter[str]:
    """Return pylint's messages over texts, by type, in one process."""
    with tempfile.TemporaryDirectory() as folder:
        _write(texts, Path(folder))
        command = [sys.executable, "-m", "pylint", "--rcfile=", "--output-format=json2"]
        command += ["--disable=duplicate-code,cyclic-import", *sorted(texts)]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=folder, timeout=600
        )
    return Counter(item["symbol"] for item in json.loads(done.stdout)["messages"])


def public_names(text: str) -> frozenset[str]:
    """Return the public names a module binds at its top, and those its classes bind."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return frozenset()
    found = set(_bound(tree.body))
    others = _other_names(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for name in (node.name, *others.get(node.name, [])):
                found |= {f"{name}.{part}" for part in _bound(node.body)}
    return frozenset(name for name in found if not re.search(r"(^|\.)_", name))


def _other_names(tree: ast.Module) -> dict[str, list[str]]:
    """Return the names beside its own that each class has, by ``(Old,) = (New,)``."""
    found: dict[str, list[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            target = node.targets[0]
            if isinstance(target, ast.Tuple):
                for old, new in zip(target.elts, node.value.elts, strict=False):
                    if isinstance(old, ast.Name) and isinstance(new, ast.Name):
                        found.setdefault(new.id, []).append(old.id)
    return found


def _bound(block: list[ast.stmt]) -> set[str]:
    found = set()
    for node in block:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {
                part.id
                for target in targets
                for part in ast.walk(target)
                if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
            }
    return found


def _texts(half: str) -> dict[str, str]:
    folders = [folder_of("messy") / half] + ([TEST_CORPUS] if half == "tune" else [])
    files = [path for folder in folders for path in sorted(folder.glob("*.py"))]
    return {path.name: path.read_bytes().decode("utf-8") for path in files}


def _peer(texts: dict[str, str], words: list[str]) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        _write(texts, Path(folder))
        command = [find_ruff(), *words, "--isolated", "--no-cache", "--quiet", "."]
        subprocess.run(command, capture_output=True, check=False, cwd=folder, timeout=600)
        return {name: (Path(folder) / name).read_bytes().decode("utf-8") for name in texts}


def _write(texts: dict[str, str], folder: Path) -> None:
    for name, text in texts.items():
        (folder / name).write_bytes(text.encode("utf-8"))


def _share(before: Counter[str], after: Counter[str]) -> float:
    return round(1 - after.total() / before.total(), 4) if before.total() else 0.0


if __name__ == "__main__":
    print(json.dumps(asdict(measure(*sys.argv[1:2] or ["tune"])), indent=1))
