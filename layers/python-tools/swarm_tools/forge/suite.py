"""A forged suite: written, run twice, and left with what is steady."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import PurePosixPath
from typing import Any

from swarm_tools.context.step import GeneratedTests, StepContext
from swarm_tools.contracts.order import OrderError
from swarm_tools.forge.bugs import bug_line, suspected_bug, with_marks
from swarm_tools.forge.generate.run import explore, test_path
from swarm_tools.forge.generate.unittest_style import in_unittest
from swarm_tools.forge.generate.write import (
    Written,
    added_to,
    file_text,
    is_unittest,
    test_name,
    title_of,
)
from swarm_tools.forge.intended import intended_tests
from swarm_tools.forge.measure import Measured, measure
from swarm_tools.rules.ruff import Style, format_text
from swarm_tools.testgen.prune import without_tests
from swarm_tools.workspace import decode
from swarm_tools.workspace.discovery import is_collectable
from swarm_tools.workspace.layout import ProjectLayout

DEFAULT_SECONDS = 60.0
OBSERVED_CONFIDENCE = 0.7
EXAMPLE_CONFIDENCE = 0.9
RUN_S = 120.0


class Forging:
    """One call of the step `forge_generate`."""

    def __init__(self, context: StepContext) -> None:
        """Read the order.

        Raises:
            OrderError: A parameter or an input has another shape.
        """
        order = context.order
        self.context = context
        self.layout = ProjectLayout.of(context.workspace.root)
        sources = self.layout.files.sources
        wanted = order.paths("paths")
        self.paths = sorted(set(sources) if wanted is None else set(wanted) & set(sources))
        self.round = int(order.params.get("round", 0))
        self.seconds = float(order.params.get("seconds", DEFAULT_SECONDS))
        self.old = _suite(order.result("suite"))
        self.run_before = _mapping(order.result("run"))
        # Django's own test cases need settings; those of unittest run with them and without.
        self.unittest = order.params.get("framework", "pytest") in ("unittest", "django")
        self.missing_lines = order.params.get("missing_lines") or {}
        if not isinstance(self.missing_lines, dict):
            raise OrderError("params.missing_lines must be an object")

    def forge(self) -> dict[str, Any]:
        """Return the result of the step."""
        files, tests = dict(self.old["files"]), list(self.old["tests"])
        names = self._test_files()
        items = [item for path in self.paths if (item := self._item(path, names)) is not None]
        budget = min(self.seconds, max(5.0, self.context.remaining_s - 60))
        found = {}
        if items:
            sandbox, workspace = self.context.sandbox, self.context.workspace
            found = explore(sandbox, workspace, self.layout, items, budget)
        added: list[dict[str, Any]] = []
        modules = []
        for path in self.paths:
            row = found.get(path, {})
            written = self._written(path, names[path], row)
            if written:
                old, state = files.get(names[path]), row.get("state", [])
                files[names[path]] = self._file(path, old, written, state)
                added += [dict(test.facts) for test in written]
            modules.append(
                {
                    "path": path,
                    "test_file": names[path] if written or names[path] in files else None,
                    "tried": max(0, int(row.get("tried", 0))),
                    "tests": 0,
                    "note": str(row.get("note", ""))[:300],
                }
            )
        own = any(path.startswith("tests/") for path in self.layout.files.tests)
        if files and not own and not (self.layout.root / "tests" / "__init__.py").exists():
            files.setdefault("tests/__init__.py", "")
        result = self._steady(files, tests, added)
        counts = Counter(test["path"] for test in result["tests"])
        for module in modules:
            module["tests"] = counts[module["path"]]
        return result | {"modules": modules}

    def _test_files(self) -> dict[str, str]:
        """Return the test file of each module: the one it has, or a new one."""
        short = Counter(PurePosixPath(path).stem for path in self.layout.files.sources)
        known = {test["path"]: test["nodeid"].partition("::")[0] for test in self.old["tests"]}
        taken = set(self.layout.files.tests) | set(self.old["files"])
        found = {}
        for path in self.paths:
            name = known.get(path)
            text = self.old["files"].get(name or "", "")
            if name is None or "module = importlib.import_module(" not in text:
                name = test_path(path, taken, short)
            taken.add(name)
            found[path] = name
        return found

    def _item(self, path: str, names: dict[str, str]) -> dict[str, Any] | None:
        """Return the worker's item for a module, None where nothing is left to do."""
        item: dict[str, Any] = {
            "path": path,
            "module": self.layout.module_name(path),
            "test_file": names[path],
            "seed": str(self.round),
            "intents": not any(t["path"] == path for t in self.old["tests"]),
            "mutants": None,
            "missing": None,
            "missing_lines": [],
        }
        run = self.run_before
        if not run or not self.old["tests"]:
            return item
        modules = (run.get("coverage") or {}).get("modules", [])
        mine = [row for row in modules if row.get("path") == path]
        survivors = [
            m["id"]
            for m in (run.get("mutation") or {}).get("survivors", [])
            if m.get("path") == path
        ]
        if mine:
            item["missing"] = [list(pair) for pair in mine[0].get("missing_branches", [])]
            item["missing_lines"] = list(mine[0].get("missing_lines", []))
            item["mutants"] = survivors
        item["missing_lines"] += list(self.missing_lines.get(path, []))
        if item["missing"] == [] and not item["missing_lines"] and not survivors:
            return None
        return item

    def _written(self, path: str, name: str, row: dict[str, Any]) -> list[Written]:
        """Return the tests that were found for a module."""
        module = self.layout.module_name(path)
        suffix = f"Round{self.round}" if self.old["files"].get(name) else ""
        tests: list[Written] = []
        intents = row.get("intents")
        if isinstance(intents, dict) and not suffix:
            tests += intended_tests(path, intents)
        used: dict[str, set[str]] = {}
        for test in tests:
            used.setdefault(test.title, set()).add(test.name)
        for found in row.get("tests", []):
            title = title_of(found["target"], suffix or "Observed")
            named = test_name(found, used.setdefault(title, set()))
            origin = "doctest" if found["origin"] == "doctest" else found["purpose"]
            facts = {
                "nodeid": f"{name}::{title}::{named}",
                "module": module,
                "path": path,
                "function": found["target"],
                "intent": "observed",
                "origin": origin if origin in ("doctest", "mutant") else "coverage",
                "confidence": EXAMPLE_CONFIDENCE if origin == "doctest" else OBSERVED_CONFIDENCE,
                "trust": "high" if origin == "doctest" else "medium",
                "drives_repair": False,
                "reason": _reason(found),
                "author": "builtin",
                "kills": max(0, found["kills"]),
            }
            tests.append(Written(title, named, tuple(found["lines"]), facts))
        tests = self._in_style(name, tests)
        return sorted(tests, key=lambda test: [t.title for t in tests].index(test.title))

    def _in_style(self, name: str, tests: list[Written]) -> list[Written]:
        """Return tests as the file has them, or is to have them; without what cannot be put so."""
        old = self.old["files"].get(name)
        if not (is_unittest(old) if old else self.unittest):
            return tests
        put = [(test, in_unittest(test.lines)) for test in tests]
        return [replace(test, lines=lines) for test, lines in put if lines is not None]

    def _file(self, path: str, old: str | None, written: list[Written], state: list[str]) -> str:
        if old:
            return added_to(old, written)
        module = self.layout.module_name(path)
        parts = module.split(".")
        folders = PurePosixPath(path).with_suffix("").parts
        if folders[-1] == "__init__":
            folders = folders[:-1]
        root = "/".join(folders[: len(folders) - len(parts)])
        return file_text(path, module, root, written, unittest=self.unittest, state=state)

    def _steady(
        self, files: dict[str, str], tests: list[dict[str, Any]], added: list[dict[str, Any]]
    ) -> dict[str, Any]:
        """Run the new suite; drop what is red, unsteady or touches the world."""
        bugs = list(self.old["suspected_bugs"])
        dropped: dict[str, str] = {}
        if added:
            root = self.context.workspace.copy()
            GeneratedTests(files).lay_over(root)
            wanted = {test["nodeid"].partition("::")[0] for test in added}
            paths = sorted(path for path in wanted if is_collectable(path))
            measured = measure(
                self.context.sandbox, self.context.workspace, ProjectLayout.of(root), paths,
                self.paths if any(test["drives_repair"] for test in added) else [],
                shuffles=1, timeout_s=min(RUN_S, self.context.remaining_s),
            )  # fmt: skip
            outcomes = {test.nodeid: test for test in measured.run.tests}
            for test in added:
                nodeid = test["nodeid"]
                seen = outcomes.get(nodeid)
                if seen is None:
                    dropped[nodeid] = "not collected"
                elif nodeid in measured.flaky:
                    dropped[nodeid] = "differs from run to run"
                elif kinds := measured.run.touched.get(nodeid):
                    dropped[nodeid] = "touches " + ", ".join(kinds)
                elif seen.outcome != "passed" and test["drives_repair"]:
                    bugs.append(suspected_bug(test, seen, self._line(test, measured)))
                elif seen.outcome != "passed":
                    dropped[nodeid] = f"red: {seen.message or seen.outcome}"[:300]
        marked = {bug["nodeid"]: (bug["reason"], bug["confidence"]) for bug in bugs}
        files = without_tests(files, sorted(dropped))
        files = {path: with_marks(path, text, marked) for path, text in files.items()}
        forged = {test["nodeid"].partition("::")[0] for test in added}
        files = {
            p: format_text(text, Style()) if p in forged else text for p, text in files.items()
        }
        kept = [test for test in [*tests, *added] if test["nodeid"] not in dropped]
        return {
            "files": files,
            "tests": kept,
            "suspected_bugs": bugs,
            "dropped": [{"nodeid": n, "reason": dropped[n]} for n in sorted(dropped)],
            "added": sum(test["nodeid"] not in dropped for test in added),
        }

    def _line(self, test: dict[str, Any], measured: Measured) -> int | None:
        """Return the line of the bug that a red test shows."""
        path = test["path"]
        found = measured.files.get(path)
        ran = found.tests.get(test["nodeid"], frozenset()) if found else frozenset()
        text = decode((self.layout.root / path).read_bytes()).text
        return bug_line(text, test["function"], ran)


def _reason(found: dict[str, Any]) -> str:
    if found["kills"]:
        return f"kills {found['kills']} mutants that no test before it kills"
    if found["purpose"] == "more":
        return "takes a way as often as no test before it, or detects again what one alone detects"
    return "takes a way through the code that no test before it takes"


def _mapping(data: Any) -> dict[str, Any]:
    return data if isinstance(data, dict) else {}


def _suite(data: Any) -> dict[str, Any]:
    """Return the input `suite`, empty where there is none; raises OrderError for another shape."""
    suite = {"files": {}, "tests": [], "suspected_bugs": []} | _mapping(data)
    try:
        suite["files"] = {str(path): str(text) for path, text in suite["files"].items()}
        suite["tests"] = [
            dict(test, nodeid=str(test["nodeid"]), path=str(test["path"]))
            for test in suite["tests"]
        ]
    except (TypeError, KeyError, AttributeError, ValueError) as error:
        raise OrderError("input 'suite' must be {files, tests}") from error
    return suite
