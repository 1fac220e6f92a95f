"""Runs the real pylint once over many small texts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path


def enabled() -> dict[str, str]:
    """Return the symbol and the code of every message type that pylint enables by default."""
    command = [sys.executable, "-m", "pylint", "--rcfile=", "--list-msgs-enabled"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    listed = done.stdout.split("Disabled messages:")[0]
    return dict(re.findall(r"^  ([\w-]+) \((\w\d+)\)", listed, re.MULTILINE))


def messages(texts: dict[str, str], folder: Path) -> dict[str, Counter[str]]:
    """Return the messages of each text by symbol; names may hold folders, all texts are linted."""
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
    command = [sys.executable, "-m", "pylint", "--rcfile=", "--output-format=json2"]
    command += ["--disable=duplicate-code,cyclic-import", *sorted(texts)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    found: dict[str, Counter[str]] = {name: Counter() for name in texts}
    for item in json.loads(done.stdout)["messages"]:
        found[item["path"].replace("\\", "/")][item["symbol"]] += 1
    return found
