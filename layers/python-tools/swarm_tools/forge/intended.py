"""Tests of what names promise, as a forged suite holds them."""

from __future__ import annotations

from typing import Any

from swarm_tools.forge.generate.write import Written


def intended_tests(path: str, data: dict[str, Any]) -> list[Written]:
    """Return the tests of intents, without the fixture that the Judge's have."""
    lines: dict[tuple[str, str], tuple[str, ...]] = {}
    for title, _, rows in data["classes"]:
        for name, body in rows:
            lines[str(title), str(name)] = tuple(str(line) for line in body)
    found = []
    for test in data["tests"]:
        _, title, name = test["nodeid"].split("::")
        drives = bool(test["drives_repair"])
        facts = {
            "nodeid": test["nodeid"],
            "module": test["module"],
            "path": path,
            "function": test["function"],
            "intent": test["intent"],
            "origin": "doctest" if test["intent"] == "docstring.example" else "intent",
            "confidence": test["confidence"],
            "trust": "high" if drives else "medium" if test["confidence"] >= 0.7 else "low",
            "drives_repair": drives,
            "reason": test["reason"],
            "author": "builtin",
            "kills": 0,
        }
        found.append(Written(title, name, lines[title, name], facts))
    return found
