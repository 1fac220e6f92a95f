"""What the classes of a project define themselves, where a rule counts on Python's own."""

from __future__ import annotations

import re

from swarm_tools.rules.module import Module


def defines(module: Module, *methods: str) -> bool:
    """Return whether a class of the project, as far as it is known, defines one of the methods."""
    texts = [module.text, *(module.project.sources.values() if module.project else ())]
    wanted = re.compile(rf"\b(def\s+)?({'|'.join(map(re.escape, methods))})\s*(\(|=(?!=))")
    return any(wanted.search(text) for text in texts if any(name in text for name in methods))
