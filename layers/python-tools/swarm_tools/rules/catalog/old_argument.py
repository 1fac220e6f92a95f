"""Arguments that the standard library no longer takes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.flow import calls_builtin, guarded
from swarm_tools.rules.imports import origin
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module

_LOOPED = {f"asyncio.{name}" for name in ("sleep", "wait", "wait_for", "gather", "shield")}


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if guarded(module, node, ("TypeError",)):
            continue
        words = node.keywords
        if calls_builtin(module, node, ("int", "float", "bool")) and not node.args and words:
            if words[0].arg == "x":
                start, end = module.start(words[0]), module.start(words[0].value)
                yield Edit(start, end, "", "Gave the value by its place, as it has to be.")
        elif origin(module, node.func) in _LOOPED and node.args:
            for word in words:
                if word.arg == "loop" and isinstance(word.value, (ast.Name, ast.Attribute)):
                    comma = module.text.rfind(",", 0, module.start(word))
                    message = "Dropped 'loop', which asyncio finds itself."
                    yield Edit(comma, module.end(word), "", message)


RULE = Rule(
    id="old-argument",
    title="No arguments that are gone",
    docs=(
        "'int(x=\"5\")' and 'asyncio.sleep(1, loop=loop)' fail since Python 3.7 and 3.10; the "
        "value is given by its place and the loop left out."
    ),
    fix=_fix,
    pylint=("deprecated-argument",),
    good=("import asyncio\n\n\nasync def f():\n    await asyncio.sleep(1)\n",),
    bad=(
        (
            "import asyncio\n\n\nasync def f(loop):\n    await asyncio.sleep(1, loop=loop)\n"
            "    return int(x='5')\n",
            "import asyncio\n\n\nasync def f(loop):\n    await asyncio.sleep(1)\n"
            "    return int('5')\n",
        ),
    ),
    order=5,
)
