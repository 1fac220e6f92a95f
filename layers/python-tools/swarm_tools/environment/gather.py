"""All that a project needs, from its manifests and its imports."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..workspace.reading import Project
from . import lookalikes
from .imports import Import, imports_of
from .known import distribution_of
from .manifests import (
    conda,
    locks,
    pyproject,
    requirements_file,
    setup_cfg,
    setup_script,
    test_runners,
    version_file,
)
from .model import Need, Needs, SetAside
from .texts import add, normalised

_READERS = (
    version_file,
    pyproject,
    setup_cfg,
    setup_script,
    requirements_file,
    locks,
    conda,
    test_runners,
)


def read_manifests(root: Path) -> Needs:
    """Read everything in which a project states what it needs."""
    project, found = Project(root), Needs()
    for reader in _READERS:
        reader.read(project, found)
    found.needs = list(dict.fromkeys(found.needs))
    found.set_aside = list(dict.fromkeys(found.set_aside))
    found.read = list(dict.fromkeys(found.read))
    return found


def gather(root: Path, stated: Sequence[str] | None = None) -> tuple[Needs, list[Import]]:
    """Return what to install, and the imports of which nobody knows who brings them.

    Extras count where the code imports what they bring; an import counts where no manifest speaks
    of its distribution. A name one letter off a well-known one counts only if the project's own
    lock has it.

    Args:
        root: The project.
        stated: All that it needs, said outright: no manifest and no import adds to it.
    """
    found = read_manifests(root)
    if stated is not None:
        found.needs, found.set_aside = [], []
        for text in stated:
            add(found, text, "the request")
        return found, []
    imports = imports_of(root)
    wanted = {name for name in map(_distribution, imports) if name}
    had_manifests = found.declared()
    needs = [need for need in found.needs if need.purpose != "extra" or need.name in wanted]
    named = {need.name for need in needs}
    unknown: list[Import] = []
    for item in imports:
        name = _distribution(item)
        if name is None:
            if not _is_brought(item, named | set(found.pins)):
                unknown.append(item)
        elif name not in named and not (had_manifests and item.guarded):
            needs.append(Need(name, name, item.path, "imported"))
            named.add(name)
    found.needs = [need for need in needs if not _set_aside_lookalike(found, need)]
    return found, unknown


def _distribution(item: Import) -> str | None:
    return distribution_of(item.module)


def _is_brought(item: Import, named: set[str]) -> bool:
    """Tell whether a distribution that the project itself names goes by the module's name."""
    name = normalised(item.module)
    return name in named or any(
        part.replace("-", "").endswith(name.replace("-", "")) for part in named
    )


def _set_aside_lookalike(found: Needs, need: Need) -> bool:
    near = lookalikes.lookalike_of(need.name)
    if near is None or need.name in found.pins:
        return False
    found.set_aside.append(SetAside(need.requirement, need.origin, "lookalike", near))
    return True
