"""Blocks in braces, as C and its children write them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from swarm_tools.syntax.heuristics import c_for
from swarm_tools.syntax.model import Candidate, Heuristic, Source

_OPEN = re.compile(
    r"^(?P<indent>\s*)\}?\s*(?P<head>(?:if|else|elif|for|foreach|while|def|function|class|try|except"
    r"|catch|finally|with|switch)\b.*?)\s*:?\s*\{\s*$"
)
_CLOSE = re.compile(r"^\s*\}\s*[;,]?\s*$")
_LITERAL = re.compile(r"[=(,\[:]\s*\{\s*$")


def _propose(source: Source) -> Iterator[Candidate]:
    if not any(_OPEN.match(line) for line in source.lines):
        return
    out: list[str] = []
    stack: list[str] = []
    for line in source.lines:
        match = _OPEN.match(line)
        if match:
            if re.match(r"\s*\}", line) and stack:
                stack.pop()
            stack.append("block")
            out.append(_header(match["indent"], match["head"]))
        elif _LITERAL.search(line):
            stack.append("literal")
            out.append(line)
        elif _CLOSE.match(line) and (not stack or stack.pop() == "block"):
            continue
        elif _CLOSE.match(line):
            out.append(line)
        else:
            out.append(_body(line))
    yield Candidate("\n".join(out), source.failure.line, "Turned braces into indented blocks.", 0.9)


def _header(indent: str, head: str) -> str:
    head = re.sub(r"^else\s+if\b", "elif", head)
    head = re.sub(r"^function\b", "def", head)
    head = re.sub(r"^catch\b", "except", head)
    loop = c_for.rewrite(indent + head)
    if loop is not None:
        return loop
    head = re.sub(r"^(if|elif|while)\s*\((.*)\)$", r"\1 (\2)", head)
    bare = re.fullmatch(r"(if|elif|while) \(([^()]*(?:\([^()]*\)[^()]*)*)\)", head)
    return f"{indent}{bare.group(1)} {bare.group(2)}:" if bare else f"{indent}{head}:"


def _body(line: str) -> str:
    line = re.sub(r";\s*$", "", line)
    line = re.sub(r"^(\s*\w[\w.\[\]]*)\s*(\+\+|--)$", lambda m: _count(m), line)
    return line


def _count(match: re.Match[str]) -> str:
    return f"{match.group(1)} {match.group(2)[0]}= 1"


HEURISTIC = Heuristic("c-blocks", "blocks in braces", _propose)
