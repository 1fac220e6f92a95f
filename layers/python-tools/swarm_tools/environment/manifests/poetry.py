"""Poetry's table: its own spelling of versions, turned into that of PEP 440."""

from __future__ import annotations

import re
from typing import Any

from ...workspace.reading import strings, table
from ..groups import purpose_of
from ..model import Needs, Purpose, SetAside
from ..texts import add

_CARET = re.compile(r"^[\^]\s*v?(.+)$")
_TILDE = re.compile(r"^~\s*(?!=)v?(.+)$")
_BARE = re.compile(r"^v?\d")
_ADDRESSES = ("git", "url", "path", "file", "hg", "svn")


def read_table(found: Needs, poetry: dict[str, Any], origin: str) -> None:
    """Read dependencies, groups and the older development table."""
    extras = {
        member.lower()
        for members in table(poetry.get("extras")).values()
        if isinstance(members, list)
        for member in members
        if isinstance(member, str)
    }
    for name, value in table(poetry.get("dependencies")).items():
        if name.lower() == "python":
            version = value if isinstance(value, str) else table(value).get("version")
            if isinstance(version, str):
                found.ask_python(specifier_of(version), origin)
            continue
        optional = table(value).get("optional") is True or name.lower() in extras
        _one(found, name, value, origin, "extra" if optional else "runtime", "")
    found.classify(strings(poetry.get("classifiers")), origin)
    for name, value in table(poetry.get("dev-dependencies")).items():
        _one(found, name, value, origin, "tests", "dev")
    for group, content in table(poetry.get("group")).items():
        for name, value in table(table(content).get("dependencies")).items():
            _one(found, name, value, origin, purpose_of(group), group)


def _one(found: Needs, name: str, value: Any, origin: str, purpose: Purpose, group: str) -> None:
    for item in value if isinstance(value, list) else [value]:
        details = item if isinstance(item, dict) else {"version": item}
        if any(key in details for key in _ADDRESSES):
            found.set_aside.append(SetAside(name[:120], origin, "address"))
            continue
        version = details.get("version")
        text = name
        extras = [extra for extra in details.get("extras") or [] if isinstance(extra, str)]
        if extras:
            text += f"[{','.join(extras)}]"
        if isinstance(version, str):
            text += specifier_of(version)
        marker = _marker(details)
        add(found, f"{text} ; {marker}" if marker else text, origin, purpose, group)


def _marker(details: dict[str, Any]) -> str:
    parts = []
    if isinstance(details.get("markers"), str):
        parts.append(f"({details['markers']})")
    python = details.get("python")
    if isinstance(python, str) and "||" not in python:
        for one in specifier_of(python).split(","):
            match = re.match(r"^(===?|~=|[<>]=?|!=)\s*([\d.*]+)$", one.strip())
            if match and "*" not in match.group(2):
                short = ".".join(match.group(2).split(".")[:2])
                parts.append(f"python_version {match.group(1)} '{short}'")
    return " and ".join(parts)


def specifier_of(version: str) -> str:
    """Return Poetry's constraint as a specifier of PEP 440; empty for "any".

    Alternatives (``||``) have no such spelling: the first one stands.
    """
    first = version.split("||")[0]
    return ",".join(filter(None, (_clause(part.strip()) for part in first.split(","))))


def _clause(part: str) -> str:
    if part in ("*", ""):
        return ""
    caret, tilde = _CARET.match(part), _TILDE.match(part)
    if caret:
        return _between(caret.group(1), _caret_end)
    if tilde:
        return _between(tilde.group(1), _tilde_end)
    if _BARE.match(part):
        return f"=={part.lstrip('v')}"
    return part.replace(" ", "")


def _between(version: str, end: Any) -> str:
    numbers = [int(digits) for digits in re.findall(r"\d+", version.split("-")[0].split("+")[0])]
    return f">={version.strip()},<{'.'.join(map(str, end(numbers or [0])))}"


def _caret_end(numbers: list[int]) -> list[int]:
    for index, number in enumerate(numbers):
        if number or index == len(numbers) - 1:
            return [*numbers[:index], number + 1]
    return [1]


def _tilde_end(numbers: list[int]) -> list[int]:
    kept = numbers[:2] if len(numbers) > 1 else numbers[:1]
    return [*kept[:-1], kept[-1] + 1]
