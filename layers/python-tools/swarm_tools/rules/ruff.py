"""What ruff fixes well is ruff's: finding the binary, linting with fixes, formatting."""

from __future__ import annotations

import functools
import json
import os
import re
import subprocess
from dataclasses import dataclass

from swarm_tools.binaries import find_binary
from swarm_tools.changes import Change
from swarm_tools.rules.model import CleanOptions
from swarm_tools.rules.ruff_fixes import FIXES

TIMEOUT_S = 30

REPAIRS = frozenset({"literal-identity"})
"""Ids of those that change on purpose what the code does."""

KEEP_TREE = frozenset(
    (
        *("extra-parentheses", "class-parentheses", "unneeded-pass", "useless-semicolon"),
        *("invalid-escape", "trailing-whitespace", "control-character", "unicode-prefix"),
        "joined-strings",
    )
)
"""Ids of those after which the syntax tree is the same."""


@dataclass(frozen=True)
class Style:
    """How a file is formatted.

    Attributes:
        line_length: Columns.
        tabs: Whether it is indented with tabs.
        quotes: ruff's quote style.
    """

    line_length: int = 100
    tabs: bool = False
    quotes: str = "preserve"


@functools.cache
def find_ruff() -> str:
    """Return the path of an executable ruff.

    A binary that lost its executable bit on the way (layers are zips) is copied to
    a private folder and made executable there.

    Returns:
        The path.

    Raises:
        FileNotFoundError: There is no ruff.
    """
    return find_binary("ruff")


def _run(arguments: list[str], text: str) -> subprocess.CompletedProcess[bytes]:
    environment = {"PATH": os.environ.get("PATH", ""), "NO_COLOR": "1", "RUFF_NO_CACHE": "true"}
    return subprocess.run(
        [find_ruff(), *arguments],
        input=text.encode("utf-8", "surrogatepass"),
        capture_output=True,
        timeout=TIMEOUT_S,
        env=environment,
        check=False,
    )


def lint(text: str, path: str, options: CleanOptions) -> tuple[str, list[Change]]:
    """Apply ruff's fixes of the chosen rules.

    Args:
        text: The text, with line feeds as line ends.
        path: The file's path, for the record.
        options: Which rules run.

    Returns:
        The new text and what was changed.
    """
    codes = {code: rule for rule, fix in FIXES.items() if options.runs(rule) for code in fix.codes}
    if path.endswith("__init__.py"):
        codes.pop("PLC0414", None)
    if not codes:
        return text, []
    base = ["check", "--isolated", "--no-cache", "--quiet", "--target-version", "py310"]
    base += ["--line-length", "100", "--select", ",".join(sorted(codes)), "--unsafe-fixes"]

    if "I001" in codes and _scattered(text):
        base += ["--config", "lint.isort.force-sort-within-sections=true"]
    base += ["--stdin-filename", path.rsplit("/", 1)[-1] or "module.py"]
    fixed = _run([*base, "--fix", "-"], text)
    new = fixed.stdout.decode("utf-8", "surrogatepass")
    if fixed.returncode > 1 or not new.strip() or new == text:
        return text, []
    report = _run([*base, "--output-format", "json", "-"], text)
    changes = []
    for item in json.loads(report.stdout or b"[]"):
        rule = codes.get(item["code"])
        if rule and item.get("fix"):
            message = item["message"].rstrip(".") + "."
            changes.append(Change(path, item["location"]["row"], rule, "rule", message))
    return new, sorted(set(changes))


def _scattered(text: str) -> bool:
    """Return whether one package is imported as a whole and in parts, by different statements.

    Sorted the usual way the two would end up apart, which pylint minds.
    """
    whole, parts = (
        {name.split(".")[0] for name in re.findall(pattern, text, re.MULTILINE)}
        for pattern in (r"^import ([\w.]+)", r"^from ([\w.]+) import")
    )
    return bool(whole & parts)


def _format_arguments(style: Style) -> list[str]:
    indent = "tab" if style.tabs else "space"
    return [
        "format",
        "--isolated",
        "--no-cache",
        "--quiet",
        "--target-version",
        "py310",
        "--line-length",
        str(style.line_length),
        "--config",
        f'format.quote-style="{style.quotes}"',
        "--config",
        f'format.indent-style="{indent}"',
        "-",
    ]


def format_text(text: str, style: Style) -> str:
    """Return the text formatted in a style; the text itself when ruff fails."""
    done = _run(_format_arguments(style), text)
    new = done.stdout.decode("utf-8", "surrogatepass")
    return new if done.returncode == 0 and (new or not text.strip()) else text


def detect_style(text: str) -> Style:
    """Return the style a text is already formatted in, or the default one."""
    tabs = "\n\t" in text
    longest = max((len(line) for line in text.split("\n")), default=0)
    for length in (88, 79, 100, 120):
        if longest > length and length != 120:
            continue
        style = Style(line_length=length, tabs=tabs)
        if format_text(text, style) == text:
            return Style(line_length=min(length, 100), tabs=tabs) if length == 120 else style
    return Style()
