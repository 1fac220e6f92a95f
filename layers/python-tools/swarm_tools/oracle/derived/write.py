"""From sources to a suite of tests that say what the code should do."""

from __future__ import annotations

import ast
import builtins
from collections import Counter
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import NamedTuple

from swarm_tools.oracle.bug_patterns.slips import slips_of
from swarm_tools.oracle.bug_patterns.slips.model import SURE, Program
from swarm_tools.oracle.derived.files import test_file
from swarm_tools.oracle.derived.model import GeneratedSuite, GeneratedTest
from swarm_tools.oracle.derived.render import Rendered, camel, example_test
from swarm_tools.oracle.stated.absences import absence_tests
from swarm_tools.oracle.stated.indifference import indifference_tests
from swarm_tools.oracle.stated.missing_files import file_tests
from swarm_tools.oracle.stated.promises import promise_tests
from swarm_tools.oracle.stated.refused import refusal_tests
from swarm_tools.oracle.stated.relations import Relation, relations_of
from swarm_tools.oracle.stated.statements import STATED, stated_tests
from swarm_tools.oracle.stated.tables import table_tests
from swarm_tools.signatures.docexamples import examples
from swarm_tools.signatures.facts import Function, functions_of, own
from swarm_tools.signatures.tokens import words
from swarm_tools.workspace.modules import Layout, is_source

EXAMPLE_CONFIDENCE = 0.9
DOCSTRING = (
    ("statement", stated_tests), ("promise", promise_tests), ("table", table_tests),
    ("file", file_tests), ("absence", absence_tests), ("indifference", indifference_tests),
)  # fmt: skip
OUTSIDE = words("os sys subprocess popen random time datetime socket environ now today locale path")
FILES = words("os path")


class Row(NamedTuple):
    """A test to be written: what says so, how sure that is, and why it may count or not."""

    test: Rendered
    intent: str
    confidence: float
    drives: bool
    reason: str


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
        self.functions = functions_of(tree, source)
        self.classes: list[tuple[str, str, list[Rendered]]] = []
        self.tests: list[GeneratedTest] = []
        self.used: Counter[str] = Counter()
        self.blocked = module_reads_input(tree)

    def write(self) -> None:
        """Write the tests of the functions, then of pairs of them and of slips."""
        anchored: set[str] = set()
        for function in self.functions:
            made = function.name == "__init__"
            if function.name == "main" or (function.name.startswith("__") and not made):
                continue
            rows = refused(function) if made else rows_of(function)
            if any(row.drives for row in rows):
                anchored.add(function.qualname)
            if rows:
                title = self.title(function.qualname)
                self.add(title, function.name, function.qualname, rows)
        for relation in relations_of(self.functions):
            self.relation(relation, anchored)
        program = Program(self.tree, tuple(self.functions), self.source)
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

    def add(
        self,
        title: str,
        function: str,
        qualname: str,
        rows: list[Row],
    ) -> None:
        """Add one test class."""
        self.classes.append((title, f"What `{qualname}` should do.", [row.test for row in rows]))
        for row in rows:
            if self.blocked:
                why = "its module reads input when it is imported"
                row = row._replace(drives=False, reason=why)
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
                )
            )


def rows_of(function: Function) -> list[Row]:
    """Return the tests of what the docstring of one function and its messages state."""
    rows: list[Row] = []
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
    return rows


def refused(function: Function) -> list[Row]:
    """Return the tests of what the messages of a function's errors say of its arguments."""
    confidence, drives, _ = example_trust(function)
    facts = ("messages.refused", min(STATED, confidence), drives or function.name == "__init__")
    why = "the message of an error states it"
    return [Row(t, *facts, why) for t in refusal_tests(function)]


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
