"""Local names in plain letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from swarm_tools.rules import renaming
from swarm_tools.rules.local_names import Taken, free, local
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_LETTERS = str.maketrans(
    {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "ø": "o", "Ø": "O", "ł": "l", "đ": "d"}
)


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective:
        return
    taken = Taken()
    for group, scope in enumerate(module.scopes.all):
        if scope.kind not in ("function", "comprehension"):
            continue
        for index, (name, nodes) in enumerate(sorted(scope.bindings.items())):
            new = _plain(name)
            if name.isascii() or not new.isascii() or taken.clashes(scope, new):
                continue
            if not free(module, scope, new) or module.scopes.declared(name):
                continue
            if not all(local(module, scope, node, name) for node in nodes):
                continue
            message = f"Spelled the variable '{name}' as '{new}'."
            made = renaming.edits(module, name, scope, new, group * 1000 + index, message)
            if made:
                taken.add(scope, new)
                yield from made


def _plain(name: str) -> str:
    """Return a name without accents."""
    parts = unicodedata.normalize("NFKD", name.translate(_LETTERS))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


RULE = Rule(
    id="ascii-name",
    title="Local names in plain letters",
    docs=(
        "Accents of local variables are dropped. Names of functions, classes, attributes and "
        "parameters are part of the interface and stay, and so do other alphabets."
    ),
    fix=_fix,
    pylint=("non-ascii-name",),
    good=("def f(âge):\n    return âge\n",),
    bad=(
        (
            "def f(n):\n    durée = n * 2\n    return durée + 1\n",
            "def f(n):\n    duree = n * 2\n    return duree + 1\n",
        ),
    ),
    order=21,
    concern="rename",
)
