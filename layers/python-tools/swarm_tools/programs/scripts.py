"""Runs of programs as tests: in the process of the test, so that repairs are found by them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from ..oracle.evidence import MODULE
from ..testgen.model import Script
from .model import Program, ProgramRun, printed

SOURCE = "program"
GIVEN = "swarm.yaml"
_INPUT = frozenset({"input", "stdin", "getpass"})
_ARGUMENTS = frozenset({"argv", "argparse", "ArgumentParser", "parse_args"})
_RUN = 'runpy.run_module("{module}", run_name="__main__")'


def crash_test(run: ProgramRun, texts: Mapping[str, str]) -> Script:
    """Return the test that a program runs to its end, for one that does not by its own making.

    Where it was about to print something it has to, so that leaving early is no repair.
    """
    name = run.program.path.rpartition("/")[2]
    names = _names(texts[run.program.path])
    asks, takes = bool(names & _INPUT), bool(names & _ARGUMENTS)
    setup = [f'monkeypatch.setattr("sys.argv", ["{name}"])'] if takes else []
    setup += ['monkeypatch.setattr("sys.stdin", io.StringIO())'] if asks else []
    lines = len(printed(run.output))
    more = f"assert len(capsys.readouterr().out.splitlines()) > {lines}"
    checks = [more if lines else "assert capsys.readouterr().out"] if will_print(run, texts) else []
    waits = ["except EOFError:", "    pass  # It has come to where it asks for input."]
    return Script(
        function=MODULE,
        lines=(*setup, *_ended(waits if asks else []), *checks),
        uses=(),
        evidence="shown",
        source=SOURCE,
        doc=f"`{name}` runs to its end.",
        fixtures=(*(["monkeypatch"] if setup else []), *(["capsys"] if checks else [])),
        imports=("runpy", "io") if asks else ("runpy",),
    )


def will_print(run: ProgramRun, texts: Mapping[str, str]) -> bool:
    """Tell whether a program that crashed was on its way to a `print`.

    One of the statements that were at work, or one that follows it in its block, prints; nothing
    between them leaves the block.
    """
    for path, line in run.stack:
        for block in _blocks(ast.parse(texts[path])) if path in texts else ():
            at = next((i for i, s in enumerate(block) if _spans(s, line)), None)
            for statement in block[at:] if at is not None else ():
                if isinstance(statement, ast.Expr) and _calls(statement.value) == "print":
                    return True
                if isinstance(statement, (ast.Return, ast.Raise)) or "exit" in ast.dump(statement):
                    break
    return False


def _blocks(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                yield block


def _spans(statement: ast.stmt, line: int) -> bool:
    return statement.lineno <= line <= (statement.end_lineno or statement.lineno)


def _calls(node: ast.expr) -> str:
    return getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""


def given_test(program: Program) -> Script:
    """Return the test of a run that the project itself gives."""
    name = program.path.rpartition("/")[2]
    lines = [f'monkeypatch.setattr("sys.argv", {[name, *program.args]!r})']
    lines += [f'monkeypatch.setattr("sys.stdin", io.StringIO({program.stdin or ""!r}))']
    lines += _ended([])
    fixtures: tuple[str, ...] = ("monkeypatch",)
    if program.expect is not None:
        lines += [
            "lines = capsys.readouterr().out.rstrip().splitlines()",
            f"assert [line.rstrip() for line in lines] == {printed(program.expect)!r}",
        ]
        fixtures = ("monkeypatch", "capsys")
    does = "runs to its end" if program.expect is None else "prints what it should"
    doc = f"`{name}` {does} when it is run as `swarm.yaml` says."
    return Script(MODULE, tuple(lines), (), "shown", GIVEN, doc, fixtures, ("runpy", "io"))


def _ended(more: list[str]) -> list[str]:
    """Return the lines of a run that may leave, but not with an error."""
    return ["try:", f"    {_RUN}", *more, "except SystemExit as end:", "    assert not end.code"]


def _names(text: str) -> set[str]:
    """Return the names and attributes of a source, and the modules that it imports."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        found |= {getattr(node, "id", ""), getattr(node, "attr", ""), getattr(node, "module", "")}
        if isinstance(node, ast.alias):
            found.add(node.name)
    return {name for name in found if name}
