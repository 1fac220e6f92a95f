"""``int(os.getenv("PORT", 8080))``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_READS = {"int": (int,), "float": (int, float), "str": (int, float)}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if origin(module, node.func) not in ("os.getenv", "os.environ.get") or len(node.args) != 2:
            continue
        default, up = node.args[1], module.parents[node]
        if not calls_builtin(module, up, _READS) or len(up.args) != 1 or node.keywords:
            continue
        if not isinstance(default, ast.Constant) or isinstance(default.value, bool):
            continue
        if isinstance(default.value, _READS[up.func.id]):
            new = f'"{module.source(default)}"'
            quoted = "'" in module.source(node.args[0])[:1]
            new = new.replace('"', "'") if quoted else new
            yield module.replace(default, new, "Gave the default as a text, as the others are.")


RULE = Rule(
    id="environ-default",
    title="Defaults of environment variables are texts",
    docs=(
        "A variable of the environment is always a text, and so is its default. Changed only "
        "where 'int', 'float' or 'str' reads it at once, so that nothing else sees the type."
    ),
    fix=_fix,
    pylint=("invalid-envvar-default",),
    good=(
        "import os\n\nPORT = os.getenv('PORT', 80)\n",
        "import os\n\nON = bool(os.getenv('ON', False))\n",
    ),
    bad=(
        (
            "import os\n\nPORT = int(os.getenv('PORT', 80))\n",
            "import os\n\nPORT = int(os.getenv('PORT', '80'))\n",
        ),
    ),
)
