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

    It is `{do: "syntax" | "clean", path, text, options?}`, `{do: "format", text}`,
    `{do: "late", texts, modules, wanted}` or `{do: "draft", sources, taken}`.
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
            import_fails=given.get("import_fails", False),
        )
        cleaned = state["rules"].clean(
            item["text"], path=item["path"], options=options, project=state["project"]
        )
        return {
            "text": cleaned.text,
            "changes": [change.to_json() for change in cleaned.changes],
            "skipped": [asdict(skipped) for skipped in cleaned.skipped],
        }
    if item["do"] == "late":
        return _late(item)
    if item["do"] == "format":
        from ..rules.ruff import Style, format_text

        return {"text": format_text(item["text"], Style(line_length=88, quotes="double"))}
    return _draft(item["sources"], item["taken"], state)


def _late(item: dict[str, Any]) -> dict[str, str]:
    """Return the files in which an import can be moved to where it is used, with it moved there."""
    from ..rules.late_imports import late_import

    module, name = item["wanted"]
    found = {}
    for path, text in item["texts"].items():
        with contextlib.suppress(SyntaxError, ValueError, RecursionError):
            package = path.endswith("__init__.py")
            moved = late_import(text, item["modules"][path], package, (module, name))
            if moved is not None:
                found[path] = moved
    return found


def _draft(sources: dict[str, str], taken: list[str], state: dict[str, Any]) -> dict[str, Any]:
    """Return what the sources show and suggest, and the texts whose syntax was repaired."""
    from ..oracle.derived.write import write_tests
    from ..oracle.shown import shown_by
    from ..workspace.modules import is_source

    readable: dict[str, str] = {}
    repaired: dict[str, str] = {}
    for path, text in sorted(sources.items()):
        repair = state["syntax"].repair_source(text, path=path)
        if repair.ok:
            readable[path] = repair.text
            if repair.text != text:
                repaired[path] = repair.text
    # Names that are taken but do not parse still have to be seen as taken.
    suite = write_tests(dict.fromkeys(taken, "") | readable)
    shown = [asdict(shown_by(path, text)) for path, text in readable.items() if is_source(path)]
    probes = {"files": suite.files, "tests": [asdict(test) for test in suite.tests]}
    project = state["rules"].ProjectContext(sources=readable, tests=frozenset(taken))
    noticed = {path: state["rules"].suspicions(readable[path], path, project) for path in readable}
    return {"shown": shown, "probes": probes, "repaired": repaired, "noticed": noticed}
