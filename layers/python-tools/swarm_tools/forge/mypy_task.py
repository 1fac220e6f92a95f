"""Mypy on test files together, as a task of the sandboxed fan-out."""

from __future__ import annotations

import json
import os
from typing import Any

# What a right test does not do either. Wrong arguments are left out: that they are refused is
# what many a test is about.
_CODES = frozenset({"attr-defined", "name-defined", "no-redef", "used-before-def"})
_OPTIONS = (
    "--config-file=",  # a project's own may load plugins
    f"--cache-dir={os.devnull}",
    "--no-site-packages",
    "--ignore-missing-imports",
    "--follow-imports=silent",
    "--explicit-package-bases",
    "--check-untyped-defs",
    "--no-error-summary",
    "--output=json",
)


def run(item: dict[str, Any], state: Any) -> list[dict[str, Any]] | None:
    """Return the issues of ``{paths}``: path, line, code, message; None where there is no mypy."""
    try:
        from mypy import api
    except ImportError:
        return None
    said, _, _ = api.run([*_OPTIONS, *item["paths"]])
    wanted = set(item["paths"])
    found = []
    for line in said.splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if row.get("file") in wanted and row.get("code") in _CODES:
            found.append(
                {
                    "path": row["file"],
                    "line": max(0, int(row.get("line", 0))),
                    "code": row["code"],
                    "message": str(row.get("message", ""))[:300],
                }
            )
    return found
