"""``Thread(work)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if origin(module, node.func) not in ("threading.Thread", "multiprocessing.Process"):
            continue
        words = {word.arg for word in node.keywords}
        if len(node.args) != 1 or "target" in words or None in words:
            continue
        first = node.args[0]
        if isinstance(first, (ast.Name, ast.Attribute, ast.Lambda)):
            where = module.start(first)
            yield Edit(where, where, "target=", "Gave the function as 'target'.")


RULE = Rule(
    id="thread-target",
    title="A thread gets its function as target",
    docs="The first parameter of a thread is a group, which has to be None.",
    fix=_fix,
    pylint=("bad-thread-instantiation",),
    good=(
        "import threading\n\nt = threading.Thread(target=print)\n",
        "import threading\n\nt = threading.Thread(None)\n",
    ),
    bad=(
        (
            "import threading\n\n\ndef work():\n    pass\n\n\nt = threading.Thread(work)\n",
            "import threading\n\n\ndef work():\n    pass\n\n\nt = threading.Thread(target=work)\n",
        ),
    ),
    order=5,
    concern="repair",
)
