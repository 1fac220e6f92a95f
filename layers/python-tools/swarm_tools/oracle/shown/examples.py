"""Examples in docstrings, as tests: of functions, classes and the module."""

from __future__ import annotations

import ast
import builtins
import doctest
import re

from swarm_tools.oracle.shown.calls import Case, read_call, tables
from swarm_tools.oracle.shown.names import needed, top_level_names
from swarm_tools.signatures.facts import FUNCTIONS, Function
from swarm_tools.testgen.model import Script, Table, is_literal

SOURCE = "docstring"
_DOC = "What the docstring shows."
_ROW = re.compile(
    r"^\W*(?P<call>[\w.]+\(.*\))\s*(?:==|->|=>|→|returns|gives|renvoie)\s*(?P<want>.+?)[.\s]*$"
)
_MOST_STATEMENTS = 40
_ATOMS = (
    *(ast.Call, ast.Attribute, ast.Subscript, ast.Name, ast.Constant, ast.List, ast.Dict, ast.Set),
    *(ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp, ast.JoinedStr, ast.BinOp),
)
"""What needs no parentheses beside a comparison."""


def examples_of(tree: ast.Module, functions: list[Function]) -> tuple[list[Table], list[Script]]:
    """Return the tables and scripts of all docstrings of a module."""
    known = top_level_names(tree)
    cases: list[Case] = []
    scripts: list[Script] = []
    for name, doc in _docstrings(tree):
        try:
            found = doctest.DocTestParser().get_examples(doc)
        except ValueError:
            found = []
        if not found:
            cases += _written_rows(doc, name, functions)
            continue
        plain = [_plain(example, functions) for example in found]
        apart = [e for e, case in zip(found, plain, strict=True) if case is None]
        if any(_binds(example) for example in found):
            script = _session(name, found, known)
            scripts += [script] if script else []
            continue
        cases += [case for case in plain if case is not None]
        for example in apart:
            script = _session(name, [example], known)
            scripts += [script] if script else []
    return tables(cases, evidence="shown", source=SOURCE, doc=_DOC), scripts


def _docstrings(tree: ast.Module) -> list[tuple[str, str]]:
    """Return (qualified name, docstring) of the module, its classes and their functions."""
    found = [("<module>", ast.get_docstring(tree) or "")]

    def visit(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (*FUNCTIONS, ast.ClassDef)):
                name = prefix + child.name
                found.append((name, ast.get_docstring(child) or ""))
                if isinstance(child, ast.ClassDef):
                    visit(child, f"{name}.")

    visit(tree, "")
    return [(name, doc) for name, doc in found if doc]


def _parsed(example: doctest.Example) -> list[ast.stmt]:
    try:
        return ast.parse(example.source).body
    except (SyntaxError, ValueError):
        return []


def _binds(example: doctest.Example) -> bool:
    """Say whether an example does more than to show a value: others may build on it."""
    return not all(isinstance(statement, ast.Expr) for statement in _parsed(example)) or (
        not example.want and not example.exc_msg
    )


def _plain(example: doctest.Example, functions: list[Function]) -> Case | None:
    """Return the case of an example that calls a function with literals."""
    body = _parsed(example)
    if len(body) != 1 or not isinstance(body[0], ast.Expr) or example.options:
        return None
    called = read_call(body[0].value, functions)
    if called is None:
        return None
    if example.exc_msg:
        name = example.exc_msg.split(":")[0].strip()
        return Case(*called, name, raises=True) if _is_error(name) else None
    want = example.want.strip()
    return Case(*called, want) if is_literal(want) else None


def _is_error(name: str) -> bool:
    found = getattr(builtins, name, None)
    return isinstance(found, type) and issubclass(found, BaseException)


def _written_rows(doc: str, name: str, functions: list[Function]) -> list[Case]:
    """Return the cases of rows such as ``f(2) -> 4`` in a docstring without prompts."""
    found = []
    for row in doc.splitlines():
        match = _ROW.match(row.strip())
        if match is None or not is_literal(match["want"]):
            continue
        try:
            node = ast.parse(match["call"], mode="eval").body
        except (SyntaxError, ValueError):
            continue
        called = read_call(node, [f for f in functions if f.qualname == name])
        if called is not None:
            found.append(Case(*called, match["want"]))
    return found


def _session(name: str, examples: list[doctest.Example], known: frozenset[str]) -> Script | None:
    """Return a session as statements with asserts; None where it cannot be one."""
    lines: list[str] = []
    statements: list[ast.stmt] = []
    fixtures: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()
    for example in examples[:_MOST_STATEMENTS]:
        body = _parsed(example)
        if not body or example.options:
            return None
        statements += body
        source = example.source.strip()
        want = example.want.strip()
        if example.exc_msg:
            error = example.exc_msg.split(":")[0].strip()
            if not _is_error(error):
                return None
            imports = ("pytest",)
            lines += [f"with pytest.raises({error}):", *(f"    {x}" for x in source.splitlines())]
        elif not example.want:
            lines += source.splitlines()
        elif not isinstance(body[-1], ast.Expr) or len(body) > 1 or "\n" in source:
            return None
        elif _prints(body[-1].value):
            fixtures = ("capsys",)
            lines += [source, f"assert capsys.readouterr().out == {example.want!r}"]
        elif is_literal(want):
            lines.append(_asserted(_operand(source, body[-1].value), want))
            imports = ("pytest",) if "pytest.approx" in lines[-1] else imports
        else:
            lines.append(f"assert repr({_operand(source, body[-1].value)}) == {want!r}")
    uses = needed(statements, known)
    if uses is None or not any(line.lstrip().startswith(("assert", "with")) for line in lines):
        return None
    return Script(name, tuple(lines), uses, "shown", SOURCE, _DOC, fixtures, imports)


def _prints(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "print"


def _operand(source: str, node: ast.expr) -> str:
    """Return an expression as it may stand beside a comparison: in parentheses where it must."""
    if isinstance(node, ast.Tuple):
        return ast.unparse(node)
    text = ast.get_source_segment(source, node) or source
    return text if isinstance(node, _ATOMS) else f"({text})"


def _asserted(source: str, want: str) -> str:
    value = ast.literal_eval(want)
    if value is None or isinstance(value, bool):
        return f"assert {source} is {want}"
    if isinstance(value, float):
        return f"assert {source} == pytest.approx({want})"
    return f"assert {source} == {want}"
