"""Measures forged suites and mutants, and writes docs/forge-benchmarks.md (npm run bench:forge).

With the name of a section (``suites``, ``truth``, ``speed``, ``seeded``) and words that name
packages or modules only this is measured and kept; ``page`` writes the page from all that is kept.
A number after the section is how many seconds, mutants or bugs a module instead of the usual;
``truth`` takes a second one, the seconds after which it stops. What it did not get to it takes up
when it is run again.
"""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path

from bench.builtin.healthy import provide_needed
from bench.forge import seeded, speed, suites, truth

PAGE = Path(__file__).parents[2] / "docs" / "forge-benchmarks.md"
SECTIONS = {"suites": suites, "truth": truth, "speed": speed, "seeded": seeded}


def write_page() -> None:
    """Put the page together from what is kept."""
    head = (
        "# Forge: figures\n\nWritten by `npm run bench:forge` with Python "
        f"{platform.python_version()} on {os.cpu_count()} cores, without a model. Half `tune` was "
        "used while the engine was written; half `held back` is only measured "
        "([ADR 25](adr/0025-halves-of-corpora.md)). What each figure says: "
        "[forge.md](forge.md).\n\n"
    )
    text = "\n".join(module.section() for module in SECTIONS.values())
    PAGE.write_text(head + text, encoding="utf-8", newline="")


def main(arguments: list[str]) -> int:
    """Measure a section, or all of them and write the page; returns the exit code."""
    provide_needed()
    name, words = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name and name != "page" and name not in SECTIONS:
        print(f"no section is named {name}; there are {', '.join(SECTIONS)} and page")
        return 2
    numbers = [int(word) for word in words if word.isdigit()]
    words = [word for word in words if not word.isdigit()]
    for known, module in SECTIONS.items():
        if name in ("", known):
            module.measure(words, *numbers)
    if name in ("", "page"):
        write_page()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
