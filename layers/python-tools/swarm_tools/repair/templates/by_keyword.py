"""An argument of the library that has to be named is given by its place: `re.sub(..., re.I)`."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal

BEFORE = "import re\n\n\ndef f(mark, text):\n    return re.sub(mark, '', text, re.I)\n"
AFTER = "import re\n\n\ndef f(mark, text):\n    return re.sub(mark, '', text, flags=re.I)\n"
# By the function's name: at which place which name is missing.
NAMES = {"sub": (3, "flags"), "split": (2, "flags"), "subn": (3, "flags"), "sorted": (1, "key"),
         "max": (1, "key"), "min": (1, "key"), "dumps": (1, "indent"), "print": (1, "sep"),
         "deque": (1, "maxlen"), "sum": (1, "start"), "sort": (0, "key"),
         "zip_longest": (2, "fillvalue"), "open": (2, "encoding")}  # fmt: skip
COST = 1.1


def propose(site):
    """Yield the last argument of each such call by its name."""
    for node in site.nodes:
        name = getattr(
            getattr(node, "func", None), "attr", getattr(getattr(node, "func", None), "id", "")
        )
        if isinstance(node, ast.Call) and name in NAMES:
            at, word = NAMES[name]
            if len(node.args) == at + 1 and not any(k.arg == word for k in node.keywords):
                start = site.source.span(node.args[at])[0]
                said = f"the argument is `{word}`"
                yield Proposal(((start, start, f"{word}="),), COST, node.lineno, said)
