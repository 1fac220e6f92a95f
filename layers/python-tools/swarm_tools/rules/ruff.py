"""What ruff fixes well is ruff's: finding the binary, linting with fixes, formatting."""

from __future__ import annotations

import atexit
import functools
import json
import os
import shutil
import stat
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from pathlib import Path

from swarm_tools.changes import Change
from swarm_tools.rules.model import CleanOptions

TIMEOUT_S = 30

FIXES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "superfluous-else": (
        "No else after return, raise, continue or break",
        ("RET505", "RET506", "RET507", "RET508"),
        ("no-else-return", "no-else-raise", "no-else-continue", "no-else-break"),
    ),
    "extra-parentheses": ("No doubled parentheses", ("UP034",), ("superfluous-parens",)),
    "negated-membership": (
        "'not in' and 'is not' instead of a negated test",
        ("E713", "E714"),
        ("unneeded-not",),
    ),
    "format-call": ("f-string instead of str.format", ("UP032",), ("consider-using-f-string",)),
    "plain-f-string": (
        "No f-string without a field",
        ("F541",),
        ("f-string-without-interpolation",),
    ),
    "collection-literal": (
        "Literal instead of dict() or list()",
        ("C408",),
        ("use-dict-literal", "use-list-literal"),
    ),
    "object-base": ("No explicit object base", ("UP004",), ("useless-object-inheritance",)),
    "class-parentheses": (
        "No empty parentheses after a class",
        ("UP039",),
        ("superfluous-parens",),
    ),
    "super-arguments": ("super() without arguments", ("UP008",), ("super-with-arguments",)),
    "unneeded-pass": ("No pass in a block that has more", ("PIE790",), ("unnecessary-pass",)),
    "useless-return": (
        "No return at the end that returns nothing",
        ("PLR1711",),
        ("useless-return",),
    ),
    "import-per-line": ("One import a line", ("E401",), ("multiple-imports",)),
    "sorted-imports": (
        "Imports grouped and sorted",
        ("I001",),
        ("wrong-import-order", "ungrouped-imports"),
    ),
    "useless-semicolon": ("No semicolon at a line's end", ("E703",), ("unnecessary-semicolon",)),
    "sys-exit": ("sys.exit instead of exit", ("PLR1722",), ("consider-using-sys-exit",)),
    "invalid-escape": ("Escapes that exist", ("W605",), ("anomalous-backslash-in-string",)),
    "literal-identity": ("No identity test with a literal", ("F632",), ("literal-comparison",)),
    "import-from": ("from a import b", ("PLR0402",), ("consider-using-from-import",)),
    "loop-else": ("No else after a loop without break", ("PLW0120",), ("useless-else-on-loop",)),
    "comprehension-call": (
        "Comprehension instead of a call around a generator or list",
        ("C401", "C402", "C403", "C404"),
        ("consider-using-set-comprehension", "consider-using-dict-comprehension"),
    ),
    "index-lookup": (
        "The loop's own value instead of a lookup",
        ("PLR1733", "PLR1736"),
        ("unnecessary-dict-index-lookup", "unnecessary-list-index-lookup"),
    ),
    "keys-membership": (
        "Membership in the dictionary",
        ("SIM118",),
        ("consider-iterating-dictionary",),
    ),
    "trailing-whitespace": (
        "No blanks at the end of a line, one newline at the end of the file",
        ("W291", "W293", "W292", "W391"),
        ("trailing-whitespace", "missing-final-newline", "trailing-newlines"),
    ),
    "useless-alias": ("No import under its own name", ("PLC0414",), ("useless-import-alias",)),
    "super-call": ("super() is called", ("PLW0245",), ("super-without-brackets",)),
    "environ-copy": (
        "os.environ copied by its own method",
        ("PLW1507",),
        ("shallow-copy-environ",),
    ),
    "flat-min-max": ("One min or max for nested ones", ("PLW3301",), ("nested-min-max",)),
    "single-base": ("No base class twice", ("PLE0241",), ("duplicate-bases",)),
    "control-character": (
        "Escapes for control characters in strings",
        ("PLE2510", "PLE2512", "PLE2513", "PLE2514", "PLE2515"),
        (
            "invalid-character-backspace",
            "invalid-character-sub",
            "invalid-character-esc",
            "invalid-character-zero-width-space",
        ),
    ),
    "not-implemented-error": (
        "NotImplementedError instead of NotImplemented",
        ("F901",),
        ("notimplemented-raised", "raising-bad-type"),
    ),
    "repeated-value": ("No value twice in a set", ("B033",), ("duplicate-value",)),
    "unicode-prefix": ("No u in front of a string", ("UP025",), ("redundant-u-string-prefix",)),
    "joined-strings": (
        "One string instead of two side by side",
        ("ISC001",),
        ("implicit-str-concat",),
    ),
    "logging-warning": ("warning instead of warn", ("G010",), ("deprecated-method",)),
    "unittest-names": ("The names unittest has today", ("UP005",), ("deprecated-method",)),
    "element-tree": ("ElementTree without c", ("UP023",), ("deprecated-module",)),
}
"""Id to title, ruff codes and pylint messages."""


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
    name = "ruff.exe" if os.name == "nt" else "ruff"
    folders = [Path(sysconfig.get_path("scripts")), Path(sys.executable).parent]
    folders += [Path(entry) / "bin" for entry in sys.path if entry]
    folders += [
        Path(__file__).resolve().parents[2] / "bin",
        Path("/opt/python/bin"),
        Path("/opt/bin"),
    ]
    for folder in folders:
        binary = folder / name
        if binary.is_file():
            return _executable(binary)
    found = shutil.which("ruff")
    if found is None:
        raise FileNotFoundError("ruff is not installed beside the tools")
    return found


def _executable(binary: Path) -> str:
    if os.access(binary, os.X_OK):
        return str(binary)
    folder = Path(tempfile.mkdtemp(prefix="swarm-ruff-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    copy = folder / binary.name
    shutil.copyfile(binary, copy)
    copy.chmod(stat.S_IRUSR | stat.S_IXUSR)
    return str(copy)


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
    codes = {
        code: rule
        for rule, (_, members, _) in FIXES.items()
        if options.runs(rule)
        for code in members
    }
    if path.endswith("__init__.py"):
        codes.pop("PLC0414", None)
    if not codes:
        return text, []
    base = ["check", "--isolated", "--no-cache", "--quiet", "--target-version", "py310"]
    base += ["--line-length", "100", "--select", ",".join(sorted(codes)), "--unsafe-fixes"]

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
