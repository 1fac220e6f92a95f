"""Ruff on one test file, as a task of the sandboxed fan-out."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from swarm_tools.rules.ruff import find_ruff

_RULES = "E9,F,B,PLE,PT"
_LIMIT_S = 20


def run(item: dict[str, Any], state: Any) -> list[dict[str, Any]]:
    """Return the issues of ``{path, text}``: line, code, message."""
    command = [find_ruff(), "check", "--isolated", "--no-cache", "--output-format", "json"]
    command += ["--select", _RULES, "--ignore", "PT009,PT011,PT012,PT017,PT018,PT027"]
    done = subprocess.run(
        [*command, "--stdin-filename", item["path"], "-"],
        input=item["text"].encode(),
        capture_output=True,
        timeout=_LIMIT_S,
        check=False,
    )
    return [
        {
            "line": int((row.get("location") or {}).get("row", 0)),
            "code": str(row.get("code") or "syntax-error"),
            "message": str(row.get("message", ""))[:300],
        }
        for row in json.loads(done.stdout or b"[]")
    ]
