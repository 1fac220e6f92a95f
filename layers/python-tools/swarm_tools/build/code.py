"""The coder without a model: one task, done by what the library holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..oracle.specifications import identify
from ..signatures.facts import functions_of
from ..signatures.tokens import split
from ..testgen.placement import place
from ..testgen.render import render
from ..workspace.discovery import is_test_file
from ..workspace.modules import Layout
from . import contract
from .catalog import Entry, entries, entry_for, families
from .examples import examples_of
from .goal import Want, entry_named, read_goal
from .parse import parsed
from .render import added, body_lines, definition, new_module, with_imports
from .stubs import Stub, filled, indent_of, stubs_of
from .synthesis import body_for
from .testing import written_tests


def code(task: Mapping[str, Any], files: Mapping[str, str]) -> dict[str, Any]:
    """Return the answer of the coder: edits of the task's artifacts, or an error.

    Args:
        task: As `planner-output` has it.
        files: Text of every Python file of the project.
    """
    goal = read_goal(task["title"])
    if goal.tests:
        return _answer(task, files, _fill_stubs(task, files))
    if goal.problem or len(goal.wants) != 1:
        return contract.error(goal.problem or "the title names no single function or class")
    return _answer(task, files, _implemented(task, files, goal.wants[0]))


def _answer(
    task: Mapping[str, Any], files: Mapping[str, str], texts: dict[str, str] | str
) -> dict[str, Any]:
    if isinstance(texts, str):
        return contract.error(texts)
    changed = {path: text for path, text in texts.items() if files.get(path) != text}
    if not changed:
        return contract.error("nothing of the task's files is a stub that the library knows")
    paths = sorted(changed, key=lambda path: path.encode("utf-16-be", "surrogatepass"))
    answer = {"edits": [{"path": path, "content": changed[path]} for path in paths]}
    contract.check_edits(answer, task)
    return answer


def _implemented(
    task: Mapping[str, Any], files: Mapping[str, str], want: Want
) -> dict[str, str] | str:
    """Return the module and the tests of one function or class; a sentence where it can't be."""
    sources = [path for path in task["artifacts"] if not is_test_file(path)]
    tests = [path for path in task["artifacts"] if is_test_file(path)]
    if len(sources) != 1 or len(tests) > 1:
        return "the task must name one module, and one file of tests at most"
    path = sources[0]
    before = files.get(path)
    if before is not None and before.strip():
        tree = parsed(before)
        if tree is None:
            return f"{path} does not parse"
        if any(getattr(node, "name", None) == want.name for node in tree.body):
            stub = next((s for s in stubs_of(before) if s.name == want.name and not s.cls), None)
            if stub is None or len(stub.params) != len(want.entry.params):
                return f"{want.name} is in {path} already"
            text = with_body(before, stub, want.entry)
        else:
            text = added(before, want.entry, want.name, want.params)
    else:
        text = new_module(want.entry, want.name, want.params)
    return {path: text, **_tests(files, path, want, tests)}


def _tests(files: Mapping[str, str], path: str, want: Want, tests: list[str]) -> dict[str, str]:
    """Return tests of what was written, in the task's file of tests."""
    if not tests:
        return {}
    layout = Layout.of([p for p in (*files, path) if not is_test_file(p)])
    package = "tests/__init__.py" in files
    where = place(path, layout, files, package=package)
    return {tests[0]: render(written_tests(want, path), where)}


def _fill_stubs(task: Mapping[str, Any], files: Mapping[str, str]) -> dict[str, str]:
    """Return the task's modules with their stubs written, as far as anything is known of them."""
    tests = [text for path, text in sorted(files.items()) if is_test_file(path)]
    out: dict[str, str] = {}
    for path in task["artifacts"]:
        text = files.get(path)
        if text is None or is_test_file(path):
            continue
        text = with_classes(text)
        # From the end: what stands above keeps its lines.
        for stub in reversed(stubs_of(text)):
            text = _with_stub(text, stub, tests)
        out[path] = text
    return out


def _with_stub(text: str, stub: Stub, tests: list[str]) -> str:
    if stub.cls:
        return text
    known = _known(text, stub)
    if known is not None and len(known.params) == len(stub.params):
        return with_body(text, stub, known)
    made = body_for(stub.params, examples_of(tests, stub.name), indent_of(stub))
    if made is None:
        return text
    rows, origin = made
    other = next((e for e in entries() if origin == f"`{e.name}`"), None)
    return with_body(text, stub, other) if other else filled(text, stub, rows)


def _known(text: str, stub: Stub) -> Entry | None:
    """Return the implementation that a stub's name, parameters and docstring ask for."""
    entry = entry_named(stub.name, stub.params)
    if entry is None:
        return None
    body = filled(text, stub, body_lines(entry, stub.name, stub.params, indent_of(stub)))
    tree = parsed(body)
    for function in functions_of(tree, body) if tree else ():
        if function.name == stub.name and function.cls is None:
            found = identify(function)
            # Its own docstring may ask for something else than the name does.
            return entry_for(found.id, stub.name) if found else None
    return None


def with_body(text: str, stub: Stub, entry: Entry) -> str:
    """Return a module whose stub does what an implementation does, with all that it needs."""
    text = filled(text, stub, body_lines(entry, stub.name, stub.params, indent_of(stub)))
    family = families()[entry.family]
    tree = parsed(text)
    taken = {getattr(node, "name", "") for node in tree.body} if tree else set()
    helpers = [helper for helper in family.needs(entry.name) if helper not in taken]
    lines = family.imports([entry.name, *helpers])[1:]
    text = with_imports(text, lines)
    bodies = [family.source(helper) for helper in helpers]
    return text.rstrip("\n") + "".join(f"\n\n\n{body}" for body in bodies) + "\n"


def with_classes(text: str) -> str:
    """Return a module in which classes of nothing but known stubs are written."""
    tree = parsed(text)
    stubs = stubs_of(text)
    for node in reversed(tree.body if tree else []):
        methods = {stub.name for stub in stubs if stub.cls == getattr(node, "name", None)}
        own = [n for n in getattr(node, "body", []) if hasattr(n, "args")]
        entry = next(
            (e for e in entries() if e.kind == "class" and split(e.name) == split(_name(node))),
            None,
        )
        if entry is None or not methods or len(methods) != len(own):
            continue
        family = families()[entry.family]
        there = {getattr(n, "name", "") for n in family.definition(entry.name).body}
        if not methods <= there:
            continue
        lines = text.splitlines()
        made = definition(entry, _name(node), ()).splitlines()
        lines[node.lineno - 1 : node.end_lineno] = made
        text = with_imports("\n".join(lines) + "\n", family.imports([entry.name])[1:])
    return text


def _name(node: object) -> str:
    return str(getattr(node, "name", ""))
