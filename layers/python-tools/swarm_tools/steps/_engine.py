"""The engine's parts as tasks of the warm sandboxed process: they only read text."""

from __future__ import annotations

import contextlib
from dataclasses import asdict
from typing import Any


def warm(setup: dict[str, Any]) -> dict[str, Any]:
    """Import what the items need: `setup` is `{sources, tests, modules}` of the project."""
    from .. import rules, syntax
    from ..rules.ruff import find_ruff

    with contextlib.suppress(FileNotFoundError):
        find_ruff()  # once for all items: it may have to copy the binary
    project = rules.ProjectContext(
        sources=setup.get("sources", {}),
        tests=frozenset(setup.get("tests", [])),
        modules=setup.get("modules", {}),
    )
    return {"rules": rules, "syntax": syntax, "project": project}


def run(item: dict[str, Any], state: dict[str, Any]) -> dict[str, Any]:
    """Do one item.

    It is `{do: "syntax" | "clean", path, text, options?}` or `{do: "write_tests", sources, taken}`.
    """
    if item["do"] == "syntax":
        repair = state["syntax"].repair_source(item["text"], path=item["path"])
        changes = [change.to_json() for change in repair.changes]
        return {"text": repair.text, "ok": repair.ok, "changes": changes}
    if item["do"] == "clean":
        given = item["options"]
        select = given.get("select")
        options = state["rules"].CleanOptions(
            public_api=given["public_api"],
            format=given["format"],
            select=None if select is None else frozenset(select),
            exclude=frozenset(given.get("exclude", [])),
            protect=frozenset(given.get("protect", [])),
        )
        cleaned = state["rules"].clean(
            item["text"], path=item["path"], options=options, project=state["project"]
        )
        return {
            "text": cleaned.text,
            "changes": [change.to_json() for change in cleaned.changes],
            "skipped": [asdict(skipped) for skipped in cleaned.skipped],
            "suspicions": _suspicions(item, state) if given.get("suspicions") else [],
        }
    return _write_tests(item["sources"], item["taken"], state["syntax"])


def _suspicions(item: dict[str, Any], state: dict[str, Any]) -> list[Any]:
    return state["rules"].suspicions(item["text"], item["path"], state["project"])


def _write_tests(sources: dict[str, str], taken: list[str], syntax: Any) -> dict[str, Any]:
    """Return the tests, and the texts of files whose syntax had to be repaired for them."""
    from .. import intents
    from ._import_tests import with_import_tests

    readable: dict[str, str] = {}
    repaired: dict[str, str] = {}
    for path, text in sorted(sources.items()):
        repair = syntax.repair_source(text, path=path)
        if repair.ok:
            readable[path] = repair.text
            if repair.text != text:
                repaired[path] = repair.text
    # Names that are taken but do not parse still have to be seen as taken.
    known = dict.fromkeys(taken, "") | readable
    suite = intents.write_tests(known)
    files, tests = with_import_tests(suite.files, [asdict(test) for test in suite.tests], known)
    return {"files": files, "tests": tests, "repaired": repaired}
