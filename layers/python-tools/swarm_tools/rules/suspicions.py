"""What rules that repair bugs find, as findings: nothing is changed."""

from __future__ import annotations

from swarm_tools.rules.engine import compiles
from swarm_tools.rules.model import CleanOptions, ProjectContext
from swarm_tools.rules.module import Module
from swarm_tools.rules.registry import all_rules

Suspicion = tuple[str, int, str]
"""Id of the rule, line, message."""


def suspicions(text: str, path: str, project: ProjectContext | None = None) -> list[Suspicion]:
    """Return what the repairing rules would change in a file, sorted by line.

    Args:
        text: The file's text; one that does not parse has none.
        path: The file's POSIX path, relative to the project root.
        project: The project's other files.
    """
    body = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not compiles(body):
        return []
    module = Module(body, path, CleanOptions(), project)
    found = {
        (rule.id, body.count("\n", 0, edit.start) + 1, edit.message)
        for rule in all_rules()
        if rule.repairs
        for edit in rule.fix(module)
        if edit.message
    }
    return sorted(found, key=lambda item: (item[1], item[0], item[2]))
