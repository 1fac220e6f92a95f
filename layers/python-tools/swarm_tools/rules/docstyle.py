"""Lays out a docstring in the style of its file: Google, NumPy or Sphinx."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass

from swarm_tools.rules.module import Module

WIDTH = 100


@dataclass(frozen=True)
class Sections:
    """What a docstring says.

    Attributes:
        summary: The first line.
        attributes: Name and text of each attribute.
        args: Name and text of each parameter.
        returns: What is returned; empty for nothing.
        yields: What is yielded; empty for nothing.
        raises: Exception and occasion.
    """

    summary: str
    attributes: tuple[tuple[str, str], ...] = ()
    args: tuple[tuple[str, str], ...] = ()
    returns: str = ""
    yields: str = ""
    raises: tuple[tuple[str, str], ...] = ()


def detect(module: Module) -> str:
    """Return the style of the file's own docstrings: ``google``, ``numpy`` or ``sphinx``."""
    texts = [node.value for node in module.docstrings if isinstance(node.value, str)]
    sphinx = sum(bool(re.search(r"^\s*:(param|return|returns|raises)\b", t, re.M)) for t in texts)
    numpy = sum(
        bool(re.search(r"^\s*(Parameters|Returns|Raises)\n\s*-{3,}", t, re.M)) for t in texts
    )
    google = sum(bool(re.search(r"^\s*(Args|Returns|Raises):\s*$", t, re.M)) for t in texts)
    best = max((google, 2), (numpy, 1), (sphinx, 0))
    return {2: "google", 1: "numpy", 0: "sphinx"}[best[1]] if best[0] else "google"


def render(sections: Sections, indent: str, style: str) -> str:
    """Return the docstring with its quotes, to be put at ``indent``; no newline at the end."""
    groups = [
        ("Attributes", sections.attributes),
        ("Args", sections.args),
        ("Returns", (("", sections.returns),) if sections.returns else ()),
        ("Yields", (("", sections.yields),) if sections.yields else ()),
        ("Raises", sections.raises),
    ]
    blocks = []
    for title, entries in groups:
        if entries:
            blocks.append(
                {"google": _google, "numpy": _numpy, "sphinx": _sphinx}[style](
                    title, entries, indent
                )
            )
    summary = _summary(sections.summary, indent)
    if not blocks:
        return f'"""{summary}"""'
    glue = "\n" if style == "sphinx" else "\n\n"
    body = glue.join("\n".join(block) for block in blocks)
    return f'"""{summary}\n\n{body}\n{indent}"""'


def _summary(text: str, indent: str) -> str:
    room = WIDTH - len(indent.expandtabs(4)) - 6
    if len(text) <= room:
        return text
    return text[: room - 1].rsplit(" ", 1)[0].rstrip(",") + "."


def _wrapped(text: str, first: str, later: str) -> list[str]:
    return textwrap.wrap(
        text,
        WIDTH - 2,
        initial_indent=first,
        subsequent_indent=later,
        expand_tabs=False,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _google(title: str, entries: tuple[tuple[str, str], ...], indent: str) -> list[str]:
    lines = [f"{indent}{title}:"]
    for name, text in entries:
        label = f"{name}: {text}" if name else text
        more = "        " if name else "    "
        lines += _wrapped(label, f"{indent}    ", f"{indent}{more}")
    return lines


def _numpy(title: str, entries: tuple[tuple[str, str], ...], indent: str) -> list[str]:
    title = "Parameters" if title == "Args" else title
    lines = [f"{indent}{title}", f"{indent}{'-' * len(title)}"]
    for name, text in entries:
        lines.append(f"{indent}{name or 'object'}")
        lines += _wrapped(text, f"{indent}    ", f"{indent}    ")
    return lines


def _sphinx(title: str, entries: tuple[tuple[str, str], ...], indent: str) -> list[str]:
    word = {"Args": "param", "Attributes": "ivar", "Returns": "return", "Yields": "yield"}
    lines = []
    for name, text in entries:
        label = word.get(title, "raises")
        field = f":{label} {name}: {text}" if name else f":{label}: {text}"
        lines += _wrapped(field, indent, f"{indent}    ")
    return lines
