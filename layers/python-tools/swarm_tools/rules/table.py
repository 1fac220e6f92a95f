"""The table of all rules that a request chooses from: what each is for and what it answers."""

from __future__ import annotations

import json
from pathlib import Path

from pylint.lint import PyLinter

from swarm_tools.rules.foreign import FOREIGN
from swarm_tools.rules.registry import all_rules, concerns
from swarm_tools.rules.ruff_fixes import FIXES

PAGE = Path(__file__).resolve().parents[4] / "core" / "concerns" / "rules.json"


def page() -> str:
    """Return the table as JSON, a rule a line.

    Each is `{id, concern, pylint, codes}`: `codes` are the ids of the messages in `pylint`.
    """
    answered = {rule.id: rule.pylint for rule in all_rules()}
    answered |= {name: fix.pylint for name, fix in {**FIXES, **FOREIGN}.items()}
    codes = _codes()
    rows = [
        {
            "id": name,
            "concern": concern,
            "pylint": list(answered[name]),
            "codes": sorted({code for symbol in answered[name] for code in codes.get(symbol, ())}),
        }
        for name, concern in sorted(concerns().items())
    ]
    return "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"


def _codes() -> dict[str, list[str]]:
    """Return the ids of pylint's messages by their names."""
    linter = PyLinter()
    linter.load_default_plugins()
    found: dict[str, list[str]] = {}
    for message in linter.msgs_store.messages:
        found.setdefault(message.symbol, []).append(message.msgid)
    return found
