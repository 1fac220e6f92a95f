"""The part of ``docs/benchmarks.md`` about the builtin engine."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "benchmarks.md"
HISTORY = "bench/history"
MARK = "<!-- Below: written by npm run bench:builtin -->\n"
PROJECTS_MARK = "<!-- Below: written by npm run bench:projects -- --page -->\n"


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """Return a Markdown table."""
    lines = [head, ("---",) * len(head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def share(part: int, whole: int) -> str:
    """Return a share as people read it: percent and the two numbers."""
    return f"{part / whole:.1%} ({part} of {whole})" if whole else "-"


def rows_before(section: str) -> str:
    """Return the line that points to the rows of a section from before; nothing without any."""
    path = f"{HISTORY}/{section}.csv"
    if not (ROOT / path).is_file():
        return ""
    return f"\nRows of before: [{section}.csv](../{path}).\n"


def write(text: str) -> None:
    """Put the text below the mark; what stands above it is written by ``npm run bench``.

    The part about projects, below a mark of its own, is kept.
    """
    page = PAGE.read_text(encoding="utf-8")
    above = page.partition(MARK)[0].rstrip("\n")
    _, mark, projects = page.partition(PROJECTS_MARK)
    text += f"\n{mark}{projects}" if mark else ""
    PAGE.write_text(f"{above}\n\n{MARK}\n{text}", encoding="utf-8", newline="")
