"""From sources to a suite of tests that say what the code should do."""

from __future__ import annotations

import ast
import builtins
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import PurePosixPath
from typing import NamedTuple

from swarm_tools.intents.absences import absence_tests
from swarm_tools.intents.classes import find_class
from swarm_tools.intents.discounts import discount_tests
from swarm_tools.intents.docexamples import examples
from swarm_tools.intents.facts import Function, functions_of, guarded, own
from swarm_tools.intents.files import test_file
from swarm_tools.intents.form_messages import form_tests
from swarm_tools.intents.habits import habit_tests
from swarm_tools.intents.indifference import indifference_tests
from swarm_tools.intents.layout import Layout, is_source
from swarm_tools.intents.match import find
from swarm_tools.intents.missing_files import file_tests
from swarm_tools.intents.model import NOT_FOUND, Case, GeneratedSuite, GeneratedTest, Intent, words
from swarm_tools.intents.other_forms import leaving
from swarm_tools.intents.promises import promise_tests
from swarm_tools.intents.record_fields import of_fields
from swarm_tools.intents.refused import refusal_tests
from swarm_tools.intents.relations import Relation, relations_of
from swarm_tools.intents.render import Rendered, camel, case_test, example_test
from swarm_tools.intents.slips import slips_of
from swarm_tools.intents.slips.model import SURE, Program
from swarm_tools.intents.statements import STATED, stated_tests
from swarm_tools.intents.tables import table_tests
from swarm_tools.intents.told import in_one

EXAMPLE_CONFIDENCE = 0.9
DOCSTRING = (
    ("statement", stated_tests), ("promise", promise_tests), ("table", table_tests),
    ("discount", discount_tests), ("file", file_tests), ("absence", absence_tests),
    ("indifference", indifference_tests),
)  # fmt: skip
OUTSIDE = words("os sys subprocess popen random time datetime socket environ now today locale path")
FILES = words("os path")


class Row(NamedTuple):
    """A test to be written: its intent, how sure it is, and why it may drive, lean or not."""

    test: Rendered
    intent: str
    confidence: float
    drives: bool
    reason: str
    leans: float = 0.0


def write_tests(sources: Mapping[str, str], *, layout: Layout | None = None) -> GeneratedSuite:
    """Return tests for what the functions and classes of a project should do.

    Args:
        sources: Text of each Python file, by POSIX path from the project's root; all parse.
        layout: Where modules are imported from; worked out from the paths by default.

    Returns:
        One test file for each source file about which something is known, and
        ``tests/__init__.py``; a caller that has one keeps its own.

    Raises:
        SyntaxError: When a file does not parse.
    """
    layout = layout or Layout.of(sources)
    chosen = sorted(p for p in sources if is_source(p))
    names = test_names(chosen, sources)
    files: dict[str, str] = {}
    tests: list[GeneratedTest] = []
    for path in chosen:
        root, module = layout.module_of(path)
        writer = ModuleWriter(names[path], module, sources[path])
        writer.write()
        if writer.classes:
            roots = (*(r for r in layout.roots if r != root), root)
            files[names[path]] = test_file(path, module, roots, writer.classes)
            tests += writer.tests
    if files and "tests/__init__.py" not in sources:
        files["tests/__init__.py"] = ""
    return GeneratedSuite(dict(sorted(files.items())), tests)


def test_names(paths: list[str], sources: Mapping[str, str]) -> dict[str, str]:
    """Return the path of each source file's test file, none of them taken."""
    short = Counter(PurePosixPath(p).stem for p in paths)
    out: dict[str, str] = {}
    for path in paths:
        stem = PurePosixPath(path).stem
        if stem == "__init__" or short[stem] > 1:
            stem = "_".join(PurePosixPath(path).with_suffix("").parts).replace(".", "_")
        stem = "".join(c if c.isalnum() else "_" for c in stem)
        name = f"tests/test_{stem}.py"
        while name in sources or name in out.values():
            name = name.removesuffix(".py") + "_intent.py"
        out[path] = name
    return out


class ModuleWriter:
    """Collects the test classes of one source file."""

    def __init__(self, path: str, module: str, source: str) -> None:
        """Prepare; ``write`` does the work."""
        tree = ast.parse(source)
        self.source = source
        self.path = path
        self.module = module
        self.tree = tree
        self.classes: list[tuple[str, str, list[Rendered]]] = []
        self.tests: list[GeneratedTest] = []
        self.used: Counter[str] = Counter()
        self.blocked = module_reads_input(tree)

    def write(self) -> None:
        """Write the tests of the functions, then of pairs of them, of classes and of slips."""
        functions = functions_of(self.tree, self.source, self.module.rpartition(".")[2])
        anchored: set[str] = set()
        for function in functions:
            made = function.name == "__init__"
            if function.name == "main" or (function.name.startswith("__") and not made):
                continue
            rows = refused(function) if made else rows_of(function)
            if any(row.drives for row in rows):
                anchored.add(function.qualname)
            if rows:
                title = self.title(function.qualname)
                self.add(title, function.name, function.qualname, rows)
        for relation in relations_of(functions):
            self.relation(relation, anchored)
        for cls in guarded(self.tree.body):
            if isinstance(cls, ast.ClassDef):
                self.klass(cls)
        program = Program(self.tree, tuple(functions), self.source)
        for number, slip in enumerate(slips_of(program), 1):
            rows = [Row(slip.test, slip.id, SURE, True, slip.reason)]
            self.add(f"TestSlip{number}", slip.function, slip.qualname, rows)

    def title(self, *qualnames: str) -> str:
        """Return the name of a test class, told apart from those before it."""
        title = "Test" + "And".join(camel(name) for name in qualnames)
        self.used[title] += 1
        return title + (str(self.used[title]) if self.used[title] > 1 else "")

    def relation(self, relation: Relation, anchored: set[str]) -> None:
        """Write the tests of two functions that belong together."""
        one, other = relation.first.qualname, relation.second.qualname
        anchor = {one, other} & anchored
        reason = "the names say so" if anchor else "nothing tells which of the two is wrong"
        facts = (relation.id, 0.85 if anchor else 0.7, bool(anchor), reason)
        rows = [Row(test, *facts) for test in relation.tests]
        self.add(self.title(one, other), relation.second.name, f"{one}, {other}", rows)

    def klass(self, cls: ast.ClassDef) -> None:
        """Write the tests of a class whose intent is known."""
        found = find_class(cls, self.tree, self.source)
        if found is None:
            return
        rows = [
            Row(t.rendered, found.intent.id, t.confidence, t.drives, t.reason, t.leans)
            for t in found.tests
        ]
        self.add(f"Test{camel(cls.name)}Class", cls.name, cls.name, rows)

    def add(
        self,
        title: str,
        function: str,
        qualname: str,
        rows: list[Row],
    ) -> None:
        """Add one test class."""
        tests = [leaving(row.test) for row in rows]
        self.classes.append((title, f"What `{qualname}` should do.", tests))
        for row in rows:
            if self.blocked:
                why = "its module reads input when it is imported"
                row = row._replace(drives=False, leans=0.0, reason=why)
            self.tests.append(
                GeneratedTest(
                    f"{self.path}::{title}::{row.test.name}",
                    self.path,
                    self.module,
                    function,
                    qualname,
                    row.intent,
                    row.confidence,
                    row.drives,
                    row.reason,
                    row.leans,
                )
            )


def rows_of(function: Function) -> list[Row]:
    """Return the tests of one function: by its intent, its docstring and habits."""
    rows: list[Row] = []
    match = find(function)
    if match is not None:
        facts = (match.intent.id, match.confidence, match.drives, match.reason, match.leans)
        for case in cases_for(function, match.intent):
            rows.append(Row(case_test(function, match, case), *facts))
    confidence, drives, reason = example_trust(function)
    for kind, tests_of in DOCSTRING:
        sure, may, why = example_trust(function, FILES if kind == "file" else frozenset())
        for test in tests_of(function):
            rows.append(Row(test, f"docstring.{kind}", min(STATED, sure), may, why))
    rows += refused(function)
    if not touches_files(function):
        confidence, drives, reason = example_trust(function, frozenset({"path"}))
    if function.binding != "instance" and not function.flags & {"async", "io", "decorated"}:
        for number, example in enumerate(examples(function), 1):
            if valid_raise(example.raises):
                test = example_test(function, example, number)
                rows.append(Row(test, "docstring.example", confidence, drives, reason))
    for habit, test in habit_tests(function):
        rows.append(Row(test, habit, 0.6, False, "a habit that right code may not have"))
    return rows


def refused(function: Function) -> list[Row]:
    """Return the tests of what the messages of a function's errors say of its arguments."""
    confidence, drives, _ = example_trust(function)
    facts = ("messages.refused", min(STATED, confidence), drives or function.name == "__init__")
    why = "the message of an error states it"
    return [Row(t, *facts, why) for t in (*refusal_tests(function), *form_tests(function))]


def example_trust(
    function: Function, known: frozenset[str] = frozenset()
) -> tuple[float, bool, str]:
    """Return confidence, whether it drives, and why, for the docstring's examples.

    Words that are known tell of what the test itself has at hand.
    """
    outside = sorted(function.vocabulary & OUTSIDE - known)
    if function.name.startswith("_"):
        return 0.7, False, "docstrings of private functions are often out of date"
    if outside:
        return 0.7, False, f"`{outside[0]}` may make the result differ from one machine to another"
    return EXAMPLE_CONFIDENCE, True, "the docstring states it"


def touches_files(function: Function) -> bool:
    """Say whether what a function calls a path may be that of a file."""
    names = {getattr(n, "id", getattr(n, "attr", "")) for n in ast.walk(function.node)}
    return "io" in function.flags or not names.isdisjoint({"Path", "PurePath", "PosixPath"})


def cases_for(function: Function, intent: Intent) -> list[Case]:
    """Return the cases that hold: not those a rounding breaks, and those the docstring states."""
    docs = (function.doc, in_one(function.doc))
    stated = [
        case
        for pattern, case in intent.stated
        if any(re.search(pattern, doc, re.I | re.S) for doc in docs)
    ]
    kept = [
        c
        for c in intent.cases
        if not (c.rounds and "rounds" in function.flags)
        and (not c.when or c.when in function.vocabulary)
        and not c.bar & function.vocabulary
    ]
    named = (as_named(case, function.doc) for case in kept + stated)
    return [case for c in named if (case := of_fields(c, function)) is not None]


def as_named(case: Case, doc: str) -> Case:
    """Return a case of nothing found, which is -1 or None, with the one that a docstring names."""
    if case.how != "one_of" or sorted(map(str, case.value)) != ["-1", "None"]:
        return case
    named = {value for value, pattern in NOT_FOUND.items() if re.search(pattern, doc, re.I)}
    return replace(case, how="equals", value=named.pop()) if len(named) == 1 else case


def valid_raise(name: str) -> bool:
    """Say whether an expected exception is a built-in one, or none is expected."""
    return not name or isinstance(getattr(builtins, name, None), type)


def module_reads_input(tree: ast.Module) -> bool:
    """Say whether importing the module asks for input or arguments."""
    for stmt in tree.body:
        if isinstance(stmt, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        if isinstance(stmt, ast.If) and "__name__" in ast.dump(stmt.test):
            continue
        for node in [stmt, *own(stmt)]:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "input":
                return True
            if isinstance(node, ast.Attribute) and node.attr == "argv":
                return True
    return False
