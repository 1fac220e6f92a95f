"""Hits of the rules that may act without a test, in packages of others, to be read one by one.

``python -m bench.builtin.patterns FOLDER``: every package below the folder, unpacked, is read and
never run. A rule of which a hit is right code has no place on the list.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from swarm_tools.oracle.bug_patterns.never_meant import NEVER_MEANT
from swarm_tools.oracle.shown.errors import SHOWN_ERRORS
from swarm_tools.rules import ProjectContext, suspicions

_LARGEST = 300_000


def hits(folder: Path) -> list[tuple[str, str, int, str]]:
    """Return (rule, path, line, source line) of each hit in one package."""
    texts = {}
    for path in sorted(folder.rglob("*.py")):
        if path.stat().st_size <= _LARGEST:
            texts[path.relative_to(folder).as_posix()] = path.read_text("utf-8", "replace")
    project = ProjectContext(sources=texts)
    found = []
    for path, text in texts.items():
        try:
            rows = suspicions(text, path, project)
        except RecursionError:
            continue
        lines = text.splitlines()
        for rule, line, _ in rows:
            if rule in NEVER_MEANT or rule in SHOWN_ERRORS:
                found.append((rule, path, line, lines[line - 1].strip()[:120]))
    return found


def main(argv: list[str]) -> int:
    """Print all hits, and how many each rule has."""
    folders = sorted(path for path in Path(argv[0]).iterdir() if path.is_dir())
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for folder, rows in zip(folders, pool.map(hits, folders), strict=True):
            for rule, path, line, text in rows:
                counts[rule] += 1
                print(f"{rule}\t{folder.name}/{path}:{line}\t{text}")
    print(f"{len(folders)} packages: {dict(sorted(counts.items()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
