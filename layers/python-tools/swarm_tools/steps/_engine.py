"""The engine's parts as tasks of the warm sandboxed process: they only read text."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any


def warm(setup: dict[str, Any]) -> dict[str, Any]:
    """Import what the items need: `setup` is `{sources, tests, modules}` of the project."""
    from .. import rules, syntax

    project = rules.ProjectContext(
        sources=setup.get("sources", {}),
        tests=frozenset(setup.get("tests", [])),
        modules=setup.get("modules", {}),
    )
    return {"rules": rules, "syntax": syntax, "project": project}


def run(item: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
    """Do one item: `{do: "syntax" | "clean" | "write_tests", path, text, options?}`."""
    if item["do"] == "syntax":
        repair = state["syntax"].repair_source(item["text"], path=item["path"])
        changes = [change.to_json() for change in repair.changes]
        return {"text": repair.text, "ok": repair.ok, "changes": changes}
    if item["do"] == "clean":
        options = state["rules"].CleanOptions(
            public_api=item["options"]["public_api"],
            format=item["options"]["format"],
            exclude=frozenset(item["options"].get("exclude", [])),
        )
        cleaned = state["rules"].clean(
            item["text"], path=item["path"], options=options, project=state["project"]
        )
        return {
            "text": cleaned.text,
            "changes": [change.to_json() for change in cleaned.changes],
            "skipped": [asdict(skipped) for skipped in cleaned.skipped],
        }
    from .. import intents

    suite = intents.write_tests(item["sources"])
    return {"files": suite.files, "tests": [asdict(test) for test in suite.tests]}
