"""Makes `swarm_tools/environment/known.txt.gz` from two packages that keep such facts.

Usage: python -m bench.known_distributions PIGAR_FOLDER GUARDDOG_FOLDER

Both are unpacked wheels: pigar knows the top-level modules of all distributions of the public
index, guarddog the most downloaded ones in order. Only facts are taken: names and their order.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
from collections import defaultdict
from pathlib import Path

from packaging.utils import canonicalize_name
from swarm_tools.environment import known

MOST_DOWNLOADED = 8000
MOST_PROVIDERS = 6
# What a project calls folders of its own: an import of that name says nothing of a distribution.
OWN_FOLDERS = frozenset(
    [
        "app",
        "apps",
        "api",
        "bin",
        "build",
        "common",
        "conf",
        "config",
        "core",
        "data",
        "db",
        "demo",
        "demos",
        "dist",
        "doc",
        "docs",
        "examples",
        "example",
        "helper",
        "helpers",
        "lib",
        "main",
        "model",
        "models",
        "notebooks",
        "plugins",
        "sample",
        "samples",
        "script",
        "scripts",
        "server",
        "settings",
        "src",
        "task",
        "tasks",
        "test",
        "tests",
        "tool",
        "tools",
        "util",
        "utils",
        "benchmark",
        "benchmarks",
    ]
)


def main(pigar: Path, guarddog: Path) -> None:
    """Write the table."""
    top = json.loads(
        (
            guarddog / "guarddog/analyzer/metadata/resources/top_pypi_packages.json"
        ).read_text()
    )
    names = list(dict.fromkeys(canonicalize_name(name) for name in top["packages"]))
    rank = {name: index for index, name in enumerate(names[:MOST_DOWNLOADED])}
    providers: dict[str, set[str]] = defaultdict(set)
    query = (
        "SELECT d.name, m.name FROM distributions d "
        "JOIN top_level_module_names m ON m.distribution_id = d.id"
    )
    with sqlite3.connect(pigar / "pigar/.db.sqlite3") as database:
        for distribution, module in database.execute(query):
            name = canonicalize_name(distribution)
            if name in rank and module.isidentifier():
                providers[module].add(name)
    modules: dict[str, list[str]] = defaultdict(list)
    for module, candidates in providers.items():
        best = min(candidates, key=rank.__getitem__)
        same = canonicalize_name(module) == best
        is_own = module.lower() in OWN_FOLDERS or module.startswith("_")
        if not is_own and (same or len(candidates) <= MOST_PROVIDERS):
            modules[best].append(module)
    lines = [" ".join([name, *sorted(modules[name])]) for name in rank]
    target = Path(known.__file__).with_name("known.txt.gz")
    with gzip.GzipFile(target, "wb", mtime=0) as file:
        file.write(("\n".join(lines) + "\n").encode())
    print(f"{len(lines)} distributions, {sum(map(len, modules.values()))} modules")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
