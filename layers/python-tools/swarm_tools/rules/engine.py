"""Runs the rules over one file until nothing changes any more."""

from __future__ import annotations

import warnings
from dataclasses import replace

from swarm_tools.changes import Change
from swarm_tools.rules import ruff
from swarm_tools.rules.edits import apply_edits
from swarm_tools.rules.line_ends import with_line_ends_of
from swarm_tools.rules.model import (
    CleanOptions,
    CleanResult,
    ProjectContext,
    Rule,
    Skipped,
)
from swarm_tools.rules.module import Module
from swarm_tools.rules.protection import Protection
from swarm_tools.rules.registry import all_rules

MAX_ROUNDS = 6
MAX_PASSES = 12


def clean(
    text: str,
    *,
    path: str,
    options: CleanOptions | None = None,
    project: ProjectContext | None = None,
) -> CleanResult:
    """Clean one file without changing what it does.

    Args:
        text: The file's text; it has to parse, otherwise it comes back as it is.
        path: The file's POSIX path, relative to the project root.
        options: What may be changed.
        project: The project's other files; without them every public name counts as used.

    Returns:
        The cleaned text with the newlines of the input, the changes, and rules
        whose work was thrown away.
    """
    options = options or CleanOptions()
    bom = "\ufeff" if text.startswith("\ufeff") else ""
    crlf = text.count("\r\n") * 2 > text.count("\n")
    body = text[len(bom) :].replace("\r\n", "\n").replace("\r", "\n")
    changes: list[Change] = []
    skipped: list[Skipped] = []
    if not compiles(body):
        return CleanResult(text, [], [Skipped("all", "the file does not parse")])
    several = _mixed(text)
    mixed = several and options.runs("line-endings")
    if mixed:
        changes.append(Change(path, 0, "line-endings", "rule", "Gave all lines the same ending."))
    style = ruff.detect_style(body) if options.format else None
    parsed = _Parsed(path, options, project)
    protection = Protection(options.protect) if options.protect else None
    for _ in range(MAX_ROUNDS):
        before = body
        body = _lint_all(body, path, options, changes, skipped)
        for rule in all_rules():
            if options.runs(rule.id):
                body = _apply_rule(rule, body, path, parsed, changes, skipped, protection)
        body = _lint_all(body, path, options, changes, skipped)
        if style is not None and options.runs("format"):
            body = _format(body, path, style, changes)
        if body == before:
            break
    if not mixed and body == text[len(bom) :].replace("\r\n", "\n").replace("\r", "\n"):
        return CleanResult(text, [], _unique(skipped))
    if several and not mixed:
        body = with_line_ends_of(text[len(bom) :], body)
    elif crlf:
        body = body.replace("\n", "\r\n")
    result = bom + body
    return CleanResult(result, changes, _unique(skipped))


def _mixed(text: str) -> bool:
    """Return whether a text has more than one kind of line ending."""
    crlf = text.count("\r\n")
    return sum((crlf > 0, text.count("\n") > crlf, text.count("\r") > crlf)) > 1


class _Parsed:
    """The tree of the text at hand: most rules find nothing, and the next one reads the same."""

    def __init__(self, path: str, options: CleanOptions, project: ProjectContext | None) -> None:
        self._about = (path, options, project)
        self._last: Module | None = None

    def of(self, text: str) -> Module:
        """Return the tree of a text, the last one again when the text is the same."""
        if self._last is None or self._last.text != text:
            self._last = Module(text, *self._about)
        return self._last


def compiles(text: str) -> bool:
    """Return whether a text compiles; nothing is executed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(text, "<text>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError):
        return False
    return True


def _apply_rule(
    rule: Rule,
    text: str,
    path: str,
    parsed: _Parsed,
    changes: list[Change],
    skipped: list[Skipped],
    protection: Protection | None,
) -> str:
    for _ in range(MAX_PASSES):
        edits = list(rule.fix(parsed.of(text)))
        if protection and not rule.keeps_tree:
            edits = protection.allowed(parsed.of(text), edits)
        if not edits:
            return text
        new, taken = apply_edits(text, edits)
        if new == text:
            return text
        if not compiles(new):
            skipped.append(Skipped(rule.id, "its result did not compile"))
            return text
        for edit in taken:
            if edit.message:
                line = text.count("\n", 0, edit.start) + 1
                changes.append(Change(path, line, rule.id, "rule", edit.message))
        text = new
    return text


def _lint_all(
    text: str, path: str, options: CleanOptions, changes: list[Change], skipped: list[Skipped]
) -> str:
    """Apply ruff's fixes, to what is protected only those that keep the tree."""
    if not options.protect:
        return _lint(text, path, options, changes, skipped)
    text = _lint(text, path, _narrowed(options, ruff.KEEP_TREE), changes, skipped)
    others = frozenset(ruff.FIXES) - ruff.KEEP_TREE
    made: list[Change] = []
    new = _lint(text, path, _narrowed(options, others), made, skipped)
    if new == text:
        return text
    modules = (Module(part, path, options) for part in (text, new))
    kept = Protection(options.protect).restored(*modules)
    if kept == text or not compiles(kept):
        return text
    changes.extend(made)
    return kept


def _narrowed(options: CleanOptions, ids: frozenset[str]) -> CleanOptions:
    chosen = ids if options.select is None else ids & options.select
    return replace(options, select=chosen)


def _lint(
    text: str, path: str, options: CleanOptions, changes: list[Change], skipped: list[Skipped]
) -> str:
    new, made = ruff.lint(text, path, options)
    if new != text and not compiles(new):
        skipped.append(Skipped("ruff", "its result did not compile"))
        return text
    changes.extend(made)
    return new


def _format(text: str, path: str, style: ruff.Style, changes: list[Change]) -> str:
    new = ruff.format_text(text, style)
    if new != text and compiles(new):
        if not any(change.kind == "format" for change in changes):
            changes.append(Change(path, 0, "format", "format", "Formatted the file."))
        return new
    return text


def _unique(skipped: list[Skipped]) -> list[Skipped]:
    return sorted(set(skipped), key=lambda item: (item.rule, item.reason))
