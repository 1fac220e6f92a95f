"""What the sources state, read in the sandbox: tests to write, and what to suspect."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...context.step import StepContext
from ...sandbox.fanout import fan_out
from ...testgen.model import ModuleTests
from ...workspace.codec import encode, readable, with_text
from ...workspace.layout import ProjectLayout

ENGINE = "swarm_tools.steps._engine"
_TIMEOUT_S = 60.0


@dataclass
class Draft:
    """What reading the sources gave.

    Attributes:
        texts: Sources that parse, by path, as they are in the scratch copy.
        shown: Tests that they state themselves, by path.
        probes: A suite of what names and prose suggest: `{files, tests}`; none of it is delivered.
        noticed: (rule, line, message) of what rules that repair bugs would change, by path.
        repaired: Paths whose syntax, or own run, had to be repaired in the scratch copy.
        trouble: What went wrong, or None.
    """

    texts: dict[str, str] = field(default_factory=dict)
    shown: dict[str, ModuleTests] = field(default_factory=dict)
    probes: dict[str, Any] = field(default_factory=lambda: {"files": {}, "tests": []})
    noticed: dict[str, list[tuple[str, int, str]]] = field(default_factory=dict)
    repaired: list[str] = field(default_factory=list)
    trouble: str | None = None


def draft(context: StepContext, root: Path, layout: ProjectLayout) -> Draft:
    """Read the sources below `root`; those that do not parse are repaired there first."""
    if not layout.files.sources:
        return Draft()
    read = {path: readable((root / path).read_bytes()) for path in layout.files.sources}
    sources = {path: source for path, (source, _) in read.items()}
    texts = {path: source.text for path, source in sources.items() if source.sound}
    limit = min(_TIMEOUT_S, context.remaining_s)
    item = {"do": "draft", "sources": texts, "taken": layout.files.tests}
    made = fan_out(
        context.sandbox, ENGINE, [item], cwd=root, timeout_s=limit, total_s=limit, setup={}
    ).items[0]
    if made.value is None:
        return Draft(trouble=made.error or "no answer")
    saved = {path: texts[path] for path, (_, saved) in read.items() if saved}
    repaired = saved | made.value["repaired"]
    for path, text in repaired.items():
        (root / path).write_bytes(encode(with_text(sources[path], text)))
    shown = {data["path"]: ModuleTests.from_json(data) for data in made.value["shown"]}
    noticed = {
        path: [(str(rule), int(line), str(message)) for rule, line, message in rows]
        for path, rows in made.value["noticed"].items()
    }
    known = {path: (texts | repaired)[path] for path in sorted(shown)}
    return Draft(known, shown, made.value["probes"], noticed, sorted(repaired))
