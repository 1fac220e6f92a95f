"""``logging.info("value:", value)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.loggers import logging_call
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import Module


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.Call):
        if not logging_call(module, node) or len(node.args) < 2:
            continue
        text, *values = node.args
        if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
            continue
        source = module.source(text)
        if (
            "%" in source
            or "{" in source
            or source[-1] not in "'\""
            or source[-3:-1] == source[-1] * 2
        ):
            continue
        if not text.value or isinstance(values[0], ast.Dict):
            continue
        gap = "" if source[-2] == " " else " "
        where = module.end(text) - 1
        new = gap + " ".join(["%s"] * len(values))
        yield Edit(where, where, new, "Gave the logged values a place in the text.")


RULE = Rule(
    id="logging-arguments",
    title="A place in the text for every value that is logged",
    docs=(
        "A logging call whose text has no field for its values prints an error instead of the "
        "message. Each value gets a field at the end."
    ),
    fix=_fix,
    pylint=("logging-too-many-args",),
    good=(
        "import logging\n\nlogging.info('%s', 1)\n",
        "import logging\n\nlogging.info('plain')\n",
    ),
    bad=(
        (
            "import logging\n\n\ndef f(x, y):\n    logging.info('got:', x, y)\n",
            "import logging\n\n\ndef f(x, y):\n    logging.info('got: %s %s', x, y)\n",
        ),
    ),
    order=5,
    concern="repair",
)
