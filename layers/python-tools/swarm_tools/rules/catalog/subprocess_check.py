"""``subprocess.run`` that says nothing about failure."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if origin(module, node.func) != "subprocess.run" or not (node.args or node.keywords):
            continue
        words = {word.arg for word in node.keywords}
        if words & {"check", None}:
            continue
        last = max([*node.args, *(word.value for word in node.keywords)], key=module.end)
        end = module.end(last)
        rest = module.text[end : module.end(node) - 1].strip()
        if rest in ("", ","):
            yield Edit(end, end, ", check=False", "Said that a failing command is no error.")


RULE = Rule(
    id="subprocess-check",
    title="subprocess.run says whether failure is an error",
    docs="'check=False' is what happens without it; written down, the reader knows.",
    fix=_fix,
    pylint=("subprocess-run-check",),
    good=("import subprocess\n\nsubprocess.run(['ls'], check=True)\n",),
    bad=(
        (
            "import subprocess\n\nsubprocess.run(['ls'])\n",
            "import subprocess\n\nsubprocess.run(['ls'], check=False)\n",
        ),
    ),
)
