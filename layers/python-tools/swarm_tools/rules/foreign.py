"""What is fixed by no rule of the catalogue: by the formatter, the engine and the syntax repair."""

from __future__ import annotations

from swarm_tools.rules.ruff_fix import RuffFix

FORMAT = RuffFix(
    "Formatting; quotes are kept",
    ("ruff format",),
    (
        "multiple-statements",
        "superfluous-parens",
        "trailing-newlines",
        "trailing-whitespace",
        "missing-final-newline",
        "unnecessary-semicolon",
        "bad-indentation",
        "line-too-long",
    ),
    (
        "def f(x):\n    if (x > 1): return 1\n    return (x)  \n",
        "X = 1;\n\n\n",
        "def f(x):\n  print(x)\n  return 2",
        "VALUES = [" + ", ".join(str(number) for number in range(1000, 1020)) + "]\n",
    ),
    "format",
)
"""What the formatter does, as the rule ``format``."""

LINE_ENDINGS = RuffFix(
    "One kind of line ending in a file, the one that most lines have",
    (),
    ("mixed-line-endings",),
    ("X = 1\r\nY = 2\nZ = 3\n",),
    "format",
)
"""What the engine does itself when it writes a file, as the rule ``line-endings``."""

SYNTAX = RuffFix(
    "Files that do not parse are repaired before any rule runs",
    (),
    ("syntax-error", "return-outside-function", "yield-outside-function"),
    (
        "def f(x)\n    return x\n",
        "def f(x):\n    y = x\nreturn y\n",
        "def f(x):\n    y = x\nyield y\n",
    ),
    "repair",
)
"""What the package ``syntax`` does."""

FOREIGN: dict[str, RuffFix] = {"format": FORMAT, "line-endings": LINE_ENDINGS, "syntax": SYNTAX}
"""All of them by id."""
